import { expect, test } from "vitest";
import { corrected } from "./testing.ts";

test.each([
  "Severity of illness scores are often used.",
  "Risk of bias plots were created.",
  "Quality of life scores were lower.",
])("a plural described by a phrase with of keeps its verb: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});

test("a deed that is done to a plural has its own verb", () => {
  expect(corrected("Analysis of blood samples were performed.")).toBe(
    "Analysis of blood samples was performed.",
  );
});

test.each([
  "There were 6942 physician agreed records in it.",
  "It was best for 8 of 17 adult, 7 of 8 child, and 4 of 5 neonatal causes.",
  "Two stage least squares is a technique.",
  "They had four before and eight outside the window.",
])("a noun that describes a plural behind it stays singular: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});

test.each([
  "We used raw values as opposed to analyses based on performance.",
  "The code is open source, and it is free.",
])("a plural after to and a quality of two words stay: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});
