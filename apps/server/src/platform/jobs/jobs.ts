import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Config } from "#config";
import type { Context } from "#platform/context.ts";
import { causedBy, DatabaseUnavailable, isPassing } from "#platform/db/failures.ts";
import { isDiskFull } from "#platform/disk-full.ts";
import type { JobOutcome } from "#platform/metrics/metrics.ts";
import type { JobQueue } from "./queue.ts";

/**
 * Background work, kept in the same database as the rows it belongs to: a job queued inside a
 * transaction exists exactly when the transaction's rows do.
 *
 * A job whose process dies is handed to another one after its heartbeat stops. Work must therefore
 * be safe to do twice.
 */
export type Job = {
  /** `<feature>.<what-it-does>`; it is the queue's name too. */
  name: string;
  retries: number;
  /** Seconds after which a running job is taken for lost. */
  expireInSeconds: number;
  /** How many of these one process works on at a time; one unless said otherwise. */
  concurrency?(config: Config): number;
  /** How many of these one process works on at a time for one owner, where jobs name theirs. */
  concurrencyOfOwner?: number;
  /** Runs the job by itself, as a cron expression in UTC. */
  schedule?: string;
  work(ctx: Context, payload: unknown, run: JobRun): Promise<void>;
  /** Called once when every retry has failed. */
  giveUp?(ctx: Context, payload: unknown): Promise<void>;
};

export type JobRun = { id: string; signal: AbortSignal };

export type Jobs = JobQueue<Context>;

const heartbeatSeconds = 10;
/** When the disk was full; the job is not to blame, so its tries are not counted. */
const noRoomPauseSeconds = 60;
/** While the database is gone a job waits here: its queue cannot be told either. */
const databasePausesMs = [500, 1_000, 2_000, 4_000, 8_000, 16_000];
const givenUp = (name: string) => `${name}.given-up`;

export async function createJobs(
  databaseUrl: string,
  definitions: readonly Job[],
  log: Logger,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    useListenNotify: true,
    max: 6,
    // How soon the jobs of a process that died are noticed and handed on.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on("error", (raised) => {
    const error = asError(raised);
    // A database that is gone for a moment is nobody's work: the queue looks again by itself.
    log[isPassing(error) ? "warn" : "error"]({ err: error }, "job queue failed");
  });
  await boss.start();
  for (const job of definitions) await createQueues(boss, job);

  let stopping = false;
  return {
    enqueue: async (db, name, payload, { startAfterSeconds, owner } = {}) => {
      await boss.send(name, payload, {
        db: fromDrizzle(db, sql),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...(owner === undefined ? {} : { group: { id: owner } }),
      });
    },
    retry: async (db, name, id) => {
      if (!definitions.some((job) => [job.name, givenUp(job.name)].includes(name))) return false;
      const { rows } = await db.execute(
        sql`select 1 from pgboss.job where name = ${name} and id = ${id} and state = 'failed' for update`,
      );
      if (rows.length === 0) return false;
      await boss.retry(name, id, { db: fromDrizzle(db, sql) });
      return true;
    },
    putBack: async (db, waiting) => {
      const queues = new Set(definitions.flatMap(({ name }) => [name, givenUp(name)]));
      const into = { db: fromDrizzle(db, sql) };
      await db.execute(sql`delete from pgboss.job`);
      for (const { name, id, data, priority, startAfter, singletonKey } of waiting) {
        if (!queues.has(name)) continue;
        const key = singletonKey === null ? {} : { singletonKey };
        await boss.insert(name, [{ id, data: data ?? {}, priority, startAfter, ...key }], into);
      }
      return waiting.filter(({ name }) => !queues.has(name));
    },
    work: async (ctx) => {
      for (const job of definitions) await workOn(boss, job, ctx);
    },
    stop: async (graceMs) => {
      if (stopping) return;
      stopping = true;
      await boss.stop({ graceful: true, timeout: graceMs });
    },
  };
}

