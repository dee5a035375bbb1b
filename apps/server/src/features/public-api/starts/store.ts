import { and, eq, lt } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { idempotencyKeys } from "../tables.ts";

export type KeyRow = typeof idempotencyKeys.$inferSelect;

/** Keeps a key with what it stands for, unless it is kept already; answers what is kept. */
export async function keepKey(
  db: Db,
  row: Omit<KeyRow, "doneAt">,
): Promise<Pick<KeyRow, "requestHash" | "doneAt">> {
  await db.insert(idempotencyKeys).values(row).onConflictDoNothing();
  const [kept] = await db.select().from(idempotencyKeys).where(is(row));
  // Swept in between: it is as if it had never been kept.
  return kept ?? { ...row, doneAt: null };
}

export async function markDone(
  db: Db,
  row: Pick<KeyRow, "userId" | "key">,
  now: Date,
): Promise<void> {
  await db.update(idempotencyKeys).set({ doneAt: now }).where(is(row));
}

export async function deleteKeysBefore(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

function is({ userId, key }: Pick<KeyRow, "userId" | "key">) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
}
