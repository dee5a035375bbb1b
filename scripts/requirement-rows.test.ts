import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  demandedRows,
  findDemonstrations,
  missingRows,
  rowsNamedIn,
  specifiedRows,
  unknownRows,
  writeTable,
} from "./requirement-rows.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curie-rows-"));
  mkdirSync(join(root, "e2e"));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function demonstrations(text: string) {
  writeFileSync(join(root, "e2e", "journey.test.ts"), text);
  return findDemonstrations(root);
}

test("the rows at the end of a test's name are found", () => {
  const found = demonstrations(`
    test("polls both in one request [S39]", () => {});
    test('keeps the page [S36 S52]', () => {});
    test(
      \`a long name with "quotes" [G-16]\`,
      () => {},
    );
    test.each([1])("counts %i [S12, G-2]", () => {});
  `);
  expect(found.map(({ row, test: name }) => `${row} ${name}`)).toEqual([
    "S39 polls both in one request",
    "S36 keeps the page",
    "S52 keeps the page",
    'G-16 a long name with "quotes"',
    "S12 counts %i",
    "G-2 counts %i",
  ]);
});

test("names without rows, comments and other strings are left alone", () => {
  const found = demonstrations(`
    // test("polls [S39]", () => {});
    test("reads [S39] in the middle of a name", () => {});
    test("an array [1]", () => {});
    const note = "see [S40]";
  `);
  expect(found).toEqual([]);
});

test("the table has one line for every row, demonstrated or missing", () => {
  const table = writeTable(
    [
      { row: "S36", test: "keeps the page", file: "e2e/a.test.ts" },
      { row: "S36", test: "goes back | forth", file: "e2e/b.test.ts" },
      { row: "G-16", test: "counts notes", file: "e2e/b.test.ts" },
    ],
    ["S36", "S37", "S38", "G-16", "G-17"],
  );
  expect(table.split("\n").filter((line) => line.startsWith("| S"))).toHaveLength(3);
  expect(table).not.toContain("G-17");
  expect(table).toContain(
    "| S36 | keeps the page; goes back \\| forth | e2e/a.test.ts; e2e/b.test.ts |",
  );
  expect(table).toContain("| S37 | missing | |");
  expect(table).toContain("| G-16 | counts notes | e2e/b.test.ts |");
  expect(table).toContain("1 of 3 rows");
});

test("a demanded row without a test, and a row that does not exist, are named", () => {
  const found = demonstrations(`
    test("shows it [S36 S260 G-92]", () => {});
  `);
  expect(missingRows(found, ["S36", "S37"])).toEqual(["S37"]);
  expect(unknownRows(found, ["S36", "S37", "G-91"]).map((one) => one.row)).toEqual([
    "S260",
    "G-92",
  ]);
});

test("rows are named one by one or as ranges, with remarks between them", () => {
  expect(rowsNamedIn("# finished\nS5-S7, S12 # and the gaps\n\nG-9-G-10 G-2")).toEqual([
    "S5",
    "S6",
    "S7",
    "S12",
    "G-9",
    "G-10",
    "G-2",
  ]);
  for (const wrong of ["5-7", "S5-G-7", "S7-S5", "S5–S7", "S"]) {
    expect(() => rowsNamedIn(wrong), wrong).toThrow("names no rows");
  }
});

test("every row S1 to S259 and every decision G-1 to G-91 stands in the specification once", () => {
  const project = dirname(dirname(fileURLToPath(import.meta.url)));
  const count = (series: string, length: number) =>
    Array.from({ length }, (_, index) => `${series}${index + 1}`);
  expect(specifiedRows(project)).toEqual([...count("S", 259), ...count("G-", 91)]);
});

test("every row that is demanded so far has a test", () => {
  const project = dirname(dirname(fileURLToPath(import.meta.url)));
  const demanded = demandedRows(project);
  expect(demanded.length).toBeGreaterThan(200);
  expect(new Set(demanded).size).toBe(demanded.length);
  expect(missingRows(findDemonstrations(project), demanded)).toEqual([]);
});

describe("the command", () => {
  const script = fileURLToPath(new URL("requirement-rows.ts", import.meta.url));
  const run = (...options: string[]) => spawnSync(process.execPath, [script, ...options]);

  test("fails when a row that is demanded has no test, and names it", () => {
    expect(run("--demand", "S36-S39").status).toBe(0);
    const { status, stdout } = run("--demand", "S36,G-92");
    expect(status).toBe(1);
    expect(stdout.toString()).toContain("without a test: G-92");
  });
});
