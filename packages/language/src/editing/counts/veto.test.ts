import { expect, test } from "vitest";
import { createMorphology } from "../grammar/morphology.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { wordsOf } from "../tokens.ts";
import { createFormReader, unitsOf } from "./units.ts";
import { isWellRead } from "./veto.ts";

const forms = createFormReader(createMorphology(lexicon()));

function wellRead(text: string, written: string, replacement: string): boolean {
  const words = wordsOf(text);
  const start = text.indexOf(written);
  return isWellRead(
    {
      start,
      end: start + written.length,
      replacement,
      category: "grammar",
      rule: "grammar.test",
      reason: "word-class",
      confidence: 0.9,
    },
    words,
    unitsOf(text, words, forms),
    forms,
  );
}

test("keeps a wording that was read elsewhere against one that never was", () => {
  expect(wellRead("They differ from those found in bacteria.", "found", "founds")).toBe(true);
  expect(wellRead("They had much higher levels of lead.", "much", "many")).toBe(true);
});

test("lets a correction pass whose wording was read, or whose place nobody wrote before", () => {
  expect(wellRead("The results shows that it works.", "shows", "show")).toBe(false);
  expect(wellRead("Zebrafish larvae swims backwards quickly.", "swims", "swim")).toBe(false);
  expect(wellRead("In the other hand, it is cheap.", "In", "On")).toBe(false);
});
