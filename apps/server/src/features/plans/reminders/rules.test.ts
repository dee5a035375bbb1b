import { describe, expect, test } from "vitest";
import type { StoredPlan, Subscription } from "../rules.ts";
import { reminderDue } from "./rules.ts";

const now = new Date("2026-03-02T09:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const price = { amount: 15_900, currency: "USD" as const };

function aPlan(change: Partial<StoredPlan> = {}): StoredPlan {
  return {
    id: "plan",
    type: "premium",
    planName: "premium_including_translation",
    catalogueSet: "original",
    startsAt: inDays(-100),
    endsAt: null,
    endedAt: null,
    replacedAt: null,
    provisioned: { editing: null, translation: 2 },
    translationsFrom: null,
    recursFrom: inDays(-100),
    grantingMechanism: "paddle",
    grantedFrom: "sub_1",
    price,
    billingInterval: "yearly",
    group: null,
    subscription: null,
    ...change,
  };
}

function subscribed(subscription: Partial<Subscription>, change: Partial<StoredPlan> = {}) {
  return aPlan({
    subscription: {
      id: "sub_1",
      paddleVersion: "newer",
      customerId: null,
      status: "active",
      trialEndsAt: null,
      periodEndsAt: inDays(200),
      cancelsAt: null,
      cancelledAt: null,
      endedAt: null,
      pastDueSince: null,
      updateUrl: null,
      cancelUrl: null,
      ...subscription,
    },
    ...change,
  });
}
const starter = (days: number) => aPlan({ type: "free_trial", endsAt: inDays(days), price: null });
const trialing = (days: number) =>
  subscribed({ status: "trialing", trialEndsAt: inDays(days), periodEndsAt: inDays(days) });

describe("an email about a plan", () => {
  test.each<[string, StoredPlan, string | null]>([
    ["a trial with four days left", starter(4), null],
    ["a trial with three days left", starter(3), "trial-ending"],
    ["a trial that ended yesterday", starter(-1), "plan-expired"],
    ["a trial that ended seven days ago", starter(-7), "plan-expired"],
    ["a trial that ended long ago", starter(-8), null],
    ["a card trial with four days left", trialing(4), null],
    ["a card trial with three days left", trialing(3), "first-payment"],
    ["a yearly renewal in 22 days", subscribed({ periodEndsAt: inDays(22) }), null],
    ["a yearly renewal in 21 days", subscribed({ periodEndsAt: inDays(21) }), "plan-renewing"],
    [
      "a monthly renewal in 3 days",
      subscribed({ periodEndsAt: inDays(3) }, { billingInterval: "monthly" }),
      null,
    ],
    ["a cancelled plan with 8 days", subscribed({ cancelsAt: inDays(8) }), null],
    ["a cancelled plan with 7 days", subscribed({ cancelsAt: inDays(7) }), "plan-ending"],
    ["a year that was paid once, with 7 days", aPlan({ endsAt: inDays(7) }), "plan-ending"],
    ["a grant with 7 days", aPlan({ endsAt: inDays(7), price: null }), "plan-ending"],
    ["a grant without end", aPlan({ price: null }), null],
    ["a plan whose payment failed", subscribed({ status: "past_due", pastDueSince: now }), null],
    [
      "a plan whose grace is almost over",
      subscribed({ status: "past_due", pastDueSince: inDays(-13) }),
      null,
    ],
    [
      "a plan whose grace is over",
      subscribed({ status: "past_due", pastDueSince: inDays(-15) }),
      "plan-expired",
    ],
  ])("is due for %s: %s [G-20 G-65]", (_name, plan, kind) => {
    expect(reminderDue(plan, now)?.kind ?? null).toBe(kind);
  });

  test("names what will be paid when something will", () => {
    expect(reminderDue(trialing(2), now)?.amount).toEqual(price);
    expect(reminderDue(subscribed({ periodEndsAt: inDays(9) }), now)?.amount).toEqual(price);
    expect(reminderDue(starter(2), now)?.amount).toBeNull();
  });
});
