import type { ComparedWith, ComparisonSummary } from "@curie/contract";
import { api, client } from "#lib/api.ts";
import { downloadFile, saveFile } from "#lib/transfer.ts";

/** The own finished edits that an upload may be the next version of, likeliest first. */
export function earlierVersionsQuery(file: string) {
  return api.editing.earlierVersions.queryOptions({ input: { file } });
}

/** The file that compares a next version with the one before, and what it says in figures. */
export async function downloadComparison(
  identity: string,
  fileName: string,
  comparedWith: ComparedWith,
): Promise<ComparisonSummary> {
  const name = `${fileName.replace(/\.[^.]*$/, "")}-compared.docx`;
  const address = `/api/digital-edit/${identity}/comparison-file?with=${comparedWith}`;
  const summary = await client.editing.comparison({ identity, with: comparedWith });
  saveFile(await downloadFile(address, name));
  return summary;
}
