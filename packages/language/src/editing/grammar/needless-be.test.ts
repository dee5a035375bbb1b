import { expect, test } from "vitest";
import { corrected } from "./testing.ts";

test.each([
  ["The tables are contain information about it.", "The tables contain information about it."],
  ["This chapter is describe the method.", "This chapter describes the method."],
  ["The first step is describe the method.", "The first step is to describe the method."],
])("a form of be before a verb with its object goes: %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each(["All we do is describe the method.", "What helps is reduce the dose."])(
  "be before a deed that is spoken of stays: %s",
  (sound) => {
    expect(corrected(sound)).toBe(sound);
  },
);

test.each([
  [
    "The link between violence exposure with the result was weak.",
    "The link between violence exposure and the result was weak.",
  ],
  [
    "The correlation between age with income was high.",
    "The correlation between age and income was high.",
  ],
])("the second side of between follows and: %s", (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  "The difference between patients with diabetes and controls was small.",
  "The contrast between those with the gene and those without it is sharp.",
])("between with both its sides stays: %s", (sound) => {
  expect(corrected(sound)).toBe(sound);
});
