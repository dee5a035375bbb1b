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
    ["two results of", "two result of", "s → "],
    ["a kind one", "a unkind one", " → un"],
    ["re-do it", "reundo it", "re-do → reundo"],
    ["it 𝒳", "it 💳", "𝒳 → 💳"],
    ["e\u0301", "\u0301", "e\u0301 → \u0301"],
    ["\u0301", "e\u0301", "\u0301 → e\u0301"],
  ])("%j to %j is written as %j", (before, after, expected) => {
    expect(trimmed(before, after)).toBe(expected);
  });

  test("no change is no edit", () => {
    expect(trimmed("same", "same")).toBeNull();
  });

  test("an edit later in a text is trimmed there", () => {
    const text = "So they was here, too";
    expect(trimEdit(text, { start: 3, end: 16, replacement: "they were here" })).toEqual({
      start: 8,
      end: 11,
      replacement: "were",
    });
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

  test.each([
    ["the first and the last of the letters of flags", "🇿🇦", 2],
    ["them the other way round", "🇦🇿", 2],
    ["the first mark of Unicode's blocks", "e\u0300", 1],
    ["a pair with the last trail", "\u{1F3FF}", 1],
    ["a pair with the first lead and trail", "\u{10000}", 1],
    ["a pair with the last lead", "\u{10FC00}", 1],
  ])("%s are one", (_name, text, at) => {
    expect(splitsCharacter(text, at)).toBe(true);
  });

  test.each([
    ["the start of a text", "\u0301a", 0],
    ["its end, behind a joiner", "👩\u200D", 3],
    ["a letter behind a joiner", "\u200Da", 1],
    ["two pictures", "🎉🎉", 2],
    ["words of Chinese", "数据天气", 2],
    ["a letter of a flag, and a word", "🇨中", 2],
    ["half a pair, and a word", "\uD835中", 1],
    ["a word, and half a pair", "中\uDC00", 1],
  ])("%s may be cut", (_name, text, at) => {
    expect(splitsCharacter(text, at)).toBe(false);
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

  test("as much as can be is left alone", () => {
    const random = seededRandom(8);
    const text = (): string =>
      Array.from(
        { length: Math.floor(random() * 9) },
        () => "数据天"[Math.floor(random() * 3)],
      ).join("");
    for (let run = 0; run < 300; run++) {
      const [before, after] = [text(), text()];
      const parts = splitEdit(before, { start: 0, end: before.length, replacement: after }) ?? [];
      const removed = parts.reduce((sum, { start, end }) => sum + end - start, 0);
      expect(before.length - removed, `${before} to ${after}`).toBe(longestCommon(before, after));
      // Two parts that touch would be one.
      for (const [index, { start }] of parts.entries()) {
        if (index > 0) expect(start).toBeGreaterThan(parts[index - 1]?.end ?? Number.NaN);
      }
    }
  });

  /** The longest common subsequence, by trying everything. */
  function longestCommon(one: string, other: string): number {
    if (one === "" || other === "") return 0;
    const [rest, otherRest] = [one.slice(1), other.slice(1)];
    if (one[0] === other[0]) return 1 + longestCommon(rest, otherRest);
    return Math.max(longestCommon(rest, other), longestCommon(one, otherRest));
  }

  test("of two that change places the second stays", () => {
    expect(splitEdit("天气", { start: 0, end: 2, replacement: "气天" })).toEqual([
      { start: 0, end: 1, replacement: "" },
      { start: 2, end: 2, replacement: "天" },
    ]);
  });

  test("the longest texts that are compared have 250,000 pairs of tokens", () => {
    const split = (from: number, to: number) =>
      splitEdit("数".repeat(from), { start: 0, end: from, replacement: "据".repeat(to) });
    expect(split(499, 499)).toHaveLength(1);
    expect(split(500, 499)).toBeNull();
    expect(split(499, 500)).toBeNull();
  });

  test("texts too long to compare are not split", () => {
    const long = "a b ".repeat(1000);
    expect(splitEdit(long, { start: 0, end: long.length, replacement: `${long}c` })).toBeNull();
  });
});
