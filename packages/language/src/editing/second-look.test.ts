import { expect, test } from "vitest";
import { applyEdits, type Edit } from "./edit.ts";
import { intoOriginal, joinWithMade } from "./second-look.ts";

function edit(start: number, end: number, replacement: string): Edit {
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

const original = "the the cells was here and theer they was";
const made = [edit(3, 7, ""), edit(27, 32, "there")];

test("finds the place of a later edit in the original", () => {
  const corrected = applyEdits(original, made);
  expect(corrected).toBe("the cells was here and there they was");
  const first = intoOriginal(edit(10, 13, "were"), made);
  const second = intoOriginal(edit(34, 37, "were"), made);
  expect(applyEdits(original, [...made, first as Edit, second as Edit])).toBe(
    "the cells were here and there they were",
  );
});

test("has no place for an edit of what an earlier one wrote or touched", () => {
  expect(intoOriginal(edit(23, 28, "their"), made)).toBeNull();
  expect(intoOriginal(edit(20, 25, "x"), made)).toBeNull();
  expect(intoOriginal(edit(3, 4, "x"), made)).toBeNull();
});

test("joins an edit of what an earlier one wrote with that one", () => {
  const corrected = applyEdits(original, made);
  const joined = joinWithMade(edit(23, 28, "their"), made, corrected);
  expect(joined && made.includes(joined.replaces)).toBe(true);
  const others = made.filter((earlier) => earlier !== joined?.replaces);
  expect(applyEdits(original, [...others, joined?.edit as Edit])).toBe(
    `${corrected.slice(0, 23)}their${corrected.slice(28)}`,
  );
});

test("joins nothing where no edit was made, or two", () => {
  const corrected = applyEdits(original, made);
  expect(joinWithMade(edit(10, 13, "were"), made, corrected)).toBeNull();
  expect(joinWithMade(edit(0, corrected.length, "x"), made, corrected)).toBeNull();
});
