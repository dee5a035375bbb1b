import { expect, test } from "vitest";
import { corrected } from "./testing.ts";

test.each([
  ["Leaves were dried in oven at 60 °C.", "Leaves were dried in an oven at 60 °C."],
  ["Photos were taken with digital camera.", "Photos were taken with a digital camera."],
  ["The patient was 45-year-old man.", "The patient was a 45-year-old man."],
  ["82-year-old woman was admitted.", "An 82-year-old woman was admitted."],
  ["We investigated effect of light on growth.", "We investigated the effect of light on growth."],
  ["It was higher than control group.", "It was higher than the control group."],
  ["It is rare in Chinese population.", "It is rare in the Chinese population."],
  ["It was reported in literature.", "It was reported in the literature."],
  ["The ship crossed from Atlantic Ocean.", "The ship crossed from the Atlantic Ocean."],
  [
    "Data were obtained from Ministry of Health.",
    "Data were obtained from the Ministry of Health.",
  ],
  ["Aim of this study was to test it.", "The aim of this study was to test it."],
])("a thing that is counted or the only one has its article: %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  ["The obesity is a public health problem.", "Obesity is a public health problem."],
  ["The climate change is a global problem.", "Climate change is a global problem."],
  ["The table 3 shows the results.", "Table 3 shows the results."],
  ["The our results agree with this.", "Our results agree with this."],
  ["The every patient was told.", "Every patient was told."],
  ["It was done using the SPSS.", "It was done using SPSS."],
  ["It began in the 2010, and it ended.", "It began in 2010, and it ended."],
  ["It was so high; it is a such method.", "It was so high; it is such a method."],
])("no article where the whole kind is meant, or a name: %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  "It is a well-identified source of density variations.",
  "They chose it as a function of experimental group.",
  "He travelled by camera car and in oven gloves.",
  "The obesity that was found in rats is a new one.",
  "Malaria is rare. The malaria is a form that few have.",
  "The education of nurses is important.",
  "Her themes in literature are old.",
  "It was tested in the 2010 census.",
  "It was done using the SPSS software.",
])("leaves alone: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});
