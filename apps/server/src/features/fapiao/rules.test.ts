import { describe, expect, test } from "vitest";
import {
  canGenerate,
  type FapiaoEvent,
  fapiaoEvents,
  isAwaited,
  isLive,
  type StoredStatus,
  secondsUntilNextQuery,
  statusAfter,
  storedStatuses,
  taxIn,
} from "./rules.ts";

const steps: readonly [StoredStatus, FapiaoEvent, StoredStatus][] = [
  ["requested", "accepted", "issuing"],
  ["requested", "issued", "completed"],
  ["requested", "failed", "failed"],
  ["issuing", "issued", "completed"],
  ["issuing", "failed", "failed"],
  ["completed", "cancel", "cancellation-pending"],
  ["completed", "cancel-for-refund", "cancellation-pending"],
  ["cancellation-pending", "reversal-refused", "completed"],
  ["cancellation-pending", "reversed", "cancelled"],
  ["cancellation-pending", "rejected", "cancellation-rejected"],
  ["cancellation-pending", "lapsed", "completed"],
  ["cancellation-rejected", "cancel-for-refund", "cancellation-pending"],
];

describe("the life of a fapiao", () => {
  test.each(steps)("goes on from %s by %s to %s [S186 G-52 G-53]", (from, event, to) => {
    expect(statusAfter(from, event)).toBe(to);
  });

  test("stays as it is for every other event in every status [S186 S219 G-52]", () => {
    const allowed = new Set(steps.map(([from, event]) => `${from} ${event}`));
    for (const status of storedStatuses) {
      for (const event of fapiaoEvents) {
        if (allowed.has(`${status} ${event}`)) continue;
        expect(statusAfter(status, event), `${status} ${event}`).toBeNull();
      }
    }
  });

  test("is cancelled by its person only when it is completed [S186]", () => {
    const cancellable = storedStatuses.filter((status) => statusAfter(status, "cancel") !== null);
    expect(cancellable).toEqual(["completed"]);
  });
});

describe("a payment", () => {
  const now = new Date("2026-11-22T12:00:00.000Z");
  const payment = {
    amount: 128_000,
    currency: "CNY",
    refundedAmount: 0,
    paidAt: new Date("2026-11-01T12:00:00.000Z"),
    receiptCode: "E6KZX6M4TQ",
  };
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

  test.each([
    ["paid in yuan", {}, [], true],
    ["of nothing", { amount: 0 }, [], false],
    ["in dollars, which a fapiao cannot state", { currency: "USD" }, [], false],
    ["given back in part", { refundedAmount: 1 }, [], false],
    ["given back", { refundedAmount: 128_000 }, [], false],
    ["of 360 days ago", { paidAt: daysAgo(360) }, [], true],
    ["of a moment more than 360 days ago", { paidAt: new Date(+daysAgo(360) - 1) }, [], false],
    ["without a receipt", { receiptCode: null }, [], false],
    ["whose fapiao failed", {}, ["failed", "failed", "failed"], true],
    ["whose fapiao was cancelled", {}, ["failed", "cancelled"], true],
    ["whose fapiao was cancelled twice", {}, ["cancelled", "cancelled"], false],
    ["with a fapiao", {}, ["cancelled", "completed"], false],
  ] as const)("%s: %j %j can have a fapiao: %j [S205 G-49]", (_name, change, before, can) => {
    expect(canGenerate({ ...payment, ...change }, before, now)).toBe(can);
  });

  test("can have none while one is live, in whatever status [G-49]", () => {
    const free = storedStatuses.filter((status) => canGenerate(payment, [status], now));
    expect(free).toEqual(["failed", "cancelled"]);
    expect(storedStatuses.filter((status) => !isLive(status))).toEqual(free);
  });
});

test.each([
  [128_000, 6, 120_755, 7_245],
  [1, 6, 1, 0],
  [106, 6, 100, 6],
  [49_900, 13, 44_159, 5_741],
  [49_900, 0, 49_900, 0],
])(
  "of %i with %i percent tax included %i are the price and %i the tax [G-51]",
  (total, percent, price, tax) => {
    expect(taxIn(total, percent)).toEqual({ price, tax });
  },
);

test("the issuer is asked soon at first, and then at most every three minutes", () => {
  expect([0, 1, 2, 3, 6, 7, 50].map(secondsUntilNextQuery)).toEqual([3, 3, 6, 12, 96, 180, 180]);
  expect(storedStatuses.filter(isAwaited)).toEqual([
    "requested",
    "issuing",
    "cancellation-pending",
  ]);
});
