import { excerpt, type TermsOfFile } from "../file.ts";
import { judgeTerm } from "../judge.ts";
import type { TermProblem } from "../names.ts";
import type { Term } from "../term.ts";
import { type CsvRow, readCell, readCells } from "./cells.ts";
import { type Column, columnOf, columns, flagOf, kindOf, languageOf } from "./columns.ts";

/**
 * Reads a table of terms. Its first row names the columns, in any order; without a column `term` in it
 * there is no such row, and a table of one column is a plain list of terms that never change.
 */
export function readTermsCsv(text: string): TermsOfFile {
  const { rows, open } = readCells(text.replace(/^\uFEFF/, ""));
  const read: Extract<TermsOfFile, { problem: null }> = { problem: null, terms: [], refused: [] };
  const [first] = rows;
  const named = first?.cells.map(columnOf) ?? [];
  const hasHead = named.includes("term");
  const order: readonly (Column | null)[] = hasHead
    ? named
    : first?.cells.length === 1
      ? ["term"]
      : columns;
  for (const row of hasHead ? rows.slice(1) : rows) {
    const term = termOfRow(row, order);
    if (typeof term !== "string") read.terms.push({ line: row.line, term });
    else read.refused.push({ line: row.line, problem: term, text: excerpt(row.cells.join(" ")) });
  }
  if (open !== null) read.refused.push({ line: open, problem: "quote-open", text: "" });
  return read;
}

function termOfRow({ cells }: CsvRow, order: readonly (Column | null)[]): Term | TermProblem {
  if (cells.slice(order.length).some((cell) => cell.trim() !== "")) return "too-many-columns";
  const cell = (column: Column) => readCell(cells[order.indexOf(column)] ?? "");
  const [variants, translation] = [cell("variants"), cell("translation")];
  const anyCase = flagOf(cell("any_case"));
  const plural = flagOf(cell("plural"));
  if (anyCase === null || plural === null) return "flag-unknown";
  return judgeTerm({
    kind: kindOf(cell("kind"), { variants, translation }),
    term: cell("term"),
    variants: splitVariants(variants),
    language: languageOf(cell("language")),
    translation,
    ...{ anyCase, plural },
  });
}

/** Variants stand in one cell with a bar between them; a bar of a variant has a backslash before it. */
function splitVariants(cell: string): string[] {
  const parts = cell.match(/(?:\\[\s\S]|[^|\\])+/g) ?? [];
  return parts.map((part) => part.replace(/\\([|\\])/g, "$1"));
}

export function joinVariants(variants: readonly string[]): string {
  return variants.map((variant) => variant.replace(/[|\\]/g, "\\$&")).join(" | ");
}
