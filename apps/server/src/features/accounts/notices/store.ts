import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { notices } from "../tables.ts";

export async function listNotices(db: Db, userId: string) {
  return db
    .select({ name: notices.name, at: notices.at })
    .from(notices)
    .where(eq(notices.userId, userId));
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
