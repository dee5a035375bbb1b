import { expect, test } from "vitest";
import { oneModifier } from "./modifiers.ts";
import { proposed } from "./testing.ts";

const usual = "The long-term effects, other long-term effects and long-term studies are known.";

test("joins words before a noun as the author joins them before it elsewhere", () => {
  expect(proposed(oneModifier, [usual, "We measured the long term effect of the drug."])).toEqual([
    "long term → long-term",
  ]);
});

test.each([
  ["where they describe no noun", "The effects are seen in the long term only."],
  ["before a noun that the author never joins them to", "We saw the long term nurse of the ward."],
  [
    "after a word that may make a verb of the first",
    "They long term effects that nobody else knows.",
  ],
])("leaves words apart %s", (_, text) => {
  expect(proposed(oneModifier, [usual, text])).toEqual([]);
});

test("never takes a hyphen away", () => {
  expect(
    proposed(oneModifier, [
      "The long term effects, other long term effects and the long term effect are known.",
      "We measured one long-term effect of the drug.",
    ]),
  ).toEqual([]);
});
