import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { TradeStatus } from "../alipay/rules.ts";
import { localAlipayKeys, localAlipayTrades } from "../tables.ts";

export type LocalTrade = typeof localAlipayTrades.$inferSelect;
export type LocalKeys = Pick<typeof localAlipayKeys.$inferSelect, "app" | "alipay">;

const only = 1;

export async function findKeys(db: Db): Promise<LocalKeys | null> {
  const [row] = await db.select().from(localAlipayKeys).where(eq(localAlipayKeys.id, only));
  return row ?? null;
}

/** Of two processes that make keys at once the first one's count. */
export async function insertKeysOnce(db: Db, keys: LocalKeys): Promise<void> {
  await db
    .insert(localAlipayKeys)
    .values({ id: only, ...keys })
    .onConflictDoNothing();
}

export async function insertLocalTradeOnce(
  db: Db,
  row: typeof localAlipayTrades.$inferInsert,
): Promise<void> {
  await db.insert(localAlipayTrades).values(row).onConflictDoNothing();
}

export async function findLocalTrade(db: Db, outTradeNo: string): Promise<LocalTrade | null> {
  const [row] = await db
    .select()
    .from(localAlipayTrades)
    .where(eq(localAlipayTrades.outTradeNo, outTradeNo));
  return row ?? null;
}

export async function lockLocalTrade(db: Db, outTradeNo: string): Promise<LocalTrade | null> {
  const [row] = await db
    .select()
    .from(localAlipayTrades)
    .where(eq(localAlipayTrades.outTradeNo, outTradeNo))
    .for("update");
  return row ?? null;
}

/** False when it is in another status by now. */
export async function moveLocalTrade(
  db: Db,
  outTradeNo: string,
  from: TradeStatus,
  change: Partial<LocalTrade>,
): Promise<boolean> {
  const moved = await db
    .update(localAlipayTrades)
    .set(change)
    .where(and(eq(localAlipayTrades.outTradeNo, outTradeNo), eq(localAlipayTrades.status, from)))
    .returning({ outTradeNo: localAlipayTrades.outTradeNo });
  return moved.length > 0;
}
