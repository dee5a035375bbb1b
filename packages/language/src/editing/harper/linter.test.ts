import { afterAll, expect, test } from "vitest";
import { createHarperLinter } from "./linter.ts";
import { allowedRules } from "./rules.ts";

const linter = createHarperLinter("american");
afterAll(async () => (await linter).close());

test("allows only rules that this version of Harper has", async () => {
  const known = new Set((await linter).rules);
  expect([...allowedRules().keys()].filter((rule) => !known.has(rule))).toEqual([]);
});

test("lets only allowed rules speak", async () => {
  const text =
    "Sampels of herbivory, scimag and (i) the the cells, which is very unique and was first introduced, were were taken.";
  for (const lint of await (await linter).lint(text))
    expect(allowedRules().has(lint.rule)).toBe(true);
});

test.each([
  ["letters outside the basic plane", "𝒳 and 👩‍🔬 saw the the cells."],
  ["decomposed accents", "A nai\u0308ve cafe\u0301 had the the cells."],
  ["objects of the document", "Here \uFFFC saw the the cells."],
])("gives offsets of the original after %s", async (_, text) => {
  const [lint] = await (await linter).lint(text);
  expect(lint && text.slice(lint.start, lint.end)).toBe("the the");
});

test("reads a note mark after a word as nothing", async () => {
  expect(await (await linter).lint("The cells were treated\uFFFC with care.")).toEqual([]);
});
