import {
  type BillingInterval,
  type GrantingMechanism,
  type Money,
  monthsAfter,
  type PlanName,
  type PlanType,
} from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Db, Transaction } from "#platform/db/client.ts";
import type { StoredCataloguePlan } from "../catalogue/rules.ts";
import { presentOf, type StoredPlan, translationsOf } from "../rules.ts";
import {
  endPlanOnce,
  insertPlan,
  listPlans,
  lockPlans,
  type PlanValues,
  setPending,
  setPresentPlan,
} from "../store.ts";

/**
 * Gives a plan and works out which of its type is the present one. The caller holds the
 * person's lock. Answers the identity of the plan.
 */
export async function addPlan(
  ctx: Context,
  tx: Transaction,
  plan: Omit<PlanValues, "id" | "createdAt" | "replacedAt">,
): Promise<string> {
  const id = ctx.ids.uuid();
  const now = ctx.clock.now();
  // Not the present one until it is chosen: there is one of each type.
  await insertPlan(tx, { ...plan, id, createdAt: now, replacedAt: now });
  await choosePresent(ctx, tx, plan.userId, plan.type);
  return id;
}

export async function choosePresent(
  ctx: Context,
  tx: Transaction,
  userId: string,
  type: PlanType,
): Promise<void> {
  const now = ctx.clock.now();
  const ofType = (await listPlans(tx, userId)).filter((plan) => plan.type === type);
  const chosen = presentOf(ofType, now);
  if (chosen) await setPresentPlan(tx, userId, chosen, now);
}

export type PremiumGrant = {
  userId: string;
  planName: PlanName;
  startsAt?: Date;
  endsAt: Date | null;
  /** Overrides of what the plan usually gives (G-12). */
  edits?: number | null;
  translationsPerMonth?: number;
  translationsFrom?: Date;
  /** Of the operator, or of the partner. */
  grantedFrom: string;
  grantingMechanism?: GrantingMechanism;
};

/** A premium plan that an operator gives (S95). Nothing is paid; it does not renew. */
export async function grantPremium(ctx: Context, grant: PremiumGrant): Promise<string> {
  const startsAt = grant.startsAt ?? ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await lockPlans(tx, grant.userId);
    return addPlan(ctx, tx, {
      userId: grant.userId,
      type: "premium",
      planName: grant.planName,
      catalogueSet: "original",
      startsAt,
      endsAt: grant.endsAt,
      recursFrom: startsAt,
      editsProvisioned: grant.edits ?? null,
      translationsProvisioned: grant.translationsPerMonth ?? translationsOf(grant.planName),
      translationsFrom: grant.translationsFrom ?? null,
      grantingMechanism: grant.grantingMechanism ?? "admin",
      grantedFrom: grant.grantedFrom,
    });
  });
}

export type PurchasedPlan = {
  userId: string;
  plan: StoredCataloguePlan;
  /** What was really paid. */
  price: Money;
  /** `paddle` for a one-time price at the provider, `others` for our own payment page. */
  grantingMechanism: Extract<GrantingMechanism, "paddle" | "others">;
  /** Receipt code or transaction. */
  grantedFrom: string;
};

/** A plan that was paid once and ends by itself: China's yearly plans, the digital-edit payment (G-35). */
export async function grantPurchase(
  ctx: Context,
  tx: Transaction,
  purchase: PurchasedPlan,
): Promise<string> {
  const { plan, userId } = purchase;
  const startsAt = ctx.clock.now();
  const interval: BillingInterval = plan.billingInterval ?? "yearly";
  await lockPlans(tx, userId);
  await setPending(tx, userId, null);
  return addPlan(ctx, tx, {
    userId,
    type: plan.planType,
    planName: plan.planName,
    catalogueSet: plan.catalogueSet,
    startsAt,
    endsAt: monthsAfter(startsAt, interval === "yearly" ? 12 : 1),
    recursFrom: startsAt,
    editsProvisioned: plan.edits,
    translationsProvisioned: plan.translations,
    grantingMechanism: purchase.grantingMechanism,
    grantedFrom: purchase.grantedFrom,
    priceAmount: purchase.price.amount,
    priceCurrency: purchase.price.currency,
    billingInterval: interval,
  });
}

/**
 * Ends a plan before its time: withdrawn, refunded. Done again it ended the first time. What it paid
 * for stays within reach (G-29).
 */
export async function withdrawPlan(
  ctx: Context,
  db: Db,
  plan: Pick<StoredPlan, "id">,
): Promise<void> {
  await endPlanOnce(db, plan.id, ctx.clock.now());
}
