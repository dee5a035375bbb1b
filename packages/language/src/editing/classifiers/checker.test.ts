import { expect, test } from "vitest";
import { createFormReader, unitsOf } from "#editing/counts/units.ts";
import { applyEdits } from "../edit.ts";
import { createMorphology } from "../grammar/morphology.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { wordsOf } from "../tokens.ts";
import { createClassifierChecker } from "./checker.ts";

const morphology = createMorphology(lexicon());
const check = createClassifierChecker(morphology);
const forms = createFormReader(morphology);

function edited(text: string): string {
  const words = wordsOf(text);
  return applyEdits(text, check(text, words, unitsOf(text, words, forms)));
}

test("puts in an article that such a phrase hardly ever lacks", () => {
  expect(edited("As consequence, the number of visitors decreased each year.")).toBe(
    "As a consequence, the number of visitors decreased each year.",
  );
  expect(edited("Few reports exist on relationship between diet and sleep.")).toBe(
    "Few reports exist on the relationship between diet and sleep.",
  );
});

test("puts in an article where a sentence opens, but not in a heading or a title", () => {
  expect(edited("Purpose of this study was to clarify the mechanism.")).toBe(
    "The purpose of this study was to clarify the mechanism.",
  );
  for (const text of [
    "Effectiveness of training in organizations: A review of studies.",
    "Bennett, W., & Bell, S. (2003). Effectiveness of training is reviewed.",
  ]) {
    expect(edited(text)).toBe(text);
  }
});

test("brings in the preposition that a word takes", () => {
  expect(edited("Physical activity contributes for the health of elderly people.")).toBe(
    "Physical activity contributes to the health of elderly people.",
  );
  expect(edited("The animals were fed with a diet rich on fat.")).toBe(
    "The animals were fed with a diet rich in fat.",
  );
});

test("brings a noun into the plural where several are meant", () => {
  expect(edited("The cells were treated with different concentration of the compound.")).toBe(
    "The cells were treated with different concentrations of the compound.",
  );
  expect(edited("The infants were divided into three group.")).toBe(
    "The infants were divided into three groups.",
  );
});

test.each([
  "He was appointed head of the department in 1990 and acted as president of the society.",
  "Define and calculate standard deviation for a data set.",
  "In body, speech and mind the students were as well as before.",
  "In future, we will also look at the three week period before admission.",
  "The model is based in part on data that was collected in the two cities.",
  "A $5,000 dividend was declared, and the 2013 recommendation was followed.",
  "The two differ, and both parent and child were asked in hospital.",
  "The number of copies in the samples was assessed by a standard method.",
  "Effect of temperature on growth",
  "The reaction to stressors depends to a large extent on how much control people feel.",
  "Payment is due in full within 30 days, and the receivables are due from customers.",
  "He was conditioned to respond in fear to the key with which it was opened.",
])("leaves alone: %s", (text) => {
  expect(edited(text)).toBe(text);
});

test("says how likely each edit is, and gives its reason", () => {
  const text = "The flow rate is proportional with square root of the pressure.";
  const words = wordsOf(text);
  const edits = check(text, words, unitsOf(text, words, forms));
  expect(edits.map(({ rule, reason }) => [rule, reason])).toEqual([
    ["classifier.missing-article", "article-missing"],
    ["classifier.preposition", "preposition"],
  ]);
  for (const { confidence } of edits) expect(confidence).toBeGreaterThan(0.8);
});
