import type {
  Document,
  EditStrength,
  FirstLanguage,
  ReportFormat,
  StyleOfEnglish,
} from "@curie/contract";
import { type DocumentFile, resultFileName } from "#features/documents/model.ts";
import { documentCallsOf, listQueryOf } from "#features/documents/queries.ts";
import { api, client } from "#lib/api.ts";
import { type Download, downloadFile, saveFile } from "#lib/transfer.ts";

/** The page of the list that the address asks for; the first without one. */
export function listQuery(page: string | null) {
  return listQueryOf(api.editing.list, page);
}

export const editCalls = documentCallsOf(client.editing);

/** May an edit be started now; asked each time, because an hour passes and plans change. */
export function askAccess() {
  return client.editing.limitReached();
}

/** What is chosen for an edit. */
export type EditChoices = {
  styleOfEnglish: StyleOfEnglish;
  oxfordSpelling: boolean;
  firstLanguage: FirstLanguage | null;
  strength: EditStrength;
  /** Of `shorten`. */
  targetWords?: number;
  /** The document that the file is the next version of. */
  previous?: string;
};

export async function startEdit(file: string, choices: EditChoices): Promise<Document> {
  return (await client.editing.start({ file, ...choices })).document;
}

/** S69: first the version of the result, then the file. The original keeps its name. */
export async function readEdit(
  { identity, file: { name } }: Document,
  which: DocumentFile = "tracked",
): Promise<Download> {
  const { lewisVersion } = await client.editing.version({ identity });
  if (which === "report")
    return readReport(identity, "html", resultFileName(name, "report", "html"));
  const fileName =
    which === "original" ? name : resultFileName(name, which === "tracked" ? "edited" : which);
  const query = new URLSearchParams({ fileName, version: lewisVersion, copy: which });
  return downloadFile(`/api/digital-edit/${identity}/download?${query}`, fileName);
}

export async function downloadEdit(document: Document, which?: DocumentFile): Promise<void> {
  saveFile(await readEdit(document, which));
}

/** The change report as a page to keep, or its proof sheet as a table. */
function readReport(identity: string, format: ReportFormat, fileName: string): Promise<Download> {
  return downloadFile(`/api/digital-edit/${identity}/report-file?format=${format}`, fileName);
}

/** The proof sheet as a table for a spreadsheet. */
export async function downloadProof({ identity, file }: Document): Promise<void> {
  saveFile(await readReport(identity, "csv", resultFileName(file.name, "proof", "csv")));
}
