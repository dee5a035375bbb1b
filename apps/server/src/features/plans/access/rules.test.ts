import { editStartsPerHour } from "@curie/contract";
import { describe, expect, test } from "vitest";
import type { HeldPlan } from "../rules.ts";
import { editingAccess, hourlyLimitUntil, payingPlan, translationAccess } from "./rules.ts";

const now = new Date("2026-03-02T09:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

type Change = Partial<HeldPlan> & { edits?: number; translations?: number };

function aPlan(change: Change = {}): HeldPlan {
  const { edits = 0, translations = 0, ...rest } = change;
  return {
    id: "plan",
    type: "free_trial",
    planName: null,
    catalogueSet: null,
    startsAt: inDays(-1),
    endsAt: inDays(6),
    endedAt: null,
    replacedAt: null,
    provisioned: { editing: 5, translation: 0 },
    translationsFrom: null,
    recursFrom: null,
    grantingMechanism: "others",
    grantedFrom: null,
    price: null,
    billingInterval: null,
    group: null,
    subscription: null,
    consumed: { editing: edits, translation: translations },
    ...rest,
  };
}

const starter = (change: Change = {}) => aPlan(change);
const premium = (change: Change = {}) =>
  aPlan({
    id: "premium",
    type: "premium",
    planName: "premium_including_translation",
    endsAt: inDays(200),
    recursFrom: inDays(-1),
    provisioned: { editing: null, translation: 2 },
    ...change,
  });
const editingOnly = (change: Change = {}) =>
  premium({
    planName: "premium_editing_only",
    provisioned: { editing: null, translation: 0 },
    ...change,
  });
const member = (change: Change & { grantsEditing?: boolean } = {}) => {
  const { grantsEditing = true, ...rest } = change;
  return aPlan({
    id: "group",
    type: "preferred_group",
    endsAt: inDays(100),
    provisioned: { editing: null, translation: 3 },
    group: { id: "g", name: "Lab", code: "LAB", adminEmail: "head@lab.example", grantsEditing },
    ...rest,
  });
};
const subscribed = {
  id: "sub_1",
  paddleVersion: "newer",
  customerId: null,
  status: "active",
  trialEndsAt: null,
  periodEndsAt: inDays(20),
  cancelsAt: null,
  cancelledAt: null,
  endedAt: null,
  pastDueSince: null,
  updateUrl: null,
  cancelUrl: null,
} as const;
const cancelled = (change: Change = {}) =>
  premium({
    endsAt: null,
    subscription: { ...subscribed, cancelsAt: inDays(20), cancelledAt: inDays(-1) },
    ...change,
  });
const inCardTrial = (change: Change = {}) =>
  premium({
    endsAt: null,
    subscription: { ...subscribed, status: "trialing", trialEndsAt: inDays(3) },
    ...change,
  });

describe("editing access", () => {
  const tenStarts = Array.from({ length: 10 }, (_, index) => minutesAgo(59 - index));

  test.each<[string, HeldPlan[], Date[], object]>([
    ["no plan", [], [], { reason: "no-plan", limitReached: true, planType: null }],
    ["a running trial", [starter()], [], { reason: null, limitReached: false }],
    [
      "a trial that ended",
      [starter({ endsAt: inDays(-1) })],
      [],
      { reason: "expired", planType: "free_trial", limitReached: true },
    ],
    ["a trial that ends this instant", [starter({ endsAt: now })], [], { reason: "expired" }],
    ["the last use", [starter({ edits: 4 })], [], { reason: null }],
    ["everything used", [starter({ edits: 5 })], [], { reason: "count", limitReached: true }],
    ["premium", [premium({ edits: 999 })], [], { reason: null, planType: "premium" }],
    [
      "premium whose translations begin later",
      [premium({ translationsFrom: inDays(3) })],
      [],
      { reason: null },
    ],
    [
      "premium that ended",
      [premium({ endsAt: inDays(-1) })],
      [],
      { reason: "expired", planType: "premium" },
    ],
    [
      "premium with a monthly number that is used up",
      [premium({ provisioned: { editing: 3, translation: 2 }, edits: 3 })],
      [],
      { reason: "count", availableAt: "2026-04-01T09:00:00.000Z" },
    ],
    ["a group", [member()], [], { reason: null, groupAdmin: "head@lab.example" }],
    [
      "a group that ended",
      [member({ endsAt: inDays(-1) })],
      [],
      { reason: "expired", planType: "preferred_group", groupAdmin: null },
    ],
    ["premium beside a group", [premium(), member()], [], { groupAdmin: "head@lab.example" }],
    [
      "a group without editing",
      [member({ grantsEditing: false })],
      [],
      { reason: "generic", groupAdmin: "head@lab.example" },
    ],
    [
      "a group whose edits are used up",
      [member({ provisioned: { editing: 2, translation: 0 }, edits: 2 })],
      [],
      { reason: "group" },
    ],
    [
      "a group without editing beside premium",
      [member({ grantsEditing: false }), premium()],
      [],
      { reason: null, planType: "premium" },
    ],
    [
      "ten starts in the last hour",
      [starter({ provisioned: { editing: 50, translation: 0 } })],
      tenStarts,
      { reason: "hourly", availableAt: minutesAgo(-1).toISOString() },
    ],
    ["nine starts in the last hour", [starter()], tenStarts.slice(1), { reason: null }],
  ])("of %s is answered with its reason [S108 S109 S110 S111 S112 G-13]", (...row) => {
    const [, plans, starts, expected] = row;
    expect(editingAccess(plans, starts, now)).toMatchObject(expected);
  });

  test("lets finished work be fetched when exactly used up, and not when more was used than given [G-29]", () => {
    const passes = (plans: HeldPlan[]) => editingAccess(plans, [], now).useLimitCheckPasses;
    expect(passes([starter({ edits: 5 })])).toBe(true);
    expect(passes([starter({ edits: 6 })])).toBe(false);
    expect(passes([])).toBe(false);
    expect(passes([starter({ endsAt: inDays(-1) })])).toBe(true);
  });

  test("names every source with its own check, also one that was left [G-15 G-29]", () => {
    const left = member({
      endedAt: inDays(-2),
      provisioned: { editing: 2, translation: 0 },
      edits: 3,
    });
    const { sources } = editingAccess([premium(), left], [], now);
    expect(
      sources.map(({ identity, running, useLimitCheckPasses }) => [
        identity,
        running,
        useLimitCheckPasses,
      ]),
    ).toEqual([
      ["group", false, false],
      ["premium", true, true],
    ]);
  });
});

describe("translation access", () => {
  test.each<[string, HeldPlan[], object]>([
    ["no plan", [], { reason: "no-plan" }],
    ["the Starter plan", [starter()], { reason: "starter" }],
    ["a Starter plan that ended", [starter({ endsAt: now })], { reason: "expired" }],
    ["premium with editing only", [editingOnly()], { reason: "editing-only" }],
    ["premium with translation", [premium({ translations: 1 })], { reason: null }],
    [
      "premium in its trial with a card",
      [inCardTrial({ translations: 1 })],
      { reason: null, limitReached: false, planType: "premium" },
    ],
    [
      "premium whose two are used",
      [premium({ translations: 2 })],
      { reason: "premium-exceeded", availableAt: "2026-04-01T09:00:00.000Z" },
    ],
    ["a group", [member({ translations: 2 })], { reason: null }],
    ["a group whose three are used", [member({ translations: 3 })], { reason: "group-exceeded" }],
    [
      "premium and group, both used up",
      [premium({ translations: 2 }), member({ translations: 3 })],
      { reason: "premium-and-group-exceeded", availableAt: "2026-04-01T09:00:00.000Z" },
    ],
    [
      "premium used up beside a group with some left",
      [premium({ translations: 2 }), member()],
      { reason: null, planType: "preferred_group" },
    ],
    [
      "a group without translation",
      [member({ provisioned: { editing: null, translation: 0 } })],
      { reason: "group-not-included", groupAdmin: "head@lab.example" },
    ],
    [
      "translations that begin later",
      [premium({ translationsFrom: inDays(3) })],
      { reason: "from-date", availableAt: inDays(3).toISOString() },
    ],
    ["translations that begin now", [premium({ translationsFrom: now })], { reason: null }],
    [
      "a cancelled plan that brings no more",
      [cancelled({ translations: 2, recursFrom: inDays(-1) })],
      { reason: "cancelled" },
    ],
    [
      "a cancelled plan that brings some more before its end",
      [cancelled({ translations: 2, recursFrom: inDays(-20) })],
      { reason: "premium-exceeded", availableAt: "2026-03-10T09:00:00.000Z" },
    ],
    [
      "a plan whose uses never come back",
      [premium({ translations: 2, recursFrom: null })],
      { reason: "premium-exceeded", availableAt: null },
    ],
    ["a cancelled plan with some left", [cancelled({ translations: 1 })], { reason: null }],
  ])("of %s is answered with its reason [S113 S226 S227 G-11]", (_name, plans, expected) => {
    expect(translationAccess(plans, now)).toMatchObject(expected);
  });
});

describe("the hourly limit", () => {
  test("lets the next start through when the tenth-last leaves the hour", () => {
    const starts = Array.from({ length: editStartsPerHour + 2 }, (_, index) =>
      minutesAgo(50 - index),
    );
    const until = new Date(minutesAgo(48).getTime() + 3_600_000);
    expect(hourlyLimitUntil(starts, now)).toEqual(until);
    expect(hourlyLimitUntil(starts.toReversed(), now)).toEqual(until);
  });
});

test("a start of exactly an hour ago no longer counts [G-13]", () => {
  const starts = Array.from({ length: editStartsPerHour }, (_, index) => minutesAgo(60 - index));
  expect(hourlyLimitUntil(starts, now)).toBeNull();
});

describe("several plans", () => {
  test("are used in the order they expire [G-15]", () => {
    const soon = starter({ id: "soon", endsAt: inDays(2) });
    const later = starter({ id: "later", endsAt: inDays(20) });
    const never = starter({ id: "never", endsAt: null });
    const usedUp = { ...soon, consumed: { editing: 5, translation: 0 } };
    expect(payingPlan([never, later, soon], "editing", now)?.id).toBe("soon");
    expect(payingPlan([never, later, usedUp], "editing", now)?.id).toBe("later");
  });
});
