import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chown, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import type { Logger } from "pino";
import { freePort } from "../free-port.ts";
import {
  type Account,
  clusterHome,
  installPrograms,
  unprivilegedAccount,
} from "./embedded-programs.ts";

/**
 * The PostgreSQL that comes with the installation, for the demo profile and for tests.
 *
 * After `kill -9` of the server the database goes on running: the next start finds it by its
 * `postmaster.pid` and uses it. The last process to leave stops it.
 */
export type EmbeddedPostgres = {
  /** Connection string to the maintenance database `postgres`. */
  adminUrl: string;
  /** Makes the database when it does not exist yet, and answers its connection string. */
  database(name: string): Promise<string>;
  /** Starts the server again whenever it dies, on the port it had, until `stop`. */
  keepRunning(log: Logger): void;
  /** Stops the server unless somebody else is still connected to it. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** Tests may trade durability for speed. */
  durable?: boolean;
};

const run = promisify(execFile);
const superuser = "curie";
const startTimeoutMs = 60_000;
const watchEveryMs = 250;
const leavingEveryMs = 100;
const leavingTries = 20;

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const account = await unprivilegedAccount();
  const home = await clusterHome(resolve(options.dataDir), account);
  const programs = await installPrograms(account);
  const cluster = join(home, "cluster");
  const password = await initialise({ programs, cluster, home, account });

  const place = { programs, cluster, account, durable: options.durable ?? true };
  const port =
    (await runningPort(cluster, password)) ?? (await launch(place, password, await freePort()));
  return handle({ ...place, port, password });
}

type ClusterPlace = { programs: string; cluster: string; home: string; account: Account };

