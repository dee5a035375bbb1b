import { expect, test } from "vitest";
import { corrected } from "./testing.ts";

test.each([
  ["It is widely use in the lab.", "It is widely used in the lab."],
  ["The cost has increase in recent years.", "The cost has increased in recent years."],
  ["The price will increased next year.", "The price will increase next year."],
  ["It can used to measure the pH.", "It can be used to measure the pH."],
  [
    "Cells were grown in a medium contained 10% serum.",
    "Cells were grown in a medium containing 10% serum.",
  ],
  ["Instead of measure the weight, we guessed.", "Instead of measuring the weight, we guessed."],
  ["It grew until reach 2 m.", "It grew until reaching 2 m."],
  ["It is worth to mention that it fell.", "It is worth mentioning that it fell."],
  [
    "There are many factors influence the yield.",
    "There are many factors that influence the yield.",
  ],
  ["It made the enzyme lost its shape.", "It made the enzyme lose its shape."],
  ["The method is base on the light.", "The method is based on the light."],
  ["Leaves were dryed in an oven.", "Leaves were dried in an oven."],
])("a verb takes the form that its frame leaves: %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  "The cells in a medium contained 10% serum.",
  "They have change in mind.",
  "There are many ways to influence the yield.",
  "We waited until reason prevailed.",
  "It is worth a try.",
  "His will increased with age.",
])("leaves alone: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});
