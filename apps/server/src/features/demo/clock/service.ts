import type { DemoClock } from "@curie/contract";
import { processReceivedMessages } from "#features/billing/webhooks/service.ts";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { removeDemoAccounts, seedDemoAccounts } from "../service.ts";
import { destinationOf, type Move, stopsOf } from "./rules.ts";

/** The local payment provider, whose test clock is the one our own follows. */
export type ProviderInTime = {
  clock: { moveTo(at: Date): Promise<void> };
  /** Settles when everything it had to tell has been told. */
  settled(): Promise<void>;
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

/**
 * @param provider null where the provider is not the local one; its time is not ours to move
 * @param jobs those with a schedule run once for every day that passes
 */
export function createTimeMachine(
  provider: ProviderInTime | null,
  jobs: readonly Job[],
): TimeMachine {
  const daily = jobs.filter(({ schedule }) => schedule !== undefined);
  let underway: Promise<unknown> = Promise.resolve();

  /** Two people at one clock: the second one waits, and starts from where the first one ended. */
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
        const from = ctx.clock.now();
        const to = destinationOf(move, from);
        if (!to) throw new Failure("demo.clock-out-of-reach");
        for (const stop of stopsOf(from, to)) await passTo(ctx, provider, daily, stop);
      });
      return describe(ctx);
    },
    async reset(ctx) {
      if (!provider) throw new Failure("demo.clock-not-movable");
      await inTurn(async () => {
        await removeDemoAccounts(ctx);
        provider.reset();
        await seedDemoAccounts(ctx);
      });
      return describe(ctx);
    },
  };
}

/** One day or less: first the provider renews and tells of it, then our own jobs find what is due. */
async function passTo(
  ctx: Context,
  provider: ProviderInTime,
  daily: readonly Job[],
  at: Date,
): Promise<void> {
  // While the days pass one by one, a little real time passes as well.
  if (at > ctx.clock.now()) await provider.clock.moveTo(at);
  await provider.settled();
  await processReceivedMessages(ctx);
  for (const job of daily) await runOnce(ctx, job);
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
