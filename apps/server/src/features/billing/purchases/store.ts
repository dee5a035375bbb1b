import { and, desc, eq, gt, gte, isNull, lt, or } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { purchases, vouchers } from "../tables.ts";
import type { Voucher } from "./rules.ts";

/** A purchase of somebody; those whose person is gone are accounting and nothing else. */
export type PurchaseRow = typeof purchases.$inferSelect & { userId: string };

const owned = (row: typeof purchases.$inferSelect | undefined): PurchaseRow | null =>
  row === undefined || row.userId === null ? null : { ...row, userId: row.userId };

export async function insertPurchase(
  db: Db,
  row: typeof purchases.$inferInsert,
): Promise<PurchaseRow> {
  const [inserted] = await db.insert(purchases).values(row).returning();
  const added = owned(inserted);
  if (!added) throw new Error("the purchase was not written");
  return added;
}

/** A purchase of the same wish that is pending, or was completed just now. */
export async function findSameWish(
  db: Db,
  { userId, fingerprint }: { userId: string; fingerprint: string },
  completedSince: Date,
): Promise<PurchaseRow | null> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.userId, userId),
        eq(purchases.fingerprint, fingerprint),
        or(
          eq(purchases.status, "pending"),
          and(eq(purchases.status, "completed"), gte(purchases.paidAt, completedSince)),
        ),
      ),
    );
  return owned(row);
}

export type PurchaseKey = { approvalToken: string } | { id: string };

export async function findPurchase(
  db: Db,
  by: { userId: string; receiptCode: string } | PurchaseKey,
): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(purchases).where(matches(by));
  return owned(row);
}

/** Held until the transaction ends, so that it is settled once. */
export async function lockPurchase(db: Db, by: PurchaseKey): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(purchases).where(matches(by)).for("update");
  return owned(row);
}

const matches = (by: { userId: string; receiptCode: string } | PurchaseKey) =>
  "approvalToken" in by
    ? eq(purchases.approvalToken, by.approvalToken)
    : "id" in by
      ? eq(purchases.id, by.id)
      : and(eq(purchases.userId, by.userId), eq(purchases.receiptCode, by.receiptCode));

/** What was paid for a human order; null while nothing was. */
export async function findPaidForOrder(db: Db, humanOrderId: string): Promise<PurchaseRow | null> {
  const paid = and(eq(purchases.humanOrderId, humanOrderId), eq(purchases.status, "completed"));
  const [row] = await db.select().from(purchases).where(paid);
  return owned(row);
}

/** The newest payment that was begun for a human order and not decided yet. */
export async function findPendingForOrder(
  db: Db,
  humanOrderId: string,
): Promise<PurchaseRow | null> {
  const pending = and(eq(purchases.humanOrderId, humanOrderId), eq(purchases.status, "pending"));
  const newest = desc(purchases.createdAt);
  const [row] = await db.select().from(purchases).where(pending).orderBy(newest).limit(1);
  return owned(row);
}

/** Payments that were begun for a human order are over. Those being settled are waited for, and stay. */
export async function failPendingForOrder(db: Db, humanOrderId: string): Promise<void> {
  await db
    .update(purchases)
    .set({ status: "failed" })
    .where(and(eq(purchases.humanOrderId, humanOrderId), eq(purchases.status, "pending")));
}

export async function closePurchase(
  db: Db,
  id: string,
  change: { status: "completed" | "failed" | "returned"; paidAt: Date | null },
): Promise<void> {
  await db.update(purchases).set(change).where(eq(purchases.id, id));
}

/** Purchases that nobody came back to are over. */
export async function failPurchasesBefore(db: Db, before: Date): Promise<void> {
  await db
    .update(purchases)
    .set({ status: "failed" })
    .where(and(eq(purchases.status, "pending"), lt(purchases.createdAt, before)));
}

export async function findVoucher(db: Db, code: string): Promise<Voucher | null> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.code, code));
  return row ?? null;
}

/** Whether there is a code that leaves nothing to pay of what is no plan. */
export async function isAnythingFree(db: Db, now: Date): Promise<boolean> {
  const running = or(isNull(vouchers.endsAt), gt(vouchers.endsAt, now));
  const [row] = await db
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(and(gte(vouchers.percent, 100), isNull(vouchers.cataloguePlanId), running))
    .limit(1);
  return row !== undefined;
}

/** Answers whether there is such a code. */
export async function endVoucherAt(db: Db, code: string, endsAt: Date): Promise<boolean> {
  const ended = await db
    .update(vouchers)
    .set({ endsAt })
    .where(eq(vouchers.code, code))
    .returning({ code: vouchers.code });
  return ended.length > 0;
}

export async function moveVouchersOf(db: Db, from: string, to: string): Promise<void> {
  await db.update(vouchers).set({ cataloguePlanId: to }).where(eq(vouchers.cataloguePlanId, from));
}

export async function upsertVoucher(db: Db, row: Voucher): Promise<void> {
  await db.insert(vouchers).values(row).onConflictDoUpdate({ target: vouchers.code, set: row });
}
