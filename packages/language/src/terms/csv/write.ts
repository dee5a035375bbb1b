import type { Term } from "../term.ts";
import { writeCell } from "./cells.ts";
import { columns } from "./columns.ts";
import { joinVariants } from "./read.ts";

/**
 * A list as a table for a spreadsheet: RFC 4180 in UTF-8 with a byte order mark, without which
 * spreadsheets guess the encoding. {@link readTermsCsv} reads the same list from it.
 */
export function writeTermsCsv(terms: readonly Term[]): string {
  const rows = [columns, ...terms.map(cellsOf)];
  return `\uFEFF${rows.map((cells) => `${cells.map(writeCell).join(",")}\r\n`).join("")}`;
}

function cellsOf(entry: Term): string[] {
  return [
    entry.kind,
    entry.term,
    entry.kind === "always-write" ? joinVariants(entry.variants) : "",
    ...(entry.kind === "translate-as" ? [entry.language, entry.translation] : ["", ""]),
    entry.anyCase ? "yes" : "",
    entry.plural ? "yes" : "",
  ];
}
