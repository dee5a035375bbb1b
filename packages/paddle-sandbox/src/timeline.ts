import { firstJob, runJob } from "./billing/jobs.ts";
import { type ClassicJob, nextClassicJob, runClassicJob } from "./classic/renewal.ts";
import type { ClockState } from "./clock.ts";
import type { Context } from "./context.ts";
import { addDuration, dayMs } from "./periods.ts";
import { ApiProblem } from "./problem.ts";
import type { Courier } from "./webhooks/courier.ts";
import type { Outbox } from "./webhooks/outbox.ts";

/** Moves the test clock, and lets everything happen that becomes due on the way. */
export type Timeline = {
  /** Moves to an instant. Jobs run in the order of time, each at the instant it is due. */
  moveTo(at: Date): Promise<void>;
  /** Moves by an ISO 8601 duration, for example `P7D`. */
  advance(duration: string): Promise<void>;
  /** Runs what has become due while nobody moved the clock. */
  catchUp(): void;
};

/** What a product does as time passes, so that its days and ours are the same. */
export type ProductInTime = {
  /**
   * A move of the clock has come a day further, or to its end: what was due until then has happened
   * and its messages were sent. The move goes on when this settles.
   */
  dayPassed(): Promise<void>;
  /** Everything was forgotten from the dashboard; the clock is the wall clock again. */
  startedOver(): Promise<void>;
  /** The clock was moved, stopped or let run. */
  clockChanged(state: ClockState): void;
};

type Due = { at: string; run(): void };

type TimelineInput = {
  ctx: Context;
  courier: Courier;
  /** Retries that wait for the test clock; null where they wait for the wall clock. */
  retries: Pick<Outbox, "nextRetryAt" | "retryDue"> | null;
  product?: ProductInTime | undefined;
};

export function createTimeline({ ctx, courier, retries, product }: TimelineInput): Timeline {
  let underway: Promise<void> = Promise.resolve();

  function nextDue(): Due | null {
    const job = firstJob(ctx);
    const classic = firstClassicJob(ctx);
    if (job && (!classic || new Date(job.at) <= new Date(classic.at))) {
      return { at: job.at, run: () => runJob(ctx, job) };
    }
    return classic && { at: classic.at, run: () => runClassicJob(ctx, classic) };
  }

  async function step(target: Date): Promise<boolean> {
    const due = nextDue();
    const retryAt = retries?.nextRetryAt() ?? null;
    const jobAt = due && new Date(due.at) <= target ? new Date(due.at) : null;
    if (retryAt !== null && retryAt <= target && (jobAt === null || retryAt < jobAt)) {
      ctx.clock.freeze(later(retryAt, ctx.clock.now()));
      retries?.retryDue();
      // Only the answer tells when, or whether, it is sent again.
      await courier.idle();
      return true;
    }
    if (!due || jobAt === null) return false;
    ctx.clock.freeze(later(jobAt, ctx.clock.now()));
    due.run();
    return true;
  }

  async function move(at: Date): Promise<void> {
    if (at < ctx.clock.now()) {
      throw new ApiProblem(400, "clock_does_not_go_back", "The clock only goes forward.");
    }
    const stood = ctx.clock.state().mode === "frozen";
    const from = ctx.clock.now();
    try {
      for (const stop of stopsOf(from, at)) {
        while (await step(stop)) {
          // Every step has made something that was due happen.
        }
        ctx.clock.freeze(later(stop, ctx.clock.now()));
        if (stop > from) await letDayPass();
      }
    } finally {
      if (!stood) ctx.clock.run();
    }
  }

  async function letDayPass(): Promise<void> {
    if (!product) return;
    await courier.idle();
    await product.dayPassed();
  }

  const moveTo = (at: Date) => {
    const moved = underway.then(() => move(at));
    underway = moved.catch(() => undefined);
    return moved;
  };

  return {
    moveTo,
    async advance(duration) {
      try {
        await moveTo(addDuration(ctx.clock.now(), duration));
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        throw new ApiProblem(400, "bad_request", error.message);
      }
    },
    catchUp() {
      for (let due = nextDue(); due && new Date(due.at) <= ctx.clock.now(); due = nextDue()) {
        due.run();
      }
    },
  };
}

/** The instants at which a move stops: after each day, and at its end. */
function stopsOf(from: Date, to: Date): Date[] {
  const stops: Date[] = [];
  for (let at = from.getTime() + dayMs; at < to.getTime(); at += dayMs) stops.push(new Date(at));
  return [...stops, to];
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

function firstClassicJob(ctx: Context): ClassicJob | null {
  let first: ClassicJob | null = null;
  for (const subscription of ctx.records.classicSubscriptions.all()) {
    const job = nextClassicJob(subscription);
    if (job && (first === null || job.at < first.at)) first = job;
  }
  return first;
}
