import { expect, test } from "vitest";
import { oneJoint } from "./hyphens.ts";
import { proposed } from "./testing.ts";

test.each([
  [
    "without a hyphen",
    "Cooperation needs cooperation, and cooperation takes much time.",
    "The co-operation of the patients was good.",
    "co-operation → cooperation",
  ],
  [
    "with a hyphen",
    "A follow-up of this follow-up needs another follow-up in time.",
    "The followup of the patients was good.",
    "followup → follow-up",
  ],
  [
    "with the hyphen of a prefix",
    "Non-linear models and non-linear solvers of non-linear systems were used.",
    "Nonlinear effects were seen in all of them.",
    "Nonlinear → Non-linear",
  ],
])("joins two parts %s where the author does", (_, usual, text, wanted) => {
  expect(proposed(oneJoint, [usual, text])).toEqual([wanted]);
});

test.each([
  [
    "a hyphen that its neighbour shares",
    "Posttreatment values, posttreatment scores and posttreatment means were taken.",
    "The pre- and post-treatment values were compared with each other.",
  ],
  [
    "words that mean another thing with a hyphen",
    "They recover quickly, recover fully and recover at home.",
    "We had to re-cover the samples with foil at night.",
  ],
  [
    "a word that nobody writes with a hyphen",
    "The in-put of one, the in-put of two and the in-put of three.",
    "An input of this kind was never seen before.",
  ],
  [
    "longer chains",
    "The endtoend test, the endtoend run and the endtoend path were made.",
    "An end-to-end test of this kind was never seen before.",
  ],
])("leaves %s", (_, usual, text) => {
  expect(proposed(oneJoint, [usual, text])).toEqual([]);
});
