import { editStartsPerHour, starterEdits, starterTrialDays } from "@curie/contract";
import { describe, expect, test } from "vitest";
import {
  allowanceOf,
  editingAccess,
  type HeldPlan,
  hourlyLimitUntil,
  payingPlan,
  starterPlan,
} from "./rules.ts";

const now = new Date("2026-03-02T09:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

function aPlan(change: Partial<HeldPlan> & { consumedEdits?: number } = {}): HeldPlan {
  const { consumedEdits = 0, ...rest } = change;
  return {
    id: "plan",
    type: "free_trial",
    startsAt: inDays(-1),
    endsAt: inDays(6),
    provisioned: { editing: 5, translation: 0 },
    consumed: { editing: consumedEdits, translation: 0 },
    ...rest,
  };
}

describe("the Starter plan", () => {
  test("runs seven days with five edits and no translation [G-10]", () => {
    const plan = starterPlan(now);
    expect(plan.endsAt).toEqual(inDays(starterTrialDays));
    expect([plan.editsProvisioned, plan.translationsProvisioned]).toEqual([starterEdits, 0]);
    expect([starterTrialDays, starterEdits]).toEqual([7, 5]);
  });
});

describe("editing access", () => {
  const tenStarts = Array.from({ length: 10 }, (_, index) => minutesAgo(59 - index));

  test.each([
    ["nobody's plan", [], [], { reason: "no-plan", limitReached: true }],
    ["a running trial", [aPlan()], [], { reason: null, limitReached: false }],
    [
      "a trial that ended",
      [aPlan({ endsAt: inDays(-1) })],
      [],
      { reason: "expired", limitReached: true },
    ],
    ["a trial that ends this instant", [aPlan({ endsAt: now })], [], { reason: "expired" }],
    ["the last use", [aPlan({ consumedEdits: 4 })], [], { reason: null }],
    ["everything used", [aPlan({ consumedEdits: 5 })], [], { reason: "count", limitReached: true }],
    [
      "an unlimited plan",
      [aPlan({ provisioned: { editing: null, translation: 2 }, consumedEdits: 999 })],
      [],
      { reason: null },
    ],
    [
      "ten starts in the last hour",
      [aPlan()],
      tenStarts,
      { reason: "hourly", availableAt: minutesAgo(-1).toISOString() },
    ],
    ["nine starts in the last hour", [aPlan()], tenStarts.slice(1), { reason: null }],
  ])("of %s is answered as G-13 says [G-13]", (_name, plans, starts, expected) => {
    expect(editingAccess(plans, starts, now)).toMatchObject(expected);
  });

  test("lets finished work be fetched when exactly used up, and not when more was used than given [G-29]", () => {
    expect(editingAccess([aPlan({ consumedEdits: 5 })], [], now).useLimitCheckPasses).toBe(true);
    expect(editingAccess([aPlan({ consumedEdits: 6 })], [], now).useLimitCheckPasses).toBe(false);
    expect(editingAccess([], [], now).useLimitCheckPasses).toBe(false);
  });

  test("keeps finished work of an ended plan within reach [G-29]", () => {
    expect(editingAccess([aPlan({ endsAt: inDays(-1) })], [], now).useLimitCheckPasses).toBe(true);
  });
});

describe("the hourly limit", () => {
  test("lets the next start through when the tenth-last leaves the hour", () => {
    const starts = Array.from({ length: editStartsPerHour + 2 }, (_, index) =>
      minutesAgo(50 - index),
    );
    expect(hourlyLimitUntil(starts, now)).toEqual(new Date(minutesAgo(48).getTime() + 3_600_000));
  });
});

describe("several plans", () => {
  test("are used in the order they expire [G-15]", () => {
    const soon = aPlan({ id: "soon", endsAt: inDays(2) });
    const later = aPlan({ id: "later", endsAt: inDays(20) });
    const never = aPlan({ id: "never", endsAt: null });
    expect(payingPlan([never, later, soon], "editing", now)?.id).toBe("soon");
    expect(
      payingPlan(
        [never, later, { ...soon, consumed: { editing: 5, translation: 0 } }],
        "editing",
        now,
      )?.id,
    ).toBe("later");
  });
});

describe("an allowance", () => {
  test("never shows less than nothing remaining, and nothing remaining of unlimited", () => {
    expect(allowanceOf(aPlan({ consumedEdits: 7 }), "editing").usesRemaining).toBe(0);
    expect(
      allowanceOf(aPlan({ provisioned: { editing: null, translation: 0 } }), "editing"),
    ).toMatchObject({
      usesProvisioned: null,
      usesRemaining: null,
    });
  });
});
