import { PlanType } from "@curie/contract";
import {
  and,
  between,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
} from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { Feature, HeldPlan, StoredPlan } from "./rules.ts";
import { payments, planSyncs, plans, planUses, preferredGroups, subscriptions } from "./tables.ts";

export type PaymentRow = typeof payments.$inferSelect;
export type PlanValues = typeof plans.$inferInsert;
type PlanRow = typeof plans.$inferSelect;
type GroupRow = typeof preferredGroups.$inferSelect;
type SubscriptionRow = typeof subscriptions.$inferSelect;

const joined = { plan: plans, group: preferredGroups, subscription: subscriptions };

function selectPlans(db: Db) {
  return db
    .select(joined)
    .from(plans)
    .leftJoin(preferredGroups, eq(preferredGroups.id, plans.groupId))
    .leftJoin(subscriptions, eq(subscriptions.planId, plans.id));
}

/** Everything a person holds or held, newest first. */
export async function listPlans(db: Db, userId: string): Promise<StoredPlan[]> {
  const rows = await selectPlans(db)
    .where(eq(plans.userId, userId))
    .orderBy(desc(plans.createdAt), plans.id);
  return rows.map(storedPlan);
}

/** The present plan of a type. */
export async function findPlan(
  db: Db,
  userId: string,
  type: StoredPlan["type"],
): Promise<StoredPlan | null> {
  const [row] = await selectPlans(db).where(present(userId, type));
  return row ? storedPlan(row) : null;
}

const present = (userId: string, type: PlanType) =>
  and(eq(plans.userId, userId), eq(plans.type, type), isNull(plans.replacedAt));

/** Present plans with an end, a renewal or a failed payment between two instants, with their owners. */
export async function listPlansInMotion(
  db: Db,
  from: Date,
  to: Date,
): Promise<{ userId: string; plan: StoredPlan }[]> {
  const { trialEndsAt, periodEndsAt, cancelsAt, endedAt, pastDueSince } = subscriptions;
  const dates = [plans.endsAt, trialEndsAt, periodEndsAt, cancelsAt, endedAt, pastDueSince];
  const rows = await selectPlans(db).where(
    and(
      isNull(plans.replacedAt),
      isNull(plans.endedAt),
      or(...dates.map((date) => between(date, from, to))),
    ),
  );
  return rows.map((row) => ({ userId: row.plan.userId, plan: storedPlan(row) }));
}

function storedPlan(row: {
  plan: PlanRow;
  group: GroupRow | null;
  subscription: SubscriptionRow | null;
}): StoredPlan {
  const { plan, group, subscription } = row;
  return {
    id: plan.id,
    type: plan.type,
    planName: plan.planName,
    catalogueSet: plan.catalogueSet,
    startsAt: plan.startsAt,
    endsAt: plan.endsAt,
    endedAt: plan.endedAt,
    replacedAt: plan.replacedAt,
    provisioned: { editing: plan.editsProvisioned, translation: plan.translationsProvisioned },
    translationsFrom: plan.translationsFrom,
    recursFrom: plan.recursFrom,
    grantingMechanism: plan.grantingMechanism,
    grantedFrom: plan.grantedFrom,
    price:
      plan.priceAmount === null || plan.priceCurrency === null
        ? null
        : {
            amount: plan.priceAmount,
            currency: plan.priceCurrency,
          },
    billingInterval: plan.billingInterval,
    group: group && {
      id: group.id,
      code: group.code,
      name: group.name,
      adminEmail: group.adminEmail,
      grantsEditing: group.grantsEditing,
    },
    subscription,
  };
}

/**
 * Holds what a person has until the transaction ends, so that parallel starts count one another
 * and parallel grants see one another, also where there is no row yet.
 */
export async function lockPlans(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plans ${userId}`}, 0))`);
}

/** Throws for a type that is not one of the three (S5). */
export async function insertPlan(db: Db, row: PlanValues): Promise<void> {
  PlanType.parse(row.type);
  await db.insert(plans).values(row);
}

export async function updatePlan(db: Db, id: string, change: Partial<PlanValues>): Promise<void> {
  await db.update(plans).set(change).where(eq(plans.id, id));
}

/** Keeps when it first ended. */
export async function endPlanOnce(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(plans)
    .set({ endedAt: now })
    .where(and(eq(plans.id, id), isNull(plans.endedAt)));
}

/** Makes this plan the present one of its type; the others stay for the work they paid for. */
export async function setPresentPlan(
  db: Db,
  userId: string,
  plan: Pick<StoredPlan, "id" | "type">,
  now: Date,
): Promise<void> {
  await db
    .update(plans)
    .set({ replacedAt: now })
    .where(and(present(userId, plan.type), ne(plans.id, plan.id)));
  await db
    .update(plans)
    .set({ replacedAt: null })
    .where(and(eq(plans.id, plan.id), isNotNull(plans.replacedAt)));
}

// --- uses

