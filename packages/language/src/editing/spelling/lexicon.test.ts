import { expect, test } from "vitest";
import { lexicon } from "./lexicon.ts";

test.each([
  "the",
  "phosphorylation",
  "colour",
  "color",
  "organise",
  "organize",
  "London",
  "thaliana",
])("knows %s", (word) => {
  expect(lexicon().knows(word)).toBe(true);
});

test.each(["recieved", "enviromental", "occured", "transfered", "signifcant", "wich"])(
  "does not know %s",
  (word) => {
    expect(lexicon().knows(word)).toBe(false);
  },
);

test("tells common words from rare ones", () => {
  expect(lexicon().commonness("because")).toBe(10);
  expect(lexicon().commonness("genome") ?? 0).toBeGreaterThanOrEqual(40);
  expect(lexicon().commonness("thaliana")).toBeUndefined();
});

test.each([
  ["colour", "british"],
  ["color", "american"],
  ["analyse", "british"],
  ["the", null],
] as const)("knows whose spelling %s is", (word, dialect) => {
  expect(lexicon().dialectOf(word)).toBe(dialect);
});
