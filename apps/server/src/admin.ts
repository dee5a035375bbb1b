import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { jobs as definitions, listNamedFiles } from "./app.ts";
import { type Config, ConfigProblem, readConfig } from "./config.ts";
import {
  type Command,
  CommandRefused,
  isCommand,
  readCommand,
  UsageProblem,
} from "./features/staff/commands/rules.ts";
import { explainRefusal, performCommand } from "./features/staff/commands/service.ts";
import { createBackup, type Installation } from "./platform/backup/create-backup.ts";
import { BackupProblem, explainMachine, verifyBackup } from "./platform/backup/folder.ts";
import { restoreBackup } from "./platform/backup/restore-backup.ts";
import { requireNoUnfinishedRestore, UnfinishedRestore } from "./platform/backup/unfinished.ts";
import { followingClock, systemClock } from "./platform/clock.ts";
import { createContext } from "./platform/create-context.ts";
import { startEmbeddedPostgres } from "./platform/db/embedded-postgres.ts";
import { connectionTo } from "./platform/db/limits.ts";
import { migrateDatabase } from "./platform/db/migrate.ts";
import { Failure } from "./platform/failure.ts";
import { createFiles } from "./platform/files.ts";
import { createJobs } from "./platform/jobs/jobs.ts";
import { createLog } from "./platform/log.ts";

/**
 * What an operator does at the machine: to a whole installation with `curie admin
 * backup|restore|verify FOLDER`, and before anybody can open the console with `create-operator` and
 * the commands beside it. It reads the same environment as the server and says what it does on the
 * error output; `--json` writes the result of a command for programs.
 */
const exit = { done: 0, failed: 1, wrongUsage: 2, interrupted: 130 };
const interruption = new AbortController();
process.once("SIGINT", () => interruption.abort());
process.once("SIGTERM", () => interruption.abort());

process.exit(await run(process.argv.slice(2)));

async function run(words: string[]): Promise<number> {
  try {
    await perform(words);
    return exit.done;
  } catch (error) {
    if (interruption.signal.aborted) {
      say(
        "Interrupted. A backup without manifest.json is not whole: remove it. An interrupted restore changed no row: run it again.",
      );
      return exit.interrupted;
    }
    const machine = explainMachine(error);
    if (machine !== null) {
      say(`${machine} What was begun is not whole.`);
    } else if (isForTheOperator(error)) {
      say(error.message);
      if (error instanceof UsageProblem) return exit.wrongUsage;
    } else {
      say(`internal-error: ${error instanceof Error ? error.stack : error}`);
    }
    return exit.failed;
  }
}

/** Whose message says what to do. */
function isForTheOperator(error: unknown): error is Error {
  const kinds = [BackupProblem, ConfigProblem, UnfinishedRestore, UsageProblem, CommandRefused];
  return kinds.some((kind) => error instanceof kind);
}

async function perform(words: string[]): Promise<void> {
  const [name, ...options] = words;
  if (isCommand(name)) return command(readCommand(name, options));
  const { values, positionals } = parseArgs({
    args: words,
    options: { replace: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [what, path = ""] = positionals;
  const folder = resolve(path);
  if (what === "verify") {
    const { createdAt, files } = await verifyBackup(folder, say);
    say(`The backup of ${createdAt} is whole: ${files.count} files.`);
    return;
  }
  const config = readConfig();
  if (what === "backup" && config.databaseUrl === null && !existsSync(config.dataDir)) {
    throw new BackupProblem(`There is no installation in ${config.dataDir}.`);
  }
  if (what === "backup") requireNoUnfinishedRestore(config.dataDir);
  await withInstallation(config, async (installation, databaseUrl) => {
    const saying = { now: systemClock.now(), say, signal: interruption.signal };
    if (what === "backup") {
      const { files, missing } = await createBackup(installation, folder, saying);
      const lacking = missing.length > 0 ? `, ${missing.length} could not be had` : "";
      say(`The backup in ${folder} is whole: ${files.count} files${lacking}.`);
      return;
    }
    const log = createLog("error");
    const openJobs = () => createJobs(databaseUrl, definitions, log);
    await restoreBackup(installation, folder, { ...saying, openJobs, replace: values.replace });
    say(`Restored from ${folder}. Start the server.`);
  });
}

/** One of the commands beside the console. The server may go on working. */
async function command(asked: Command): Promise<void> {
  const config = readConfig();
  requireNoUnfinishedRestore(config.dataDir);
  await withDatabase(config, async (databaseUrl) => {
    await migrateDatabase(databaseUrl);
    const clock = config.profile === "demo" ? followingClock() : systemClock;
    const log = createLog("error");
    const { ctx, close } = await createContext({
      config,
      databaseUrl,
      jobs: definitions,
      log,
      clock,
    });
    try {
      const { data, text } = await performCommand(ctx, asked);
      if (asked.json) process.stdout.write(`${JSON.stringify(data)}\n`);
      else process.stdout.write(`${text}\n`);
    } catch (error) {
      if (error instanceof Failure) throw new CommandRefused(explainRefusal(ctx, error));
      throw error;
    } finally {
      await close(0);
    }
  });
}

async function withDatabase(
  config: Config,
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    await work(config.databaseUrl ?? (await embedded?.database("curie")) ?? "");
  } finally {
    await embedded?.stop();
  }
}

async function withInstallation(
  config: Config,
  work: (installation: Installation, databaseUrl: string) => Promise<void>,
): Promise<void> {
  await withDatabase(config, async (databaseUrl) => {
    // A connection of its own: what an operator asks for takes as long as it takes.
    const client = new pg.Client(connectionTo(databaseUrl));
    client.on("error", () => {});
    await client.connect();
    try {
      const installation: Installation = {
        db: drizzle(client),
        files: createFiles(config.files),
        namedFiles: listNamedFiles,
        dataDir: config.dataDir,
        givenSecret: config.secret,
        productVersion: await productVersion(),
      };
      await work(installation, databaseUrl);
    } finally {
      await client.end();
    }
  });
}

async function productVersion(): Promise<string> {
  const manifest = await readFile(new URL("../package.json", import.meta.url), "utf8");
  return String(JSON.parse(manifest).version);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
