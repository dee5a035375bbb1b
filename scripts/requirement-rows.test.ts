import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findDemonstrations, missingRows, unknownRows, writeTable } from "./requirement-rows.ts";

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
  const table = writeTable([
    { row: "S36", test: "keeps the page", file: "e2e/a.test.ts" },
    { row: "S36", test: "goes back | forth", file: "e2e/b.test.ts" },
    { row: "G-16", test: "counts notes", file: "e2e/b.test.ts" },
  ]);
  expect(table.split("\n").filter((line) => line.startsWith("| S"))).toHaveLength(259);
  expect(table).toContain(
    "| S36 | keeps the page; goes back \\| forth | e2e/a.test.ts; e2e/b.test.ts |",
  );
  expect(table).toContain("| S37 | missing | |");
  expect(table).toContain("| G-16 | counts notes | e2e/b.test.ts |");
  expect(table).toContain("1 of 259 rows");
});

test("a required row without a test, and a row that does not exist, are named", () => {
  const found = demonstrations(`
    test("shows it [S36 S260 G-92]", () => {});
  `);
  expect(missingRows(found, ["S36", "S37"])).toEqual(["S37"]);
  expect(unknownRows(found).map((one) => one.row)).toEqual(["S260", "G-92"]);
});
