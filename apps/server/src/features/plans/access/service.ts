import {
  type Access,
  type EditingAccess,
  rollingHourMs,
  type TranslationAccess,
  type User,
} from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { countsUsesFrom, type Feature, type HeldPlan, type Use } from "../rules.ts";
import {
  countUses,
  insertUse,
  listPlans,
  listStartsSince,
  lockPlans,
  returnUse,
} from "../store.ts";
import { editingAccess, payingPlan, translationAccess } from "./rules.ts";

export async function getEditingAccess(ctx: Context, user: User): Promise<EditingAccess> {
  return (await accessOf(ctx, ctx.db, user, await holdings(ctx, ctx.db, user))).editing;
}

export async function getTranslationAccess(ctx: Context, user: User): Promise<TranslationAccess> {
  return (await accessOf(ctx, ctx.db, user, await holdings(ctx, ctx.db, user))).translation;
}

/**
 * Counts one edit at its accepted start, inside the caller's transaction (G-14). Two starts at the
 * last remaining use wait for each other here, and one is refused.
 */
export async function consumeEdit(ctx: Context, tx: Db, user: User): Promise<Use> {
  await lockPlans(tx, user.identity);
  const held = await holdings(ctx, tx, user);
  const { reason, availableAt } = (await accessOf(ctx, tx, user, held)).editing;
  if (reason === "hourly") {
    throw new Failure("maximum-automated-edits-reached", { availableAt: availableAt ?? "" });
  }
  if (reason === "count" || reason === "group") throw new Failure("digital-edit-limit-exceeded");
  if (reason !== null) throw new Failure("automated-edit-not-available");
  return countUse(ctx, tx, user, held, "editing");
}

/** The same for one translation; a refusal of any kind is one code (S228). */
export async function consumeTranslation(ctx: Context, tx: Db, user: User): Promise<Use> {
  await lockPlans(tx, user.identity);
  const held = await holdings(ctx, tx, user);
  const { translation } = await accessOf(ctx, tx, user, held);
  if (translation.limitReached) throw new Failure("digital-ordering-not-available");
  return countUse(ctx, tx, user, held, "translation");
}

async function countUse(
  ctx: Context,
  tx: Db,
  user: User,
  held: readonly HeldPlan[],
  feature: Feature,
): Promise<Use> {
  const now = ctx.clock.now();
  const plan = payingPlan(held, feature, now);
  if (!plan) throw new Error("access was given without a plan that pays");
  const useId = ctx.ids.uuid();
  await insertUse(tx, {
    id: useId,
    planId: plan.id,
    userId: user.identity,
    feature,
    startedAt: now,
  });
  return { useId, planId: plan.id };
}

/** The job failed: its use comes back. */
export async function giveUseBack(ctx: Context, tx: Db, useId: string): Promise<void> {
  await returnUse(tx, useId, ctx.clock.now());
}

/** A person's plans with the uses of their present periods. */
export async function holdings(ctx: Context, db: Db, user: User): Promise<HeldPlan[]> {
  const now = ctx.clock.now();
  const stored = await listPlans(db, user.identity);
  return countUses(db, stored, (plan) => countsUsesFrom(plan, now));
}

export async function accessOf(
  ctx: Context,
  db: Db,
  user: User,
  held: readonly HeldPlan[],
): Promise<Access> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - rollingHourMs);
  const starts = await listStartsSince(db, user.identity, "editing", since);
  return { editing: editingAccess(held, starts, now), translation: translationAccess(held, now) };
}
