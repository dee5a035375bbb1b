import { expect, test } from "vitest";
import { corrected } from "./testing.ts";

test.each([
  ["The heat as well as the light were measured.", "The heat as well as the light was measured."],
  ["The pH together with the salinity were noted.", "The pH together with the salinity was noted."],
  ["Either the length or the width were noted.", "Either the length or the width was noted."],
  ["More than one method were used.", "More than one method was used."],
  [
    "Not only the heat but also the light affect the growth.",
    "Not only the heat but also the light affects the growth.",
  ],
  [
    "The presence of salt and sugar in the water promote the growth.",
    "The presence of salt and sugar in the water promotes the growth.",
  ],
])("of two things the one that counts tells the verb: %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  "The leaves as well as the stem were dried.",
  "Either the drug or the side effects were noted.",
  "The presence of salt and the lack of water promote the growth.",
  "More than one hundred were used.",
])("leaves alone what agrees: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});

test.each([
  [
    "This method is simple and do not need a lab.",
    "This method is simple and does not need a lab.",
  ],
  [
    "The cause is not clear and need further study.",
    "The cause is not clear and needs further study.",
  ],
  [
    "The two species grow fast but occurs in lakes.",
    "The two species grow fast but occur in lakes.",
  ],
  ["All the animal was fed.", "All the animals were fed."],
  [
    "It is one of the factor that influences the yield.",
    "It is one of the factors that influence the yield.",
  ],
  ["There have been a large increase in it.", "There has been a large increase in it."],
  ["We suggest that the disease are rare.", "We suggest that the disease is rare."],
  ["If the voltage exceed the limit, it stops.", "If the voltage exceeds the limit, it stops."],
])("a verb goes with its subject however it is reached: %s", (wrong, right) => {
  expect(corrected(corrected(wrong))).toBe(right);
});

test.each([
  "We suggest that the patient take a rest.",
  "If the method were better, we would use it.",
  "Figures used as a probe for blot analysis are shown.",
  "All the water was lost.",
])("leaves alone demands, conditions and amounts: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});