/** The queue tells of an error by a copy of its properties, which is none itself. */
function asError(raised: Error): Error {
  return raised instanceof Error ? raised : Object.assign(new Error(), raised);
}

async function createQueues(boss: PgBoss, job: Job): Promise<void> {
  if (job.giveUp) {
    await boss.createQueue(givenUp(job.name), { notify: true, retryLimit: 10, retryBackoff: true });
  }
  await boss.createQueue(job.name, {
    notify: true,
    retryLimit: job.retries,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: job.expireInSeconds,
    heartbeatSeconds,
    ...(job.giveUp ? { deadLetter: givenUp(job.name) } : {}),
  });
}

async function workOn(boss: PgBoss, job: Job, ctx: Context): Promise<void> {
  const { giveUp } = job;
  for (let worker = job.concurrency?.(ctx.config) ?? 1; worker > 0; worker -= 1) {
    await lookAgainAfterEach(boss, job.name, ownersShare(job), (run) =>
      attempt(boss, ctx, job, run),
    );
  }
  if (giveUp) {
    await lookAgainAfterEach(boss, givenUp(job.name), {}, (run) => giveUp(ctx, run.data));
  }
  if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: "UTC" });
}

function ownersShare({ concurrencyOfOwner }: Job): { localGroupConcurrency?: number } {
  return concurrencyOfOwner ? { localGroupConcurrency: concurrencyOfOwner } : {};
}

/**
 * One worker on a queue. It looks for work every two seconds, when it is told of some, and as soon
 * as it has done some: what piled up is taken up without pauses. (The queue's own setting for that
 * goes by counts that are a minute old.)
 */
async function lookAgainAfterEach(
  boss: PgBoss,
  queue: string,
  share: { localGroupConcurrency?: number },
  work: (run: JobWithMetadata<unknown>) => Promise<void>,
): Promise<void> {
  const options = { notifyPollingIntervalSeconds: 2, includeMetadata: true as const, ...share };
  let worker = "";
  worker = await boss.work(queue, options, async ([run]) => {
    try {
      if (run) await work(run);
    } finally {
      boss.notifyWorker(worker);
    }
  });
}

async function attempt(
  boss: PgBoss,
  ctx: Context,
  job: Job,
  run: JobWithMetadata<unknown>,
): Promise<void> {
  const log = ctx.log.child({ job: job.name, jobId: run.id, attempt: run.retryCount + 1 });
  // Real time: the clock of a demonstration may move meanwhile.
  const startedAt = performance.now();
  const ended = (outcome: JobOutcome) => {
    const tookMs = performance.now() - startedAt;
    ctx.metrics.jobEnded({ name: job.name, outcome, seconds: tookMs / 1000 });
    return Math.round(tookMs);
  };
  try {
    await workThrough(ctx, job, run, log);
    log.info({ tookMs: ended("done") }, "job done");
  } catch (error) {
    if (isDiskFull(error)) {
      ended("no-room");
      log.error({ err: error }, "there is no room left; the job is tried again later");
      await boss.send(job.name, run.data as object, { startAfter: noRoomPauseSeconds });
      return;
    }
    const last = run.retryCount >= run.retryLimit;
    ended(last ? "failed" : "again");
    log[last ? "error" : "warn"](
      { err: error },
      last ? "job failed for good" : "job will be tried again",
    );
    throw error;
  }
}

/** Work is safe to do twice, so what a lost connection cut off is done again at once. */
async function workThrough(
  ctx: Context,
  job: Job,
  run: JobWithMetadata<unknown>,
  log: Logger,
): Promise<void> {
  const { id, signal } = run;
  for (const pauseMs of databasePausesMs) {
    try {
      return await job.work(ctx, run.data, { id, signal });
    } catch (error) {
      if (signal.aborted || !causedBy(error, DatabaseUnavailable)) throw error;
      log.warn({ err: error, pauseMs }, "the database was gone; the job begins again");
      await sleep(pauseMs, undefined, { signal });
    }
  }
  return job.work(ctx, run.data, { id, signal });
}
