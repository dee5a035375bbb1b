import { expect, test } from "vitest";
import { composeText } from "./nfc.ts";

test("leaves a composed text alone", () => {
  const composed = composeText("naïve 𝒳");
  expect(composed.text).toBe("naïve 𝒳");
  expect(composed.toSource({ start: 6, end: 8 })).toEqual({ start: 6, end: 8 });
});

test.each([
  ["a word after decomposed accents", "nai\u0308ve cafe\u0301 teh end", "teh"],
  ["a word with a decomposed accent itself", "the nai\u0308ve view", "nai\u0308ve"],
  ["a word after a letter outside the basic plane", "𝒳 cafe\u0301 teh", "teh"],
  ["a word after an emoji of several characters", "👩‍🔬 e\u0301 teh", "teh"],
])("finds %s in the original", (_, source, word) => {
  const composed = composeText(source);
  const start = composed.text.indexOf(word.normalize("NFC"));
  const span = composed.toSource({ start, end: start + word.normalize("NFC").length });
  expect(source.slice(span.start, span.end)).toBe(word);
});

test("never cuts a letter from its accent", () => {
  const composed = composeText("e\u0301a");
  expect(composed.toSource({ start: 0, end: 1 })).toEqual({ start: 0, end: 2 });
  expect(composed.toSource({ start: 1, end: 1 })).toEqual({ start: 2, end: 2 });
});
