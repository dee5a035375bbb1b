import type { Document, SourceLanguage, TranslationEngineState } from "@curie/contract";
import { type DocumentFile, resultFileName } from "#features/documents/model.ts";
import { documentCallsOf } from "#features/documents/queries.ts";
import { api, client } from "#lib/api.ts";
import { isPassing } from "#lib/failure.ts";
import { type Download, downloadFile, saveFile } from "#lib/transfer.ts";

/** While an engine is being fetched, people watch. */
const preparingPollMs = 3000;

/** What would translate from each language now. */
export const enginesQuery = api.translation.engines.queryOptions({
  staleTime: 30_000,
  refetchInterval: ({ state }) => (state.data?.engines.some(isComing) ? preparingPollMs : false),
});

function isComing(engine: TranslationEngineState): boolean {
  return engine.state === "preparing" || (engine.state === "ready" && engine.better !== null);
}

/** Files do not change: what was read once is shown again. */
export function sidesQuery(identity: string) {
  return api.translation.sides.queryOptions({
    input: { identity },
    staleTime: Number.POSITIVE_INFINITY,
    retry: (tries, error) => tries < 3 && isPassing(error),
  });
}

export const translationCalls = documentCallsOf(client.translation);

/** May a translation be started now; asked each time, because plans change. */
export function askAccess() {
  return client.translation.limitReached();
}

export async function startTranslation(file: string, language: SourceLanguage): Promise<Document> {
  return (await client.translation.start({ file, language })).document;
}

/** A translation is downloaded with one call; an edit asks for its version first (S69). */
export async function readTranslation(
  { identity, file }: Document,
  copy: DocumentFile = "translated",
): Promise<Download> {
  const fileName = copy === "original" ? file.name : resultFileName(file.name, copy);
  const query = new URLSearchParams({ fileName, copy });
  return downloadFile(`/api/digital-translation/${identity}/download?${query}`, fileName);
}

export async function downloadTranslation(document: Document, copy?: DocumentFile): Promise<void> {
  saveFile(await readTranslation(document, copy));
}
