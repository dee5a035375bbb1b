import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { sourceFiles, withoutQuotedCode } from "./source-files.ts";

/**
 * Keeps `docs/requirements.md`: which test demonstrates which row of the specification. A test
 * names the rows it demonstrates in brackets at the end of its name.
 *
 *   requirement-rows.ts                      writes the table
 *   requirement-rows.ts --check              fails when it is stale, or a demanded row has no test
 *   requirement-rows.ts --demand S5-S7,S12   fails when one of these has no test
 *
 * The rows themselves stand in `docs/requirements/`. Those that are demanded so far stand in `docs/demanded-rows.txt`.
 */
const specification = ["docs/requirements/rows.md", "docs/requirements/decisions.md"];
const tableFile = "docs/requirements.md";
const demandedFile = "docs/demanded-rows.txt";
const row = "(?:S\\d+|G-\\d+)";
const tableId = new RegExp(`^\\| (${row}) \\|`, "gm");
/** A string that is the first argument of a call and ends with rows in brackets. */
const namedTest = new RegExp(
  `\\(\\s*(["'\`])((?:(?!\\1)[^\\\\]|\\\\.)*?\\[(${row}(?:[ ,]+${row})*)\\])\\1`,
  "g",
);

export type Demonstration = { row: string; test: string; file: string };

export function findDemonstrations(root: string): Demonstration[] {
  const found: Demonstration[] = [];
  for (const file of sourceFiles(root).filter((name) => /\.test\.tsx?$/.test(name))) {
    const text = withoutQuotedCode(readFileSync(join(root, file), "utf8"));
    for (const match of text.matchAll(namedTest)) {
      const name = (match[2] ?? "").replace(/\s*\[[^[\]]*\]$/, "").replace(/\\(.)/g, "$1");
      for (const id of (match[3] ?? "").split(/[ ,]+/)) found.push({ row: id, test: name, file });
    }
  }
  return found;
}

/** The ids of all rows and decisions, by number; an id is the first cell of a table's line. */
export function specifiedRows(root: string): string[] {
  return specification.flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").matchAll(tableId);
    const ids = Array.from(lines, ([, id]) => id ?? "");
    return ids.sort((a, b) => numberOf(a) - numberOf(b));
  });
}

function numberOf(id: string): number {
  return Number(id.replace(/^\D+/, ""));
}

/** @param specified every row and decision there is */
export function writeTable(
  demonstrations: readonly Demonstration[],
  specified: readonly string[],
): string {
  const byRow = Map.groupBy(demonstrations, (one) => one.row);
  const rows = specified.filter((id) => id.startsWith("S"));
  const decisions = specified.filter((id) => id.startsWith("G-") && byRow.has(id));
  const shown = rows.filter((id) => byRow.has(id)).length;
  return [
    "# Requirement rows and the tests that demonstrate them",
    "",
    "Written by `npm run rows` from the names of the tests; `npm run check` fails when it is stale. What the",
    "rows say stands in [requirements/rows.md](requirements/rows.md), the decisions in",
    "[requirements/decisions.md](requirements/decisions.md).",
    "",
    `Demonstrated by a test: ${shown} of ${rows.length} rows.`,
    "",
    "| Row | Test | File |",
    "|---|---|---|",
    ...rows.map((id) => tableLine(id, byRow.get(id))),
    "",
    "## Decided gaps that a test demonstrates",
    "",
    "| Gap | Test | File |",
    "|---|---|---|",
    ...decisions.map((id) => tableLine(id, byRow.get(id))),
    "",
  ].join("\n");
}

function tableLine(id: string, found: readonly Demonstration[] = []): string {
  if (found.length === 0) return `| ${id} | missing | |`;
  const names = found.map((one) => one.test.replaceAll("|", "\\|").replace(/\s+/g, " "));
  const files = [...new Set(found.map((one) => one.file))];
  return `| ${id} | ${names.join("; ")} | ${files.join("; ")} |`;
}

/** Ids that no row of the specification has: a typing mistake in a test's name. */
export function unknownRows(
  demonstrations: readonly Demonstration[],
  specified: readonly string[],
): Demonstration[] {
  const known = new Set(specified);
  return demonstrations.filter(({ row: id }) => !known.has(id));
}

/** The rows that a text names, one by one or as ranges: `S5-S7, S12`. `#` begins a remark. */
export function rowsNamedIn(text: string): string[] {
  const words = text
    .split("\n")
    .flatMap((line) => line.replace(/#.*/, "").split(/[,\s]+/))
    .filter((word) => word !== "");
  return words.flatMap((word) => {
    const [, series, first, last = first] = /^(S|G-)(\d+)(?:-\1(\d+))?$/.exec(word) ?? [];
    const count = Number(last) - Number(first) + 1;
    if (series === undefined || count < 1) throw new Error(`${word} names no rows`);
    return Array.from({ length: count }, (_, index) => `${series}${Number(first) + index}`);
  });
}

/** The rows that must have a test and have none. */
export function missingRows(
  demonstrations: readonly Demonstration[],
  demanded: readonly string[],
): string[] {
  const shown = new Set(demonstrations.map((one) => one.row));
  return demanded.filter((id) => !shown.has(id));
}

export function demandedRows(root: string): string[] {
  return rowsNamedIn(readFileSync(join(root, demandedFile), "utf8"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.exitCode = main(dirname(dirname(fileURLToPath(import.meta.url))));
}

function main(root: string): number {
  const { values } = parseArgs({
    options: { check: { type: "boolean" }, demand: { type: "string" } },
  });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const demonstrations = findDemonstrations(root);
  const specified = specifiedRows(root);
  const unknown = unknownRows(demonstrations, specified);
  for (const { row: id, test, file } of unknown) say(`${file}: there is no row ${id} (${test})`);
  if (unknown.length > 0) return 1;

  const table = writeTable(demonstrations, specified);
  const path = join(root, tableFile);
  const writes = !values.check && values.demand === undefined;
  if (writes) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, table);
    return 0;
  }
  const demanded = values.demand === undefined ? demandedRows(root) : rowsNamedIn(values.demand);
  const missing = missingRows(demonstrations, demanded);
  if (missing.length > 0) say(`demanded, and without a test: ${missing.join(", ")}`);
  const stale = values.check === true && readIfPresent(path) !== table;
  if (stale) say(`${tableFile} is stale: run npm run rows`);
  return missing.length > 0 || stale ? 1 : 0;
}

function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
