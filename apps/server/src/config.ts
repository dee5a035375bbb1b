import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import {
  type FlagName,
  flagDefaults,
  flagNames,
  type Locale,
  type SiteLanguage,
  siteLanguages,
} from "@curie/contract";
import { z } from "zod";

/**
 * The only reader of the environment. `demo` needs nothing and keeps everything on this machine;
 * `production` refuses to start while something it needs is missing, and says all of it at once.
 */
export type Config = {
  profile: "demo" | "production";
  /** What this process does: answer requests, work jobs, or both. */
  role: "all" | "web" | "worker";
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  /** Null: run the PostgreSQL that comes with the installation. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Null in the demo profile: made once and kept in the data folder. */
  secret: string | null;
  files: FileStore;
  mail: { smtpUrl: string; from: string } | null;
  log: { level: string };
  flags: Readonly<Partial<Record<FlagName, boolean>>>;
  engine: { threads: number; timeoutMs: number };
  http: { trustProxy: boolean; countryHeader: string | null; requestsPerMinute: number };
  operator: { name: string; contact: string | null; staysOnThisServer: boolean };
  signIn: {
    orcid: { clientId: string; clientSecret: string } | null;
    oidc: { name: string; issuer: string; clientId: string; clientSecret: string } | null;
  };
  /** The language of pages for whom nothing else says one. */
  siteLanguage: SiteLanguage;
  /** Applications by host name (G-8); any other host gets the default application. */
  partnerHosts: readonly string[];
  projectEnvironmentName: string;
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
  partners: {
    /** Null: a simulator stands in for the preprints server. */
    preprintsUrl: string | null;
  };
  /** Pages outside or of ours about group discounts (G-81). */
  groupDiscountUrls: { china: string; restOfWorld: string };
  /** Where the survey is taken, by language; null is our own page (G-69). */
  surveyUrls: Readonly<Record<Locale, string | null>>;
};

export type PaymentProvider = {
  /** A stand-in that this server runs itself, below its own address; in the demo profile only. */
  local: boolean;
  /** Where calls of the newer and of the classic generation go. */
  apiUrl: string;
  classicApiUrl: string;
  apiKey: string;
  vendorAuthCode: string;
  /** Of the newer generation's messages; several while one is replaced by the next. */
  webhookSecrets: readonly string[];
  /** PEM, checks messages of the classic generation; null: the stand-in makes its own. */
  classicPublicKey: string | null;
  /** How far a message's time may be from ours, in seconds. */
  webhookToleranceSeconds: number;
  /** What a page of ours may load scripts and styles from, and show in frames, besides itself. */
  scriptOrigins: readonly string[];
  frameOrigins: readonly string[];
};

export type FileStore =
  | { kind: "folder"; path: string }
  | {
      kind: "s3";
      bucket: string;
      region: string;
      endpoint: string | null;
      accessKeyId: string;
      secretAccessKey: string;
    };

