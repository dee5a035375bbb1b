import { expect, test } from "vitest";
import { createFormReader, unitsOf } from "#editing/counts/units.ts";
import { learn } from "#training/learn.ts";
import { createMorphology } from "../grammar/morphology.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { wordsOf } from "../tokens.ts";
import { nounNumber } from "./noun-number.ts";

const forms = createFormReader(createMorphology(lexicon()));
const paragraphs = Array.from({ length: 40 }, (_, index) => {
  return `We took ${index % 2 ? "two samples" : "one sample"} from each site.`;
});

function learnt(seed: number): Buffer {
  return learn(
    nounNumber,
    paragraphs,
    (text) => unitsOf(text, wordsOf(text), forms),
    { atLeast: 2, passes: 2, rate: 0.3, dropped: 0.2, least: 0.05, seed },
    () => {},
  );
}

test("the same texts and the same seed give the same bytes", () => {
  const first = learnt(1);
  expect(first.length).toBeGreaterThan(100);
  expect(learnt(1).equals(first)).toBe(true);
  expect(learnt(2).equals(first)).toBe(false);
});
