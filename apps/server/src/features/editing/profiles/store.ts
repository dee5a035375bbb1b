import type { OwnProfile } from "@curie/submission-check";
import { and, asc, count, eq, inArray, or } from "drizzle-orm";
import { users } from "#features/accounts/tables.ts";
import { preferredGroups } from "#features/plans/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { journalProfiles } from "../tables.ts";

export type ProfileRow = typeof journalProfiles.$inferSelect;
/** Whose a profile is: a person's or a group's. */
export type ProfileHolder = { scope: "own" | "group"; id: string };

const heldBy = ({ scope, id }: ProfileHolder) =>
  eq(scope === "own" ? journalProfiles.ownerId : journalProfiles.groupId, id);

/** Profiles of a person and of groups, the oldest first. */
export async function listProfiles(
  db: Db,
  ownerId: string,
  groupIds: readonly string[],
): Promise<ProfileRow[]> {
  return db
    .select()
    .from(journalProfiles)
    .where(
      or(
        eq(journalProfiles.ownerId, ownerId),
        groupIds.length > 0 ? inArray(journalProfiles.groupId, [...groupIds]) : undefined,
      ),
    )
    .orderBy(asc(journalProfiles.changedAt), asc(journalProfiles.id));
}

export async function findProfileById(db: Db, id: string): Promise<ProfileRow | null> {
  const [row] = await db.select().from(journalProfiles).where(eq(journalProfiles.id, id));
  return row ?? null;
}

export async function lockProfile(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: journalProfiles.id })
    .from(journalProfiles)
    .where(eq(journalProfiles.id, id))
    .for("key share");
  return rows.length > 0;
}

/** How many somebody has. Who adds one waits for whoever adds another to the same. */
export async function countHeld(tx: Db, holder: ProfileHolder): Promise<number> {
  await (holder.scope === "own"
    ? tx.select({ id: users.id }).from(users).where(eq(users.id, holder.id)).for("no key update")
    : tx
        .select({ id: preferredGroups.id })
        .from(preferredGroups)
        .where(eq(preferredGroups.id, holder.id))
        .for("no key update"));
  const [row] = await tx.select({ held: count() }).from(journalProfiles).where(heldBy(holder));
  return row?.held ?? 0;
}

export async function insertProfile(
  db: Db,
  row: typeof journalProfiles.$inferInsert,
): Promise<ProfileRow> {
  const [inserted] = await db.insert(journalProfiles).values(row).returning();
  if (!inserted) throw new Error("the profile was not inserted");
  return inserted;
}

/** Null when it is another revision by now, or gone. */
export async function updateProfile(
  db: Db,
  id: string,
  revision: number,
  change: { profile: OwnProfile; changedAt: Date },
): Promise<ProfileRow | null> {
  const [row] = await db
    .update(journalProfiles)
    .set({ ...change, revision: revision + 1 })
    .where(and(eq(journalProfiles.id, id), eq(journalProfiles.revision, revision)))
    .returning();
  return row ?? null;
}

export async function deleteProfile(db: Db, id: string): Promise<void> {
  await db.delete(journalProfiles).where(eq(journalProfiles.id, id));
}
