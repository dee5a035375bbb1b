import { expect, test } from "vitest";
import {
  eventNames,
  secret,
  standingClock,
  startReceiver,
  startSandbox,
  subscribe,
} from "./testing.ts";
import type { ProductInTime } from "./timeline.ts";

const dayMs = 86_400_000;

test("each day of a move, and its end, are given to the product after everything was told", async () => {
  const receiver = await startReceiver();
  const clock = standingClock("2026-03-10T09:00:00.000Z");
  const passed: [number, number][] = [];
  const states: string[] = [];
  let startedOver = 0;
  let told = () => 0;
  let now = () => clock.now();
  const product: ProductInTime = {
    async dayPassed() {
      passed.push([(now().getTime() - clock.now().getTime()) / dayMs, told()]);
    },
    async startedOver() {
      startedOver += 1;
    },
    clockChanged: ({ mode }) => states.push(mode),
  };
  const { sandbox, url } = await startSandbox({
    clock,
    product,
    webhookTargets: { billing: { url: receiver.url, secret, events: eventNames } },
    offers: [
      {
        productName: "Premium",
        priceId: "pri_month",
        classicPlanId: null,
        interval: "month",
        renews: true,
        trialDays: 2,
        amounts: { USD: 1200 },
      },
    ],
  });
  now = sandbox.clock.now;
  const control = (path: string, body: object = {}) =>
    fetch(`${url}/_sandbox/api/${path}?wait=1`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  try {
    sandbox.addSubscription({
      generation: "billing",
      planId: "pri_month",
      buyer: { email: "ada@example.org", name: "Ada Example", countryCode: "US" },
      customData: {},
      boughtAt: new Date(clock.now().getTime() - dayMs / 2),
    });
    await sandbox.settled();
    told = () => receiver.types().filter((type) => type === "transaction.completed").length;

    await control("clock/advance", { by: "P2DT6H" });
    // The trial ends, and is paid, on the second day.
    expect(passed).toEqual([
      [1, 1],
      [2, 2],
      [2.25, 2],
    ]);
    expect(states.at(-1)).toBe("offset");
    await control("clock/advance", { by: "PT0S" });
    expect(passed).toHaveLength(3);

    await control("reset");
    expect(startedOver).toBe(1);
    expect(states.at(-1)).toBe("real");
  } finally {
    await sandbox.stop();
    await receiver.close();
  }
});

test("a product that fails leaves the clock running", async () => {
  const clock = standingClock();
  const product: ProductInTime = {
    dayPassed: () => Promise.reject(new Error("not today")),
    startedOver: async () => {},
    clockChanged: () => {},
  };
  const { sandbox } = await startSandbox({ clock, product });
  try {
    await expect(sandbox.clock.advance("P1D")).rejects.toThrow("not today");
    expect(sandbox.clock.state()).toEqual({ mode: "offset", offsetMs: dayMs });
  } finally {
    await sandbox.stop();
  }
});

test("messages can be taken by hand instead of by HTTP", async () => {
  const taken: string[] = [];
  const running = await startSandbox({
    clock: standingClock(),
    webhookTargets: {
      billing: { url: "http://nowhere.invalid/webhook", secret, events: eventNames },
    },
    carry: async (destination, body, headers) => {
      expect(headers["paddle-signature"]).toMatch(/^ts=\d+;h1=[0-9a-f]{64}$/);
      taken.push(`${destination} ${JSON.parse(body).event_type}`);
      return { status: 200, body: "taken" };
    },
  });
  const { sandbox } = running;
  try {
    await subscribe(running);
    await sandbox.settled();
    expect(taken).toContain("http://nowhere.invalid/webhook subscription.created");
  } finally {
    await sandbox.stop();
  }
});
