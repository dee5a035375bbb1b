import { type Access, type Plan, type Plans, rollingHourMs, type User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import {
  allowanceOf,
  editingAccess,
  type HeldPlan,
  payingPlan,
  planStatus,
  starterPlan,
} from "./rules.ts";
import {
  insertPlanOnce,
  insertUse,
  listPlans,
  listStartsSince,
  lockPlans,
  returnUse,
  updatePlan,
} from "./store.ts";

export async function loadPlansAndAccess(
  ctx: Context,
  user: User,
): Promise<{ plans: Plans; access: Access }> {
  const held = await ensurePlans(ctx, ctx.db, user);
  return {
    plans: {
      premium: null,
      free_trial: describe(ctx, held, "free_trial"),
      preferred_group: null,
    },
    access: await accessOf(ctx, ctx.db, user, held),
  };
}

export async function getAccess(ctx: Context, user: User): Promise<Access> {
  return accessOf(ctx, ctx.db, user, await ensurePlans(ctx, ctx.db, user));
}

/**
 * Counts one edit at its accepted start, inside the caller's transaction (G-14). Two starts at the
 * last remaining use wait for each other here, and one is refused.
 */
export async function consumeEdit(ctx: Context, tx: Db, user: User): Promise<{ useId: string }> {
  await ensurePlans(ctx, tx, user);
  await lockPlans(tx, user.identity);
  const held = await listPlans(tx, user.identity);
  const now = ctx.clock.now();
  const { editing } = await accessOf(ctx, tx, user, held);
  if (editing.reason === "hourly") {
    throw new Failure("maximum-automated-edits-reached", {
      availableAt: editing.availableAt ?? "",
    });
  }
  if (editing.reason === "count") throw new Failure("digital-edit-limit-exceeded");
  const plan = payingPlan(held, "editing", now);
  if (editing.limitReached || !plan) throw new Failure("automated-edit-not-available");

  const useId = ctx.ids.uuid();
  await insertUse(tx, {
    id: useId,
    planId: plan.id,
    userId: user.identity,
    feature: "editing",
    startedAt: now,
  });
  return { useId };
}

/** The job failed: its use comes back. */
export async function giveUseBack(ctx: Context, tx: Db, useId: string): Promise<void> {
  await returnUse(tx, useId, ctx.clock.now());
}

/** For the demo account: a trial that lasts and does not run out while somebody looks around. */
export async function grantLongTrial(
  ctx: Context,
  user: User,
  edits: number,
  endsAt: Date,
): Promise<void> {
  await ensurePlans(ctx, ctx.db, user);
  await updatePlan(ctx.db, user.identity, "free_trial", { editsProvisioned: edits, endsAt });
}

/** Every confirmed account has a Starter plan, given when it is first asked for. */
async function ensurePlans(ctx: Context, db: Db, user: User): Promise<HeldPlan[]> {
  const held = await listPlans(db, user.identity);
  if (held.length > 0) return held;
  const now = ctx.clock.now();
  await insertPlanOnce(db, {
    id: ctx.ids.uuid(),
    userId: user.identity,
    createdAt: now,
    ...starterPlan(now),
  });
  return listPlans(db, user.identity);
}

async function accessOf(
  ctx: Context,
  db: Db,
  user: User,
  held: readonly HeldPlan[],
): Promise<Access> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - rollingHourMs);
  const starts = await listStartsSince(db, user.identity, "editing", since);
  return { editing: editingAccess(held, starts, now) };
}

function describe(ctx: Context, held: readonly HeldPlan[], type: Plan["planType"]): Plan | null {
  const plan = held.find((candidate) => candidate.type === type);
  if (!plan) return null;
  const endsAt = plan.endsAt?.toISOString() ?? null;
  return {
    planType: type,
    status: planStatus(plan, ctx.clock.now()),
    startsAt: plan.startsAt.toISOString(),
    endsAt,
    freeTrialExpiration: type === "free_trial" ? endsAt : null,
    access: {
      features: {
        editing: allowanceOf(plan, "editing"),
        translation: allowanceOf(plan, "translation"),
      },
    },
  };
}
