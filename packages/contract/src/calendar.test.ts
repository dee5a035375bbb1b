import { expect, test } from "vitest";
import { monthsAfter } from "./calendar.ts";

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-01-31", 2, "2026-03-31"],
  ["2024-01-31", 1, "2024-02-29"],
  ["2026-11-15", 3, "2027-02-15"],
  ["2026-03-15", -1, "2026-02-15"],
  ["2028-02-29", 12, "2029-02-28"],
])("from %s, %i months later, it is %s", (from, months, to) => {
  expect(monthsAfter(new Date(from), months)).toEqual(new Date(to));
});
