import { describe, expect, it } from "vitest";
import {
  bannerKeys,
  cancelledDuringTrial,
  daysUntil,
  overviewRedirects,
  planBadge,
  planBanner,
  planMessage,
  planNameKey,
  purchaseGate,
} from "./plan-state.ts";
import type { Plan, Plans } from "./plans.ts";

const now = new Date("2026-03-02T09:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const unlimited = {
  usesConsumed: 0,
  usesRemaining: null,
  usesProvisioned: null,
  nextRecurrence: null,
};

function aPlan(change: Partial<Plan> = {}): Plan {
  return {
    identity: "0b6c5e0a-6f0f-4c7d-8f4e-2f5a0d1c9e77",
    planType: "premium",
    planName: "premium_editing_only",
    catalogueSet: "original",
    status: "active",
    paymentStatus: "active",
    startsAt: inDays(-100),
    endsAt: inDays(100),
    freeTrialExpiration: null,
    renews: true,
    cancelledAt: null,
    planPrice: { amount: 9900, currency: "USD" },
    subscriptionInterval: "yearly",
    receiptCode: null,
    billingHistory: [],
    availablePlans: [],
    paddleVersion: "newer",
    paddleSubscription: null,
    grantingMechanism: "paddle",
    grantedFrom: null,
    groupName: null,
    access: { features: { editing: unlimited, translation: unlimited } },
    ...change,
  };
}
const aTrial = (change: Partial<Plan> = {}) =>
  aPlan({
    planType: "free_trial",
    planName: null,
    paymentStatus: "trialing",
    endsAt: inDays(10),
    freeTrialExpiration: inDays(10),
    renews: false,
    grantingMechanism: "others",
    ...change,
  });
const aGroup = (change: Partial<Plan> = {}) =>
  aPlan({
    planType: "preferred_group",
    planName: null,
    paymentStatus: null,
    renews: false,
    grantingMechanism: "others",
    ...change,
  });
const holding = (change: Partial<Plans> = {}): Plans => ({
  premium: null,
  free_trial: null,
  preferred_group: null,
  ...change,
});

describe("the badge", () => {
  it.each([
    ["active", "trialing", "trial"],
    ["cancelled", "trialing", "trial"],
    ["expired", "trialing", "trial"],
    ["error", "trialing", "trial"],
    ["active", "active", "active"],
    ["cancelled", "active", "active"],
    ["expired", "active", "expired"],
    ["error", "active", "error"],
    ["active", null, "active"],
    ["cancelled", null, "active"],
    ["expired", null, "expired"],
    ["error", null, "error"],
  ] as const)("of %s and %s shows %s [S98]", (status, paymentStatus, badge) => {
    expect(planBadge({ status, paymentStatus })).toBe(badge);
  });
});

describe("the message", () => {
  it.each<[string, Partial<Plan>, object]>([
    [
      "a trialing provider plan",
      { paymentStatus: "trialing", endsAt: inDays(7), freeTrialExpiration: inDays(7) },
      { kind: "payment-starts-on", on: inDays(7) },
    ],
    ["an active provider plan", {}, { kind: "renews-on", on: inDays(100) }],
    [
      "a cancelled provider plan",
      { status: "cancelled", renews: false },
      { kind: "expires-on", on: inDays(100) },
    ],
    [
      "a provider plan that was paid once",
      { renews: false },
      { kind: "expires-on", on: inDays(100) },
    ],
    [
      "an operator's grant",
      { grantingMechanism: "admin", renews: false, paymentStatus: null },
      { kind: "expires-on", on: inDays(100) },
    ],
    [
      "an operator's grant without end",
      { grantingMechanism: "admin", renews: false, endsAt: null },
      { kind: "without-end" },
    ],
    [
      "an ended plan",
      { status: "expired", endsAt: inDays(-3) },
      { kind: "expired-on", on: inDays(-3) },
    ],
    ["a plan whose payment failed", { status: "error" }, { kind: "failed-to-renew" }],
  ])("of %s says what happens next [S99 S100 S101 S102]", (_name, change, message) => {
    expect(planMessage(aPlan(change))).toEqual(message);
  });

  it("of a Starter and a group plan says when they expire [S101]", () => {
    expect(planMessage(aTrial())).toEqual({ kind: "expires-on", on: inDays(10) });
    expect(planMessage(aGroup())).toEqual({ kind: "expires-on", on: inDays(100) });
  });
});

describe("the name", () => {
  it("follows type, name and the set it was bought under [S117 S259]", () => {
    expect(planNameKey(aTrial())).toBe("starter");
    expect(planNameKey(aGroup())).toBe("preferred-group");
    expect(planNameKey(aPlan())).toBe("premium_editing_only");
    const renamed = aPlan({ planName: "premium_including_translation", catalogueSet: "repriced" });
    expect(planNameKey(renamed)).toBe("premium_including_translation.repriced");
  });
});

