import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { Feature, HeldPlan } from "./rules.ts";
import { plans, planUses } from "./tables.ts";

const used = (feature: Feature) =>
  sql<number>`(count(${planUses.id}) filter (where ${planUses.feature} = ${feature} and ${planUses.returnedAt} is null))::int`;

export async function listPlans(db: Db, userId: string): Promise<HeldPlan[]> {
  const rows = await db
    .select({ plan: plans, editing: used("editing"), translation: used("translation") })
    .from(plans)
    .leftJoin(planUses, eq(planUses.planId, plans.id))
    .where(eq(plans.userId, userId))
    .groupBy(plans.id);
  return rows.map(({ plan, editing, translation }) => ({
    id: plan.id,
    type: plan.type,
    startsAt: plan.startsAt,
    endsAt: plan.endsAt,
    provisioned: { editing: plan.editsProvisioned, translation: plan.translationsProvisioned },
    consumed: { editing, translation },
  }));
}

/** Holds every plan of a person until the transaction ends, so that parallel starts count one another. */
export async function lockPlans(db: Db, userId: string): Promise<void> {
  await db.select({ id: plans.id }).from(plans).where(eq(plans.userId, userId)).for("update");
}

/** Gives a plan unless the person already has one of its type. */
export async function insertPlanOnce(db: Db, row: typeof plans.$inferInsert): Promise<void> {
  await db.insert(plans).values(row).onConflictDoNothing();
}

export async function updatePlan(
  db: Db,
  userId: string,
  type: string,
  change: Partial<typeof plans.$inferInsert>,
): Promise<void> {
  await db
    .update(plans)
    .set(change)
    .where(and(eq(plans.userId, userId), eq(plans.type, type)));
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
