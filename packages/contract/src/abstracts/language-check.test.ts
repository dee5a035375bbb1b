import { expect, it } from "vitest";
import { languageCheckMaxLength } from "../constants.ts";
import { abstracts } from "./abstracts.ts";

it("a check of the English takes paragraphs up to a length that counts all of them", () => {
  const form = abstracts.checkLanguage["~orpc"].inputSchema;
  const half = "a".repeat(languageCheckMaxLength / 2);
  expect(form?.safeParse({ paragraphs: [half, half] }).success).toBe(true);
  expect(form?.safeParse({ paragraphs: [half, `${half}b`] }).success).toBe(false);
});
