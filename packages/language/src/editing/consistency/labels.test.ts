import { expect, test } from "vitest";
import { oneLabelCase } from "./labels.ts";
import { proposed } from "./testing.ts";

const capitals = "As Table 1, Table 2 and the Tables 3 and 4 show, nothing was lost.";
const small = "As figure 1, figure 2 and the figures 3 and 4 show, nothing was lost.";

test.each([
  [capitals, "All values can be found in table 5.", "table → Table"],
  [capitals, "All values can be found in table\u00a05.", "table → Table"],
  [small, "All values can be found in Figure 5.", "Figure → figure"],
])("writes references to figures and tables in one letter case", (usual, text, wanted) => {
  expect(proposed(oneLabelCase, [usual, text])).toEqual([wanted]);
});

test.each([
  ["the tables of others", "All values can be found in table 5 of [12]."],
  ["a word without a number", "All values can be found in a table of the appendix."],
  ["another word", "All values can be found in figure 5."],
])("leaves %s", (_, text) => {
  expect(proposed(oneLabelCase, [capitals, text])).toEqual([]);
});

test("leaves the capital that opens a sentence", () => {
  expect(proposed(oneLabelCase, [small, "Figure 5 shows all values of the study."])).toEqual([]);
});
