import { statfs } from "node:fs/promises";
import type { Readiness } from "@curie/contract";
import type { Context } from "./context.ts";
import { Failure } from "./failure.ts";
import { waitingByQueue } from "./jobs/waiting.ts";

/** How long the database may take to answer. */
const databaseMs = 1_000;
/** So long one answer serves everybody: asking often must not be a way to load the database. */
const keptMs = 1_000;
/** A job that could have begun and has waited for longer than this says that nobody works. */
const lateSeconds = 15 * 60;

type Part = "database" | "disk" | "engine";
type Kept = { until: number; answer: Promise<Readiness> };
const kept = new WeakMap<Context, Kept>();

/**
 * Whether this server can work: the database answers, there is room on the disk, threads can be had.
 *
 * A queue that waits does not make a server not ready: another process may work it, and to send
 * people elsewhere would not help. It is told as `degraded`.
 *
 * @throws `not-ready` with the names of what is missing
 */
export function readinessOf(ctx: Context): Promise<Readiness> {
  // Real time: the clock of a demonstration may stand still.
  const now = performance.now();
  const last = kept.get(ctx);
  if (last && now < last.until) return last.answer;
  const answer = look(ctx);
  kept.set(ctx, { until: now + keptMs, answer });
  return answer;
}

async function look(ctx: Context): Promise<Readiness> {
  const [database, freeBytes] = await Promise.all([askDatabase(ctx), freeBytesOf(ctx)]);
  const engine = ctx.cpu.state();
  const failed: Part[] = [
    ...(database ? [] : ["database" as const]),
    ...(freeBytes < ctx.config.minFreeBytes ? ["disk" as const] : []),
    ...(engine.failing ? ["engine" as const] : []),
  ];
  if (!database || failed.length > 0) throw new Failure("not-ready", { failed, freeBytes });
  const late = database.queues
    .filter(({ oldestWaitingSeconds }) => oldestWaitingSeconds > lateSeconds)
    .map(({ name }) => name);
  const { threads, busy, waiting } = engine;
  return {
    status: late.length > 0 ? "degraded" : "ok",
    database: { answeredInMs: database.answeredInMs },
    queues: database.queues,
    late,
    disk: { freeBytes },
    engine: { threads, busy, waiting },
  };
}

type DatabaseState = { answeredInMs: number; queues: Readiness["queues"] };

/** Null when the database does not answer in time. */
async function askDatabase(ctx: Context): Promise<DatabaseState | null> {
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), databaseMs);
  });
  const asked = waitingByQueue(ctx.db).then(
    (queues) => ({ answeredInMs: Math.round(performance.now() - started), queues }),
    (error: unknown) => {
      ctx.log.warn({ err: error }, "not ready: the database does not answer");
      return null;
    },
  );
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function freeBytesOf(ctx: Context): Promise<number> {
  const { dataDir, files } = ctx.config;
  const folders = [dataDir, ...(files.kind === "folder" ? [files.path] : [])];
  const free = await Promise.all(
    folders.map((folder) =>
      statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        // Not made yet: it is made by the first file.
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  );
  const least = Math.min(...free);
  return Number.isFinite(least) ? least : 0;
}