export class ConfigProblem extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The configuration is not complete:\n${problems.map((line) => `  - ${line}`).join("\n")}`,
    );
    this.name = "ConfigProblem";
    this.problems = problems;
  }
}

const yes = new Set(["1", "true", "on", "yes"]);
const no = new Set(["0", "false", "off", "no", ""]);

const Environment = z.object({
  CURIE_PROFILE: z.enum(["demo", "production"]).default("demo"),
  CURIE_ROLE: z.enum(["all", "web", "worker"]).default("all"),
  HOST: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  CURIE_PUBLIC_URL: z.url().optional(),
  CURIE_DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.string().min(1).optional(),
  CURIE_DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  CURIE_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  CURIE_FILES_DIR: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SMTP_URL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  CURIE_ENGINE_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  CURIE_ENGINE_TIMEOUT_SECONDS: z.coerce.number().int().min(10).default(900),
  CURIE_TRUST_PROXY: z.string().default(""),
  CURIE_COUNTRY_HEADER: z.string().min(1).optional(),
  CURIE_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  CURIE_OPERATOR_NAME: z.string().min(1).default("Curie"),
  CURIE_CONTACT: z.email().optional(),
  CURIE_SITE_LANGUAGE: z.enum(siteLanguages).default("en"),
  CURIE_PARTNER_HOSTS: z.string().default(""),
  CURIE_PROJECT_ENVIRONMENT: z.string().min(1).optional(),
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
  PADDLE_CLASSIC_PUBLIC_KEY: z.string().min(1).optional(),
  PADDLE_FRAME_ORIGINS: z.string().min(1).optional(),
  PREPRINTS_URL: z.url().optional(),
  CURIE_GROUP_DISCOUNT_URL: z.string().min(1).default("/group-discount"),
  CURIE_GROUP_DISCOUNT_URL_CHINA: z.string().min(1).default("/group-discount/china"),
  CURIE_SURVEY_URL_EN_US: z.url().optional(),
  CURIE_SURVEY_URL_ES_ES: z.url().optional(),
  CURIE_SURVEY_URL_JA_JP: z.url().optional(),
  CURIE_SURVEY_URL_PT_BR: z.url().optional(),
  CURIE_SURVEY_URL_ZH_CN: z.url().optional(),
  ORCID_CLIENT_ID: z.string().min(1).optional(),
  ORCID_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).default("Institution"),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
});
type Environment = z.infer<typeof Environment>;

/** @throws {ConfigProblem} naming every variable that is missing or wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigProblem(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
    );
  }
  const env = parsed.data;
  const problems: string[] = [];
  const flags = readFlags(environment, problems);
  const dataDir = resolve(env.CURIE_DATA_DIR ?? ".data");
  if (env.CURIE_PROFILE === "production") problems.push(...missingInProduction(env));
  const files = readFileStore(env, dataDir, problems);
  const signIn = readSignIn(env, problems);
  const provider = readProvider(env, problems);
  if (problems.length > 0) throw new ConfigProblem(problems);

  const host = env.HOST ?? (env.CURIE_PROFILE === "demo" ? "localhost" : "0.0.0.0");
  return {
    profile: env.CURIE_PROFILE,
    role: env.CURIE_ROLE,
    host,
    port: env.PORT,
    publicUrl: (env.CURIE_PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ""),
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    databasePoolSize: env.CURIE_DATABASE_POOL,
    secret: env.CURIE_SECRET ?? null,
    files,
    mail: env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : null,
    log: { level: env.LOG_LEVEL },
    flags,
    engine: {
      // One core stays free for requests; an engine keeps about 400 MB.
      threads: env.CURIE_ENGINE_THREADS ?? Math.max(1, Math.min(4, availableParallelism() - 1)),
      timeoutMs: env.CURIE_ENGINE_TIMEOUT_SECONDS * 1000,
    },
    http: {
      trustProxy: yes.has(env.CURIE_TRUST_PROXY.toLowerCase()),
      countryHeader: env.CURIE_COUNTRY_HEADER?.toLowerCase() ?? null,
      requestsPerMinute: env.CURIE_REQUESTS_PER_MINUTE,
    },
    operator: {
      name: env.CURIE_OPERATOR_NAME,
      contact: env.CURIE_CONTACT ?? null,
      staysOnThisServer: files.kind === "folder",
    },
    signIn,
    siteLanguage: env.CURIE_SITE_LANGUAGE,
    partnerHosts: listOf(env.CURIE_PARTNER_HOSTS.toLowerCase()),
    projectEnvironmentName: env.CURIE_PROJECT_ENVIRONMENT ?? env.CURIE_PROFILE,
    paddle: readPaddle(env),
    provider,
    partners: { preprintsUrl: env.PREPRINTS_URL ?? null },
    groupDiscountUrls: {
      china: env.CURIE_GROUP_DISCOUNT_URL_CHINA,
      restOfWorld: env.CURIE_GROUP_DISCOUNT_URL,
    },
    surveyUrls: {
      en_US: env.CURIE_SURVEY_URL_EN_US ?? null,
      es_ES: env.CURIE_SURVEY_URL_ES_ES ?? null,
      ja_JP: env.CURIE_SURVEY_URL_JA_JP ?? null,
      pt_BR: env.CURIE_SURVEY_URL_PT_BR ?? null,
      zh_CN: env.CURIE_SURVEY_URL_ZH_CN ?? null,
    },
  };
}

/** Below which path the stand-in for the payment provider is mounted. */
export const localProviderPath = "/paddle-sandbox";

/** The keys of every stand-in. They open nothing but itself, so they may be known. */
const localKeys = {
  vendorId: 100_001,
  vendorAuthCode: "5a6b0c5a6b0c5a6b0c5a6b0c5a6b0c5a6b0c5a6b0c5a6b0c",
  clientToken: "test_sandbox0000000000000000000",
  apiKey: "pdl_sdbx_apikey_01hsandbox0000000000000000_key",
  webhookSecret: "pdl_ntfset_of_the_local_stand_in",
};

/** The demo profile talks to the local stand-in for the provider, under our own address. */
function readPaddle(env: Environment): Config["paddle"] {
  return {
    vendorId: env.PADDLE_VENDOR_ID ?? localKeys.vendorId,
    scriptUrl: env.PADDLE_SCRIPT_URL ?? `${localProviderPath}/js/v1/paddle.js`,
    scriptUrlv2: env.PADDLE_SCRIPT_URL_V2 ?? `${localProviderPath}/js/v2/paddle.js`,
    clientToken: env.PADDLE_CLIENT_TOKEN ?? localKeys.clientToken,
    environment: env.PADDLE_ENVIRONMENT ?? "sandbox",
  };
}

const providerVariables = [
  "PADDLE_VENDOR_ID",
  "PADDLE_SCRIPT_URL",
  "PADDLE_SCRIPT_URL_V2",
  "PADDLE_CLIENT_TOKEN",
  "PADDLE_ENVIRONMENT",
  "PADDLE_API_KEY",
  "PADDLE_VENDOR_AUTH_CODE",
  "PADDLE_WEBHOOK_SECRETS",
  "PADDLE_CLASSIC_PUBLIC_KEY",
] as const satisfies readonly (keyof Environment)[];

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
 * A demo that names nothing of the provider runs the stand-in. One that names a part must name all
 * of it, and can name a sandbox only: money moves in the production profile alone (S136).
 */
function readProvider(env: Environment, problems: string[]): PaymentProvider {
  const demo = env.CURIE_PROFILE === "demo";
  const local = demo && providerVariables.every((name) => env[name] === undefined);
  const environment = env.PADDLE_ENVIRONMENT ?? "sandbox";
  if (demo && !local) {
    for (const name of providerVariables) {
      if (env[name] === undefined) problems.push(`${name} is needed beside the other PADDLE_ ones`);
    }
  }
  if (demo && environment === "production") {
    problems.push("PADDLE_ENVIRONMENT: production needs CURIE_PROFILE=production");
  }
  const keyIsFor = /^pdl_(live|sdbx)_/.exec(env.PADDLE_API_KEY ?? "")?.[1];
  if (
    env.PADDLE_ENVIRONMENT &&
    keyIsFor &&
    (keyIsFor === "live") !== (environment === "production")
  ) {
    problems.push(`PADDLE_API_KEY is not a key for the environment ${environment}`);
  }
  const here = `http://${loopback(env.HOST)}:${env.PORT}${localProviderPath}`;
  const standIn = { apiUrl: `${here}/api`, classicApiUrl: `${here}/classic/api` };
  const official = officialAddresses[environment];
  return {
    local,
    ...(local
      ? standIn
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

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

/** Where this machine reaches a server that listens there. */
function loopback(host: string | undefined): string {
  if (host === undefined) return "localhost";
  if (host === "0.0.0.0") return "127.0.0.1";
  return host.includes(":") ? `[${host === "::" ? "::1" : host}]` : host;
}

/** A flag is switched by `FLAG_` and its name in capitals, for example `FLAG_CURIE_ABSTRACT_WRITER=on`. */
export function flagVariable(name: FlagName): string {
  return `FLAG_${name.toUpperCase()}`;
}

function readFlags(environment: NodeJS.ProcessEnv, problems: string[]): Config["flags"] {
  const flags: Partial<Record<FlagName, boolean>> = {};
  for (const name of flagNames) {
    const value = environment[flagVariable(name)]?.toLowerCase();
    if (value === undefined) continue;
    if (yes.has(value)) flags[name] = true;
    else if (no.has(value)) flags[name] = false;
    else
      problems.push(
        `${flagVariable(name)}: say on or off (default ${flagDefaults[name] ? "on" : "off"})`,
      );
  }
  return flags;
}

function missingInProduction(env: Environment): string[] {
  const needed: [keyof Environment, string][] = [
    ["DATABASE_URL", "the PostgreSQL database, postgres://user:password@host:5432/curie"],
    ["CURIE_SECRET", "at least 32 random characters that sign the session cookies"],
    ["CURIE_PUBLIC_URL", "the address people use, https://curie.example.org"],
    ["SMTP_URL", "the mail server, smtps://user:password@host:465"],
    ["MAIL_FROM", "the sender of all mail, Curie <no-reply@example.org>"],
    ["PADDLE_VENDOR_ID", "the seller's number in the payment provider's classic checkout"],
    ["PADDLE_SCRIPT_URL", "the script of the classic checkout"],
    ["PADDLE_SCRIPT_URL_V2", "the script of the newer checkout"],
    ["PADDLE_CLIENT_TOKEN", "the public token of the newer checkout"],
    ["PADDLE_ENVIRONMENT", "sandbox or production"],
    ["PADDLE_API_KEY", "the key of the newer generation's interface"],
    ["PADDLE_WEBHOOK_SECRETS", "the secret of the newer generation's messages"],
    ["PADDLE_VENDOR_AUTH_CODE", "the key of the classic generation's interface"],
    ["PADDLE_CLASSIC_PUBLIC_KEY", "the key that checks the classic generation's messages, PEM"],
  ];
  const missing = needed
    .filter(([name]) => env[name] === undefined)
    .map(([name, meaning]) => `${name} is missing: ${meaning}`);
  if (env.CURIE_FILES_DIR === undefined && env.S3_BUCKET === undefined) {
    missing.push("CURIE_FILES_DIR or S3_BUCKET is missing: where manuscripts are kept");
  }
  return missing;
}

function readFileStore(env: Environment, dataDir: string, problems: string[]): FileStore {
  if (env.S3_BUCKET === undefined) {
    return { kind: "folder", path: resolve(env.CURIE_FILES_DIR ?? `${dataDir}/files`) };
  }
  if (env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined) {
    problems.push("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed beside S3_BUCKET");
  }
  return {
    kind: "s3",
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
  };
}

function readSignIn(env: Environment, problems: string[]): Config["signIn"] {
  const orcid =
    env.ORCID_CLIENT_ID && env.ORCID_CLIENT_SECRET
      ? { clientId: env.ORCID_CLIENT_ID, clientSecret: env.ORCID_CLIENT_SECRET }
      : null;
  const oidc =
    env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
      ? {
          name: env.OIDC_NAME,
          issuer: env.OIDC_ISSUER,
          clientId: env.OIDC_CLIENT_ID,
          clientSecret: env.OIDC_CLIENT_SECRET,
        }
      : null;
  if (!orcid && (env.ORCID_CLIENT_ID || env.ORCID_CLIENT_SECRET)) {
    problems.push("ORCID_CLIENT_ID and ORCID_CLIENT_SECRET are needed together");
  }
  if (!oidc && (env.OIDC_ISSUER || env.OIDC_CLIENT_ID || env.OIDC_CLIENT_SECRET)) {
    problems.push("OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed together");
  }
  return { orcid, oidc };
}
