import { expect, test } from "vitest";
import { oneSpelling } from "./spellings.ts";
import { proposed } from "./testing.ts";

const focused = "The focused beam was compared with another focused beam and a third focused one.";

test("writes a word in the spelling that the author uses nearly everywhere", () => {
  expect(
    proposed(oneSpelling, [focused, "Focussed light was lost in all of the samples."]),
  ).toEqual(["Focussed → Focused"]);
  expect(
    proposed(oneSpelling, [
      "The appendices of both reports and the appendices of the law are long.",
      "See the appendices, not the appendixes, for all of the tables.",
    ]),
  ).toEqual(["appendixes → appendices"]);
});

test("leaves a word alone that stands once each way, or twice and once", () => {
  expect(
    proposed(oneSpelling, ["We moved towards the one wall and toward the other wall."]),
  ).toEqual([]);
  expect(
    proposed(oneSpelling, ["We moved towards it, then towards her, then toward the other wall."]),
  ).toEqual([]);
});

test("leaves both spellings alone where both are common", () => {
  expect(
    proposed(oneSpelling, [focused, "Focussed and focussed are the same to this author."]),
  ).toEqual([]);
});

test("does not count headings, and leaves them as they are", () => {
  expect(proposed(oneSpelling, [focused, "Focussed light in all of the samples"])).toEqual([]);
});
