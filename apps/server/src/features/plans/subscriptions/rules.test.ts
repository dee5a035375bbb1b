import { describe, expect, test } from "vitest";
import { timingOfSubscription } from "../rules.ts";
import { foldEvents, type ProviderEvent } from "./rules.ts";

const begin = new Date("2026-01-10T09:00:00.000Z");
const onDay = (days: number) => new Date(begin.getTime() + days * 86_400_000);

let told = 0;
const event = (days: number, what: Partial<ProviderEvent>): ProviderEvent => {
  told += 1;
  return { eventId: `evt_${String(told).padStart(3, "0")}`, occurredAt: onDay(days), ...what };
};

/** A whole life: trial, first payment, a failed renewal, recovery, a cancellation that is taken back, another. */
const life = [
  event(0, {
    status: "trialing",
    startedAt: begin,
    customerId: "ctm_1",
    trialEndsAt: onDay(7),
    periodEndsAt: onDay(7),
    cancelsAt: null,
  }),
  event(7, { status: "active", firstPaidAt: onDay(7), periodEndsAt: onDay(38), cancelsAt: null }),
  event(38, { status: "past_due", periodEndsAt: onDay(66) }),
  event(41, { status: "past_due" }),
  event(45, { status: "active", periodEndsAt: onDay(66), cancelsAt: null }),
  event(50, { cancelsAt: onDay(66) }),
  event(51, { cancelsAt: null }),
  event(60, { cancelsAt: onDay(66) }),
  event(66, { status: "canceled", endedAt: onDay(66), cancelsAt: null }),
];

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const order = items.map((item) => [random(), item] as const);
  return order.sort(([a], [b]) => a - b).map(([, item]) => item);
}

describe("the provider events of a subscription", () => {
  test("are at least one", () => {
    expect(() => foldEvents([])).toThrow("a subscription without events");
  });

  test("of one moment are taken by their identities, whichever came first", () => {
    const paid = { ...event(7, { status: "active" }), eventId: "evt_a" };
    const refused = { ...event(7, { status: "past_due" }), eventId: "evt_b" };
    expect(foldEvents([paid, refused]).status).toBe("past_due");
    expect(foldEvents([refused, paid]).status).toBe("past_due");
    const later = { ...event(8, { status: "active" }), eventId: "evt_0" };
    expect(foldEvents([later, refused, paid]).status).toBe("active");
  });

  test("come to the same whatever order they arrive in, and however often", () => {
    for (let upTo = 1; upTo <= life.length; upTo++) {
      const part = life.slice(0, upTo);
      const inOrder = foldEvents(part);
      for (let seed = 1; seed <= 40; seed++) {
        const mixed = shuffled([...part, ...part.slice(0, 3)], seed * upTo);
        expect(foldEvents(mixed)).toEqual(inOrder);
      }
    }
  });

  test.each<[number, number, object]>([
    [1, 1, { status: "active", paymentStatus: "trialing", endsAt: onDay(7), renews: true }],
    [2, 8, { status: "active", paymentStatus: "active", endsAt: onDay(38), renews: true }],
    [3, 39, { status: "error", endsAt: onDay(52) }],
    [4, 42, { status: "error", endsAt: onDay(52) }],
    [4, 52, { status: "expired" }],
    [5, 46, { status: "active", paymentStatus: "active", endsAt: onDay(66) }],
    [6, 50.5, { status: "cancelled", endsAt: onDay(66), renews: false }],
    [7, 51, { status: "active", endsAt: onDay(66), renews: true }],
    [8, 61, { status: "cancelled", endsAt: onDay(66) }],
    [8, 66, { status: "expired", endsAt: onDay(66) }],
    [9, 67, { status: "expired", endsAt: onDay(66) }],
  ])("after %i of them, on day %s, make this state [S91 S115 G-19]", (count, day, timing) => {
    const state = foldEvents(life.slice(0, count));
    const subscription = { ...state, id: "sub_1", paddleVersion: "newer" as const };
    expect(timingOfSubscription(subscription, onDay(day))).toMatchObject(timing);
  });

  test("count a cancellation from the day it was asked for, and forget one that was taken back", () => {
    expect(foldEvents(life.slice(0, 6)).cancelledAt).toEqual(onDay(50));
    expect(foldEvents(life.slice(0, 7)).cancelledAt).toBeNull();
    expect(foldEvents(life).cancelledAt).toEqual(onDay(60));
  });

  test("let uses come back from the first payment on, not from later ones", () => {
    const later = event(38.5, { firstPaidAt: onDay(38) });
    expect(foldEvents(life.slice(0, 1)).firstPaidAt).toBeNull();
    expect(foldEvents([...life, later]).firstPaidAt).toEqual(onDay(7));
  });

  test("keep the newest addresses and what a message leaves out", () => {
    const state = foldEvents([
      event(0, { status: "active", updateUrl: "https://old", cancelUrl: "https://cancel" }),
      event(2, { updateUrl: "https://new" }),
    ]);
    expect(state).toMatchObject({
      status: "active",
      updateUrl: "https://new",
      cancelUrl: "https://cancel",
    });
  });
});
