import { expect, test } from "vitest";
import { corrected } from "./testing.ts";

test.each([
  "Life satisfaction was measured on an 11-point scale, and affect on a 5-point scale.",
  "It was 0.3 for life satisfaction and 0.15 for affect. Hence, it is small.",
  "The adapted model fit our data well.",
  "Many days had passed since the first confirmed case of COVID-19.",
  "One mistake is to perform two separate within-group tests.",
  "Searches about the role of roads were done.",
])("what manuscripts showed to be read wrongly stays: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});

test("the adjective of an adverb is the one that is in use", () => {
  expect(corrected("It ended without a drastically reduction in it.")).toBe(
    "It ended without a drastic reduction in it.",
  );
});
