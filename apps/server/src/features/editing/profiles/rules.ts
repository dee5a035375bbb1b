import type { JournalProfileEntry } from "@curie/contract";
import { writeProfile } from "@curie/submission-check";
import type { GroupOfPerson } from "#features/plans/groups/service.ts";
import type { ProfileRow } from "./store.ts";

export function groupOfRow(
  { groupId }: ProfileRow,
  groups: readonly GroupOfPerson[],
): GroupOfPerson | null {
  return groups.find(({ id }) => id === groupId) ?? null;
}

export function describeEntry(
  row: ProfileRow,
  groups: readonly GroupOfPerson[],
): JournalProfileEntry {
  const { sections, statements, ...rest } = row.profile;
  return {
    identity: row.id,
    owner: row.groupId ?? "own",
    mayChange: groupOfRow(row, groups)?.isAdmin ?? true,
    revision: row.revision,
    profile: {
      ...rest,
      ...(sections ? { sections: [...sections] } : {}),
      statements: [...statements],
    },
    file: writeProfile(row.profile),
  };
}
