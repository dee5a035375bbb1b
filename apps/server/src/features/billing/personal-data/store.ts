import { and, eq, ilike, lte, ne, or, sql } from "drizzle-orm";
import { payments } from "#features/plans/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { providerMessages, purchases, refunds } from "../tables.ts";

export async function listPurchases(db: Db, userId: string) {
  return db
    .select({
      receiptCode: purchases.receiptCode,
      status: purchases.status,
      paymentMethod: purchases.paymentMethod,
      amount: purchases.amount,
      currency: purchases.currency,
      voucherCode: purchases.voucherCode,
      form: purchases.form,
      createdAt: purchases.createdAt,
      paidAt: purchases.paidAt,
    })
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .orderBy(purchases.createdAt);
}

export async function listRefunds(db: Db, userId: string) {
  return db
    .select({
      receiptCode: payments.receiptCode,
      amount: refunds.amount,
      currency: payments.currency,
      reason: refunds.reason,
      status: refunds.status,
      requestedAt: refunds.requestedAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.userId, userId))
    .orderBy(refunds.requestedAt);
}

/** Numbers stand in quotes: without them they may be a part of anything. */
const about = (names: readonly string[]) =>
  or(
    ...names.map((name) => {
      const plain = name.replace(/[\\%_]/g, "\\$&");
      return ilike(providerMessages.body, /^\d+$/.test(name) ? `%"${plain}"%` : `%${plain}%`);
    }),
  );

export async function listMessagesAbout(db: Db, names: readonly string[]) {
  return db
    .select({
      kind: providerMessages.kind,
      body: providerMessages.body,
      receivedAt: providerMessages.receivedAt,
      outcome: providerMessages.outcome,
    })
    .from(providerMessages)
    .where(about(names))
    .orderBy(providerMessages.receivedAt);
}

/** What was not read yet has nobody to be for any more. */
export async function closeMessagesAbout(
  db: Db,
  names: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .update(providerMessages)
    .set({
      body: null,
      processedAt: sql`coalesce(${providerMessages.processedAt}, ${now.toISOString()})`,
      outcome: sql`coalesce(${providerMessages.outcome}, 'ignored')`,
      ignoreReason: sql`case when ${providerMessages.outcome} is null then 'account-deleted' else ${providerMessages.ignoreReason} end`,
    })
    .where(about(names));
}

/** What was not paid, or cost nothing, is no accounting. */
export async function deleteOpenPurchases(db: Db, userId: string): Promise<void> {
  const unpaid = or(ne(purchases.status, "completed"), lte(purchases.amount, 0));
  await db.delete(purchases).where(and(eq(purchases.userId, userId), unpaid));
}
