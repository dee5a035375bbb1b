import { expect, test } from "vitest";
import { isUncertain } from "./certainty.ts";
import type { Edit } from "./edit.ts";
import type { EditReason } from "./reasons.ts";

function edit(confidence: number, reason: EditReason): Edit {
  return {
    start: 0,
    end: 3,
    replacement: "the",
    category: "spelling",
    rule: "test",
    reason,
    confidence,
  };
}

test.each([
  [0.84, "spelling-mistake", true],
  [0.85, "spelling-mistake", false],
  [0.7, "model", true],
  [0.93, "confused-words", true],
  [0.9, "article-a-an", false],
] as const)(
  "an edit of confidence %d for %s is uncertain: %s [G-60]",
  (confidence, reason, wanted) => {
    expect(isUncertain(edit(confidence, reason))).toBe(wanted);
  },
);
