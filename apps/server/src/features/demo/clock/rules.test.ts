import { expect, it } from "vitest";
import { destinationOf } from "./rules.ts";

const now = new Date("2026-03-02T09:00:00.000Z");

it.each<[string, Parameters<typeof destinationOf>[0], string | null]>([
  ["a day", { days: 1 }, "2026-03-03T09:00:00.000Z"],
  ["a leap year", { days: 366 }, "2027-03-03T09:00:00.000Z"],
  ["a later date", { to: "2026-05-01T00:00:00.000Z" }, "2026-05-01T00:00:00.000Z"],
  ["the same instant", { to: "2026-03-02T09:00:00.000Z" }, null],
  ["an earlier instant", { to: "2026-03-02T08:59:59.999Z" }, null],
  ["more than a year", { to: "2027-03-04T00:00:00.000Z" }, null],
  ["no date", { to: "someday" }, null],
])("a move by or to %s ends at %o", (_name, move, end) => {
  expect(destinationOf(move, now)?.toISOString() ?? null).toBe(end);
});
