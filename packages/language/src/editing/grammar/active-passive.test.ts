import { expect, test } from "vitest";
import { corrected } from "./testing.ts";

test.each([
  ["We were observed a change in color.", "We observed a change in color."],
  [
    "This study was investigated the effect of light.",
    "This study investigated the effect of light.",
  ],
  ["Here, we are proposed a new method.", "Here, we propose a new method."],
  ["The authors have been shown that it works.", "The authors have shown that it works."],
  ["The change was resulted in a lower yield.", "The change resulted in a lower yield."],
  ["Such events could be occurred again.", "Such events could occur again."],
  ["Many problems are still remained.", "Many problems still remain."],
  ["The scores were ranged from 0 to 100.", "The scores ranged from 0 to 100."],
])("who acts has no passive: %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  ["The method was used in this study is simple.", "The method used in this study is simple."],
  ["The data was collected in 2010 were lost.", "The data collected in 2010 were lost."],
  ["The mice which treated with salt survived.", "The mice which were treated with salt survived."],
  [
    "The results obtaining from the test were good.",
    "The results obtained from the test were good.",
  ],
])("a sentence has one verb, and a passive its form of be: %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  ["The solution is containing 5% salt.", "The solution contains 5% salt."],
  ["Table 1 is showing the values.", "Table 1 shows the values."],
  ["The protein is consisting of two parts.", "The protein consists of two parts."],
])("a verb of state has no progressive form: %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  ["We collected the leaves and dry them.", "We collected the leaves and dried them."],
  ["The data were collected and analyze using R.", "The data were collected and analyzed using R."],
  [
    "Since is difficult to measure, it was guessed.",
    "Since it is difficult to measure, it was guessed.",
  ],
])("verbs in a row have one form, and a clause its subject: %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  "We were given a choice.",
  "We were examined the day after.",
  "They were disappeared by the regime.",
  "The soldiers were ranged along the wall.",
  "The question was asked in what way it is done.",
  "The plan was made by those who are old.",
  "The farmer is showing the values to us.",
  "They are found on bones and originate from the blood.",
  "We stopped and let it rest.",
  "We helped them and make the tools to help the rest.",
])("leaves alone: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});
