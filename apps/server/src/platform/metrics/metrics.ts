import type * as PromClient from "prom-client";
import type { CpuState } from "../cpu.ts";
import type { ConnectionCounts } from "../db/client.ts";
import type { QueueState } from "../jobs/waiting.ts";

/**
 * Numbers about this process for Prometheus. No label names a person, a document or an address: a
 * route is the endpoint's name, a job its queue's.
 */
export type Metrics = {
  requestAnswered(request: AnsweredRequest): void;
  jobEnded(job: EndedJob): void;
  /** All numbers in Prometheus' text format; null where metrics are off. */
  scrape: (() => Promise<string>) | null;
};

export type AnsweredRequest = { method: string; route: string; status: number; seconds: number };

/** `done`, `again` (it will be tried again), `failed` (it will not), or `no-room` (the disk is full). */
export type JobOutcome = "done" | "again" | "failed" | "no-room";
export type EndedJob = { name: string; outcome: JobOutcome; seconds: number };

/** What is read when somebody asks, because it has a state rather than events. */
export type MeasuredState = {
  threads(): CpuState;
  connections(): ConnectionCounts;
  queues(): Promise<readonly QueueState[]>;
};

export const noMetrics: Metrics = {
  requestAnswered: () => {},
  jobEnded: () => {},
  scrape: null,
};

/** From a page's fragment to the end of the time a call may take. */
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** From a mail to a translation of a book. */
const jobSeconds = [0.05, 0.25, 1, 5, 15, 60, 180, 600, 1800];

/** The library is loaded here, so that a server without metrics does not pay for it. */
export async function createMetrics(state: MeasuredState): Promise<Metrics> {
  const client = await import("prom-client");
  const registry = new client.Registry();
  const registers = [registry];
  client.collectDefaultMetrics({ register: registry });
  measureState(client, registry, state);
  const lookAtQueues = measureQueues(client, registry, state);
  const requests = new client.Histogram({
    name: "curie_http_request_duration_seconds",
    help: "Time until an answer was sent, by endpoint and status.",
    labelNames: ["method", "route", "status"],
    buckets: requestSeconds,
    registers,
  });
  const jobs = new client.Histogram({
    name: "curie_job_duration_seconds",
    help: "Time that one attempt at a background job took, by its outcome.",
    labelNames: ["job", "outcome"],
    buckets: jobSeconds,
    registers,
  });
  return {
    requestAnswered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    jobEnded: ({ name, outcome, seconds }) => jobs.observe({ job: name, outcome }, seconds),
    scrape: async () => {
      await lookAtQueues();
      return registry.metrics();
    },
  };
}

/** Gauges that look at the state when they are asked. */
function measureState(
  { Gauge }: typeof PromClient,
  registry: PromClient.Registry,
  state: MeasuredState,
): void {
  const registers = [registry];
  new Gauge({
    name: "curie_engine_threads",
    help: "Threads that edit manuscripts, those at work, and manuscripts that wait for one.",
    labelNames: ["state"],
    registers,
    collect() {
      const { threads, busy, waiting } = state.threads();
      this.set({ state: "all" }, threads);
      this.set({ state: "busy" }, busy);
      this.set({ state: "waiting" }, waiting);
    },
  });
  new Gauge({
    name: "curie_database_connections",
    help: "Connections of the pool, those nobody uses, and requests that wait for one.",
    labelNames: ["state"],
    registers,
    collect() {
      for (const [name, count] of Object.entries(state.connections())) {
        this.set({ state: name }, count);
      }
    },
  });
}

/** @returns what brings these gauges up to date; one question to the database answers all three */
function measureQueues(
  { Gauge }: typeof PromClient,
  registry: PromClient.Registry,
  state: MeasuredState,
): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: "curie_database_up",
    help: "Whether the database answered when the numbers were asked for.",
    registers,
  });
  const waitingJobs = new Gauge({
    name: "curie_queue_waiting",
    help: "Jobs that could begin; the same for all processes.",
    labelNames: ["queue"],
    registers,
  });
  const oldest = new Gauge({
    name: "curie_queue_oldest_waiting_seconds",
    help: "How long the oldest job that could begin has waited; the same for all processes.",
    labelNames: ["queue"],
    registers,
  });
  return async () => {
    const queues = await state.queues().catch(() => null);
    up.set(queues ? 1 : 0);
    // A queue that is empty again is not in the answer.
    waitingJobs.reset();
    oldest.reset();
    for (const { name, waiting, oldestWaitingSeconds } of queues ?? []) {
      waitingJobs.set({ queue: name }, waiting);
      oldest.set({ queue: name }, oldestWaitingSeconds);
    }
  };
}
