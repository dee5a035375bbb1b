/** A row of a table with the line on which it begins, counted from 1. */
export type CsvRow = { line: number; cells: string[] };

const delimiters = [",", ";", "\t"] as const;

/**
 * Rows of a table as RFC 4180 has them; also with the semicolons or tabs that spreadsheets write where
 * the comma is a decimal mark. `open` is the line of a quotation mark that never closes: what follows
 * it belongs to no row.
 */
export function readCells(text: string): { rows: CsvRow[]; open: number | null } {
  const delimiter = delimiterOf(text);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let cell = "";
  let line = 1;
  let quotedSince: number | null = null;
  const endCell = () => {
    row.cells.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((one) => one.trim() !== "")) rows.push(row);
    row = { line: line + 1, cells: [] };
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quotedSince !== null) {
      if (sign === '"' && text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') quotedSince = null;
      else cell += sign;
    } else if (sign === '"' && cell.trim() === "") {
      cell = "";
      quotedSince = line;
    } else if (sign === delimiter) endCell();
    else if (sign === "\n") endRow();
    else if (sign === "\r") {
      if (text.charAt(at + 1) !== "\n") endRow();
    } else cell += sign;
    if (sign === "\n" || (sign === "\r" && text.charAt(at + 1) !== "\n")) line += 1;
  }
  if (quotedSince === null && (cell !== "" || row.cells.length > 0)) endRow();
  return { rows, open: quotedSince };
}

/** The separator that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ""] = text.split(/[\r\n]/, 1);
  const outside = first.replace(/"[^"]*"/g, "");
  const count = (sign: string) => outside.split(sign).length;
  return [...delimiters].sort((a, b) => count(b) - count(a))[0] ?? ",";
}

/** What a spreadsheet would compute: it begins like a formula, or like one that was made a text. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * A cell as it is written. One that a spreadsheet would take for a formula gets an apostrophe, which
 * makes it text there; {@link readCell} takes it off again, so that nothing is lost on the way.
 */
export function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** What a cell says, without the apostrophe that keeps a spreadsheet from computing it. */
export function readCell(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
