import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  cardThatPaysOnce,
  priceId,
  type RunningSandbox,
  standingClock,
  startSandbox,
  subscribe,
} from "../testing.ts";

describe("changes of a running subscription", () => {
  let running: RunningSandbox;
  const clock = standingClock("2026-04-01T00:00:00.000Z");
  const translation = [{ priceId: priceId("premium-translation-month"), quantity: 1 }];

  beforeEach(async () => {
    running = await startSandbox({ clock });
    running.sandbox.clock.freeze(clock.now());
  });
  afterEach(() => running.sandbox.stop());

  const newest = async (id: string) => {
    const [transaction] = await running.paddle.transactions.list({ subscriptionId: [id] }).next();
    return transaction;
  };

  test("half a month before its end, a dearer plan costs half the difference at once", async () => {
    const id = await subscribe(running);
    await running.sandbox.clock.advance("P15D");
    const change = { items: translation, prorationBillingMode: "prorated_immediately" as const };
    const preview = await running.paddle.subscriptions.previewUpdate(id, change);
    expect(preview.updateSummary).toMatchObject({
      charge: { amount: "950" },
      credit: { amount: "600" },
      result: { action: "charge", amount: "350" },
    });
    expect(preview.immediateTransaction?.details.totals.grandTotal).toBe("350");
    expect(preview.nextTransaction?.details.totals.grandTotal).toBe("1900");
    expect((await running.paddle.subscriptions.get(id)).items[0]?.price?.id).toBe(
      priceId("premium-editing-month"),
    );

    const updated = await running.paddle.subscriptions.update(id, change);
    expect(updated.items[0]?.price?.id).toBe(translation[0]?.priceId);
    expect(await newest(id)).toMatchObject({
      origin: "subscription_update",
      status: "completed",
      details: { totals: { total: "950", credit: "600", grandTotal: "350" } },
    });
    expect(updated.nextBilledAt).toBe("2026-05-01T00:00:00.000Z");
  });

  test("a cheaper plan leaves credit that the next bill spends", async () => {
    const id = await subscribe(running, { price: "premium-translation-month" });
    await running.sandbox.clock.advance("P15D");
    const change = {
      items: [{ priceId: priceId("premium-editing-month"), quantity: 1 }],
      prorationBillingMode: "prorated_immediately" as const,
    };
    const preview = await running.paddle.subscriptions.previewUpdate(id, change);
    expect(preview.nextTransaction?.details.totals.grandTotal).toBe("850");
    await running.paddle.subscriptions.update(id, change);
    const { customerId } = await running.paddle.subscriptions.get(id);
    const credit = () => running.records().creditBalances.find(`${customerId}/USD`);
    expect(credit()).toMatchObject({ availableMinor: 350 });
    await running.sandbox.clock.advance("P15D");
    expect(await newest(id)).toMatchObject({
      details: { totals: { total: "1200", credit: "350", grandTotal: "850" } },
    });
    expect(credit()).toMatchObject({ availableMinor: 0, usedMinor: 350 });
  });

  test("from a month to a year, a new period begins and is paid in full", async () => {
    const id = await subscribe(running);
    await running.sandbox.clock.advance("P15D");
    const updated = await running.paddle.subscriptions.update(id, {
      items: [{ priceId: priceId("premium-editing-year"), quantity: 1 }],
      prorationBillingMode: "prorated_immediately",
    });
    expect(updated.billingCycle).toMatchObject({ interval: "year", frequency: 1 });
    expect(updated.nextBilledAt).toBe("2027-04-16T00:00:00.000Z");
    expect((await newest(id))?.details?.totals).toMatchObject({ total: "9900", credit: "600" });
  });

  test("a refused card prevents the change, and an overdue bill every change", async () => {
    const id = await subscribe(running, { card: cardThatPaysOnce });
    await running.sandbox.clock.advance("P15D");
    const change = { items: translation, prorationBillingMode: "prorated_immediately" as const };
    const before = await newest(id);
    await expect(running.paddle.subscriptions.update(id, change)).rejects.toMatchObject({
      code: "subscription_payment_declined",
    });
    expect((await newest(id))?.id).toBe(before?.id);
    await running.sandbox.clock.advance("P15D");
    expect((await running.paddle.subscriptions.get(id)).status).toBe("past_due");
    await expect(running.paddle.subscriptions.update(id, change)).rejects.toMatchObject({
      code: "subscription_update_when_past_due",
    });
  });

  test("in a trial items cannot be exchanged", async () => {
    const id = await subscribe(running, { price: "premium-editing-month-trial-7" });
    await expect(
      running.paddle.subscriptions.update(id, {
        items: translation,
        prorationBillingMode: "prorated_immediately",
      }),
    ).rejects.toMatchObject({ code: "subscription_trialing_items_update_invalid_options" });
    await expect(
      running.paddle.subscriptions.update(id, { items: translation }),
    ).rejects.toMatchObject({ code: "bad_request" });
  });
});
