import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { lineTable, readLineTable } from "./line-table.ts";

function tableOf(rows: readonly (readonly [string, string])[]) {
  const folder = mkdtempSync(join(tmpdir(), "curie-counts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "rows.gz");
  writeFileSync(file, gzipSync(lineTable(rows)));
  return readLineTable(pathToFileURL(file));
}

test("finds every row, whatever the order they came in, and nothing between them", () => {
  const keys = ["a", "ab", "b", "bé", "z", "zebra", "Zoë", "naïve"];
  const table = tableOf(keys.map((key, index) => [key, `${index}\tcell`]));
  expect(keys.map((key) => table.find(key))).toEqual(keys.map((_, index) => `${index}\tcell`));
  expect(["", "A", "aa", "ba", "zebras", "~"].map((key) => table.find(key))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test("finds nothing in an empty table", () => {
  expect(tableOf([]).find("a")).toBeNull();
});
