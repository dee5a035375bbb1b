import {
  starterEdits,
  starterEntryOf,
  starterTranslations,
  starterTrialDays,
  type User,
} from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { allFlags } from "#platform/flags.ts";
import { starterOf } from "../catalogue/rules.ts";
import { loadOffers } from "../catalogue/service.ts";
import { addPlan } from "../grants/service.ts";
import { daysAfter, isRunning } from "../rules.ts";
import { findPlan, listPlans, lockPlans, updatePlan } from "../store.ts";
import { type TrialRequest, trialProblem } from "./rules.ts";
import { hasHadTrial, insertActivation } from "./store.ts";

/** Starts the Starter plan by one of the two links. */
export async function startTrialByLink(
  ctx: Context,
  user: User,
  by: Exclude<TrialRequest["by"], "group-code">,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockPlans(tx, user.identity);
    await start(ctx, tx, user, by, by);
  });
}

/** Starts it by the code of a trial group. The caller holds the person's lock. */
export async function activateStarter(
  ctx: Context,
  tx: Transaction,
  user: User,
  code: string,
): Promise<void> {
  await start(ctx, tx, user, "group-code", code);
}

/** G-10, S245: as the catalogue has it at this moment; a later change leaves this trial alone. */
async function start(
  ctx: Context,
  tx: Transaction,
  user: User,
  by: TrialRequest["by"],
  activatedBy: string,
): Promise<void> {
  const now = ctx.clock.now();
  const entry = starterEntryOf(user.region, await allFlags(ctx.flags, user.identity));
  const usedBefore = await hasHadTrial(tx, user.identity);
  const held = await listPlans(tx, user.identity);
  const problem = trialProblem(by, entry, usedBefore, held, now);
  if (problem) throw new Failure(problem);
  const starter = starterOf((await loadOffers(ctx, tx, user)).catalogue, user.region);
  if (!starter) throw new Failure("plans.trial-not-offered");
  await addPlan(ctx, tx, {
    userId: user.identity,
    type: "free_trial",
    startsAt: now,
    endsAt: daysAfter(now, starter.trialDays),
    editsProvisioned: starter.edits,
    translationsProvisioned: starter.translations,
    grantingMechanism: "others",
    grantedFrom: activatedBy,
  });
  await insertActivation(tx, { userId: user.identity, activatedBy, activatedAt: now });
}

/**
 * Gives a Starter plan past the rules, or changes the one there is: for operators and demo data.
 * Says again what was said before, it changes nothing.
 */
export async function grantTrial(
  ctx: Context,
  user: User,
  change: { edits?: number; endsAt?: Date; startsAt?: Date } = {},
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await lockPlans(tx, user.identity);
    const plan = await findPlan(tx, user.identity, "free_trial");
    const given = {
      ...(change.startsAt ? { startsAt: change.startsAt } : {}),
      ...(change.endsAt ? { endsAt: change.endsAt } : {}),
      ...(change.edits === undefined ? {} : { editsProvisioned: change.edits }),
    };
    if (plan) {
      if (Object.keys(given).length > 0) await updatePlan(tx, plan.id, given);
      return;
    }
    await addPlan(ctx, tx, {
      userId: user.identity,
      type: "free_trial",
      startsAt: now,
      endsAt: daysAfter(now, starterTrialDays),
      editsProvisioned: starterEdits,
      translationsProvisioned: starterTranslations,
      grantedFrom: "operator",
      ...given,
    });
    await insertActivation(tx, {
      userId: user.identity,
      activatedBy: "operator",
      activatedAt: now,
    });
  });
}

/** G-25: ends the Starter plan before its time, for example to join a group. */
export async function endTrial(ctx: Context, user: User): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockPlans(tx, user.identity);
    const plan = await findPlan(tx, user.identity, "free_trial");
    const now = ctx.clock.now();
    if (!plan || !isRunning(plan, now)) throw new Failure("plans.no-trial");
    await updatePlan(tx, plan.id, { endedAt: now });
  });
}
