import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { attempts } from "../tables.ts";

/**
 * Serialises attempts under the same keys, so that parallel requests cannot slip through together.
 * Keys are always locked in one order: two requests never wait for each other.
 */
export async function lockAttempts(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort()) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

export async function listAttempts(
  db: Db,
  key: string,
  since: Date,
): Promise<{ id: string; at: Date }[]> {
  return db
    .select({ id: attempts.id, at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.at, since)))
    .orderBy(asc(attempts.at));
}

export async function insertAttempt(db: Db, row: typeof attempts.$inferInsert): Promise<void> {
  await db.insert(attempts).values(row);
}

export async function deleteAttempts(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.id, [...ids]));
}

export async function deleteAttemptsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, before));
}
