import { expect, test } from "vitest";
import { oneCompound } from "./compounds.ts";
import { proposed } from "./testing.ts";

test.each([
  ["one word", "One dataset, two datasets and a third dataset were read.", "Data sets → Datasets"],
  ["two words", "One data set, two data sets and a third data set were read.", null],
])("writes a compound as %s where the author does", (_, text, wanted) => {
  const other = "Data sets of this kind are rare in the literature.";
  expect(proposed(oneCompound, [text, other])).toEqual(wanted === null ? [] : [wanted]);
});

test("takes a compound apart where the author writes two words", () => {
  expect(
    proposed(oneCompound, [
      "One data set, two data sets and a third data set were read.",
      "The datasets of this kind are rare in the literature.",
    ]),
  ).toEqual(["datasets → data sets"]);
});

test("leaves names, and words that a hyphen or a sign joins to others", () => {
  expect(
    proposed(oneCompound, [
      "One dataset, two datasets and a third dataset of the archive were read.",
      "The Data Set Service has a data-set catalogue and a data set_id for each.",
    ]),
  ).toEqual([]);
});
