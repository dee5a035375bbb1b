import { count, desc, eq, inArray } from "drizzle-orm";
import { payments } from "#features/plans/tables.ts";
import type { Db } from "#platform/db/client.ts";

export type PaymentRow = typeof payments.$inferSelect;

export async function countPayments(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ payments: count() })
    .from(payments)
    .where(eq(payments.userId, userId));
  return row?.payments ?? 0;
}

/**
 * One page of a person's payments, newest first. Which they are is read in the index alone, in its order:
 * of the first page ten entries, however many there are. Pages have numbers (S80, G-66), so that a later
 * one is reached by passing the entries before it, whose rows are not fetched.
 */
export function listPayments(
  db: Db,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const ids = db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .offset(offset)
    .limit(limit);
  return db
    .select()
    .from(payments)
    .where(inArray(payments.id, ids))
    .orderBy(desc(payments.paidAt), desc(payments.id));
}
