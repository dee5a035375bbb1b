import { describe, expect, test } from "vitest";
import {
  allowanceOf,
  countsUsesFrom,
  type HeldPlan,
  isRunning,
  monthOf,
  presentOf,
  type Subscription,
  timingOf,
  timingOfSubscription,
  translationsOf,
} from "./rules.ts";

const now = new Date("2026-03-02T09:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const day = (text: string) => new Date(`${text}T00:00:00.000Z`);

function aSubscription(change: Partial<Subscription> = {}): Subscription {
  return {
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
    ...change,
  };
}

function aPlan(change: Partial<HeldPlan> = {}): HeldPlan {
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
    price: { amount: 15_900, currency: "USD" },
    billingInterval: "yearly",
    group: null,
    subscription: null,
    consumed: { editing: 0, translation: 0 },
    ...change,
  };
}

describe("what the provider says becomes", () => {
  const trialing = { status: "trialing" as const, trialEndsAt: inDays(7), periodEndsAt: inDays(7) };
  test.each<[string, Partial<Subscription>, object]>([
    [
      "trialing",
      trialing,
      {
        status: "active",
        paymentStatus: "trialing",
        endsAt: inDays(7),
        freeTrialExpiration: inDays(7),
        renews: true,
      },
    ],
    [
      "trialing with a cancellation ahead",
      { ...trialing, cancelsAt: inDays(7) },
      { status: "cancelled", paymentStatus: "trialing", endsAt: inDays(7), renews: false },
    ],
    [
      "active",
      {},
      {
        status: "active",
        paymentStatus: "active",
        endsAt: inDays(20),
        freeTrialExpiration: null,
        renews: true,
      },
    ],
    [
      "active with a cancellation ahead",
      { cancelsAt: inDays(20) },
      { status: "cancelled", paymentStatus: "active", endsAt: inDays(20), renews: false },
    ],
    [
      "active with a cancellation whose day has come",
      { cancelsAt: now },
      { status: "expired", endsAt: now },
    ],
    [
      "past due within grace",
      { status: "past_due", pastDueSince: inDays(-13) },
      { status: "error", paymentStatus: "active", endsAt: inDays(1), renews: false },
    ],
    [
      "past due when grace is over",
      { status: "past_due", pastDueSince: inDays(-14) },
      { status: "expired", endsAt: now },
    ],
    [
      "paused",
      { status: "paused", endedAt: inDays(-1) },
      { status: "expired", endsAt: inDays(-1) },
    ],
    [
      "cancelled for good",
      { status: "canceled", endedAt: inDays(-2) },
      { status: "expired", paymentStatus: "active", endsAt: inDays(-2), renews: false },
    ],
    [
      "active with a renewal that is two days late",
      { periodEndsAt: inDays(-2) },
      { status: "active", endsAt: inDays(-2) },
    ],
    [
      "active, and silent for the whole grace",
      { periodEndsAt: inDays(-14) },
      { status: "expired" },
    ],
  ])("%s: a state of ours [S91 S115 G-19]", (_name, change, timing) => {
    expect(timingOfSubscription(aSubscription(change), now)).toMatchObject(timing);
  });
});

describe("a plan without subscription", () => {
  test.each<[string, Partial<HeldPlan>, object]>([
    [
      "a running trial",
      { type: "free_trial", endsAt: inDays(3), price: null },
      { status: "active", paymentStatus: "trialing", freeTrialExpiration: inDays(3) },
    ],
    [
      "a trial that ends this instant",
      { type: "free_trial", endsAt: now, price: null },
      { status: "expired", paymentStatus: null },
    ],
    [
      "a year that was paid once",
      { endsAt: inDays(90) },
      { status: "active", paymentStatus: "active", renews: false },
    ],
    ["a grant", { endsAt: inDays(90), price: null }, { status: "active", paymentStatus: null }],
    [
      "a year that cost nothing",
      { endsAt: inDays(90), price: { amount: 0, currency: "USD" } },
      { paymentStatus: null },
    ],
    ["a grant without end", { price: null }, { status: "active", endsAt: null }],
    [
      "a plan that was withdrawn",
      { endedAt: inDays(-1) },
      { status: "expired", endsAt: inDays(-1) },
    ],
  ])("%s has its state", (_name, change, timing) => {
    expect(timingOf(aPlan(change), now)).toMatchObject(timing);
  });
});

test("a plan runs from the instant at which it begins", () => {
  expect([-1, 0, 1].map((days) => isRunning(aPlan({ startsAt: inDays(days) }), now))).toEqual([
    ...[true, true, false],
  ]);
});

