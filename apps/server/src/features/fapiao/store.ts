import { and, desc, eq, gte, inArray } from "drizzle-orm";
import { refunds } from "#features/billing/tables.ts";
import { payments } from "#features/plans/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { liveStatuses } from "./rules.ts";
import { fapiaos } from "./tables.ts";

export type FapiaoRow = typeof fapiaos.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** An own payment, held until the transaction ends: nothing is given back of it meanwhile. */
export async function lockPayment(
  db: Db,
  userId: string,
  by: { id: string } | { receiptCode: string },
): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(ofPerson(userId, by)).for("update");
  return row ?? null;
}

/** The same for whoever gives it back. */
export async function lockPaymentOf(db: Db, id: string): Promise<void> {
  await db.select({ id: payments.id }).from(payments).where(eq(payments.id, id)).for("update");
}

/** Whether a refund of it was asked for and is not decided. */
export async function isBeingRefunded(db: Db, paymentId: string): Promise<boolean> {
  const open = and(eq(refunds.paymentId, paymentId), eq(refunds.status, "asked"));
  const [row] = await db.select({ id: refunds.id }).from(refunds).where(open);
  return row !== undefined;
}

export async function isOwnReceipt(db: Db, userId: string, receiptCode: string): Promise<boolean> {
  const own = ofPerson(userId, { receiptCode });
  const [row] = await db.select({ id: payments.id }).from(payments).where(own);
  return row !== undefined;
}

const ofPerson = (userId: string, by: { id: string } | { receiptCode: string }) =>
  and(
    eq(payments.userId, userId),
    "id" in by ? eq(payments.id, by.id) : eq(payments.receiptCode, by.receiptCode),
  );

/** Payments in yuan since then, newest first. */
export async function listPaidInYuan(db: Db, userId: string, since: Date): Promise<PaymentRow[]> {
  const inYuan = eq(payments.currency, "CNY");
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), gte(payments.paidAt, since), inYuan))
    .orderBy(desc(payments.paidAt), desc(payments.id));
}

/** The fapiao of payments, newest first. */
export async function listFapiao(db: Db, paymentIds: readonly string[]): Promise<FapiaoRow[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(fapiaos)
    .where(inArray(fapiaos.paymentId, [...paymentIds]))
    .orderBy(desc(fapiaos.requestedAt), desc(fapiaos.id));
}

/** Null when another one of the payment is live. */
export async function insertFapiao(
  db: Db,
  row: typeof fapiaos.$inferInsert,
): Promise<FapiaoRow | null> {
  const [inserted] = await db.insert(fapiaos).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function findFapiao(
  db: Db,
  by: { id: string } | { reversalId: string } | { livePaymentId: string },
): Promise<FapiaoRow | null> {
  const matches =
    "id" in by
      ? eq(fapiaos.id, by.id)
      : "reversalId" in by
        ? eq(fapiaos.reversalId, by.reversalId)
        : and(eq(fapiaos.paymentId, by.livePaymentId), inArray(fapiaos.status, [...liveStatuses]));
  const [row] = await db.select().from(fapiaos).where(matches);
  return row ?? null;
}

/** Held until the transaction ends, so that each event finds the status that the one before left. */
export async function lockFapiao(db: Db, id: string): Promise<FapiaoRow | null> {
  const [row] = await db.select().from(fapiaos).where(eq(fapiaos.id, id)).for("update");
  return row ?? null;
}

export async function updateFapiao(
  db: Db,
  id: string,
  change: Partial<typeof fapiaos.$inferInsert>,
): Promise<FapiaoRow> {
  const [row] = await db.update(fapiaos).set(change).where(eq(fapiaos.id, id)).returning();
  if (!row) throw new Error(`the fapiao ${id} was lost`);
  return row;
}
