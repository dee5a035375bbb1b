import { expect, test } from "vitest";
import type { Edit } from "#editing/edit.ts";
import { markedSentence, markedSentences, outcomeOf } from "./marked.ts";

const edit = (start: number, end: number, replacement: string): Edit => ({
  start,
  end,
  replacement,
  category: "grammar",
  rule: "r",
  reason: "base-form",
  confidence: 0.9,
});

test("reads the marks of a sentence", () => {
  const { text, errors } = markedSentence(
    "zh",
    "This gene {play=>plays|agreement} a role in {=>the|article} plant and {the=>|article} soil.",
  );
  expect(text).toBe("This gene play a role in plant and the soil.");
  expect(errors.map(({ start, end }) => text.slice(start, end))).toEqual(["play", "", "the"]);
});

test("counts a word put in, taken out or changed as mended, and nothing else", () => {
  const sentence = markedSentence(
    "zh",
    "This gene {play=>plays|agreement} a role in {=>the|article} plant and {the=>|article} soil.",
  );
  const none = outcomeOf(sentence, []);
  expect(none).toEqual({ mended: [false, false, false], extra: [] });
  const all = outcomeOf(sentence, [edit(10, 14, "plays"), edit(25, 25, "the "), edit(35, 39, "")]);
  expect(all).toEqual({ mended: [true, true, true], extra: [] });
  const wrong = outcomeOf(sentence, [edit(10, 14, "played"), edit(0, 4, "That")]);
  expect(wrong.mended).toEqual([false, false, false]);
  expect(wrong.extra).toHaveLength(1);
});

test("every line of both files can be read", () => {
  for (const file of ["seen", "put-away"] as const) {
    const sentences = markedSentences(file);
    expect(sentences).toHaveLength(200);
    for (const { text, errors } of sentences) {
      expect(text).not.toMatch(/[{}|~]|=>| {2}/);
      expect(errors.length).toBeGreaterThan(0);
    }
  }
});
