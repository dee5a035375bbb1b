import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import type { PaymentMethodId, Region } from "@curie/contract";
import { z } from "zod";
import { isOnThisMachine, switchOf, type Values } from "./reading.ts";

export type PaymentsConfig = {
  /** Who takes the money of our own payment page (G-33, G-35). */
  payments: {
    alipay: AlipayConfig | null;
    /** Pages of our own play the payment services that have no adapter; in the demo profile only. */
    simulator: boolean;
  };
};

export type AlipayConfig = {
  /** The simulator that this server runs itself makes its own keys. */
  keys: { app: KeyObject; alipay: KeyObject } | "local";
  /** Where this server asks, and where a browser is sent. */
  gatewayUrl: string;
  pageUrl: string;
  appId: string;
  /** Who receives the money: the 2088… number of the merchant. */
  sellerId: string;
};

export const paymentVariables = {
  CURIE_CHINA_PAYMENTS: z.string().default("on"),
  ALIPAY_APP_ID: z
    .string()
    .regex(/^\d{16,20}$/)
    .optional(),
  ALIPAY_SELLER_ID: z
    .string()
    .regex(/^2088\d{12}$/)
    .optional(),
  ALIPAY_PRIVATE_KEY: z.string().min(1).optional(),
  ALIPAY_PUBLIC_KEY: z.string().min(1).optional(),
  ALIPAY_GATEWAY_URL: z.url().default("https://openapi.alipay.com/gateway.do"),
};

/** Below which path the simulator of Alipay is mounted, and its gateway. */
export const localAlipayPath = "/alipay-simulator";
export const localAlipay = { appId: "2021000000000001", sellerId: "2088000000000001" };

const needed = [
  ["ALIPAY_APP_ID", "the application at Alipay's open platform"],
  ["ALIPAY_SELLER_ID", "the merchant that receives the money, 2088…"],
  ["ALIPAY_PRIVATE_KEY", "the application's private key, PEM or its Base64"],
  ["ALIPAY_PUBLIC_KEY", "the key of Alipay that checks what it tells us, PEM or its Base64"],
] as const;

/**
 * People in China pay by a service of their own (S23). Production has one, or says that it sells nothing
 * there: a page that only plays a payment gives plans away.
 */
export function readPayments(
  env: Values<typeof paymentVariables>,
  here: { profile: "demo" | "production"; publicUrl: string; ownUrl: string },
  problems: string[],
): PaymentsConfig {
  const demo = here.profile === "demo";
  const wished = switchOf(env.CURIE_CHINA_PAYMENTS);
  if (wished === null) problems.push("CURIE_CHINA_PAYMENTS: say on or off");
  if (!wished) return { payments: { alipay: null, simulator: demo } };
  const missing = needed.filter(([name]) => env[name] === undefined);
  if (demo && missing.length === needed.length) {
    const path = `${localAlipayPath}/gateway.do`;
    const local = {
      ...{ ...localAlipay, keys: "local" as const },
      ...{ gatewayUrl: `${here.ownUrl}${path}`, pageUrl: `${here.publicUrl}${path}` },
    };
    return { payments: { alipay: local, simulator: true } };
  }
  for (const [name, meaning] of missing) {
    const without = demo ? "" : "; without Alipay say CURIE_CHINA_PAYMENTS=off";
    problems.push(`${name} is missing: ${meaning}${without}`);
  }
  const { ALIPAY_GATEWAY_URL: gatewayUrl, ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId } = env;
  if (new URL(gatewayUrl).protocol !== "https:" && !isOnThisMachine(gatewayUrl)) {
    problems.push("ALIPAY_GATEWAY_URL: payments over http:// can be watched; say https://…");
  }
  const app = keyIn("ALIPAY_PRIVATE_KEY", env.ALIPAY_PRIVATE_KEY, privateKeyOf, problems);
  const alipay = keyIn("ALIPAY_PUBLIC_KEY", env.ALIPAY_PUBLIC_KEY, publicKeyOf, problems);
  if (!appId || !sellerId || !app || !alipay) {
    return { payments: { alipay: null, simulator: demo } };
  }
  const keys = { app, alipay };
  return {
    payments: {
      alipay: { keys, gatewayUrl, pageUrl: gatewayUrl, appId, sellerId },
      simulator: demo,
    },
  };
}

/** How money is taken on our own payment page (G-35): never by transfer, boleto or credits (S147). */
export function methodsOf(
  { payments: { alipay, simulator } }: PaymentsConfig,
  region: Region,
): PaymentMethodId[] {
  if (region !== "china") return simulator ? ["card"] : [];
  return [
    ...(alipay ? (["alipay"] as const) : []),
    ...(simulator ? (["wechat_pay", "unionpay", "card"] as const) : []),
  ];
}

function keyIn(
  name: string,
  text: string | undefined,
  read: (text: string) => KeyObject,
  problems: string[],
): KeyObject | null {
  if (text === undefined) return null;
  try {
    const key = read(text.replaceAll("\\n", "\n").trim());
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType === "rsa" && bits >= 2048) return key;
  } catch {
    // What the text is wrong in is no business of a log.
  }
  problems.push(`${name} is no RSA key of 2048 bits or more, PEM or its Base64`);
  return null;
}

/** The platform's own tool hands out the Base64 alone: PKCS#8, or PKCS#1 for what it calls non-Java. */
function privateKeyOf(text: string): KeyObject {
  if (text.includes("-----BEGIN")) return createPrivateKey(text);
  const der = Buffer.from(text, "base64");
  try {
    return createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  } catch {
    return createPrivateKey({ key: der, format: "der", type: "pkcs1" });
  }
}

function publicKeyOf(text: string): KeyObject {
  if (text.includes("-----BEGIN")) return createPublicKey(text);
  return createPublicKey({ key: Buffer.from(text, "base64"), format: "der", type: "spki" });
}
