import { expect, test } from "vitest";
import { createFormReader } from "#editing/counts/units.ts";
import { applyEdits, type Edit, type Span } from "../edit.ts";
import { createMorphology } from "../grammar/morphology.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { wordsOf } from "../tokens.ts";
import { createClassifierChecker } from "./checker.ts";
import { isByLearner, withLearntEdits } from "./learnt-edits.ts";

const morphology = createMorphology(lexicon());
const check = createClassifierChecker(morphology);
const forms = createFormReader(morphology);

function edited(
  text: string,
  {
    made = [],
    locked = [],
    byLearner = false,
  }: Partial<{ made: Edit[]; locked: Span[]; byLearner: boolean }>,
): string {
  const paragraph = { text, locked, editable: true };
  return applyEdits(
    text,
    withLearntEdits(paragraph, wordsOf(text), made, { forms, check, byLearner }),
  );
}

function replacing(text: string, word: string, replacement: string): Edit {
  const start = text.indexOf(word);
  return {
    start,
    end: start + word.length,
    replacement,
    category: "grammar",
    rule: "test",
    reason: "preposition",
    confidence: 0.9,
  };
}

const text = "The flow rate is proportional with square root of the pressure.";

test("adds what the classifiers see to the edits of others", () => {
  expect(edited(text, {})).toBe(
    "The flow rate is proportional to the square root of the pressure.",
  );
});

test("has no say where another edit stands", () => {
  expect(edited(text, { made: [replacing(text, "with", "against")] })).toBe(
    "The flow rate is proportional against the square root of the pressure.",
  );
});

test("never touches a locked range", () => {
  expect(edited(text, { locked: [{ start: 0, end: text.length }] })).toBe(text);
});

test("believes less when the author makes many errors", () => {
  const sentence = "The cells were maintained in humid atmosphere with 5% of CO2.";
  expect(edited(sentence, {})).toBe(sentence);
  expect(edited(sentence, { byLearner: true })).toBe(
    "The cells were maintained in a humid atmosphere with 5% of CO2.",
  );
});

test("takes an author for a learner by the errors of grammar, not by a few in a long text", () => {
  const edits = Array.from({ length: 5 }, () => [replacing(text, "with", "to")]);
  expect(isByLearner(edits, 400)).toBe(true);
  expect(isByLearner(edits, 4000)).toBe(false);
  expect(isByLearner(edits.slice(1), 100)).toBe(false);
});
