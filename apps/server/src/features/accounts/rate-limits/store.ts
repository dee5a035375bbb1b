import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { attempts } from "../tables.ts";

/** Serialises attempts under one key, so that parallel requests cannot slip through together. */
export async function lockAttempts(db: Db, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function listAttempts(db: Db, key: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.at, since)))
    .orderBy(asc(attempts.at));
  return rows.map((row) => row.at);
}

export async function insertAttempt(db: Db, row: typeof attempts.$inferInsert): Promise<void> {
  await db.insert(attempts).values(row);
}

export async function deleteAttempt(db: Db, id: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.id, id));
}

export async function deleteAttemptsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, before));
}
