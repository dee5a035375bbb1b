import { describe, expect, it } from "vitest";
import { rangeOfBleu, scoresOf } from "./translation-score.ts";

const references = [
  "The results show that the survival rate rose by 3.5% in 2019.",
  'He said: "the cells are well-known," and left.',
  "No effect was found.",
];
const translations = [
  "The result shows that survival rate increased 3.5% in 2019.",
  'He said: "cells are well-known", and he left.',
  "It was not found effect.",
];

describe("Scores of translations", () => {
  it("are those of the usual scorer", () => {
    const { bleu, chrf2 } = scoresOf(translations, references);
    expect(bleu).toBeCloseTo(30.8973, 2);
    expect(chrf2).toBeCloseTo(62.5729, 2);
  });

  it("are 100 for the reference itself and 0 where nothing agrees", () => {
    const own = scoresOf(references, references);
    expect(own.bleu).toBeCloseTo(100, 6);
    expect(own.chrf2).toBeCloseTo(100, 6);
    const { bleu, chrf2 } = scoresOf(["zzzz"], ["abcd"]);
    expect(chrf2).toBe(0);
    expect(bleu).toBe(0);
  });

  it("smooth what no word pair agrees on, and punish what is too short", () => {
    const { bleu } = scoresOf(["No effect"], ["No effect was found."]);
    expect(bleu).toBe(0);
    const short = scoresOf(
      ["No effect was here today"],
      ["No effect was found in the whole group"],
    );
    expect(short.bleu).toBeCloseTo(21.8227, 2);
  });

  it("lie in a range of resampled scores, the same for the same seed", () => {
    const range = rangeOfBleu(translations, references, 7);
    expect(rangeOfBleu(translations, references, 7)).toEqual(range);
    const { bleu } = scoresOf(translations, references);
    expect(range.low).toBeLessThan(bleu);
    expect(range.high).toBeGreaterThan(bleu);
    expect(rangeOfBleu(references, references, 7).low).toBeCloseTo(100, 6);
  });
});
