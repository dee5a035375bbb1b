import { type JobState, type StaffHealth, type StaffJob, staffPageSize } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { pageOf } from "#platform/db/keyset.ts";
import { Failure } from "#platform/failure.ts";
import { waitingByQueue } from "#platform/jobs/waiting.ts";
import { readinessOf } from "#platform/readiness.ts";
import { describeEvents } from "../events/store.ts";
import { countFailedJobs, type JobRow, listJobs } from "./store.ts";

const states: ReadonlyMap<string, JobState> = new Map([
  ["failed", "failed"],
  ["created", "waiting"],
  ["retry", "waiting"],
  ["active", "active"],
]);

export async function describeJobs(
  ctx: Context,
  filter: { state: JobState | undefined; mails: boolean },
  cursor: string | undefined,
): Promise<{ rows: StaffJob[]; next: string | null }> {
  const found = await listJobs(ctx.db, filter, cursor, staffPageSize + 1);
  return pageOf(found, staffPageSize, toJob);
}

function toJob({ id, name, state, createdAt, startedAt, ...row }: JobRow): StaffJob {
  const { tries, mostTries, problem, percent, to, subject } = row;
  return {
    ...{ identity: id, name, tries, mostTries, problem, percent },
    state: states.get(state) ?? "done",
    createdAt: new Date(createdAt).toISOString(),
    startedAt: startedAt === null ? null : new Date(startedAt).toISOString(),
    mail: to === null || subject === null ? null : { to, subject },
  };
}

/** @throws `not-found` when there is no such job, or it has not failed */
export async function retryJob(ctx: Context, name: string, id: string): Promise<void> {
  if (!(await ctx.jobs.retry(ctx.db, name, id))) throw new Failure("not-found");
}

/** How the installation is, also while it cannot work. */
export async function lookAtHealth(ctx: Context): Promise<StaffHealth> {
  const [readiness, queues, failedJobs, events] = await Promise.all([
    readinessOf(ctx).catch(notReady),
    waitingByQueue(ctx.db),
    countFailedJobs(ctx.db),
    describeEvents(ctx.db),
  ]);
  const told = { queues, failedJobs, openEvents: events.open };
  const lastEventAt = events.lastAt?.toISOString() ?? null;
  if ("disk" in readiness) {
    const { disk, engine } = readiness;
    return { ...told, lastEventAt, ready: true, failed: [], freeBytes: disk.freeBytes, engine };
  }
  return { ...told, lastEventAt, ready: false, ...readiness, engine: null };
}

function notReady(error: unknown): { failed: string[]; freeBytes: number } {
  if (!(error instanceof Failure) || error.code !== "not-ready") throw error;
  const { failed, freeBytes } = error.params;
  return { failed: Array.isArray(failed) ? [...failed] : [], freeBytes: Number(freeBytes ?? 0) };
}
