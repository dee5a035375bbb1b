import { expect, test } from "vitest";
import { arbitrate, trimEdit } from "./arbitrate.ts";
import { applyEdits, type Edit } from "./edit.ts";

function edit(start: number, end: number, replacement: string, confidence = 0.9): Edit {
  return {
    start,
    end,
    replacement,
    category: "grammar",
    rule: "test",
    reason: "fixed-phrase",
    confidence,
  };
}

test.each([
  ["shared words before", "in the other hand", "in a other hand", "the", "a"],
  ["shared words after", "in the other hand", "on the other hand", "in", "on"],
  ["nothing but an inserted word", "in United States", "in the United States", "", "the "],
  ["nothing but a removed word", "the the cell", "the cell", " the", ""],
])("keeps %s out of an edit", (_, text, wanted, removed, inserted) => {
  const trimmed = trimEdit(text, edit(0, text.length, wanted));
  expect(applyEdits(text, [trimmed])).toBe(wanted);
  expect(text.slice(trimmed.start, trimmed.end).trim()).toBe(removed.trim());
  expect(trimmed.replacement.trim()).toBe(inserted.trim());
});

test("replaces whole words, not letters", () => {
  expect(trimEdit("the effect", edit(4, 10, "effects"))).toMatchObject({
    start: 4,
    end: 10,
    replacement: "effects",
  });
});

test("prefers the more confident of two edits that overlap", () => {
  const weak = edit(0, 8, "x", 0.6);
  const strong = edit(4, 6, "y", 0.9);
  expect(arbitrate([weak, strong])).toEqual([strong]);
});

test("returns one of two equal edits, and edits in order", () => {
  const first = edit(0, 2, "a");
  const second = edit(5, 7, "b");
  expect(arbitrate([second, first, { ...first }])).toEqual([first, second]);
});
