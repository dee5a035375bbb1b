import { and, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { alipayTrades, refunds } from "../tables.ts";

export type AlipayTrade = typeof alipayTrades.$inferSelect;

export async function insertTrade(db: Db, row: typeof alipayTrades.$inferInsert): Promise<void> {
  await db.insert(alipayTrades).values(row);
}

export async function findTrade(
  db: Db,
  by: { outTradeNo: string } | { purchaseId: string },
): Promise<AlipayTrade | null> {
  const matches =
    "outTradeNo" in by
      ? eq(alipayTrades.outTradeNo, by.outTradeNo)
      : eq(alipayTrades.purchaseId, by.purchaseId);
  const [row] = await db.select().from(alipayTrades).where(matches);
  return row ?? null;
}

/** Held until the transaction ends, so that a trade is paid once. */
export async function lockTrade(db: Db, outTradeNo: string): Promise<AlipayTrade | null> {
  const [row] = await db
    .select()
    .from(alipayTrades)
    .where(eq(alipayTrades.outTradeNo, outTradeNo))
    .for("update");
  return row ?? null;
}

export async function updateTrade(
  db: Db,
  outTradeNo: string,
  change: Partial<Pick<AlipayTrade, "state" | "tradeNo">>,
): Promise<void> {
  await db.update(alipayTrades).set(change).where(eq(alipayTrades.outTradeNo, outTradeNo));
}

/** Of several who would ask at once one does; the others read what it wrote. */
export async function takeTurn(
  db: Db,
  outTradeNo: string,
  now: Date,
  notSince: Date,
): Promise<boolean> {
  const free = or(isNull(alipayTrades.askedAt), lt(alipayTrades.askedAt, notSince));
  const taken = await db
    .update(alipayTrades)
    .set({ askedAt: now })
    .where(and(eq(alipayTrades.outTradeNo, outTradeNo), free))
    .returning({ outTradeNo: alipayTrades.outTradeNo });
  return taken.length > 0;
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
