import { asc, gt } from "drizzle-orm";
import { vouchers } from "#features/billing/tables.ts";
import type { Db } from "#platform/db/client.ts";

/** Discount codes by the alphabet, behind one of them. */
export async function listVouchers(db: Db, cursor: string | undefined, limit: number) {
  const rows = await db
    .select()
    .from(vouchers)
    .where(cursor === undefined ? undefined : gt(vouchers.code, cursor))
    .orderBy(asc(vouchers.code))
    .limit(limit);
  return rows.map((row) => ({ ...row, key: row.code }));
}
