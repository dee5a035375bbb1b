import { eq, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { preprintsLinks } from "./tables.ts";

export async function findLink(db: Db, by: { userId: string } | { preprintsUserIdentity: string }) {
  const matches =
    "userId" in by
      ? eq(preprintsLinks.userId, by.userId)
      : eq(preprintsLinks.preprintsUserIdentity, by.preprintsUserIdentity);
  const [row] = await db.select().from(preprintsLinks).where(matches);
  return row ?? null;
}

/** Other transactions that ask for the same identity wait until this one ends. */
export async function lockIdentity(db: Db, identity: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`preprints ${identity}`}, 0))`,
  );
}

/** False when the identity belongs to somebody else. The caller holds its lock. */
export async function upsertLink(
  db: Db,
  row: typeof preprintsLinks.$inferInsert,
): Promise<boolean> {
  const owner = await findLink(db, { preprintsUserIdentity: row.preprintsUserIdentity });
  if (owner && owner.userId !== row.userId) return false;
  await db
    .insert(preprintsLinks)
    .values(row)
    .onConflictDoUpdate({ target: preprintsLinks.userId, set: row });
  return true;
}

export async function deleteLink(db: Db, userId: string): Promise<void> {
  await db.delete(preprintsLinks).where(eq(preprintsLinks.userId, userId));
}
