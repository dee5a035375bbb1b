import {
  checkProfiles,
  type JournalProfileEntry,
  type JournalProfileToSave,
  journalProfilesPerOwner,
  type ProfileOwner,
  type User,
} from "@curie/contract";
import {
  type OwnProfile,
  type ProfileReading,
  profileOf,
  readProfile,
  readProfileFile,
} from "@curie/submission-check";
import { type GroupOfPerson, listGroupsOf } from "#features/plans/groups/service.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { describeEntry, groupOfRow } from "./rules.ts";
import {
  countHeld,
  deleteProfile,
  findProfileById,
  insertProfile,
  listProfiles,
  lockProfile,
  type ProfileHolder,
  type ProfileRow,
  updateProfile,
} from "./store.ts";

/** Journal profiles that somebody may choose, and whose they are. */
export async function listJournalProfiles(ctx: Context, user: User) {
  const { groups, rows } = await profilesOf(ctx, user);
  return {
    owners: [
      { owner: "own" as const, name: null, mayChange: true },
      ...groups.map(({ id, name, isAdmin }) => ({ owner: id, name, mayChange: isAdmin })),
    ],
    profiles: rows.map((row) => describeEntry(row, groups)),
    generic: checkProfiles.map((name) => ({ name, profile: mutable(profileOf(name)) })),
  };
}

/** Those that may be chosen for a document, by name. */
export async function listChoosable(ctx: Context, user: User) {
  const { groups, rows } = await profilesOf(ctx, user);
  return rows.map((row) => ({
    row,
    told: {
      identity: row.id,
      name: row.profile.name,
      group: groupOfRow(row, groups)?.name ?? null,
    },
  }));
}

/** Keeps a profile from being deleted until the transaction ends. @throws `journal-profiles.not-found` */
export async function holdProfile(tx: Db, identity: string): Promise<void> {
  if (!(await lockProfile(tx, identity))) throw new Failure("journal-profiles.not-found");
}

async function profilesOf(ctx: Context, user: User) {
  const groups = await listGroupsOf(ctx, user);
  const ids = groups.map(({ id }) => id);
  return { groups, rows: await listProfiles(ctx.db, user.identity, ids) };
}

export async function addJournalProfile(
  ctx: Context,
  user: User,
  owner: ProfileOwner,
  draft: JournalProfileToSave,
): Promise<JournalProfileEntry> {
  return addRead(ctx, user, owner, readProfile(draft));
}

/** @throws `journal-profiles.refused` with what of the file cannot be used */
export async function importJournalProfile(
  ctx: Context,
  user: User,
  owner: ProfileOwner,
  text: string,
): Promise<JournalProfileEntry> {
  return addRead(ctx, user, owner, readProfileFile(text));
}

async function addRead(
  ctx: Context,
  user: User,
  owner: ProfileOwner,
  reading: ProfileReading,
): Promise<JournalProfileEntry> {
  const groups = await listGroupsOf(ctx, user);
  const holder = requireHolder(user, groups, owner);
  const profile = requireProfile(reading);
  const row = await ctx.db.transaction(async (tx) => {
    if ((await countHeld(tx, holder)) >= journalProfilesPerOwner) {
      throw new Failure("journal-profiles.too-many", { limit: journalProfilesPerOwner });
    }
    return insertProfile(tx, {
      id: ctx.ids.uuid(),
      ownerId: holder.scope === "own" ? holder.id : null,
      groupId: holder.scope === "group" ? holder.id : null,
      profile,
      revision: 1,
      changedAt: ctx.clock.now(),
    });
  });
  return describeEntry(row, groups);
}

/** @throws `journal-profiles.changed-elsewhere` when somebody saved it since this revision */
export async function changeJournalProfile(
  ctx: Context,
  user: User,
  identity: string,
  { revision, profile: draft }: { revision: number; profile: JournalProfileToSave },
): Promise<JournalProfileEntry> {
  const { groups } = await findToChange(ctx, user, identity);
  const profile = requireProfile(readProfile(draft));
  const changed = { profile, changedAt: ctx.clock.now() };
  const row = await updateProfile(ctx.db, identity, revision, changed);
  if (!row) throw new Failure("journal-profiles.changed-elsewhere");
  return describeEntry(row, groups);
}

/** The documents that chose it are checked for none in particular from now on. */
export async function removeJournalProfile(
  ctx: Context,
  user: User,
  identity: string,
): Promise<{ done: true }> {
  await findToChange(ctx, user, identity);
  await deleteProfile(ctx.db, identity);
  return { done: true };
}

/** @throws `journal-profiles.not-found` for one that is not there and one that is somebody else's alike */
async function findToChange(
  ctx: Context,
  user: User,
  identity: string,
): Promise<{ row: ProfileRow; groups: readonly GroupOfPerson[] }> {
  const row = await findProfileById(ctx.db, identity);
  const groups = await listGroupsOf(ctx, user);
  const group = row && groupOfRow(row, groups);
  if (!row || !(row.ownerId === user.identity || group)) {
    throw new Failure("journal-profiles.not-found");
  }
  if (group && !group.isAdmin) throw new Failure("journal-profiles.only-admin-changes");
  return { row, groups };
}

function requireHolder(
  user: User,
  groups: readonly GroupOfPerson[],
  owner: ProfileOwner,
): ProfileHolder {
  if (owner === "own") return { scope: "own", id: user.identity };
  const group = groups.find(({ id }) => id === owner);
  if (!group) throw new Failure("journal-profiles.not-found");
  if (!group.isAdmin) throw new Failure("journal-profiles.only-admin-changes");
  return { scope: "group", id: group.id };
}

function requireProfile({ profile, field }: ProfileReading): OwnProfile {
  if (profile) return profile;
  throw new Failure("journal-profiles.refused", { field: field ?? "file" });
}

/** The contract's own lists may be written to. */
function mutable({ sections, statements, ...rest }: ReturnType<typeof profileOf>) {
  return {
    ...rest,
    ...(sections ? { sections: [...sections] } : {}),
    statements: [...statements],
  };
}
