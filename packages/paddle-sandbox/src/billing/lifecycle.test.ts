import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  cardThatPaysOnce,
  eventNames,
  goodCard,
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
      webhookTargets: { billing: { url: receiver.url, secret, events: eventNames } },
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
  const advance = (by: string) => running.sandbox.clock.advance(by);
  const toNextBill = async (id: string) => {
    const { nextBilledAt } = await get(id);
    await running.sandbox.clock.moveTo(new Date(nextBilledAt ?? ""));
  };

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

    await after(() => toNextBill(id));
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
      await toNextBill(id);
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
    await after(() => toNextBill(id));
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

    await after(() => advance("P1D"));
    expect(about(id).map(({ content }) => content.event_type)).toEqual([
      "transaction.updated",
      "transaction.payment_failed",
    ]);
    expect(running.sandbox.clock.now().toISOString()).toBe("2026-03-01T09:00:00.000Z");

    const { customerId } = await get(id);
    const { urls } = await running.paddle.customerPortalSessions.create(customerId, [id]);
    const page = urls.subscriptions[0]?.updateSubscriptionPaymentMethod ?? "";
    const card = { number: goodCard, holder: "Ada Example", expiry: "12/40", securityCode: "123" };
    await after(() => fetch(page, { method: "POST", body: new URLSearchParams(card) }));
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
    await toNextBill(id);
    await after(() => advance("P30D"));
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
    await after(() => running.sandbox.clock.moveTo(new Date("2026-02-28T09:00:00.000Z")));
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
