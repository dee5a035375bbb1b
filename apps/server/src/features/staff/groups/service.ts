import { type StaffGroup, type StaffGroupMember, staffPageSize } from "@curie/contract";
import { findAccount } from "#features/accounts/service.ts";
import type { Group } from "#features/plans/groups/rules.ts";
import { addMember, loadGroup } from "#features/plans/groups/service.ts";
import type { Context } from "#platform/context.ts";
import { pageOf } from "#platform/db/keyset.ts";
import { Failure } from "#platform/failure.ts";
import { searchGroups } from "./store.ts";

export async function listGroups(
  ctx: Context,
  search: string | undefined,
  cursor: string | undefined,
): Promise<{ rows: StaffGroup[]; next: string | null }> {
  const found = await searchGroups(ctx.db, search, cursor, staffPageSize + 1);
  return pageOf(found, staffPageSize, ({ group, members }) => toGroup(group, members));
}

/** @throws `not-found` */
export async function describeGroupForStaff(
  ctx: Context,
  identity: string,
): Promise<{ group: StaffGroup; members: StaffGroupMember[] }> {
  const { group, members } = await loadGroup(ctx, identity);
  return {
    group: toGroup(group, members.length),
    members: members.map(({ userId, joinedAt, ...member }) => ({
      ...member,
      ...{ identity: userId, joinedAt: joinedAt.toISOString() },
    })),
  };
}

/** @throws `not-found` for no such group, or nobody with this address */
export async function addMemberByEmail(
  ctx: Context,
  identity: string,
  email: string,
): Promise<string> {
  const { group } = await loadGroup(ctx, identity);
  const user = await findAccount(ctx.db, email);
  if (!user) throw new Failure("not-found");
  await addMember(ctx, user, group.code);
  return user.identity;
}

function toGroup({ id, startsAt, endsAt, ...group }: Group, members: number): StaffGroup {
  const { code, name, kind, seats, grantsEditing, adminEmail } = group;
  const { editsPerMember, translationsPerMember } = group;
  return {
    ...{ identity: id, code, name, kind, seats, members, grantsEditing, adminEmail },
    ...{ editsPerMember, translationsPerMember },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
  };
}
