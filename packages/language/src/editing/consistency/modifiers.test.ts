import { expect, test } from "vitest";
import { oneModifier } from "./modifiers.ts";
import { proposed } from "./testing.ts";

const usual = "The long-term effects, other long-term effects and long-term studies are known.";

test("joins words before a noun as the author joins them before it elsewhere", () => {
  expect(proposed(oneModifier, [usual, "We measured the long term effect of the drug."])).toEqual([
    "long term → long-term",
  ]);
});

test("joins them before an abbreviation too, and after another adjective", () => {
  const pcr = "One real-time PCR, another real-time PCR and a third real-time PCR were run.";
  expect(proposed(oneModifier, [pcr, "We ran quantitative real time PCR on all of it."])).toEqual([
    "real time → real-time",
  ]);
});

test.each([
  ["where they describe no noun", "The effects are seen in the long term only."],
  ["before a noun that the author never joins them to", "We saw the long term nurse of the ward."],
])("leaves words apart %s", (_, text) => {
  expect(proposed(oneModifier, [usual, text])).toEqual([]);
});

test("leaves words apart after a word that may make a verb of the first", () => {
  const runs = "The test-run programs, other test-run programs and the test-run files are here.";
  expect(proposed(oneModifier, [runs, "They test run programs that nobody else knows."])).toEqual(
    [],
  );
});

test("never takes a hyphen away", () => {
  expect(
    proposed(oneModifier, [
      "The long term effects, other long term effects and the long term effect are known.",
      "We measured one long-term effect of the drug.",
    ]),
  ).toEqual([]);
});
