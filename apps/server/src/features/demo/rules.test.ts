import type { Plan } from "@curie/contract";
import { describe, expect, it, test } from "vitest";
import { boughtAt, isAsWished, type SubscriptionWish } from "./rules.ts";

const now = new Date("2026-03-02T09:00:00.000Z");
const monthly = { trialDays: 0, billingInterval: "monthly" };
const yearly = { trialDays: 0, billingInterval: "yearly" };
const trial = { trialDays: 7, billingInterval: "monthly" };

describe("a subscription that ends on a wished day is bought", () => {
  it.each([
    ["a month before", 12, monthly, "2026-02-14T09:00:00.000Z"],
    ["a month before a day that has passed", -2, monthly, "2026-01-28T09:00:00.000Z"],
    ["a year before", 200, yearly, "2025-09-18T09:00:00.000Z"],
    ["as many days before as its trial has", 6, trial, "2026-03-01T09:00:00.000Z"],
    // The 31st of March: a month that begins on the 28th of February ends three days too early.
    ["on the first where the month before is too short", 29, monthly, "2026-03-01T09:00:00.000Z"],
    ["on the last day where that is nearer", 27, monthly, "2026-02-28T09:00:00.000Z"],
  ])("%s (%i days)", (_name, ends, sold, expected) => {
    expect(boughtAt({ code: "", ends }, sold, now).toISOString()).toBe(expected);
  });
});

describe("a plan is as wished", () => {
  const plan = (change: Partial<Plan>) => change as Plan;
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const active: SubscriptionWish = { code: "", ends: 12 };

  test.each<[string, boolean, SubscriptionWish, typeof monthly, Partial<Plan> | null]>([
    ["on its first day", true, active, monthly, { status: "active", endsAt: inDays(12) }],
    ["three days later", true, active, monthly, { status: "active", endsAt: inDays(9) }],
    ["four days later", false, active, monthly, { status: "active", endsAt: inDays(8) }],
    ["after a renewal", false, active, monthly, { status: "active", endsAt: inDays(40) }],
    ["in another state", false, active, monthly, { status: "cancelled", endsAt: inDays(12) }],
    ["without end", false, active, monthly, { status: "active", endsAt: null }],
    ["not at all", false, active, monthly, null],
    [
      "when a trial still is one",
      true,
      { ...active, ends: 6 },
      trial,
      { status: "active", paymentStatus: "trialing", endsAt: inDays(6) },
    ],
    [
      "when a trial was paid in the meantime",
      false,
      { ...active, ends: 6 },
      trial,
      { status: "active", paymentStatus: "active", endsAt: inDays(6) },
    ],
    [
      "until its cancellation",
      true,
      { ...active, cancelled: -1 },
      monthly,
      { status: "cancelled", endsAt: inDays(12) },
    ],
    [
      "after its end",
      true,
      { ...active, ends: -3, cancelled: -30 },
      yearly,
      { status: "expired", endsAt: inDays(-3) },
    ],
    [
      "in the fourteen days of grace",
      true,
      { ...active, ends: -2, declined: true },
      monthly,
      { status: "error", endsAt: inDays(12) },
    ],
  ])("%s: %s", (_name, expected, wish, sold, held) => {
    expect(isAsWished(held && plan(held), wish, sold, now)).toBe(expected);
  });
});