describe("the banner", () => {
  const rows: [string, Partial<Plans>, readonly string[]][] = [
    ["nothing", {}, []],
    ["healthy premium", { premium: aPlan() }, []],
    ["a running trial with ten days left", { free_trial: aTrial() }, []],
    ["a healthy group", { preferred_group: aGroup() }, []],
    [
      "expired premium",
      { premium: aPlan({ status: "expired" }) },
      ["curie.premium-expired-notification"],
    ],
    ["cancelled premium", { premium: aPlan({ status: "cancelled", renews: false }) }, []],
    [
      "an ended trial",
      { free_trial: aTrial({ status: "expired", paymentStatus: null }) },
      ["curie.free-trial-expired"],
    ],
    [
      "an ended trial beside premium",
      { free_trial: aTrial({ status: "expired" }), premium: aPlan() },
      [],
    ],
    [
      "an ended trial beside a group",
      { free_trial: aTrial({ status: "expired" }), preferred_group: aGroup() },
      [],
    ],
    [
      "an ended trial and expired premium",
      { free_trial: aTrial({ status: "expired" }), premium: aPlan({ status: "expired" }) },
      ["curie.premium-expired-notification"],
    ],
    ["premium without end", { premium: aPlan({ endsAt: null }) }, []],
    ["premium with 22 days", { premium: aPlan({ endsAt: inDays(22) }) }, []],
    ...[21, 1, 0].map((days): [string, Partial<Plans>, readonly string[]] => [
      `premium with ${days} days`,
      { premium: aPlan({ endsAt: inDays(days) }) },
      ["curie.premium-to-be-expired-notification"],
    ]),
    [
      "premium with 21 days that does not renew",
      { premium: aPlan({ endsAt: inDays(21), renews: false }) },
      ["curie.premium-to-be-expired-notification"],
    ],
    [
      "cancelled premium with 21 days",
      { premium: aPlan({ status: "cancelled", endsAt: inDays(21) }) },
      [],
    ],
    [
      "cancelled premium with 7 days",
      { premium: aPlan({ status: "cancelled", endsAt: inDays(7) }) },
      ["plan-ending"],
    ],
    ["a trial with 7 days", { free_trial: aTrial({ endsAt: inDays(7) }) }, ["trial-days-left"]],
    [
      "premium in error",
      { premium: aPlan({ status: "error" }) },
      ["curie.payment-failed-within-grace-period", "curie.failed-payment-message"],
    ],
    [
      "a trial in error",
      { free_trial: aTrial({ status: "error" }) },
      ["curie.failed-payment-message"],
    ],
    [
      "a group in error",
      { preferred_group: aGroup({ status: "error" }) },
      ["curie.failed-payment-message"],
    ],
    [
      "premium in error and an ended trial",
      { premium: aPlan({ status: "error" }), free_trial: aTrial({ status: "expired" }) },
      ["curie.payment-failed-within-grace-period", "curie.failed-payment-message"],
    ],
  ];

  it.each(rows)("for %s [S12 S103 S104 S105 S106 S107 G-20 G-28]", (_name, plans, keys) => {
    const banner = planBanner(holding(plans), "rest-of-world", now);
    expect(banner === null ? [] : bannerKeys(banner)).toEqual(keys);
  });

  it("for premium in error leaves the grace period out in China [S105 S107]", () => {
    const banner = planBanner(holding({ premium: aPlan({ status: "error" }) }), "china", now);
    expect(banner && bannerKeys(banner)).toEqual(["curie.failed-payment-message"]);
  });

  it("says whether an active plan renews, and in how many days [G-21]", () => {
    const premium = aPlan({ endsAt: inDays(9) });
    expect(planBanner(holding({ premium }), "rest-of-world", now)).toEqual({
      kind: "premium-to-be-expired",
      endsAt: inDays(9),
      days: 9,
      renews: true,
      isTrial: false,
    });
  });
});

describe("buying again", () => {
  it.each([
    [null, "open", false],
    [{ status: "active", grantingMechanism: "paddle" }, "duplicate-plan", true],
    [{ status: "active", grantingMechanism: "admin" }, "duplicate-plan", true],
    [{ status: "active", grantingMechanism: "others" }, "redirect", true],
    [{ status: "cancelled", grantingMechanism: "paddle" }, "redirect", true],
    [{ status: "expired", grantingMechanism: "paddle" }, "open", false],
    [{ status: "error", grantingMechanism: "paddle" }, "open", false],
  ] as const)("with premium %j: %s, overview leads away: %s [S19 S140 S247 G-90]", (...row) => {
    const [change, gate, redirects] = row;
    const plans = holding({ premium: change && aPlan(change), free_trial: aTrial() });
    expect(purchaseGate(plans)).toBe(gate);
    expect(overviewRedirects(plans)).toBe(redirects);
  });
});

describe("a cancellation", () => {
  it.each([
    [31, true],
    [32, true],
    [33, false],
    [null, false],
  ])("after %s days counts as during the trial: %s [S125 G-22]", (days, counts) => {
    const startsAt = inDays(-100);
    const cancelledAt = days === null ? null : inDays(-100 + days);
    expect(cancelledDuringTrial({ planType: "premium", startsAt, cancelledAt })).toBe(counts);
  });
});

describe("days left", () => {
  it("count one that has begun, and never fall below none [S109]", () => {
    expect(daysUntil(inDays(3), now)).toBe(3);
    expect(daysUntil(inDays(2.1), now)).toBe(3);
    expect(daysUntil(inDays(0.01), now)).toBe(1);
    expect(daysUntil(inDays(-5), now)).toBe(0);
  });
});
