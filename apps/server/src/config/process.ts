import { resolve } from "node:path";
import { z } from "zod";
import { isOnThisMachine, type Needs, type Values } from "./reading.ts";
import { weaknessOf } from "./secrets.ts";

/** What every process needs, whatever it does: its part, its address, its database. */
export type ProcessConfig = {
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
  /** With less room than this the server says that it is not ready. */
  minFreeBytes: number;
  log: { level: string; format: "text" | "json" };
  /** Whether some accounts of a demonstration come with documents, which its engines make after the start. */
  demoDocuments: boolean;
  /** Where the numbers for Prometheus are served; null: nowhere. */
  metrics: { host: string; port: number } | null;
};

export const processVariables = {
  CURIE_PROFILE: z.enum(["demo", "production"]).default("demo"),
  CURIE_ROLE: z.enum(["all", "web", "worker"]).default("all"),
  HOST: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  CURIE_PUBLIC_URL: z.url().optional(),
  CURIE_DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.string().min(1).optional(),
  CURIE_DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  CURIE_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  CURIE_MIN_FREE_MB: z.coerce.number().int().min(0).default(200),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  LOG_FORMAT: z.enum(["text", "json"]).optional(),
  CURIE_DEMO_DOCUMENTS: z.enum(["on", "off"]).default("off"),
  CURIE_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  CURIE_METRICS_HOST: z.string().min(1).default("localhost"),
};

export const processNeeds: Needs<typeof processVariables> = [
  ["DATABASE_URL", "the PostgreSQL database, postgres://user:password@host:5432/curie"],
  ["CURIE_SECRET", "at least 32 random characters that sign the session cookies"],
  ["CURIE_PUBLIC_URL", "the address people use, https://curie.example.org"],
];

export function readProcess(
  env: Values<typeof processVariables>,
  problems: string[],
): ProcessConfig {
  judgePublicUrl(env, problems);
  if (env.CURIE_SECRET !== undefined && env.CURIE_PROFILE === "production") {
    const weakness = weaknessOf(env.CURIE_SECRET);
    if (weakness) {
      problems.push(
        `CURIE_SECRET can be guessed: ${weakness}; make one with openssl rand -base64 48`,
      );
    }
  }
  return {
    profile: env.CURIE_PROFILE,
    role: env.CURIE_ROLE,
    host: env.HOST ?? (env.CURIE_PROFILE === "demo" ? "localhost" : "0.0.0.0"),
    port: env.PORT,
    publicUrl: (env.CURIE_PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ""),
    dataDir: resolve(env.CURIE_DATA_DIR ?? ".data"),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePoolSize: env.CURIE_DATABASE_POOL,
    secret: env.CURIE_SECRET ?? null,
    minFreeBytes: env.CURIE_MIN_FREE_MB * 1024 * 1024,
    log: {
      level: env.LOG_LEVEL,
      // A terminal has a reader; whatever collects lines wants them whole.
      format: env.LOG_FORMAT ?? (process.stdout.isTTY ? "text" : "json"),
    },
    demoDocuments: env.CURIE_PROFILE === "demo" && env.CURIE_DEMO_DOCUMENTS === "on",
    metrics:
      env.CURIE_METRICS_PORT === undefined
        ? null
        : { host: env.CURIE_METRICS_HOST, port: env.CURIE_METRICS_PORT },
  };
}

/**
 * Links in mails, cookies and the comparison of origins stand on this address. Without https, whoever
 * is on the way reads sessions and manuscripts; only towards this machine nobody is.
 */
function judgePublicUrl(
  { CURIE_PUBLIC_URL: text, CURIE_PROFILE: profile }: Values<typeof processVariables>,
  problems: string[],
): void {
  if (text === undefined) return;
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    problems.push(`CURIE_PUBLIC_URL: ${url.protocol} is no address of a web site; say https://…`);
  } else if (url.username || url.password || url.search || url.hash) {
    problems.push("CURIE_PUBLIC_URL: say the address alone, without a name, a question or a part");
  } else if (profile === "production" && url.protocol === "http:" && !isOnThisMachine(text)) {
    problems.push("CURIE_PUBLIC_URL: http:// can be read on the way; say https://…");
  }
}