async function initialise({ programs, cluster, home, account }: ClusterPlace): Promise<string> {
  const passwordFile = join(home, "password");
  if (existsSync(join(cluster, "PG_VERSION")) && existsSync(passwordFile)) {
    return (await readFile(passwordFile, "utf8")).trim();
  }
  // No password or no version file: an earlier start died before the cluster was whole.
  await rm(cluster, { recursive: true, force: true });
  const password = randomBytes(24).toString("base64url");
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  await run(
    join(programs, "bin", "initdb"),
    [
      `--pgdata=${cluster}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ],
    { cwd: home, env: { ...process.env, LC_MESSAGES: "C", TZ: "UTC" }, ...(account ?? {}) },
  );
  return password;
}

/** The port of a server that already runs on this cluster, or null. */
async function runningPort(cluster: string, password: string): Promise<number | null> {
  const pidFile = join(cluster, "postmaster.pid");
  if (!existsSync(pidFile)) return null;
  const [pid, folder, , port] = (await readFile(pidFile, "utf8")).split("\n");
  if (folder && (await isAnotherFolder(folder, cluster))) {
    await rm(pidFile, { force: true });
    return null;
  }
  if (!isAlive(Number(pid)) || !port) return null;
  return (await waitUntilReady(Number(port), password, 10_000)) ? Number(port) : null;
}

/**
 * Whether the server that wrote `postmaster.pid` works on another folder: then this one was copied
 * from it while it ran, and neither that server nor its data may be taken for ours. A folder that is
 * gone was moved with its server, which still runs on this one.
 */
async function isAnotherFolder(folder: string, cluster: string): Promise<boolean> {
  const theirs = await stat(folder).catch(() => null);
  if (!theirs) return false;
  const ours = await stat(cluster);
  return theirs.dev !== ours.dev || theirs.ino !== ours.ino;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Dead, but nobody has asked how it ended: in a container there may be nobody who does. */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    // No such file: another system than Linux, or gone this very moment.
    return false;
  }
}

type Launch = { programs: string; cluster: string; account: Account; durable: boolean };

async function launch(place: Launch, password: string, port: number): Promise<number> {
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `port=${port}`,
    "max_connections=100",
    "shared_buffers=64MB",
    // After a crash: one call for the whole disk instead of one for each of a thousand files.
    ...(process.platform === "linux" ? ["recovery_init_sync_method=syncfs"] : []),
    "log_min_messages=fatal",
    ...(place.durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ];
  const child = spawn(
    join(place.programs, "bin", "postgres"),
    ["-D", place.cluster, ...settings.flatMap((setting) => ["-c", setting])],
    {
      cwd: place.cluster,
      // Its own process group: Ctrl-C in the terminal reaches us, and we stop it in order.
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, TZ: "UTC", LC_MESSAGES: "C" },
      ...(place.account ?? {}),
    },
  );
  const lastLines = collectLastLines(child);
  const exited = new Promise<false>((done) => child.once("exit", () => done(false)));
  const ready = await Promise.race([waitUntilReady(port, password, startTimeoutMs), exited]);
  if (!ready) {
    child.kill("SIGTERM");
    throw new Error(`The embedded PostgreSQL did not start: ${lastLines().join(" | ")}`);
  }
  child.unref();
  child.stderr?.destroy();
  return port;
}

/**
 * Looks whether the server lives, and starts it again when it does not. Several processes may do so
 * for one cluster: PostgreSQL's own lock lets one of them win, and the others find it running.
 */
function watch(place: Running, log: Logger): { stop(): void } {
  let stopped = false;
  let timer: NodeJS.Timeout;
  async function look(): Promise<void> {
    if (!(await isRunning(place.cluster))) {
      log.error("the embedded PostgreSQL is gone; starting it again");
      try {
        await launch(place, place.password, place.port);
        log.info("the embedded PostgreSQL is back");
      } catch (error) {
        // After kill -9 the memory of the dead server is free once its last process has noticed.
        log.warn({ err: error }, "the embedded PostgreSQL did not start");
      }
    }
    again();
  }
  function again(): void {
    if (stopped) return;
    timer = setTimeout(() => void look(), watchEveryMs);
    timer.unref();
  }
  again();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

async function isRunning(cluster: string): Promise<boolean> {
  const pidFile = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  return isAlive(Number(pidFile.split("\n")[0]));
}

function collectLastLines(child: ChildProcess): () => readonly string[] {
  const lines: string[] = [];
  child.once("error", (error) => lines.push(error.message));
  if (child.stderr) {
    createInterface({ input: child.stderr }).on("line", (line) => {
      lines.push(line);
      if (lines.length > 8) lines.shift();
    });
  }
  return () => lines;
}

async function waitUntilReady(port: number, password: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const client = new pg.Client({
      connectionString: urlOf(port, password, "postgres"),
      connectionTimeoutMillis: 2000,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select 1");
      return true;
    } catch {
      // Not accepting connections yet: starting up, or recovering after a crash.
      await sleep(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

function urlOf(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

type Running = Launch & { port: number; password: string };

function handle(running: Running): EmbeddedPostgres {
  const { programs, cluster, account, port, password } = running;
  let watcher: { stop(): void } | null = null;
  const adminUrl = urlOf(port, password, "postgres");
  const asAdmin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: adminUrl });
    client.on("error", () => {});
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  return {
    adminUrl,
    keepRunning: (log) => {
      watcher ??= watch(running, log);
    },
    database: (name) =>
      asAdmin(async (client) => {
        const existing = await client.query("select 1 from pg_database where datname = $1", [name]);
        if (existing.rows.length === 0) {
          await client.query(`create database ${client.escapeIdentifier(name)}`);
        }
        return urlOf(port, password, name);
      }),
    stop: async () => {
      watcher?.stop();
      if (!(await isRunning(cluster))) return;
      if (!(await asAdmin(isLeftAlone))) return;
      await run(
        join(programs, "bin", "pg_ctl"),
        ["stop", `--pgdata=${cluster}`, "--mode=fast", "--wait", "--timeout=30", "--silent"],
        { cwd: cluster, ...(account ?? {}) },
      );
    },
  };
}

/**
 * Whether nobody else is connected. A connection that was closed a moment ago still counts until its
 * process has ended, so the question is asked again for a while before the answer is no.
 */
async function isLeftAlone(client: pg.Client): Promise<boolean> {
  for (let asked = 0; asked < leavingTries; asked += 1) {
    if (asked > 0) await sleep(leavingEveryMs);
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    if ((rows[0]?.count ?? 0) === 0) return true;
  }
  return false;
}
