import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  cardThatPaysOnce,
  type Receiver,
  type RunningSandbox,
  secret,
  standingClock,
  startReceiver,
  startSandbox,
  subscribe,
} from "../testing.ts";

describe("the life of a subscription", () => {
  let running: RunningSandbox;
  let receiver: Receiver;
  const clock = standingClock("2026-01-31T09:00:00.000Z");

  beforeEach(async () => {
    clock.to("2026-01-31T09:00:00.000Z");
    receiver = await startReceiver();
    running = await startSandbox({
      clock,
      webhookTargets: { billing: { url: receiver.url, secret } },
      seed: true,
    });
    running.sandbox.clock.freeze(clock.now());
  });
  afterEach(async () => {
    await running.sandbox.stop();
    await receiver.close();
  });

  const after = async (action: () => Promise<unknown>): Promise<string[]> => {
    await running.sandbox.settled();
    receiver.received.length = 0;
    await action();
    await running.sandbox.settled();
    return receiver.types();
  };
  const about = (id: string) =>
    receiver.received.filter(({ content }) => JSON.stringify(content.data).includes(id));
  const get = (id: string) => running.paddle.subscriptions.get(id);
  const advanceTo = (
    id: string,
    point: "trial_end" | "next_bill" | "next_retry" | "dunning_end" | "period_end",
  ) => running.sandbox.clock.advanceTo(id, point);

  test("a purchase without a trial ends in an active subscription and a numbered invoice", async () => {
    const types = await after(() => subscribe(running));
    expect(types).toEqual([
      "transaction.created",
      "customer.created",
      "address.created",
      "transaction.updated",
      "transaction.ready",
      "transaction.updated",
      "transaction.paid",
      "payment_method.saved",
      "subscription.created",
      "subscription.activated",
      "transaction.updated",
      "transaction.completed",
    ]);
    const created = receiver.received.find(
      ({ content }) => content.event_type === "subscription.created",
    )?.content.data as Record<string, unknown>;
    const completed = receiver.received.at(-1)?.content.data as Record<string, unknown>;
    expect(created.transaction_id).toBe(completed.id);
    expect(created.custom_data).toEqual({ user_identity: "u-1", projectEnvironmentName: "here" });
    expect(created).not.toHaveProperty("management_urls");
    expect(completed.invoice_number).toMatch(/^SBX-2026-\d{6}$/);
  });

  test("a purchase with a trial costs nothing, has no invoice, and is billed when the trial ends", async () => {
    const id = await subscribe(running, { price: "premium-editing-month-trial-7" });
    const trialing = await get(id);
    expect(trialing).toMatchObject({ status: "trialing", firstBilledAt: null });
    expect(trialing.nextBilledAt).toBe("2026-02-07T09:00:00.000Z");
    const [first] = await running.paddle.transactions.list({ subscriptionId: [id] }).next();
    expect(first).toMatchObject({ status: "completed", invoiceNumber: null });
    await expect(running.paddle.transactions.getInvoicePDF(first?.id ?? "")).rejects.toThrow(
      "no invoice",
    );

    await after(() => advanceTo(id, "trial_end"));
    expect(about(id).map(({ content }) => content.event_type)).toEqual([
      "subscription.updated",
      "transaction.created",
      "transaction.billed",
      "transaction.updated",
      "transaction.paid",
      "transaction.updated",
      "transaction.completed",
      "subscription.activated",
    ]);
    expect(about(id)[0]?.content.occurred_at).toBe("2026-02-07T09:00:00.000Z");
    expect(await get(id)).toMatchObject({
      status: "active",
      nextBilledAt: "2026-03-07T09:00:00.000Z",
    });
  });

  test("renewals keep to the day of the month of the first bill, or the last day there is", async () => {
    const id = await subscribe(running);
    const ends: (string | null)[] = [(await get(id)).nextBilledAt];
    for (let month = 0; month < 3; month += 1) {
      await advanceTo(id, "next_bill");
      ends.push((await get(id)).nextBilledAt);
    }
    expect(ends).toEqual([
      "2026-02-28T09:00:00.000Z",
      "2026-03-31T09:00:00.000Z",
      "2026-04-30T09:00:00.000Z",
      "2026-05-31T09:00:00.000Z",
    ]);
  });

  test("a refused renewal is past due, is tried again, and recovers with a new card", async () => {
    const id = await subscribe(running, { card: cardThatPaysOnce });
    await after(() => advanceTo(id, "next_bill"));
    expect(about(id).map(({ content }) => content.event_type)).toEqual([
      "subscription.updated",
      "transaction.created",
      "transaction.billed",
      "transaction.updated",
      "transaction.payment_failed",
      "transaction.past_due",
      "subscription.updated",
      "subscription.past_due",
    ]);
    expect((await get(id)).status).toBe("past_due");

    await after(() => advanceTo(id, "next_retry"));
    expect(about(id).map(({ content }) => content.event_type)).toEqual([
      "transaction.updated",
      "transaction.payment_failed",
    ]);
    expect(running.sandbox.clock.now().toISOString()).toBe("2026-03-01T09:00:00.000Z");

    const bill = await running.paddle.subscriptions.getPaymentMethodChangeTransaction(id);
    expect(bill.status).toBe("past_due");
    const checkout = await running.page.open({ transactionId: bill.id });
    await after(() => running.page.pay(checkout.id));
    expect(about(id).map(({ content }) => content.event_type)).toEqual([
      "transaction.updated",
      "transaction.paid",
      "transaction.updated",
      "transaction.completed",
      "subscription.updated",
    ]);
    expect(await get(id)).toMatchObject({
      status: "active",
      nextBilledAt: "2026-03-31T09:00:00.000Z",
    });
  });

  test("a bill that is never paid ends the subscription after thirty days", async () => {
    const id = await subscribe(running, { card: cardThatPaysOnce });
    await advanceTo(id, "next_bill");
    await after(() => advanceTo(id, "dunning_end"));
    expect(
      about(id)
        .map(({ content }) => content.event_type)
        .slice(-3),
    ).toEqual(["transaction.canceled", "subscription.updated", "subscription.canceled"]);
    const failures = receiver.types().filter((type) => type === "transaction.payment_failed");
    expect(failures).toHaveLength(5);
    expect(await get(id)).toMatchObject({
      status: "canceled",
      canceledAt: "2026-03-30T09:00:00.000Z",
      managementUrls: null,
    });
  });

  test("a cancellation at the end of the period is announced, can be taken back, and then happens", async () => {
    const id = await subscribe(running);
    const announced = await after(() => running.paddle.subscriptions.cancel(id));
    expect(announced).toEqual(["subscription.updated"]);
    expect((await get(id)).scheduledChange).toMatchObject({
      action: "cancel",
      effectiveAt: "2026-02-28T09:00:00.000Z",
    });
    await running.paddle.subscriptions.update(id, { scheduledChange: null });
    expect(await get(id)).toMatchObject({
      scheduledChange: null,
      nextBilledAt: "2026-02-28T09:00:00.000Z",
    });
    await running.paddle.subscriptions.cancel(id);
    await after(() => advanceTo(id, "period_end"));
    expect(about(id).map(({ content }) => content.event_type)).toEqual([
      "subscription.updated",
      "subscription.canceled",
    ]);
    await expect(running.paddle.subscriptions.cancel(id)).rejects.toMatchObject({
      code: "subscription_update_when_canceled",
    });
  });

  test("a cancellation may take effect at once", async () => {
    const id = await subscribe(running);
    const types = await after(() =>
      running.paddle.subscriptions.cancel(id, { effectiveFrom: "immediately" }),
    );
    expect(types).toEqual(["subscription.updated", "subscription.canceled"]);
    expect(await get(id)).toMatchObject({ status: "canceled", nextBilledAt: null });
  });

  test("a pause ends by itself, and the new period is paid", async () => {
    const id = await subscribe(running);
    await running.paddle.subscriptions.pause(id, {
      effectiveFrom: "immediately",
      resumeAt: "2026-02-10T09:00:00.000Z",
    });
    expect(await get(id)).toMatchObject({ status: "paused", nextBilledAt: null });
    await after(() => running.sandbox.clock.advance("P10D"));
    const types = about(id).map(({ content }) => content.event_type);
    expect(types.slice(0, 2)).toEqual(["subscription.updated", "subscription.resumed"]);
    expect(types).toContain("transaction.completed");
    expect(await get(id)).toMatchObject({
      status: "active",
      nextBilledAt: "2026-03-10T09:00:00.000Z",
    });
  });

  test("a pause that is ended in time goes on with what was paid", async () => {
    const id = await subscribe(running);
    await running.paddle.subscriptions.pause(id, { effectiveFrom: "immediately" });
    await running.sandbox.clock.advance("P3D");
    const types = await after(() =>
      running.paddle.subscriptions.resume(id, {
        effectiveFrom: "immediately",
        onResume: "continue_existing_billing_period",
      }),
    );
    expect(types).toEqual(["subscription.updated", "subscription.resumed"]);
    expect((await get(id)).nextBilledAt).toBe("2026-02-28T09:00:00.000Z");
  });

  test("a trial may be ended early", async () => {
    const id = await subscribe(running, { price: "premium-editing-month-trial-30" });
    await running.sandbox.clock.advance("P2D");
    await running.paddle.subscriptions.activate(id);
    expect(await get(id)).toMatchObject({
      status: "active",
      firstBilledAt: "2026-02-02T09:00:00.000Z",
      nextBilledAt: "2026-03-02T09:00:00.000Z",
    });
  });

  test("a trial that needs no card starts without one and ends when nobody gave one", async () => {
    const product = await running.paddle.products.create({ name: "Try", taxCategory: "saas" });
    const price = await running.paddle.prices.create({
      productId: product.id,
      description: "Try it",
      unitPrice: { amount: "500", currencyCode: "USD" },
      billingCycle: { interval: "month", frequency: 1 },
      trialPeriod: { interval: "day", frequency: 3, requiresPaymentMethod: false },
    });
    const checkout = await running.page.open({
      items: [{ priceId: price.id }],
      customer: { email: "try@example.org", address: { countryCode: "US" } },
    });
    expect((await running.page.choose(checkout.id, { kind: "none" })).result.kind).toBe(
      "completed",
    );
    const { subscriptionId } = await running.paddle.transactions.get(checkout.event.transaction_id);
    await running.sandbox.clock.advance("P3D");
    expect((await get(subscriptionId ?? "")).status).toBe("canceled");
  });

  test("what became due while nobody moved the clock is caught up with", async () => {
    const id = await subscribe(running);
    running.sandbox.clock.run();
    clock.to("2026-03-01T09:00:00.000Z");
    running.sandbox.clock.catchUp();
    expect((await get(id)).currentBillingPeriod?.startsAt).toBe("2026-02-28T09:00:00.000Z");
  });

  test("the clock refuses to go back", async () => {
    await expect(
      running.sandbox.clock.moveTo(new Date("2026-01-01T00:00:00.000Z")),
    ).rejects.toMatchObject({ code: "clock_does_not_go_back" });
    await expect(running.sandbox.clock.advance("7 days")).rejects.toMatchObject({
      code: "bad_request",
    });
  });
});
