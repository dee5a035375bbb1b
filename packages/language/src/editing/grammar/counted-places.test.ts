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
  ["In most case the cause is unknown.", "In most cases the cause is unknown."],
  ["For many year, it was safe.", "For many years, it was safe."],
  ["A few day later, it died.", "A few days later, it died."],
  ["Most of the patient were men.", "Most of the patients were men."],
  ["Each samples was measured.", "Each sample was measured."],
  ["This results is in agreement with it.", "This result is in agreement with it."],
  ["A 5-years-old boy was treated.", "A 5-year-old boy was treated."],
  ["The children were 5 year old.", "The children were 5 years old."],
  // The verb before its subject, or without one
  ["In Figure 2 is shown the structure.", "In Figure 2 the structure is shown."],
  ["Currently exist several treatments.", "Currently there exist several treatments."],
  ["In this region exist two species.", "In this region there exist two species."],
  ["Can be seen that it grows.", "It can be seen that it grows."],
  ["Was decided to use it.", "It was decided to use it."],
  ["Seems that it grows.", "It seems that it grows."],
  ["We believe that is necessary to wait.", "We believe that it is necessary to wait."],
])("%s → %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  "I know that many object to the tax.",
  "Most water is salt water.",
  "These result in losses.",
  "The work that is necessary to win was done.",
  "Retained earnings is one figure.",
  "Each uses a key.",
  "There in the lake exist two species.",
])("leaves alone: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});
