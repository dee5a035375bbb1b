import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { seedIds } from "../seed.ts";
import {
  cardThatPaysOnce,
  type RunningSandbox,
  standingClock,
  startSandbox,
  subscribe,
} from "../testing.ts";

describe("changes of a running subscription", () => {
  let running: RunningSandbox;
  const clock = standingClock("2026-04-01T00:00:00.000Z");
  const translation = [{ priceId: seedIds.price("premium-translation-month"), quantity: 1 }];

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
      seedIds.price("premium-editing-month"),
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
      items: [{ priceId: seedIds.price("premium-editing-month"), quantity: 1 }],
      prorationBillingMode: "prorated_immediately" as const,
    };
    const preview = await running.paddle.subscriptions.previewUpdate(id, change);
    expect(preview.nextTransaction?.details.totals.grandTotal).toBe("850");
    await running.paddle.subscriptions.update(id, change);
    const { customerId } = await running.paddle.subscriptions.get(id);
    const credit = () => running.paddle.customers.getCreditBalance(customerId);
    expect(await credit()).toMatchObject([{ balance: { available: "350" } }]);
    await running.sandbox.clock.advanceTo(id, "next_bill");
    expect(await newest(id)).toMatchObject({
      details: { totals: { total: "1200", credit: "350", grandTotal: "850" } },
    });
    expect(await credit()).toMatchObject([{ balance: { available: "0", used: "350" } }]);
  });

  test("a change may be billed with the next renewal, or not at all", async () => {
    const id = await subscribe(running);
    await running.sandbox.clock.advance("P15D");
    await running.paddle.subscriptions.update(id, {
      items: translation,
      prorationBillingMode: "prorated_next_billing_period",
    });
    expect((await newest(id))?.origin).toBe("web");
    await running.sandbox.clock.advanceTo(id, "next_bill");
    // The month to come, and what half a month of the dearer plan cost more.
    expect((await newest(id))?.details?.totals?.grandTotal).toBe(String(1900 + 950 - 600));

    const other = await subscribe(running, { email: "other@example.org" });
    await running.paddle.subscriptions.update(other, {
      items: translation,
      prorationBillingMode: "do_not_bill",
    });
    await running.sandbox.clock.advanceTo(other, "next_bill");
    expect((await newest(other))?.details?.totals?.grandTotal).toBe("1900");
  });

  test("from a month to a year, a new period begins and is paid in full", async () => {
    const id = await subscribe(running);
    await running.sandbox.clock.advance("P15D");
    const updated = await running.paddle.subscriptions.update(id, {
      items: [{ priceId: seedIds.price("premium-editing-year"), quantity: 1 }],
      prorationBillingMode: "prorated_immediately",
    });
    expect(updated.billingCycle).toMatchObject({ interval: "year", frequency: 1 });
    expect(updated.nextBilledAt).toBe("2027-04-16T00:00:00.000Z");
    expect((await newest(id))?.details?.totals).toMatchObject({ total: "9900", credit: "600" });
  });

  test("a refused card prevents the change, or lets it stand past due, as asked", async () => {
    const id = await subscribe(running, { card: cardThatPaysOnce });
    await running.sandbox.clock.advance("P15D");
    const change = { items: translation, prorationBillingMode: "prorated_immediately" as const };
    const before = await newest(id);
    await expect(running.paddle.subscriptions.update(id, change)).rejects.toMatchObject({
      code: "subscription_payment_declined",
    });
    expect((await newest(id))?.id).toBe(before?.id);
    const applied = await running.paddle.subscriptions.update(id, {
      ...change,
      onPaymentFailure: "apply_change",
    });
    expect(applied.status).toBe("past_due");
    await expect(running.paddle.subscriptions.update(id, change)).rejects.toMatchObject({
      code: "subscription_update_when_past_due",
    });
  });

  test("in a trial items cannot be exchanged", async () => {
    const id = await subscribe(running, { price: "premium-editing-month-trial-7" });
    await expect(
      running.paddle.subscriptions.update(id, {
        items: translation,
        prorationBillingMode: "do_not_bill",
      }),
    ).rejects.toMatchObject({ code: "subscription_trialing_items_update_invalid_options" });
    await expect(
      running.paddle.subscriptions.update(id, { items: translation }),
    ).rejects.toMatchObject({ code: "subscription_items_update_missing_proration_billing_mode" });
  });

  test("a trial may be made longer for nothing", async () => {
    const id = await subscribe(running, { price: "premium-editing-month-trial-7" });
    const updated = await running.paddle.subscriptions.update(id, {
      nextBilledAt: "2026-04-20T00:00:00.000Z",
      prorationBillingMode: "do_not_bill",
    });
    expect(updated.nextBilledAt).toBe("2026-04-20T00:00:00.000Z");
    expect((await newest(id))?.origin).toBe("web");
  });

  test("a charge can wait for the next renewal", async () => {
    const id = await subscribe(running);
    await running.paddle.subscriptions.createOneTimeCharge(id, {
      effectiveFrom: "next_billing_period",
      items: [{ priceId: seedIds.price("human-edit"), quantity: 1 }],
    });
    await running.sandbox.clock.advanceTo(id, "next_bill");
    expect((await newest(id))?.details?.totals?.grandTotal).toBe(String(1200 + 29_900));
  });

  test("a recurring discount ends after as many bills as it says", async () => {
    const discount = await running.paddle.discounts.create({
      amount: "50",
      description: "Half for two months",
      type: "percentage",
      code: "HALF",
      recur: true,
      maximumRecurringIntervals: 2,
    });
    const checkout = await running.page.open({
      items: [{ priceId: seedIds.price("premium-editing-month") }],
      customer: { email: "half@example.org", address: { countryCode: "US" } },
      discountCode: "half",
    });
    await running.page.pay(checkout.id);
    const { subscriptionId } = await running.paddle.transactions.get(checkout.event.transaction_id);
    const id = subscriptionId ?? "";
    const totals: (string | undefined)[] = [(await newest(id))?.details?.totals?.grandTotal];
    for (let month = 0; month < 2; month += 1) {
      await running.sandbox.clock.advanceTo(id, "next_bill");
      totals.push((await newest(id))?.details?.totals?.grandTotal);
    }
    expect(totals).toEqual(["600", "600", "1200"]);
    expect((await running.paddle.subscriptions.get(id)).discount).toBeNull();
    expect((await running.paddle.discounts.get(discount.id)).timesUsed).toBe(1);
  });
});
