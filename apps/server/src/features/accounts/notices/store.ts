import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { notices, users } from "../tables.ts";

export async function listNotices(db: Db, userId: string) {
  return db
    .select({ name: notices.name, at: notices.at })
    .from(notices)
    .where(eq(notices.userId, userId));
}

/** Since when the account is there; null when it is not. */
export async function findAccountBirth(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db.select({ since: users.createdAt }).from(users).where(eq(users.id, userId));
  return row?.since ?? null;
}

/** Keeps when it first happened. */
export async function insertNoticeOnce(db: Db, row: typeof notices.$inferInsert): Promise<void> {
  await db.insert(notices).values(row).onConflictDoNothing();
}

/** Keeps when it last happened. */
export async function upsertNotice(db: Db, row: typeof notices.$inferInsert): Promise<void> {
  await db
    .insert(notices)
    .values(row)
    .onConflictDoUpdate({ target: [notices.userId, notices.name], set: { at: row.at } });
}
