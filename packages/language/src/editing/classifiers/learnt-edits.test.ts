import { expect, test } from "vitest";
import { createFormReader } from "#editing/counts/units.ts";
import { applyEdits, type Edit, type Span } from "../edit.ts";
import type { FirstLanguage } from "../first-language/first-language.ts";
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
    firstLanguage = null,
  }: Partial<{
    made: Edit[];
    locked: Span[];
    byLearner: boolean;
    firstLanguage: FirstLanguage | null;
  }> = {},
): string {
  const paragraph = { text, locked, editable: true };
  return applyEdits(
    text,
    withLearntEdits(paragraph, wordsOf(text), made, {
      ...{ forms, check },
      author: { byLearner, firstLanguage },
    }),
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
  expect(isByLearner(edits.slice(0, 1), 20)).toBe(true);
  expect(isByLearner(edits.slice(0, 1), 150)).toBe(false);
});

test.each([
  [
    "zh",
    "This kind of material is widely used in chemical industry.",
    "This kind of material is widely used in the chemical industry.",
  ],
  [
    "ja",
    "The model was able to predict the fatigue life of beam.",
    "The model was able to predict the fatigue life of the beam.",
  ],
  [
    "ja",
    "It is thought that the reason is a lack of the oxygen.",
    "It is thought that the reason is a lack of oxygen.",
  ],
  [
    "pt",
    "The seeds germinate better in the presence of the light.",
    "The seeds germinate better in the presence of light.",
  ],
  [
    "es",
    "The hypertension is a disease of many adults today.",
    "Hypertension is a disease of many adults today.",
  ],
] as const)(
  "what is likely for an author of %s is believed sooner: %j",
  (firstLanguage, text, better) => {
    expect(edited(text, { firstLanguage })).toBe(better);
    expect(edited(text)).toBe(text);
    expect(edited(text, { firstLanguage: "other" })).toBe(text);
  },
);

test.each([
  ["zh", "The seeds germinate better in the presence of the light."],
  ["es", "This material is widely used in chemical industry."],
] as const)(
  "what is not likely for an author of %s is judged as for others: %j",
  (firstLanguage, text) => {
    expect(edited(text, { firstLanguage })).toBe(edited(text));
  },
);

test.each(["zh", "es", "pt", "ja"] as const)(
  "sound prose of an author of %s stays as it is",
  (firstLanguage) => {
    for (const text of [
      "The light was switched off, and the seeds were kept in the presence of the light of a lamp.",
      "Each cell divides in the presence of oxygen, which is taken from the water of the tank.",
      "The hypertension of these patients was treated, and the nature of it has been described.",
      "Such methods are widely used in industry, in medicine and in the chemical industry.",
      "At room temperature the electric field was weak, and by day the control group slept.",
    ]) {
      expect(edited(text, { firstLanguage })).toBe(text);
    }
  },
);
