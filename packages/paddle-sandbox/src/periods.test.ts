import { expect, test } from "vitest";
import { formatMoney, scale } from "./money.ts";
import { addCycle, addDuration } from "./periods.ts";

const after = (from: string, interval: "day" | "week" | "month" | "year", frequency: number) =>
  addCycle(new Date(`${from}T10:00:00Z`), { interval, frequency })
    .toISOString()
    .slice(0, 10);

test.each([
  ["2026-01-31", "month", 1, "2026-02-28"],
  ["2028-01-31", "month", 1, "2028-02-29"],
  ["2028-02-29", "year", 1, "2029-02-28"],
  ["2026-12-15", "month", 3, "2027-03-15"],
  ["2026-02-25", "week", 1, "2026-03-04"],
  ["2026-02-25", "day", 7, "2026-03-04"],
] as const)("%s and one %s times %i is %s", (from, interval, frequency, expected) => {
  expect(after(from, interval, frequency)).toBe(expected);
});

test.each([
  ["P7D", "2026-01-08T00:00:00.000Z"],
  ["P1M", "2026-02-01T00:00:00.000Z"],
  ["P1Y2M3W4DT5H6M7S", "2027-03-26T05:06:07.000Z"],
  ["PT90M", "2026-01-01T01:30:00.000Z"],
])("the duration %s ends at %s", (duration, expected) => {
  expect(addDuration(new Date("2026-01-01T00:00:00Z"), duration).toISOString()).toBe(expected);
});

test.each(["", "P", "PT", "7 days", "P1DT", "P-1D"])("%j is no duration", (duration) => {
  expect(() => addDuration(new Date(0), duration)).toThrow(RangeError);
});

test("halves are rounded up, away from zero when money goes back", () => {
  expect(scale(5, 1, 2)).toBe(3);
  expect(scale(-5, 1, 2)).toBe(-3);
  expect(scale(999_999_999_999, 999_999, 1_000_000)).toBe(999_998_999_999);
});

test("currencies without a smaller unit are written whole", () => {
  expect(formatMoney("1800", "JPY")).toBe("¥1,800");
  expect(formatMoney("1800", "USD")).toBe("$18.00");
});
