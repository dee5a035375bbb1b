import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkLookups, formatLookup } from "./check-lookups.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curie-lookups-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The lines of a file of the product that are found. */
function linesFound(text: string, path = "packages/language/src/words.ts"): number[] {
  write(path, text);
  return checkLookups(root)
    .filter(({ file }) => file === path)
    .map(({ line }) => line);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test.each([
  ["a record", 'const words: Record<string, string> = { a: "b" };\nwords[key];'],
  [
    "a record that is read only",
    "const words: Readonly<Record<string, string>> = {};\nwords[key];",
  ],
  ["a part of a record", "const words: Partial<Record<string, Locale>> = {};\nwords[key] ?? x;"],
  ["an index signature", "const words: { [word: string]: string } = {};\nwords[key];"],
  [
    "a type of another name",
    "type Words = Record<string, string>; const words: Words = {};\nwords[a.b];",
  ],
  ["a parameter", "function f(words: Record<string, string>, key: string) {\nreturn words[key]; }"],
  ["a member", "type Model = { sums?: Record<string, string> };\nmodel.sums?.[path];"],
  ["a cast", "const words = JSON.parse(text) as Record<string, string>;\nwords[key];"],
  ["a write", "const counts: Record<string, number> = {};\ncounts[word] = 1;"],
  [
    "a lookup behind a closed set",
    "const w: Record<Tongue, Record<string, X>> = {};\nw[tongue][word];",
  ],
  ["the operator in", "const words: Record<string, string> = {};\nif (key in words) say();"],
])("a plain object indexed by a word is found: %s", (_, text) => {
  expect(linesFound(text)).toEqual([2]);
});

test("so is one that another file declares", () => {
  write("packages/language/src/lexicon.ts", "export const words: Record<string, string> = {};");
  const text = 'import { words } from "./lexicon.ts";\nwords[key];';
  expect(linesFound(text)).toEqual([2]);
});

test.each([
  ["a Map", "const words: ReadonlyMap<string, string> = new Map();\nwords.get(key);"],
  ["a literal key", 'const words: Record<string, string> = {};\nwords["a"]; words[0];'],
  ["a closed set of keys", "const words: Record<Locale, string> = english;\nwords[locale];"],
  ["a closed set before a name", "const w: Record<Plan, Record<string, X>> = {};\nw[plan].USD;"],
  ["a list", "const words: readonly string[] = [];\nwords[index];"],
  ["a list of records", "const rows: Record<string, string>[] = [];\nrows[index];"],
  [
    "a guarded lookup",
    "const words: Record<string, string> = {};\nObject.hasOwn(words, key) ? words[key] : null;",
  ],
  [
    "a loop over it",
    "const words: Record<string, string> = {};\nfor (const key in words) say(key);",
  ],
  ["a comment", "const words: Record<string, string> = {};\n// words[key] would be wrong"],
  ["a string", 'const words: Record<string, string> = {};\nsay("words[key]");'],
])("%s passes", (_, text) => {
  expect(linesFound(text)).toEqual([]);
});

test("tests and scripts look up what they wrote themselves", () => {
  const text = "const words: Record<string, string> = {};\nwords[key];";
  expect(linesFound(text, "packages/language/src/words.test.ts")).toEqual([]);
  expect(linesFound(text, "scripts/words.ts")).toEqual([]);
});

test("the product looks nothing up in plain objects", () => {
  const project = dirname(dirname(fileURLToPath(import.meta.url)));
  expect(checkLookups(project).map(formatLookup)).toEqual([]);
});
