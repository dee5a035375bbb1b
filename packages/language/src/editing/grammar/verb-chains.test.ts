import { expect, test } from "vitest";
import { arbitrate } from "../arbitrate.ts";
import { applyEdits } from "../edit.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { wordsOf } from "../tokens.ts";
import { grammarEdits } from "./checker.ts";
import { createMorphology } from "./morphology.ts";

const morphology = createMorphology(lexicon());

function corrected(text: string): string {
  return applyEdits(text, arbitrate(grammarEdits(text, wordsOf(text), morphology)));
}

test.each([
  // Participles after auxiliaries
  ["It was find that the rate increased.", "It was found that the rate increased."],
  ["Rats were sacrifice on day 7.", "Rats were sacrificed on day 7."],
  ["The model was build with public data.", "The model was built with public data."],
  ["The samples had been keep in the dark.", "The samples had been kept in the dark."],
  ["The company has increase its production.", "The company has increased its production."],
  ["This has lead to many problems.", "This has led to many problems."],
  ["The bridge has being closed since May.", "The bridge has been closed since May."],
  ["This method has been apply to rice.", "This method has been applied to rice."],
  // Verbs without a passive
  ["The effect was disappeared after a week.", "The effect disappeared after a week."],
  ["The price was fell in May.", "The price fell in May."],
  ["It is seems that the error grows.", "It seems that the error grows."],
  ["The yield is depends on rainfall.", "The yield depends on rainfall."],
  ["The color became to be yellow.", "The color became yellow."],
  // Gerunds and infinitives
  ["This paper aims at evaluate the risk.", "This paper aims at evaluating the risk."],
  [
    "The objective was evaluated the effect of salt.",
    "The objective was to evaluate the effect of salt.",
  ],
  ["It allows the user control the speed.", "It allows the user to control the speed."],
  ["They were asked to answered some questions.", "They were asked to answer some questions."],
  // Participles behind a noun and at the start
  ["The results obtain in this study are good.", "The results obtained in this study are good."],
  ["A new model base on learning was proposed.", "A new model based on learning was proposed."],
  [
    "Base on these results, we changed the design.",
    "Based on these results, we changed the design.",
  ],
  ["Use this method, we measured the width.", "Using this method, we measured the width."],
])("%s → %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  "He was keen to stay, and the firm was bankrupt.",
  "It allows the body to maintain its weight.",
  "The ultimate goal was release from the wheel of life.",
  "All we could do was keep the door shut.",
  "It is weigh-in time.",
  "Use this method, or ask your teacher.",
  "Compare with the next figure.",
  "What it is depends on the reader.",
  "They were disappeared by the regime.",
  "The heat transfer in the pipe is small.",
  "A measure for growth was defined.",
  "The price difference companies save by hiring is small.",
  "These talks were secret, and the order was first order.",
])("leaves alone: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});
