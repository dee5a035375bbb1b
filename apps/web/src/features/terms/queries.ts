import type { TermFileFormat, TermImport, TermToSave } from "@curie/contract";
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";
import { downloadFile, saveFile, sendFile } from "#lib/transfer.ts";
import type { TermView } from "./model.ts";

/** The lists that apply to one's manuscripts; with that of an upload, if named. */
export function termListsQuery(upload?: string) {
  return api.terms.lists.queryOptions({ input: upload === undefined ? {} : { upload } });
}

/** A page of a list. What was shown stays until the next is there. */
export function termsQuery({ list, search, kind, page }: TermView) {
  return api.terms.entries.queryOptions({
    input: {
      list,
      ...(search === "" ? {} : { search }),
      ...(kind ? { kind } : {}),
      ...(page === null ? {} : { page }),
    },
    placeholderData: keepPreviousData,
  });
}

const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: api.terms.key() });

/** Saves a new entry, or another wording of one. */
export function useSaveTerm(list: string, identity: string | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (entry: TermToSave) =>
      identity === null
        ? (await client.terms.add({ list, entry })).entry
        : (await client.terms.change({ list, identity, entry })).entry,
    onSuccess: () => refresh(queries),
  });
}

export function useAddTerm(list: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (entry: TermToSave) => client.terms.add({ list, entry }),
    onSuccess: () => refresh(queries),
  });
}

export function useRemoveTerm(list: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (identity: string) => client.terms.remove({ list, identity }),
    onSuccess: () => refresh(queries),
  });
}

export function useClearList(list: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.terms.clear({ list }),
    onSuccess: () => refresh(queries),
  });
}

export function useImportTerms(list: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) =>
      (await sendFile(`/api/terms/${list}/import`, file)) as TermImport,
    onSuccess: () => refresh(queries),
  });
}

/** @param name what the file is called, without its ending */
export async function saveTermFile(
  list: string,
  format: TermFileFormat,
  name: string,
): Promise<void> {
  const address = `/api/terms/${list}/file?format=${format}`;
  saveFile(await downloadFile(address, `${name}.${format}`));
}
