import { and, count, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { plans, preferredGroups } from "../tables.ts";
import type { Group, GroupKind } from "./rules.ts";

/** The group of a code, held until the transaction ends so that its last seat is given once. */
export async function lockGroupByCode(db: Db, code: string): Promise<Group | null> {
  const [row] = await db
    .select()
    .from(preferredGroups)
    .where(eq(preferredGroups.code, code))
    .for("update");
  return row ? { ...row, kind: row.kind as GroupKind } : null;
}

export async function countMembers(db: Db, groupId: string): Promise<number> {
  const [row] = await db
    .select({ members: count() })
    .from(plans)
    .where(and(eq(plans.groupId, groupId), isNull(plans.endedAt), isNull(plans.replacedAt)));
  return row?.members ?? 0;
}

export async function insertGroupOnce(
  db: Db,
  row: typeof preferredGroups.$inferInsert,
): Promise<void> {
  await db.insert(preferredGroups).values(row).onConflictDoNothing();
}
