import { describe, expect, test } from "vitest";
import type { SpanEdit } from "../model.ts";
import { seededRandom } from "../testing.ts";
import { splitEdit, splitsCharacter, trimEdit } from "./edits.ts";

/** The trimmed edit of a whole text as "before → after". */
function trimmed(before: string, after: string): string | null {
  const edit = trimEdit(before, { start: 0, end: before.length, replacement: after });
  return edit && `${before.slice(edit.start, edit.end)} → ${edit.replacement}`;
}

describe("trimming", () => {
  test.each([
    ["They was here", "They were here", "was → were"],
    ["the study show that", "the studies show that", "study → studies"],
    ["two result of", "two results of", " → s"],
    ["the the cat", "the cat", "the  → "],
    ["I recieve it", "I receive it", "recieve → receive"],
    ["a b", "a, b", " → ,"],
    ["in vitro", "in-vitro", "  → -"],
    ["is not", "isn’t", "is not → isn’t"],
    ["由于天气", "因为天气", "由于 → 因为"],
    ["naive", "naïve", "naive → naïve"],
    ["e\u0301a", "e\u0300a", "e\u0301a → e\u0300a"],
    ["a 𝒳 b", "a 𝒴 b", "𝒳 → 𝒴"],
  ])("%j to %j is written as %j", (before, after, expected) => {
    expect(trimmed(before, after)).toBe(expected);
  });

  test("no change is no edit", () => {
    expect(trimmed("same", "same")).toBeNull();
  });

  test("an edit never grows beyond its span", () => {
    expect(trimEdit("result", { start: 3, end: 4, replacement: "x" })).toEqual({
      start: 3,
      end: 4,
      replacement: "x",
    });
  });
});

describe("characters", () => {
  test("a surrogate pair, a mark and its letter, a joined sequence are one", () => {
    expect(splitsCharacter("𝒳", 1)).toBe(true);
    expect(splitsCharacter("e\u0301", 1)).toBe(true);
    expect(splitsCharacter("👩\u200D🔬", 3)).toBe(true);
    expect(splitsCharacter("👍🏽", 2)).toBe(true);
    expect(splitsCharacter("🇨🇳🇫🇷", 2)).toBe(true);
    expect(splitsCharacter("🇨🇳🇫🇷", 4)).toBe(false);
    expect(splitsCharacter("\u0E19\u0E49\u0E33", 2)).toBe(true);
    expect(splitsCharacter("\u1112\u1161\u11AB", 1)).toBe(true);
    expect(splitsCharacter("ab", 1)).toBe(false);
    expect(splitsCharacter("ab", 2)).toBe(false);
  });
});

describe("splitting", () => {
  function apply(text: string, edits: readonly SpanEdit[]): string {
    let result = "";
    let at = 0;
    for (const edit of edits) {
      result += text.slice(at, edit.start) + edit.replacement;
      at = edit.end;
    }
    return result + text.slice(at);
  }

  test("words that stay are left alone", () => {
    const text = "We was in Paris (Lee, 2019) on holiday";
    const edit = {
      start: 0,
      end: text.length,
      replacement: "We were in Paris (Lee, 2019) on holidays",
    };
    expect(splitEdit(text, edit)).toEqual([
      { start: 3, end: 6, replacement: "were" },
      { start: 31, end: 38, replacement: "holidays" },
    ]);
  });

  test("the parts together have the effect of the whole", () => {
    const random = seededRandom(7);
    const words = ["a", "b ", " ", "c", "，", "数", "据", "e\u0301", "x", "\uFFFC"];
    const text = (): string =>
      Array.from(
        { length: Math.floor(random() * 12) },
        () => words[Math.floor(random() * 10)],
      ).join("");
    for (let run = 0; run < 2000; run++) {
      const before = text();
      const after = text();
      const parts = splitEdit(before, { start: 0, end: before.length, replacement: after });
      expect(parts && apply(before, parts)).toBe(after);
    }
  });

  test("texts too long to compare are not split", () => {
    const long = "a b ".repeat(1000);
    expect(splitEdit(long, { start: 0, end: long.length, replacement: `${long}c` })).toBeNull();
  });
});
