import type { DemoClock } from "@curie/contract";
import { processReceivedMessages } from "#features/billing/webhooks/service.ts";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { requestDemoDocuments } from "../documents/service.ts";
import { removeDemoAccounts, type SeededProvider, seedDemoAccounts } from "../service.ts";
import { destinationOf, type Move } from "./rules.ts";

/** The local payment provider, whose test clock is the one our own follows. */
export type ProviderInTime = SeededProvider & {
  /** A move lets each of our days pass on its way: `passDay`. */
  clock: { moveTo(at: Date): Promise<void> };
  /** Forgets everything, the moved time too. */
  reset(): void;
};

/** Who can move the clock of a demonstration. */
export type TimeMachine = {
  describe(ctx: Context): DemoClock;
  /** @throws {Failure} where the clock would go back or too far, or cannot be moved. */
  move(ctx: Context, move: Move): Promise<DemoClock>;
  /** Back to the wall clock. What has become of demo accounts and provider is forgotten. */
  reset(ctx: Context): Promise<DemoClock>;
};

/** @param provider null where the provider is not the local one; its time is not ours to move */
export function createTimeMachine(provider: ProviderInTime | null): TimeMachine {
  let underway: Promise<unknown> = Promise.resolve();

  /** Moves of the clock are serialised: a second one waits and starts where the first one ended. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = underway.then(work);
    underway = done.catch(() => undefined);
    return done;
  }

  const describe = ({ clock }: Context): DemoClock => {
    const now = clock.now();
    const aheadMs = now.getTime() - wallTime(clock).getTime();
    return { now: now.toISOString(), aheadMs, movable: provider !== null };
  };

  return {
    describe,
    async move(ctx, move) {
      if (!provider) throw new Failure("demo.clock-not-movable");
      await inTurn(async () => {
        const to = destinationOf(move, ctx.clock.now());
        if (!to) throw new Failure("demo.clock-out-of-reach");
        await provider.clock.moveTo(to);
      });
      return describe(ctx);
    },
    async reset(ctx) {
      if (!provider) throw new Failure("demo.clock-not-movable");
      await inTurn(async () => {
        provider.reset();
        await beginAnew(ctx, provider);
      });
      return describe(ctx);
    },
  };
}

/** After the provider has forgotten everything: the accounts of the demonstration are made anew. */
export async function beginAnew(ctx: Context, provider: SeededProvider): Promise<void> {
  await ctx.demo?.alone(async () => {
    await removeDemoAccounts(ctx);
    await seedDemoAccounts(ctx, provider);
    await requestDemoDocuments(ctx);
  });
}

/**
 * A day that passed at the provider, or the part of one at the end of a move, passes here: what was
 * told is read, then every job with a schedule runs once and finds what is due.
 */
export async function passDay(ctx: Context, jobs: readonly Job[]): Promise<void> {
  await processReceivedMessages(ctx);
  for (const job of jobs) if (job.schedule !== undefined) await runOnce(ctx, job);
}

/** A day on which one job fails is over all the same; the next day it runs again. */
async function runOnce(ctx: Context, job: Job): Promise<void> {
  try {
    const id = ctx.ids.uuid();
    await job.work(ctx, {}, { id, signal: new AbortController().signal });
  } catch (error) {
    ctx.log.error({ err: error, job: job.name }, "job failed while the clock was moved");
  }
}
