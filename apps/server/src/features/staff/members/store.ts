import { and, asc, count, eq, isNotNull, isNull, max, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { staffMembers, staffSessions } from "../tables.ts";

export async function listMembers(db: Db) {
  const seen = db
    .select({ staffId: staffSessions.staffId, at: max(staffSessions.lastSeenAt).as("at") })
    .from(staffSessions)
    .where(eq(staffSessions.step, "open"))
    .groupBy(staffSessions.staffId)
    .as("seen");
  return db
    .select({ member: staffMembers, lastSeenAt: seen.at })
    .from(staffMembers)
    .leftJoin(seen, eq(seen.staffId, staffMembers.id))
    .orderBy(sql`${staffMembers.endedAt} is not null`, asc(staffMembers.name));
}

/** False when the address is taken. */
export async function insertMemberOnce(
  db: Db,
  row: typeof staffMembers.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(staffMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staffMembers.id });
  return added.length > 0;
}

/** Held until the transaction ends, so that of two operators who end each other one is left. */
export async function lockMembers(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff members', 0))`);
}

/** Operators who can sign in, but for one. */
export async function countOtherOperators(db: Db, id: string): Promise<number> {
  const [row] = await db
    .select({ others: count() })
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.role, "operator"),
        isNull(staffMembers.endedAt),
        isNotNull(staffMembers.password),
        sql`${staffMembers.id} <> ${id}`,
      ),
    );
  return row?.others ?? 0;
}
