/** The proof sheet as a table for a spreadsheet. */

import type { ManuscriptReport, ProofRow } from "./model.ts";
import type { ReportMessages } from "./page/messages.ts";
import { placeNames } from "./page/places.ts";
import { differs } from "./proof.ts";

/**
 * Rows as RFC 4180 has them, in UTF-8 with a byte order mark, without which spreadsheets guess the
 * encoding. What an edit would have changed stands first.
 */
export function proofCsv(
  report: Pick<ManuscriptReport, "differences" | "paragraphs" | "proof">,
  messages: ReportMessages,
): string {
  const { say } = messages;
  const { where } = placeNames(report, messages);
  const columns = ["kind", "original", "result", "edited", "where"] as const;
  return written([
    columns.map((column) => say(`report:column-${column}`)),
    ...[...report.differences, ...report.proof].map((row) => [
      ...cellsOf(row, messages),
      where(row.place),
    ]),
  ]);
}

function cellsOf(row: ProofRow, { say }: ReportMessages): string[] {
  const { kind, before, after } = row;
  const result = differs(row)
    ? say("report:file-original-kept", { value: after ?? say("report:value-missing") })
    : say("report:value-identical");
  // Also where an edit would have changed it, the file has the original value.
  const value = before ?? "";
  return [say(`report:kind-${kind}`), value, result, value];
}

/** The sheet of a file that a person has edited, where both values stand as they are. */
export function humanProofCsv(rows: readonly ProofRow[], messages: ReportMessages): string {
  const { say } = messages;
  const { where } = placeNames({ paragraphs: [], proof: [...rows] }, messages);
  const columns = ["kind", "original", "result", "edited", "where"] as const;
  return written([
    columns.map((column) => say(`report:column-${column}`)),
    ...rows.map((row) => [
      say(`report:kind-${row.kind}`),
      row.before ?? say("report:value-missing"),
      say(differs(row) ? "report:value-differs" : "report:value-identical"),
      row.after ?? say("report:value-missing"),
      where(row.place),
    ]),
  ]);
}

function written(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("")}`;
}

/**
 * A spreadsheet computes what begins like a formula; an apostrophe before it makes it text. Plain
 * numbers with a sign stay: a spreadsheet reads them as what they are.
 */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r＝＋－＠]/.test(text) && !/^[-+][\d.,]+\s?[%‰]?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
