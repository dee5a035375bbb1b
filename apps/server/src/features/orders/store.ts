import { count, desc, eq } from "drizzle-orm";
import { planPayments } from "#features/plans/tables.ts";
import type { Db } from "#platform/db/client.ts";

export type PaymentRow = typeof planPayments.$inferSelect;

export async function countPayments(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ payments: count() })
    .from(planPayments)
    .where(eq(planPayments.userId, userId));
  return row?.payments ?? 0;
}

/** Payments of a person, newest first. */
export async function listPayments(
  db: Db,
  userId: string,
  window: { offset: number; limit: number },
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(planPayments)
    .where(eq(planPayments.userId, userId))
    .orderBy(desc(planPayments.paidAt), planPayments.id)
    .offset(window.offset)
    .limit(window.limit);
}