/** Counts the uses of each plan from its own instant on. */
export async function countUses(
  db: Db,
  held: readonly StoredPlan[],
  since: (plan: StoredPlan) => Date,
): Promise<HeldPlan[]> {
  if (held.length === 0) return [];
  const rows = await db
    .select({ planId: planUses.planId, feature: planUses.feature, uses: count() })
    .from(planUses)
    .where(
      and(
        isNull(planUses.returnedAt),
        or(
          ...held.map((plan) =>
            and(eq(planUses.planId, plan.id), gte(planUses.startedAt, since(plan))),
          ),
        ),
      ),
    )
    .groupBy(planUses.planId, planUses.feature);
  const consumed = (plan: StoredPlan, feature: Feature) =>
    rows.find((row) => row.planId === plan.id && row.feature === feature)?.uses ?? 0;
  return held.map((plan) => ({
    ...plan,
    consumed: { editing: consumed(plan, "editing"), translation: consumed(plan, "translation") },
  }));
}

/** All uses a person ever had of each service, those given back left out. */
export async function countAllUses(db: Db, userId: string): Promise<Record<Feature, number>> {
  const rows = await db
    .select({ feature: planUses.feature, uses: count() })
    .from(planUses)
    .where(and(eq(planUses.userId, userId), isNull(planUses.returnedAt)))
    .groupBy(planUses.feature);
  const of = (feature: Feature) => rows.find((row) => row.feature === feature)?.uses ?? 0;
  return { editing: of("editing"), translation: of("translation") };
}

export async function listStartsSince(
  db: Db,
  userId: string,
  feature: Feature,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .select({ startedAt: planUses.startedAt })
    .from(planUses)
    .where(
      and(
        eq(planUses.userId, userId),
        eq(planUses.feature, feature),
        gt(planUses.startedAt, since),
      ),
    );
  return rows.map((row) => row.startedAt);
}

export async function insertUse(db: Db, row: typeof planUses.$inferInsert): Promise<void> {
  await db.insert(planUses).values(row);
}

/** Giving back twice gives back once. */
export async function returnUse(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(planUses)
    .set({ returnedAt: now })
    .where(and(eq(planUses.id, id), isNull(planUses.returnedAt)));
}

// --- payments

export async function listPayments(db: Db, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.paidAt), desc(payments.id));
}

/** Writes a payment once; of one that is known, what was not known yet is added. */
export async function upsertPayment(db: Db, row: typeof payments.$inferInsert): Promise<void> {
  const values = {
    invoiceNumber: sql`coalesce(excluded.invoice_number, ${payments.invoiceNumber})`,
    refundedAmount: sql`greatest(excluded.refunded_amount, ${payments.refundedAmount})`,
  };
  await db
    .insert(payments)
    .values(row)
    .onConflictDoUpdate({ target: [payments.takenBy, payments.externalId], set: values });
}

export async function setRefunded(db: Db, paymentId: string, amount: number): Promise<void> {
  await db.update(payments).set({ refundedAmount: amount }).where(eq(payments.id, paymentId));
}

// --- what is on its way

export async function findSync(db: Db, userId: string) {
  const [row] = await db.select().from(planSyncs).where(eq(planSyncs.userId, userId)).limit(1);
  return row ?? null;
}

/** Null: nothing is awaited any more. `eventsFrom`: what occurred before is about something else. */
export async function setPending(
  db: Db,
  userId: string,
  awaited: { since: Date; eventsFrom: Date } | null,
): Promise<void> {
  const set = { pendingSince: awaited?.since ?? null, eventsFrom: awaited?.eventsFrom ?? null };
  await db
    .insert(planSyncs)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: planSyncs.userId, set });
}

/** Something has come that occurred at an instant: is it what is awaited? Then nothing is any more. */
export async function settlePending(db: Db, userId: string, occurredAt: Date): Promise<void> {
  await db
    .update(planSyncs)
    .set({ pendingSince: null, eventsFrom: null })
    .where(
      and(
        eq(planSyncs.userId, userId),
        or(isNull(planSyncs.eventsFrom), lte(planSyncs.eventsFrom, occurredAt)),
      ),
    );
}

/** True for one caller in an interval, however many ask at once (G-78). */
export async function takeReconcileTurn(
  db: Db,
  userId: string,
  now: Date,
  notSince: Date,
): Promise<boolean> {
  const taken = await db
    .insert(planSyncs)
    .values({ userId, reconciledAt: now })
    .onConflictDoUpdate({
      target: planSyncs.userId,
      set: { reconciledAt: now },
      setWhere: sql`${planSyncs.reconciledAt} is null or ${planSyncs.reconciledAt} <= ${notSince.toISOString()}`,
    })
    .returning({ userId: planSyncs.userId });
  return taken.length > 0;
}

/** The identity the provider knows a person by: of their newest subscription. */
export async function findCustomerId(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.customerId)))
    .orderBy(desc(subscriptions.id))
    .limit(1);
  return row?.customerId ?? null;
}
