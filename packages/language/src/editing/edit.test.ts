import { expect, test } from "vitest";
import { applyEdits, type Edit, overlaps } from "./edit.ts";

function replace(start: number, end: number, replacement: string): Edit {
  return {
    start,
    end,
    replacement,
    category: "grammar",
    rule: "test",
    reason: "fixed-phrase",
    confidence: 1,
  };
}

test("applies edits in any order and leaves the rest as it was", () => {
  expect(applyEdits("the the cat sit", [replace(12, 15, "sits"), replace(3, 7, "")])).toBe(
    "the cat sits",
  );
});

test("counts in UTF-16 units after emoji and letters outside the basic plane", () => {
  expect(applyEdits("𝒳 👩‍🔬 teh", [replace(9, 12, "the")])).toBe("𝒳 👩‍🔬 the");
});

test("inserts where the range is empty", () => {
  expect(applyEdits("in United States", [replace(3, 3, "the ")])).toBe("in the United States");
});

test.each([
  ["overlap", [replace(0, 4, "x"), replace(3, 5, "y")]],
  ["reach past the end", [replace(0, 40, "x")]],
  ["run backwards", [replace(4, 2, "x")]],
])("refuses edits that %s", (_, edits) => {
  expect(() => applyEdits("some text", edits)).toThrow(RangeError);
});

test.each([
  [{ start: 0, end: 3 }, { start: 2, end: 5 }, true],
  [{ start: 0, end: 3 }, { start: 3, end: 5 }, false],
  [{ start: 2, end: 2 }, { start: 0, end: 4 }, true],
  [{ start: 0, end: 0 }, { start: 0, end: 4 }, false],
])("tells whether %j and %j overlap", (a, b, expected) => {
  expect(overlaps(a, b)).toBe(expected);
  expect(overlaps(b, a)).toBe(expected);
});
