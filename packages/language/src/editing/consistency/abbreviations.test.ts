import { expect, test } from "vitest";
import { definedOnce } from "./abbreviations.ts";
import { proposed } from "./testing.ts";

const first = "We used magnetic resonance imaging (MRI) in all of the patients.";
const body = ["Introduction", first];

test.each([
  [
    "Later, magnetic resonance imaging (MRI) was used again.",
    "magnetic resonance imaging (MRI) → MRI",
  ],
  [
    "Magnetic resonance imaging (MRI) was used again later.",
    "Magnetic resonance imaging (MRI) → MRI",
  ],
])("uses an abbreviation that the body has defined: %s", (text, wanted) => {
  expect(proposed(definedOnce, [...body, text])).toEqual([wanted]);
});

test("compares words that a hyphen joins, and singular with plural", () => {
  expect(
    proposed(definedOnce, [
      "1. Introduction",
      "We used a small-for-gestational-age (SGA) group and support vector machines (SVMs) here.",
      "Then one support vector machine (SVM) was used for the rest.",
    ]),
  ).toEqual(["support vector machine (SVM) → SVM"]);
});

test.each([
  ["the abstract defines for itself", ["Abstract", first, "Introduction", first]],
  ["nothing says where the body begins", [first, first]],
  [
    "a caption defines for itself",
    [...body, "Figure 2. Scans were made by magnetic resonance imaging (MRI) in winter."],
  ],
  [
    "a noun phrase is a caption too",
    [...body, "Number of patients with magnetic resonance imaging (MRI) in each group."],
  ],
  [
    "it stands beside a new definition",
    [
      ...body,
      "Both magnetic resonance imaging (MRI) and positron emission tomography (PET) were used.",
    ],
  ],
  [
    "the article would have to change",
    [...body, "Then a magnetic resonance imaging (MRI) scan was made of each."],
  ],
  ["it means another thing", [...body, "The medical research institute (MRI) was asked to help."]],
])("leaves a definition where %s", (_, paragraphs) => {
  expect(proposed(definedOnce, paragraphs)).toEqual([]);
});
