import { expect, test } from "vitest";
import { matchCase, wordsOf } from "./tokens.ts";

test("finds words with their accents and apostrophes", () => {
  expect(wordsOf("Don't use naïve 𝒳 e\u0301tudes").map((word) => word.text)).toEqual([
    "Don't",
    "use",
    "naïve",
    "𝒳",
    "e\u0301tudes",
  ]);
});

test.each([
  ["It ended. Then more.", "Then"],
  ["Methods: Cells were", "Cells"],
  ["“It ended.” Then more.", "Then"],
])("sees that a sentence opens in %s", (text, opener) => {
  expect(wordsOf(text).find((word) => word.text === opener)?.opensSentence).toBe(true);
});

test.each([
  ["see Fig. Two for it", "Two"],
  ["by Smith et al. Then", "Then"],
  ["e.g. Mice were", "Mice"],
  ["the Mice were", "Mice"],
])("sees that no sentence opens in %s", (text, word) => {
  expect(wordsOf(text).find((each) => each.text === word)?.opensSentence).toBe(false);
});

test.each([
  ["word", "Other", "Word"],
  ["word", "OTHER", "WORD"],
  ["word", "other", "word"],
  ["an", "A", "An"],
])("writes %s in the case of %s", (word, model, expected) => {
  expect(matchCase(word, model)).toBe(expected);
});
