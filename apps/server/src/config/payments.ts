import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import type { Currency, PaymentMethodId, Region } from "@curie/contract";
import { z } from "zod";
import { isOnThisMachine, switchOf, type Values } from "./reading.ts";

export type PaymentsConfig = {
  /** Who takes the money of our own payment page (G-33, G-35). */
  payments: {
    alipay: AlipayConfig | null;
    stripe: StripeConfig | null;
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

export type StripeConfig = {
  /** The simulator that this server runs itself has keys of its own. */
  keys: { secretKey: string; webhookSecrets: readonly string[] } | "local";
  apiUrl: string;
  /** How far the time of a signature may be from ours. */
  toleranceSeconds: number;
};

export const paymentVariables = {
  CURIE_INTERNATIONAL_PAYMENTS: z.string().default("on"),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w{16,}$/)
    .optional(),
  STRIPE_WEBHOOK_SECRETS: z.string().min(1).optional(),
  STRIPE_API_URL: z.url().default("https://api.stripe.com"),
  STRIPE_WEBHOOK_TOLERANCE_SECONDS: z.coerce.number().int().min(1).max(3600).default(300),
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

/** Below which path the simulator of Stripe is mounted. */
export const localStripePath = "/stripe-simulator";
/** Below which path the simulator of Alipay is mounted, and its gateway. */
export const localAlipayPath = "/alipay-simulator";
export const localAlipay = { appId: "2021000000000001", sellerId: "2088000000000001" };

const needed = [
  ["ALIPAY_APP_ID", "the application at Alipay's open platform"],
  ["ALIPAY_SELLER_ID", "the merchant that receives the money, 2088…"],
  ["ALIPAY_PRIVATE_KEY", "the application's private key, PEM or its Base64"],
  ["ALIPAY_PUBLIC_KEY", "the key of Alipay that checks what it tells us, PEM or its Base64"],
] as const;

type Here = { profile: "demo" | "production"; publicUrl: string; ownUrl: string };

/**
 * What is paid on our own page is paid at a service: one for people in China (S23), one for everybody else.
 * Production has each, or says that it sells nothing there: a page that only plays a payment gives things away.
 */
export function readPayments(
  env: Values<typeof paymentVariables>,
  here: Here,
  problems: string[],
): PaymentsConfig {
  return {
    payments: {
      alipay: readAlipay(env, here, problems),
      stripe: readStripe(env, here, problems),
      simulator: here.profile === "demo",
    },
  };
}

function readAlipay(
  env: Values<typeof paymentVariables>,
  here: Here,
  problems: string[],
): AlipayConfig | null {
  const demo = here.profile === "demo";
  const wished = switchOf(env.CURIE_CHINA_PAYMENTS);
  if (wished === null) problems.push("CURIE_CHINA_PAYMENTS: say on or off");
  if (!wished) return null;
  const missing = needed.filter(([name]) => env[name] === undefined);
  if (demo && missing.length === needed.length) {
    const path = `${localAlipayPath}/gateway.do`;
    return {
      ...{ ...localAlipay, keys: "local" },
      ...{ gatewayUrl: `${here.ownUrl}${path}`, pageUrl: `${here.publicUrl}${path}` },
    };
  }
  for (const [name, meaning] of missing) {
    const without = demo ? "" : "; without Alipay say CURIE_CHINA_PAYMENTS=off";
    problems.push(`${name} is missing: ${meaning}${without}`);
  }
  const { ALIPAY_GATEWAY_URL: gatewayUrl, ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId } = env;
  requireSafe("ALIPAY_GATEWAY_URL", gatewayUrl, problems);
  const app = keyIn("ALIPAY_PRIVATE_KEY", env.ALIPAY_PRIVATE_KEY, privateKeyOf, problems);
  const alipay = keyIn("ALIPAY_PUBLIC_KEY", env.ALIPAY_PUBLIC_KEY, publicKeyOf, problems);
  if (!appId || !sellerId || !app || !alipay) return null;
  return { keys: { app, alipay }, gatewayUrl, pageUrl: gatewayUrl, appId, sellerId };
}

const neededOfStripe = [
  ["STRIPE_SECRET_KEY", "the key of the account at Stripe, sk_… or a restricted one, rk_…"],
  ["STRIPE_WEBHOOK_SECRETS", "what signs the events that Stripe tells us, whsec_…"],
] as const;

function readStripe(
  env: Values<typeof paymentVariables>,
  here: Here,
  problems: string[],
): StripeConfig | null {
  const demo = here.profile === "demo";
  const wished = switchOf(env.CURIE_INTERNATIONAL_PAYMENTS);
  if (wished === null) problems.push("CURIE_INTERNATIONAL_PAYMENTS: say on or off");
  if (!wished) return null;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRETS: secrets } = env;
  const toleranceSeconds = env.STRIPE_WEBHOOK_TOLERANCE_SECONDS;
  if (demo && secretKey === undefined && secrets === undefined) {
    return { keys: "local", apiUrl: `${here.ownUrl}${localStripePath}`, toleranceSeconds };
  }
  const without = demo ? "" : "; without Stripe say CURIE_INTERNATIONAL_PAYMENTS=off";
  for (const [name, meaning] of neededOfStripe) {
    if (env[name] === undefined) problems.push(`${name} is missing: ${meaning}${without}`);
  }
  const apiUrl = env.STRIPE_API_URL.replace(/\/+$/, "");
  requireSafe("STRIPE_API_URL", apiUrl, problems);
  if (demo && secretKey?.includes("_live_")) {
    problems.push("STRIPE_SECRET_KEY: a demonstration takes no real money; say a test key");
  }
  const webhookSecrets = (secrets ?? "").split(",").flatMap((one) => one.trim() || []);
  if (webhookSecrets.some((one) => one.length < webhookSecretMinLength)) {
    problems.push(`STRIPE_WEBHOOK_SECRETS: at least ${webhookSecretMinLength} characters each`);
  }
  if (secretKey === undefined || webhookSecrets.length === 0) return null;
  return { keys: { secretKey, webhookSecrets }, apiUrl, toleranceSeconds };
}

const webhookSecretMinLength = 24;

function requireSafe(name: string, url: string, problems: string[]): void {
  if (new URL(url).protocol === "https:" || isOnThisMachine(url)) return;
  problems.push(`${name}: payments over http:// can be watched; say https://…`);
}

/**
 * How money is taken on our own payment page (G-35): never by transfer, boleto or credits (S147). Alipay takes
 * yuan and nothing else.
 */
export function methodsOf(
  { payments: { alipay, stripe, simulator } }: PaymentsConfig,
  region: Region,
  currency: Currency | null = null,
): PaymentMethodId[] {
  if (region !== "china") return stripe || simulator ? ["card"] : [];
  return [
    ...(alipay && (currency ?? "CNY") === "CNY" ? (["alipay"] as const) : []),
    ...(simulator ? (["wechat_pay", "unionpay", "card"] as const) : []),
  ];
}

/** Which payment service takes what is paid so; null: a page of our own that plays one, in a demonstration. */
export function serviceFor(
  { payments: { alipay, stripe } }: PaymentsConfig,
  region: Region,
  method: PaymentMethodId,
): "alipay" | "stripe" | null {
  if (method === "alipay") return alipay && "alipay";
  return method === "card" && region !== "china" && stripe ? "stripe" : null;
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
