import type { Plan, Plans } from "@curie/contract";
import { describe, expect, it } from "vitest";
import { badgeOf, bannerOf, currentPlan, sentenceOf, usesLeft } from "./model.ts";

const allowance = { usesConsumed: 2, usesRemaining: 3, usesProvisioned: 5, nextRecurrence: null };

function aPlan(change: Partial<Plan> = {}): Plan {
  return {
    identity: "0b6c5e0a-6f0f-4c7d-8f4e-2f5a0d1c9e77",
    planType: "free_trial",
    planName: null,
    catalogueSet: null,
    status: "active",
    paymentStatus: "trialing",
    startsAt: "2026-11-21T00:00:00.000Z",
    endsAt: "2026-11-28T00:00:00.000Z",
    freeTrialExpiration: "2026-11-28T00:00:00.000Z",
    renews: false,
    cancelledAt: null,
    planPrice: null,
    subscriptionInterval: null,
    receiptCode: null,
    billingHistory: [],
    availablePlans: [],
    paddleVersion: null,
    paddleSubscription: null,
    grantingMechanism: "others",
    grantedFrom: null,
    access: { features: { editing: allowance, translation: allowance } },
    ...change,
  };
}

function plansWith(change: Partial<Plans>): Plans {
  return { premium: null, free_trial: null, preferred_group: null, ...change };
}

describe("bannerOf", () => {
  it("says nothing about a healthy plan [S12]", () => {
    expect(bannerOf(plansWith({ free_trial: aPlan() }))).toBeNull();
    expect(bannerOf(plansWith({}))).toBeNull();
  });

  it("says that the free trial has ended", () => {
    expect(bannerOf(plansWith({ free_trial: aPlan({ status: "expired" }) }))).toBe("starter-ended");
  });

  it("forgets the ended trial of somebody with another plan", () => {
    const plans = plansWith({
      free_trial: aPlan({ status: "expired" }),
      premium: aPlan({ planType: "premium" }),
    });
    expect(bannerOf(plans)).toBeNull();
  });
});

describe("currentPlan", () => {
  it("prefers a running plan to an ended one and a paid one to the trial", () => {
    const trial = aPlan();
    const ended = aPlan({ planType: "premium", status: "expired" });
    const premium = aPlan({ planType: "premium" });
    expect(currentPlan(plansWith({ free_trial: trial, premium: ended }))).toBe(trial);
    expect(currentPlan(plansWith({ free_trial: trial, premium }))).toBe(premium);
    expect(currentPlan(plansWith({ premium: ended }))).toBe(ended);
    expect(currentPlan(plansWith({}))).toBeNull();
  });
});

describe("a plan in words", () => {
  it.each<[Partial<Plan>, string, string]>([
    [{}, "badge-trial", "free-until"],
    [{ status: "expired" }, "badge-expired", "ended-on"],
    [{ status: "error", planType: "premium" }, "badge-error", "renewal-failed"],
    [{ planType: "premium", freeTrialExpiration: null }, "badge-active", "ends-on"],
    [
      { planType: "premium", status: "cancelled", freeTrialExpiration: null },
      "badge-active",
      "ends-on",
    ],
    [
      { planType: "premium", freeTrialExpiration: null, endsAt: null },
      "badge-active",
      "without-end",
    ],
  ])("has badge and sentence for %j", (change, badge, sentence) => {
    expect(badgeOf(aPlan(change)).words).toBe(badge);
    expect(sentenceOf(aPlan(change)).words).toBe(sentence);
  });

  it("knows what is left, and that unlimited is not a number", () => {
    expect(usesLeft(allowance)).toBe(3);
    expect(usesLeft({ ...allowance, usesProvisioned: null, usesRemaining: null })).toBeNull();
  });
});
