import type { Document, StyleOfEnglish } from "@curie/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { editedFileName } from "#features/documents/model.ts";
import { api, client } from "#lib/api.ts";
import { downloadFile, saveFile } from "#lib/transfer.ts";

/** Long enough that a page which was just fetched is not fetched again when it is shown. */
const justFetchedMs = 3000;

/**
 * Own edits, newest first.
 *
 * @param page as it stands in the address; the server answers the last valid page to nonsense
 */
export function listQuery(page: string | null) {
  return api.editing.list.queryOptions({
    input: page === null ? {} : { page },
    staleTime: justFetchedMs,
    placeholderData: keepPreviousData,
  });
}

export const listKey = api.editing.list.key();

export async function askStatus(identities: string[]): Promise<Document[]> {
  return (await client.editing.status({ identities })).documents;
}

/** May an edit be started now; asked each time, because an hour passes and plans change. */
export function askAccess() {
  return client.editing.limitReached();
}

export async function startEdit(file: string, styleOfEnglish: StyleOfEnglish): Promise<Document> {
  return (await client.editing.start({ file, styleOfEnglish })).document;
}

export async function retryEdit(identity: string): Promise<Document> {
  return (await client.editing.retry({ identity })).document;
}

export async function removeEdit({ identity, file }: Document): Promise<void> {
  await client.editing.remove({ identity, fileName: file.name, keepFile: false });
}

/** S69: first the version of the result, then the file. */
export async function downloadEdit({ identity, file }: Document): Promise<void> {
  const { lewisVersion } = await client.editing.version({ identity });
  const fileName = editedFileName(file.name);
  const query = new URLSearchParams({ fileName, version: lewisVersion });
  saveFile(await downloadFile(`/api/digital-edit/${identity}/download?${query}`, fileName));
}
