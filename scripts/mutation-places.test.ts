import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { harmless } from "./harmless-mutations.ts";
import { mutationsOf } from "./mutation-places.ts";

const root = join(import.meta.dirname, "..");
const changesOf = (source: string) =>
  mutationsOf("sample.ts", source).map(({ line, after }) => [line, after]);

test("a comparison is turned, a bound moved by one, a sign changed and a refusal forgotten", () => {
  expect(changesOf("const ended = day > last && day !== today;")).toEqual([
    [1, "const ended = day > last && day === today;"],
    [1, "const ended = day >= last && day !== today;"],
    [1, "const ended = day > last || day !== today;"],
  ]);
  expect(changesOf("function left() {\n  if (total < 0) return 0;\n}")).toEqual([
    [2, "  if (total <= 0) return 0;"],
    [2, ""],
  ]);
});

test("types, comments, loops and texts are left alone", () => {
  const source = [
    "/** Whether it is true && ended. */",
    "type Plan = {",
    "  ends: true;",
    "};",
    "for (let at = 0; at < 3; at += 1) {",
    'const text = "a + b is true";',
  ];
  expect(changesOf(source.join("\n"))).toEqual([]);
});

test("every change that is called harmless can still be made", () => {
  const unknown = harmless.flatMap(({ file, changes }) => {
    const possible = mutationsOf(file, readFileSync(join(root, file), "utf8"));
    return changes
      .filter(
        ([from, to]) =>
          !possible.some(({ before, after }) => before.trim() === from && after.trim() === to),
      )
      .map(([from]) => `${file}: ${from}`);
  });
  expect(unknown).toEqual([]);
});
