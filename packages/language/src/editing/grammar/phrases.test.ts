import { expect, test } from "vitest";
import { applyEdits } from "../edit.ts";
import { phraseEdits } from "./phrases.ts";

const edited = (text: string) => applyEdits(text, phraseEdits(text));

test.each([
  ["Due to fact that the load varies,", "Due to the fact that the load varies,"],
  ["The paint peeled to large extent.", "The paint peeled to a large extent."],
  ["The tax has influence on the price.", "The tax has an influence on the price."],
  [
    "There was significant difference between us.",
    "There was a significant difference between us.",
  ],
  ["The water of the river in the Brazil.", "The water of the river in Brazil."],
  ["With the respect to the cost, it is high.", "With respect to the cost, it is high."],
  ["It was given two times by day.", "It was given two times a day."],
  ["It was washed for three times with water.", "It was washed three times with water."],
  ["They were 5 and 7 mm, respectably.", "They were 5 and 7 mm, respectively."],
  ["As the result, the yield fell.", "As a result, the yield fell."],
  [
    "The warmth melts the snow on the northern slopes, what leads to floods.",
    "The warmth melts the snow on the northern slopes, which leads to floods.",
  ],
])("mends a fixed wording: %s", (text, better) => {
  expect(edited(text)).toBe(better);
});

test.each([
  "This results in the addition of two electrons to the shell.",
  "Furthermore, what leads to war is not known, is it?",
  "She asked, what leads some people to stay?",
  "The visit to the Japan Society and the China Daily was brief.",
  "A number of patients died, and the number of patients fell.",
])("leaves a sound wording alone: %s", (text) => {
  expect(edited(text)).toBe(text);
});
