import type { JournalProfileEntry, JournalProfileToSave, ProfileOwner } from "@curie/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";
import { saveFile } from "#lib/transfer.ts";

export const profilesQuery = api.journalProfiles.list.queryOptions();

/** The reports that are open may be checked for one of them. */
async function refresh(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: api.journalProfiles.key() }),
    queries.invalidateQueries({ queryKey: api.editing.submissionCheck.key() }),
  ]);
}

/** Saves a new profile, or what was changed in one. */
export function useSaveProfile(owner: ProfileOwner, entry: JournalProfileEntry | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (profile: JournalProfileToSave) =>
      entry === null
        ? (await client.journalProfiles.add({ owner, profile })).entry
        : (
            await client.journalProfiles.change({
              identity: entry.identity,
              revision: entry.revision,
              profile,
            })
          ).entry,
    onSuccess: () => refresh(queries),
  });
}

export function useImportProfile(owner: ProfileOwner) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) =>
      (await client.journalProfiles.import({ owner, text: await file.text() })).entry,
    onSuccess: () => refresh(queries),
  });
}

export function useRemoveProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (identity: string) => client.journalProfiles.remove({ identity }),
    onSuccess: () => refresh(queries),
  });
}

export function saveProfileFile({ profile, file }: JournalProfileEntry): void {
  const bytes = new Blob([file], { type: "application/json" });
  saveFile({ bytes, fileName: `${profile.name.replace(/[\\/:*?"<>|]/g, "-")}.json` });
}
