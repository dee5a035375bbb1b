import { z } from "zod";
import { listOf, loopback, type Needs, type Values } from "./reading.ts";

export type BillingConfig = {
  /** What the browser opens the payment provider's checkout with (S235); nothing of it is secret. */
  paddle: {
    vendorId: number;
    scriptUrl: string;
    scriptUrlv2: string;
    clientToken: string;
    environment: "sandbox" | "production";
  };
  /** How the server talks to the payment provider, and knows its messages. */
  provider: PaymentProvider;
};

export type PaymentProvider = {
  /** The Paddle sandbox that this server runs itself, below its own address; in the demo profile only. */
  local: boolean;
  /** Where calls of Paddle Billing and of Paddle Classic go. */
  apiUrl: string;
  classicApiUrl: string;
  apiKey: string;
  vendorAuthCode: string;
  /** Of Paddle Billing's messages; several while one is replaced by the next. */
  webhookSecrets: readonly string[];
  /** PEM, checks messages of Paddle Classic; null: the sandbox makes its own. */
  classicPublicKey: string | null;
  /** How far a message's time may be from ours, in seconds. */
  webhookToleranceSeconds: number;
  /** How many days the text of a processed message is kept. */
  messageDays: number;
  /** What a page of ours may load scripts and styles from, and show in frames, besides itself. */
  scriptOrigins: readonly string[];
  frameOrigins: readonly string[];
};

export const billingVariables = {
  PADDLE_VENDOR_ID: z.coerce.number().int().min(1).optional(),
  PADDLE_SCRIPT_URL: z.string().min(1).optional(),
  PADDLE_SCRIPT_URL_V2: z.string().min(1).optional(),
  PADDLE_CLIENT_TOKEN: z.string().min(1).optional(),
  PADDLE_ENVIRONMENT: z.enum(["sandbox", "production"]).optional(),
  PADDLE_API_KEY: z.string().min(1).optional(),
  PADDLE_API_URL: z.url().optional(),
  PADDLE_VENDOR_AUTH_CODE: z.string().min(1).optional(),
  PADDLE_CLASSIC_API_URL: z.url().optional(),
  PADDLE_WEBHOOK_SECRETS: z.string().min(1).optional(),
  PADDLE_WEBHOOK_TOLERANCE_SECONDS: z.coerce.number().int().min(1).max(300).default(5),
  CURIE_PROVIDER_MESSAGE_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  PADDLE_CLASSIC_PUBLIC_KEY: z.string().min(1).optional(),
  PADDLE_FRAME_ORIGINS: z.string().min(1).optional(),
};
type BillingValues = Values<typeof billingVariables>;

export const billingNeeds: Needs<typeof billingVariables> = [
  ["PADDLE_VENDOR_ID", "the seller's number in the checkout of Paddle Classic"],
  ["PADDLE_SCRIPT_URL", "the script of the checkout of Paddle Classic"],
  ["PADDLE_SCRIPT_URL_V2", "the script of the checkout of Paddle Billing"],
  ["PADDLE_CLIENT_TOKEN", "the public token of the checkout of Paddle Billing"],
  ["PADDLE_ENVIRONMENT", "sandbox or production"],
  ["PADDLE_API_KEY", "the key of Paddle Billing's interface"],
  ["PADDLE_WEBHOOK_SECRETS", "the secret of Paddle Billing's messages"],
  ["PADDLE_VENDOR_AUTH_CODE", "the key of Paddle Classic's interface"],
  ["PADDLE_CLASSIC_PUBLIC_KEY", "the key that checks Paddle Classic's messages, PEM"],
];

/** Below which path the Paddle sandbox is mounted. */
export const localProviderPath = "/paddle-sandbox";

/** The keys of every local sandbox. They open nothing but itself, so they may be known. */
const localKeys = {
  vendorId: 100_001,
  vendorAuthCode: "5a6b0c5a6b0c5a6b0c5a6b0c5a6b0c5a6b0c5a6b0c5a6b0c",
  clientToken: "test_sandbox0000000000000000000",
  apiKey: "pdl_sdbx_apikey_01hsandbox0000000000000000_key",
  webhookSecret: "pdl_ntfset_of_the_local_sandbox",
};

const webhookSecretMinLength = 24;

/** Which process asks: the sandbox is reached where this server listens. */
type Here = { profile: "demo" | "production"; host: string; port: number };

export function readBilling(env: BillingValues, here: Here, problems: string[]): BillingConfig {
  return { paddle: readPaddle(env), provider: readProvider(env, here, problems) };
}