describe("months of a plan's own calendar", () => {
  test.each([
    ["2026-01-31", "2026-02-27", "2026-01-31", "2026-02-28"],
    ["2026-01-31", "2026-02-28", "2026-02-28", "2026-03-31"],
    ["2025-03-15", "2026-03-14", "2026-02-15", "2026-03-15"],
    ["2025-03-15", "2026-03-15", "2026-03-15", "2026-04-15"],
    ["2026-05-01", "2026-03-15", "2026-05-01", "2026-06-01"],
  ])("begun on %s hold %s in the month from %s to %s [G-14]", (from, at, begin, next) => {
    expect(monthOf(day(from), day(at))).toEqual({ begin: day(begin), next: day(next) });
  });
});

describe("an allowance", () => {
  const yearly = { recursFrom: day("2025-11-15"), subscription: aSubscription() };

  test("comes back each month, also in a yearly plan [S94 S114 G-14]", () => {
    const plan = aPlan({ ...yearly, consumed: { editing: 3, translation: 1 } });
    expect(allowanceOf(plan, "translation", now)).toEqual({
      usesConsumed: 1,
      usesRemaining: 1,
      usesProvisioned: 2,
      nextRecurrence: "2026-03-15T00:00:00.000Z",
    });
    expect(countsUsesFrom(plan, now)).toEqual(day("2026-02-15"));
  });

  test("of editing is unlimited, unless an operator set a number [G-12]", () => {
    expect(allowanceOf(aPlan(yearly), "editing", now)).toEqual({
      usesConsumed: 0,
      usesRemaining: null,
      usesProvisioned: null,
      nextRecurrence: null,
    });
    const limited = aPlan({ ...yearly, provisioned: { editing: 10, translation: 2 } });
    expect(allowanceOf(limited, "editing", now)).toMatchObject({
      usesRemaining: 10,
      nextRecurrence: "2026-03-15T00:00:00.000Z",
    });
  });

  test("does not come back after the end of a plan that will not renew", () => {
    const nextWhenEnding = (end: string) => {
      const subscription = aSubscription({ cancelsAt: day(end) });
      return allowanceOf(aPlan({ ...yearly, subscription }), "translation", now).nextRecurrence;
    };
    expect(nextWhenEnding("2026-03-10")).toBeNull();
    expect(nextWhenEnding("2026-03-15")).toBeNull();
    expect(nextWhenEnding("2026-03-16")).toBe("2026-03-15T00:00:00.000Z");
  });

  test("of a paused plan does not come back in the time that was paid", () => {
    const subscription = aSubscription({ status: "paused", periodEndsAt: inDays(40) });
    expect(
      allowanceOf(aPlan({ ...yearly, subscription }), "translation", now).nextRecurrence,
    ).toBeNull();
  });

  test("has two translations a month where the plan's name says so, and none elsewhere [S114]", () => {
    expect(translationsOf("premium_including_translation")).toBe(2);
    expect(translationsOf("premium_editing_only")).toBe(0);
  });

  test("of a trial or a group never comes back, and never falls below nothing", () => {
    const trial = aPlan({
      type: "free_trial",
      recursFrom: null,
      endsAt: inDays(3),
      provisioned: { editing: 5, translation: 0 },
      consumed: { editing: 7, translation: 0 },
    });
    expect(allowanceOf(trial, "editing", now)).toEqual({
      usesConsumed: 7,
      usesRemaining: 0,
      usesProvisioned: 5,
      nextRecurrence: null,
    });
    expect(countsUsesFrom(trial, now)).toEqual(trial.startsAt);
  });

  test("of a plan whose renewal is told late comes back on its day [G-14]", () => {
    const late = aSubscription({ periodEndsAt: day("2026-03-01") });
    const plan = aPlan({ recursFrom: day("2025-03-01"), subscription: late });
    expect(countsUsesFrom(plan, now)).toEqual(day("2026-03-01"));
  });

  test("of an ended plan keeps the numbers of its last month [G-29]", () => {
    const ended = aPlan({ recursFrom: day("2025-03-15"), endsAt: day("2026-01-15"), price: null });
    expect(countsUsesFrom(ended, now)).toEqual(day("2025-12-15"));
    expect(countsUsesFrom(ended, day("2026-01-15"))).toEqual(day("2025-12-15"));
  });
});

describe("of several plans of a type", () => {
  test("the present one runs, and of those that run began last", () => {
    const ended = aPlan({ id: "ended", startsAt: inDays(-2), endsAt: inDays(-1) });
    const older = aPlan({ id: "older", startsAt: inDays(-30) });
    const newer = aPlan({ id: "newer", startsAt: inDays(-10) });
    expect(presentOf([ended, older, newer], now)?.id).toBe("newer");
    expect(presentOf([ended], now)?.id).toBe("ended");
    expect(presentOf([], now)).toBeNull();
  });
});
