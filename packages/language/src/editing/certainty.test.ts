import { expect, test } from "vitest";
import { isUncertain } from "./certainty.ts";
import type { Edit } from "./edit.ts";
import type { EditCategory, EditReason } from "./reasons.ts";

function edit(confidence: number, reason: EditReason, category: EditCategory): Edit {
  return {
    start: 0,
    end: 3,
    replacement: "the",
    category,
    rule: "test",
    reason,
    confidence,
  };
}

test.each([
  [0.84, "spelling-mistake", "spelling", true],
  [0.85, "spelling-mistake", "spelling", false],
  [0.7, "model", "word-choice", true],
  [0.7, "model", "grammar", false],
  [0.93, "confused-words", "word-choice", true],
  [0.9, "article-a-an", "grammar", false],
] as const)(
  "an edit of confidence %d for %s in %s is uncertain: %s [G-60]",
  (confidence, reason, category, wanted) => {
    expect(isUncertain(edit(confidence, reason, category))).toBe(wanted);
  },
);
