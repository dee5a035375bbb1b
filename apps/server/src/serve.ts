import type { Logger } from "pino";
import { buildApp, jobs } from "./app.ts";
import { localProviderPath } from "./config/billing.ts";
import { type Config, ConfigProblem, readConfig } from "./config.ts";
import type { StaffInvitation } from "./features/demo/staff/service.ts";
import { requireNoUnfinishedRestore, UnfinishedRestore } from "./platform/backup/unfinished.ts";
import { followingClock, systemClock } from "./platform/clock.ts";
import { createContext } from "./platform/create-context.ts";
import { awaitDatabase, WrongDatabase } from "./platform/db/await-database.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./platform/db/embedded-postgres.ts";
import { migrateDatabase } from "./platform/db/migrate.ts";
import { endOnUncaught, exitCodes } from "./platform/endings.ts";
import { createLog, readableLines } from "./platform/log.ts";
import { serveMetrics } from "./platform/metrics/server.ts";
import { demoAccount, seedDemo } from "./seed.ts";

/** How long a stopping process lets requests and jobs finish before jobs go back to the queue. */
const graceMs = 20_000;
/** And how long one that dies of an error does. */
const lastGraceMs = 2_000;
/** How long a starting process waits for a database that does not answer. */
const databaseWaitMs = 60_000;

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(isAboutSettings(error) ? exitCodes.settings : exitCodes.failed);
}

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog(
    config.log.level,
    config.log.format === "text" ? await readableLines() : undefined,
  );
  // Whoever starts a demonstration reads its address first.
  const speakUp = config.profile === "demo" ? hush(log) : () => {};
  requireNoUnfinishedRestore(config.dataDir);

  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir });
  const databaseUrl = config.databaseUrl ?? (await databaseOf(embedded));
  embedded?.keepRunning(log);
  await awaitDatabase(databaseUrl, databaseWaitMs, log);
  await migrateDatabase(databaseUrl);
  // Only a demonstration may live in another time than the rest of the world.
  const clock = config.profile === "demo" ? followingClock() : systemClock;
  const { ctx, close } = await createContext({ config, databaseUrl, jobs, log, clock });
  const { app, provider } = await buildApp(ctx);
  let invited: StaffInvitation[] = [];
  // A worker serves no sign-in, so it needs no demo accounts.
  if (config.profile === "demo" && config.role !== "worker") {
    // Their purchases are dozens of requests to ourselves, and none that anybody made.
    invited = await seedDemo(ctx, provider);
  }
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    await app.close();
    await close(graceMs);
    await embedded?.stop();
    process.exit(exitCodes.stopped);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  // The embedded database keeps running: a restart of this process needs it in a second.
  endOnUncaught(log, async () => {
    stopping = true;
    await app.close();
    await close(lastGraceMs);
  });

  try {
    if (config.role !== "worker") {
      await app.listen({ host: config.host, port: config.port });
      if (config.profile === "demo") greet(config, invited);
    }
    speakUp();
    await serveMetrics(ctx);
  } catch (error) {
    await close(0);
    await embedded?.stop();
    throw error;
  }
  if (config.role !== "web") {
    await ctx.jobs.work(ctx);
    ctx.translators.prepare();
  }
}

/** Lets nothing but warnings and errors into the log until the answer is called. */
function hush(log: Logger): () => void {
  const { level } = log;
  if (log.isLevelEnabled("info") && !log.isLevelEnabled("debug")) log.level = "warn";
  return () => {
    log.level = level;
  };
}

async function databaseOf(embedded: EmbeddedPostgres | null): Promise<string> {
  if (!embedded) throw new Error("no database");
  return embedded.database("curie");
}

function greet({ publicUrl: url, provider }: Config, invited: readonly StaffInvitation[]): void {
  const payments = `  Test payments:   ${url}${localProviderPath}/_sandbox  (card 4242 4242 4242 4242)`;
  console.log(
    [
      "",
      `  Curie is ready:  ${url}`,
      `  Demo account:    ${demoAccount.email}  (password ${demoAccount.password})`,
      `  Every state:     ${url}/demo`,
      `  Local mailbox:   ${url}/demo/mailbox`,
      ...(provider.local ? [payments] : []),
      `  Console:         ${url}/staff`,
      // Links work once and are for whoever reads this terminal.
      ...invited.map(({ role, link }) => `  As ${role}:`.padEnd(19) + link),
      "",
    ].join("\n"),
  );
}

function isAboutSettings(error: unknown): boolean {
  return isForTheOperator(error) || portIsTaken(error);
}

/** Whose message says what to do. */
function isForTheOperator(error: unknown): error is Error {
  return [ConfigProblem, WrongDatabase, UnfinishedRestore].some((kind) => error instanceof kind);
}

function portIsTaken(error: unknown): error is Error {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

function explain(error: unknown): string {
  if (isForTheOperator(error)) return error.message;
  if (portIsTaken(error)) {
    const port = "port" in error ? String(error.port) : "";
    const next = `PORT=${Number(port) + 1} npm start`;
    return `Port ${port} is taken by another program; start with another one, such as ${next}.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
