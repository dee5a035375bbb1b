import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ErrorBody, Locale } from "@curie/contract";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { inject } from "vitest";
import { type BuiltApp, buildApp, jobs } from "#app";
import { type Config, readConfig } from "#config";
import type { Clock } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { type Cpu, createCpu } from "#platform/cpu.ts";
import { createContext } from "#platform/create-context.ts";
import { createLog } from "#platform/log.ts";
import { hashPassword } from "#platform/passwords.ts";
import { openSql } from "./sql.ts";

/** A clock that stands still until a test moves it. */
export type TestClock = Clock & { advance(ms: number): void };

export function testClock(start = new Date("2026-03-02T09:00:00.000Z")): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}

export type TestApp = {
  app: FastifyInstance;
  provider: BuiltApp["provider"];
  ctx: Context;
  clock: TestClock;
  databaseUrl: string;
  /** Everything that was logged, one JSON line each. */
  logLines: readonly string[];
  /** Sends a request as nobody in particular. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** A new confirmed account with an open session. */
  person(profile?: Partial<Profile>): Promise<Person>;
  close(): Promise<void>;
};

export type Person = {
  identity: string;
  email: string;
  cookie: string;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object): Promise<LightMyRequestResponse>;
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
};

type Profile = { name: string; email: string; password: string; country: string; locale: Locale };

/** What a production server is told; its database is the test's own. */
export const productionEnvironment: NodeJS.ProcessEnv = {
  CURIE_PROFILE: "production",
  DATABASE_URL: "postgres://unused",
  CURIE_SECRET: "Zk8vQ2xT9mWc4RfYb7LpN1sHd6JgUa3EoXi5KtBq0wVyMz",
  CURIE_PUBLIC_URL: "https://curie.example.org",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "Curie <no-reply@example.org>",
  CURIE_FILES_DIR: "/nonexistent",
  PADDLE_VENDOR_ID: "4711",
  PADDLE_SCRIPT_URL: "https://paddle.example.org/v1.js",
  PADDLE_SCRIPT_URL_V2: "https://paddle.example.org/v2.js",
  PADDLE_CLIENT_TOKEN: "live_public",
  PADDLE_ENVIRONMENT: "production",
  PADDLE_API_KEY: "pdl_live_apikey_of_a_test",
  PADDLE_WEBHOOK_SECRETS: "pdl_ntfset_01hx4qk7vbq_of_a_test",
  PREPRINTS_URL: "https://preprints.example.org",
  CURIE_FAPIAO: "off",
  CURIE_CHINA_PAYMENTS: "off",
  CURIE_INTERNATIONAL_PAYMENTS: "off",
  CURIE_OPERATOR_NAME: "Curie",
  CURIE_SITE_LANGUAGE: "en",
  CURIE_PROJECT_ENVIRONMENT: "tests",
  PADDLE_VENDOR_AUTH_CODE: "an-auth-code",
  PADDLE_CLASSIC_PUBLIC_KEY: "a public key",
};

/** The real application on a database of its own, with a clock that the test moves. */
export async function startTestApp(
  environment: NodeJS.ProcessEnv = {},
  clock: TestClock = testClock(),
): Promise<TestApp> {
  return startOn(await createDatabase(), environment, clock);
}

/** The application once more, on the same database and in the same time: another process. */
export function startBeside(
  { databaseUrl, clock }: TestApp,
  environment: NodeJS.ProcessEnv = {},
): Promise<TestApp> {
  return startOn({ url: databaseUrl, drop: async () => {} }, environment, clock);
}

async function startOn(
  database: TestDatabase,
  environment: NodeJS.ProcessEnv,
  clock: TestClock,
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "curie-app-"));
  const config: Config = readConfig({
    CURIE_DATA_DIR: dataDir,
    CURIE_ENGINE_THREADS: "1",
    LOG_LEVEL: "info",
    ...environment,
  });
  const logLines: string[] = [];
  const log = createLog(config.log.level, { write: (line) => logLines.push(line) });
  const { ctx, close } = await createContext({
    config,
    databaseUrl: database.url,
    jobs,
    log,
    clock,
  });
  if (environment.CURIE_ENGINE_THREADS === undefined) shareEngine(ctx);
  const { app, provider } = await buildApp(ctx);

  const request = (options: InjectOptions) => app.inject(options);
  return {
    app,
    provider,
    ctx,
    clock,
    databaseUrl: database.url,
    logLines,
    request,
    person: (profile) => openAccount(ctx, request, profile),
    close: async () => {
      await app.close();
      await close(5000);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let warmEngine: Cpu | undefined;

/**
 * An engine takes three seconds of processor time to load, so the applications of all files that
 * one worker tests edit on the same thread. It ends with the worker.
 */
function shareEngine(ctx: Context): void {
  warmEngine ??= createCpu({ engineThreads: 1, compiledModules: null });
  ctx.cpu.engine = warmEngine.engine;
}

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow on purpose; a thousand persons of tests have one password. */
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

async function openAccount(
  ctx: Context,
  request: TestApp["request"],
  profile: Partial<Profile> = {},
): Promise<Person> {
  const [{ createConfirmedAccount }, { openSession }] = await Promise.all([
    import("#features/accounts/service.ts"),
    import("#features/accounts/client.ts"),
  ]);
  const account: Profile = {
    name: "Ada Ortiz",
    email: `${randomUUID()}@example.org`,
    password: "a long enough password",
    country: "ES",
    locale: "en_US",
    ...profile,
  };
  const user = await createConfirmedAccount(ctx, account, hashOnce);
  const { email } = account;
  const caller = { ip: "127.0.0.1", headers: new Headers() };
  const cookie = cookiePairs(await openSession(ctx, user.identity, caller));
  const send = (options: InjectOptions) =>
    request({ ...options, headers: { ...options.headers, cookie } });
  return {
    identity: user.identity,
    email,
    cookie,
    send,
    get: (url) => send({ method: "GET", url }),
    post: (url, payload = {}) => send({ method: "POST", url, payload }),
  };
}

/** What a browser would send back. */
export function cookieOf(response: LightMyRequestResponse): string {
  const header = response.headers["set-cookie"];
  return cookiePairs(Array.isArray(header) ? header : header ? [header] : []);
}

function cookiePairs(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** A form with one or more files, as a browser builds it. */
export function uploadForm(
  files: readonly { name: string; bytes: Uint8Array | string; field?: string }[],
  fields: Readonly<Record<string, string>> = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `----curie${randomUUID()}`;
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    );
  }
  for (const { name, bytes, field = "file" } of files) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from("\r\n"),
    );
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    payload: Buffer.concat(parts),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

/** Status and code of a refusal, in the one shape every refusal has. */
export function refusalOf(response: LightMyRequestResponse): { status: number; code: string } {
  const body = response.json<ErrorBody>();
  return { status: response.statusCode, code: body.code };
}

type TestDatabase = { url: string; drop(): Promise<void> };

async function createDatabase(): Promise<TestDatabase> {
  const adminUrl = inject("adminUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = openSql(adminUrl);
  // Files are copied in half the time of the write-ahead log; nothing here must outlive a crash.
  const template = inject("templateDatabase");
  await admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`;
  return {
    url: adminUrl.replace(/\/[^/]+$/, `/${name}`),
    drop: async () => {
      await admin`drop database if exists ${admin(name)} with (force)`;
      await admin.end();
    },
  };
}
