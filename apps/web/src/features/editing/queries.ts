import type { Document, StyleOfEnglish } from "@curie/contract";
import { resultFileName } from "#features/documents/model.ts";
import { listQueryOf } from "#features/documents/queries.ts";
import { api, client } from "#lib/api.ts";
import { downloadFile, saveFile } from "#lib/transfer.ts";

/** The page of the list that the address asks for; the first without one. */
export function listQuery(page: string | null) {
  return listQueryOf(api.editing.list, page);
}

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
  const fileName = resultFileName(file.name, "edited");
  const query = new URLSearchParams({ fileName, version: lewisVersion });
  saveFile(await downloadFile(`/api/digital-edit/${identity}/download?${query}`, fileName));
}