/** The demo profile talks to the local Paddle sandbox, below our own address. */
function readPaddle(env: BillingValues): BillingConfig["paddle"] {
  return {
    vendorId: env.PADDLE_VENDOR_ID ?? localKeys.vendorId,
    scriptUrl: env.PADDLE_SCRIPT_URL ?? `${localProviderPath}/js/v1/paddle.js`,
    scriptUrlv2: env.PADDLE_SCRIPT_URL_V2 ?? `${localProviderPath}/js/v2/paddle.js`,
    clientToken: env.PADDLE_CLIENT_TOKEN ?? localKeys.clientToken,
    environment: env.PADDLE_ENVIRONMENT ?? "sandbox",
  };
}

const officialAddresses = {
  sandbox: {
    apiUrl: "https://sandbox-api.paddle.com",
    classicApiUrl: "https://sandbox-vendors.paddle.com/api",
    frameOrigins: "https://sandbox-buy.paddle.com,https://sandbox-checkout.paddle.com",
  },
  production: {
    apiUrl: "https://api.paddle.com",
    classicApiUrl: "https://vendors.paddle.com/api",
    frameOrigins: "https://buy.paddle.com,https://checkout.paddle.com",
  },
} as const;

/**
 * A demo that names nothing of the provider runs the local sandbox. One that names a part must name all
 * of it, and can name a sandbox only: money moves in the production profile alone (S136).
 */
function readProvider(
  env: BillingValues,
  { profile, host, port }: Here,
  problems: string[],
): PaymentProvider {
  const demo = profile === "demo";
  const local = demo && billingNeeds.every(([name]) => env[name] === undefined);
  const environment = env.PADDLE_ENVIRONMENT ?? "sandbox";
  if (demo && !local) {
    for (const [name] of billingNeeds) {
      if (env[name] === undefined) problems.push(`${name} is needed beside the other PADDLE_ ones`);
    }
  }
  if (demo && environment === "production") {
    problems.push("PADDLE_ENVIRONMENT: production needs CURIE_PROFILE=production");
  }
  for (const secret of listOf(env.PADDLE_WEBHOOK_SECRETS ?? "")) {
    // A caller who guesses it can report that plans were paid for.
    if (secret.length < webhookSecretMinLength) {
      problems.push(
        `PADDLE_WEBHOOK_SECRETS: each needs at least ${webhookSecretMinLength} characters`,
      );
      break;
    }
  }
  const keyIsFor = /^pdl_(live|sdbx)_/.exec(env.PADDLE_API_KEY ?? "")?.[1];
  if (
    env.PADDLE_ENVIRONMENT &&
    keyIsFor &&
    (keyIsFor === "live") !== (environment === "production")
  ) {
    problems.push(`PADDLE_API_KEY is not a key for the environment ${environment}`);
  }
  const here = `http://${loopback(host)}:${port}${localProviderPath}`;
  const ownSandbox = { apiUrl: `${here}/api`, classicApiUrl: `${here}/classic/api` };
  const official = officialAddresses[environment];
  return {
    local,
    ...(local
      ? ownSandbox
      : {
          apiUrl: env.PADDLE_API_URL ?? official.apiUrl,
          classicApiUrl: env.PADDLE_CLASSIC_API_URL ?? official.classicApiUrl,
        }),
    apiKey: env.PADDLE_API_KEY ?? localKeys.apiKey,
    vendorAuthCode: env.PADDLE_VENDOR_AUTH_CODE ?? localKeys.vendorAuthCode,
    webhookSecrets: listOf(env.PADDLE_WEBHOOK_SECRETS ?? localKeys.webhookSecret),
    // A variable of one line may write the line ends of a PEM as \\n.
    classicPublicKey: env.PADDLE_CLASSIC_PUBLIC_KEY?.replaceAll("\\n", "\n") ?? null,
    webhookToleranceSeconds: env.PADDLE_WEBHOOK_TOLERANCE_SECONDS,
    messageDays: env.CURIE_PROVIDER_MESSAGE_DAYS,
    scriptOrigins: originsOf([env.PADDLE_SCRIPT_URL, env.PADDLE_SCRIPT_URL_V2], problems),
    frameOrigins: local
      ? []
      : originsOf(listOf(env.PADDLE_FRAME_ORIGINS ?? official.frameOrigins), problems),
  };
}

/** Of whole addresses; a path stands on our own origin, which needs no mention. */
function originsOf(urls: readonly (string | undefined)[], problems: string[]): string[] {
  const origins = urls.flatMap((url) => {
    if (url === undefined || url.startsWith("/")) return [];
    if (URL.canParse(url)) return [new URL(url).origin];
    problems.push(`${url} is neither an address nor a path`);
    return [];
  });
  return [...new Set(origins)];
}
