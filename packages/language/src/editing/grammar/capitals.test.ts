import { expect, test } from "vitest";
import { applyEdits } from "../edit.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { wordsOf } from "../tokens.ts";
import { capitalEdits } from "./capitals.ts";
import { createMorphology } from "./morphology.ts";

const morphology = createMorphology(lexicon());
const sentence = "All of the samples were kept in the dark.";

function corrected(text: string, before: string | null = null): string {
  return applyEdits(text, capitalEdits(text, wordsOf(text), morphology, before));
}

test.each([
  ["When i think of it, i am not sure.", "When I think of it, I am not sure."],
  ["Last year i bought a new lamp.", "Last year I bought a new lamp."],
  ["It grew fast. the rest did not.", "It grew fast. The rest did not."],
  ["the rest of the plants did not grow.", "The rest of the plants did not grow."],
  ["We asked chinese and spanish doctors.", "We asked Chinese and Spanish doctors."],
])("writes a capital in %s", (text, right) => {
  expect(corrected(text)).toBe(right);
  expect(corrected(text, sentence)).toBe(right);
});

test.each([
  "Each element i can be x or y.",
  "The index i was chosen at random, with i = 1.",
  "Smith et al. in their work did it.",
  "It was large (approx.) and it grew.",
])("leaves %s alone", (text) => {
  expect(corrected(text)).toBe(text);
});

test("the rest of a sentence that a formula interrupted keeps its small letter", () => {
  const rest = "where all of the terms are known to us.";
  expect(corrected(rest, "The rate is given by")).toBe(rest);
  expect(corrected("and so the sum = 2 is known to us.", sentence)).toBe(
    "and so the sum = 2 is known to us.",
  );
});

test("entries of a list in small letters keep them", () => {
  const entry = "the samples that were kept in the dark.";
  expect(corrected(entry, "the samples that were kept in the light.")).toBe(entry);
});
