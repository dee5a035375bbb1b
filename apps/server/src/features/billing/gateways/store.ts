import { and, desc, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { gatewayTrades, purchases, refunds } from "../tables.ts";

export type TradeRow = typeof gatewayTrades.$inferSelect;

export type TradeKey = { id: string } | { purchaseId: string } | { paymentId: string };

export async function insertTrade(db: Db, row: typeof gatewayTrades.$inferInsert): Promise<void> {
  await db.insert(gatewayTrades).values(row);
}

export async function findTrade(db: Db, by: TradeKey): Promise<TradeRow | null> {
  const matches =
    "id" in by
      ? eq(gatewayTrades.id, by.id)
      : "purchaseId" in by
        ? eq(gatewayTrades.purchaseId, by.purchaseId)
        : eq(gatewayTrades.paymentId, by.paymentId);
  const [row] = await db.select().from(gatewayTrades).where(matches);
  return row ?? null;
}

/** Held until the transaction ends, so that a trade is paid once. */
export async function lockTrade(db: Db, id: string): Promise<TradeRow | null> {
  const [row] = await db.select().from(gatewayTrades).where(eq(gatewayTrades.id, id)).for("update");
  return row ?? null;
}

export async function updateTrade(
  db: Db,
  id: string,
  change: Partial<Pick<TradeRow, "state" | "paymentId" | "paidAt" | "address" | "pageId">>,
): Promise<void> {
  await db.update(gatewayTrades).set(change).where(eq(gatewayTrades.id, id));
}

/** Of several who would ask at once one does; the others read what it wrote. */
export async function takeTurn(db: Db, id: string, now: Date, notSince: Date): Promise<boolean> {
  const free = or(isNull(gatewayTrades.askedAt), lt(gatewayTrades.askedAt, notSince));
  const taken = await db
    .update(gatewayTrades)
    .set({ askedAt: now })
    .where(and(eq(gatewayTrades.id, id), free))
    .returning({ id: gatewayTrades.id });
  return taken.length > 0;
}

/** Payments for a human order whose money came for nothing, newest first. */
export async function listReturnedForOrder(db: Db, humanOrderId: string) {
  return db
    .select({
      at: gatewayTrades.paidAt,
      amount: purchases.amount,
      currency: purchases.currency,
      receiptCode: purchases.receiptCode,
    })
    .from(gatewayTrades)
    .innerJoin(purchases, eq(purchases.id, gatewayTrades.purchaseId))
    .where(and(eq(purchases.humanOrderId, humanOrderId), eq(purchases.status, "returned")))
    .orderBy(desc(gatewayTrades.paidAt));
}

/** What was given back of a payment, not counting one of the refunds. */
export async function sumOtherRefunds(
  db: Db,
  paymentId: string,
  externalId: string,
): Promise<number> {
  const others = or(isNull(refunds.externalId), ne(refunds.externalId, externalId));
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, "done"), others));
  return row?.amount ?? 0;
}
