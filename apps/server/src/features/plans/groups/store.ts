import { and, asc, count, eq, isNull, or, sql } from "drizzle-orm";
import { users } from "#features/accounts/tables.ts";
import type { Db } from "#platform/db/client.ts";
import type { Feature } from "../rules.ts";
import { plans, planUses, preferredGroups } from "../tables.ts";
import type { Group } from "./rules.ts";

/** The group of a code, held until the transaction ends so that its last seat is given once. */
export async function lockGroupByCode(db: Db, code: string): Promise<Group | null> {
  const [row] = await db
    .select()
    .from(preferredGroups)
    .where(eq(preferredGroups.code, code))
    .for("update");
  return row ?? null;
}

export async function countMembers(db: Db, groupId: string): Promise<number> {
  const [row] = await db
    .select({ members: count() })
    .from(plans)
    .where(and(eq(plans.groupId, groupId), isNull(plans.endedAt), isNull(plans.replacedAt)));
  return row?.members ?? 0;
}

export async function findGroup(db: Db, id: string): Promise<Group | null> {
  const [row] = await db.select().from(preferredGroups).where(eq(preferredGroups.id, id));
  return row ?? null;
}

export async function findGroupByCode(db: Db, code: string): Promise<Group | null> {
  const [row] = await db.select().from(preferredGroups).where(eq(preferredGroups.code, code));
  return row ?? null;
}

/** One group by its identity, and every group that an address runs; groups of trials have no members. */
export async function listGroupsOfPerson(
  db: Db,
  id: string | null,
  adminEmail: string,
): Promise<Group[]> {
  const isAdmin = eq(sql`lower(${preferredGroups.adminEmail})`, adminEmail.toLowerCase());
  return db
    .select()
    .from(preferredGroups)
    .where(
      and(
        eq(preferredGroups.kind, "membership"),
        id === null ? isAdmin : or(eq(preferredGroups.id, id), isAdmin),
      ),
    )
    .orderBy(asc(preferredGroups.name), asc(preferredGroups.id));
}

const used = (feature: Feature) =>
  sql<number>`(count(${planUses.id}) filter (where ${planUses.feature} = ${feature}))::int`;

/** Present members in the order they joined, with what they have used since. */
export async function listMembers(db: Db, groupId: string) {
  return db
    .select({
      id: plans.id,
      userId: users.id,
      name: users.name,
      email: users.email,
      joinedAt: plans.createdAt,
      edits: used("editing"),
      translations: used("translation"),
    })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.userId))
    .leftJoin(planUses, and(eq(planUses.planId, plans.id), isNull(planUses.returnedAt)))
    .where(and(eq(plans.groupId, groupId), isNull(plans.endedAt), isNull(plans.replacedAt)))
    .groupBy(plans.id, users.id)
    .orderBy(asc(plans.createdAt), asc(users.email));
}

export async function lockGroup(db: Db, id: string): Promise<Group | null> {
  const [row] = await db
    .select()
    .from(preferredGroups)
    .where(eq(preferredGroups.id, id))
    .for("update");
  return row ?? null;
}

export async function setLinkEnd(db: Db, id: string, linkExpiresAt: Date): Promise<void> {
  await db.update(preferredGroups).set({ linkExpiresAt }).where(eq(preferredGroups.id, id));
}

export type GroupChange = Pick<Group, "name" | "seats" | "endsAt" | "adminEmail">;

/** Changes a group; its end is that of the plans of those who are in it. */
export async function updateGroup(db: Db, id: string, change: GroupChange): Promise<void> {
  await db.update(preferredGroups).set(change).where(eq(preferredGroups.id, id));
  await db
    .update(plans)
    .set({ endsAt: change.endsAt })
    .where(and(eq(plans.groupId, id), isNull(plans.endedAt), isNull(plans.replacedAt)));
}

/** Whose present membership this is; null for another group's, and for one that has ended. */
export async function findMemberOf(
  db: Db,
  groupId: string,
  planId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: plans.userId })
    .from(plans)
    .where(
      and(
        eq(plans.id, planId),
        eq(plans.groupId, groupId),
        isNull(plans.endedAt),
        isNull(plans.replacedAt),
      ),
    );
  return row?.userId ?? null;
}

/** False when the code is taken: the group it belongs to stays as it is. */
export async function insertGroupOnce(
  db: Db,
  row: typeof preferredGroups.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(preferredGroups)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: preferredGroups.id });
  return added.length > 0;
}
