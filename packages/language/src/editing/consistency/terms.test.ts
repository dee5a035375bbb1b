import { expect, test } from "vitest";
import { oneTermCase } from "./terms.ts";
import { proposed } from "./testing.ts";

test.each([
  [
    "People use the internet; the internet is new, and the internet is large.",
    "They were found on the Internet by chance.",
    "Internet → internet",
  ],
  [
    "The Bayesian model, the Bayesian prior and a Bayesian view were used.",
    "We used a bayesian approach for all of them.",
    "bayesian → Bayesian",
  ],
  [
    "Most Gram-negative strains, all Gram-positive strains and a Gram-negative one grew.",
    "The two gram-negative strains did not grow.",
    "gram → Gram",
  ],
  [
    "An X-ray, another X-ray and some X-rays were taken.",
    "On the x-ray nothing could be seen.",
    "x → X",
  ],
])("writes a term in the author's letter case", (usual, text, wanted) => {
  expect(proposed(oneTermCase, [usual, text])).toEqual([wanted]);
});

test.each([
  [
    "a name that the word is part of",
    "They were found in the Internet Archive and the World Wide Web.",
  ],
  ["the first word of a sentence", "Internet users were asked about their habits."],
])("leaves %s", (_, text) => {
  const usual = "People use the internet; the internet is new, and the internet is large.";
  expect(proposed(oneTermCase, [usual, text])).toEqual([]);
});
