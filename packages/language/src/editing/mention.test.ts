import { expect, test } from "vitest";
import { isMentioned } from "./mention.ts";
import { wordsOf } from "./tokens.ts";

test.each([
  ["the pronoun they is", 2, true],
  ["the form goed", 2, true],
  ["the form, they say", 2, false],
  ["they say", 0, false],
  ["the patients they saw", 2, false],
])("whether in %j word %d is spoken of: %s", (text, index, wanted) => {
  expect(isMentioned(wordsOf(text), index)).toBe(wanted);
});
