import type { DemoGroup } from "@curie/contract";
import { describe, expect, it } from "vitest";
import { beginningOf, linkInMail, outcomeOf, reachableDays } from "./model.ts";

const origin = "http://localhost:3000";

it.each<[string, string | null]>([
  ["Open http://localhost:3000/confirm?token=abc.def to go on.", "/confirm?token=abc.def"],
  ["(http://localhost:3000/reset?token=x)", "/reset?token=x"],
  ["Confirm the address [http://127.0.0.1:3000/confirm?token=x]", "/confirm?token=x"],
  ["See https://elsewhere.example/page.", null],
  ["No link at all", null],
])("finds the link in %j", (text, expected) => {
  expect(linkInMail(text, origin)).toBe(expected);
});

describe("the days that the clock can be moved to", () => {
  const now = new Date(2026, 10, 21, 18, 30);

  it("begin tomorrow and end before a year is over", () => {
    expect(reachableDays(now)).toEqual({ first: "2026-11-22", last: "2027-11-21" });
  });

  it.each<[string, boolean]>([
    ["2026-11-22", true],
    ["2027-11-21", true],
    ["2026-11-21", false],
    ["2027-11-22", false],
    ["", false],
  ])("contain %j: %s", (day, reachable) => {
    const expected = reachable ? new Date(`${day}T00:00`).toISOString() : null;
    expect(beginningOf(day, now)).toBe(expected);
  });
});

it("says what a group code leads to", () => {
  const now = new Date("2026-11-21T12:00:00.000Z");
  const group: DemoGroup = {
    code: "LAB",
    name: "Lab",
    kind: "membership",
    members: 2,
    seats: 2,
    grantsEditing: true,
    translationsPerMember: 3,
    endsAt: "2026-11-21T12:00:00.000Z",
  };
  const open = { ...group, endsAt: null, seats: null };
  expect(outcomeOf(group, now)).toEqual({ kind: "ended", on: group.endsAt });
  expect(outcomeOf({ ...group, endsAt: null }, now)).toEqual({ kind: "full" });
  expect(outcomeOf({ ...open, kind: "trial" }, now)).toEqual({ kind: "trial" });
  expect(outcomeOf(open, now)).toEqual({ kind: "open", translations: 3 });
  const translation = { ...open, grantsEditing: false, translationsPerMember: null };
  expect(outcomeOf(translation, now)).toEqual({ kind: "translation", translations: 0 });
});
