import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  cardForm,
  cardThatPaysOnce,
  classicPlanId,
  goodCard,
  type Receiver,
  type RunningSandbox,
  standingClock,
  startReceiver,
  startSandbox,
  verifyAlert,
} from "../testing.ts";

type ClassicAnswer = {
  success: boolean;
  // The interface answers a different thing to every call.
  response?: Record<string, unknown>[] & Record<string, unknown>;
  error?: { code: number; message: string };
};

describe("Paddle Classic", () => {
  let running: RunningSandbox;
  let receiver: Receiver;
  const reader = "classic-reader@example.org";
  const clock = standingClock("2026-06-15T12:00:00.000Z");

  beforeEach(async () => {
    receiver = await startReceiver();
    running = await startSandbox({ clock, webhookTargets: { classic: receiver.url } });
    running.sandbox.clock.freeze(clock.now());
  });
  afterEach(async () => {
    await running.sandbox.stop();
    await receiver.close();
  });

  async function call(path: string, fields: Record<string, unknown> = {}): Promise<ClassicAnswer> {
    const { vendorId, vendorAuthCode } = running.sandbox.keys;
    const body = { vendor_id: vendorId, vendor_auth_code: vendorAuthCode, ...fields };
    const response = await fetch(`${running.url}/classic/api/2.0/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await response.json()) as ClassicAnswer;
  }

  async function buy(
    plan: Parameters<typeof classicPlanId>[0],
    number = goodCard,
  ): Promise<number> {
    const checkout = await running.page.openClassic({
      vendor: running.sandbox.keys.vendorId,
      product: classicPlanId(plan),
      email: reader,
      country: "GB",
      passthrough: JSON.stringify({ user_identity: "u-1" }),
    });
    const { result } = await running.page.choose(checkout.id, {
      kind: "card",
      card: cardForm(number),
    });
    expect(result.kind).toBe("completed");
    const { event } = (await (
      await fetch(`${running.url}/checkout-api/checkouts/${checkout.id}`)
    ).json()) as { event: { subscription_id: number } };
    return event.subscription_id;
  }
  const user = async (id: number, state?: string) =>
    (await call("subscription/users", { subscription_id: id, ...(state ? { state } : {}) }))
      .response?.[0];
  const alerts = async () => {
    await running.sandbox.settled();
    const all = receiver.received
      .map(({ content }) => content as Record<string, string>)
      .filter(({ email }) => email === reader);
    receiver.received.length = 0;
    return all;
  };
  const names = (all: Record<string, string>[]) => all.map(({ alert_name }) => alert_name);

  test("a purchase pays first and then starts the subscription; every alert is signed", async () => {
    const id = await buy("premium-editing-month");
    const all = await alerts();
    expect(names(all)).toEqual(["subscription_payment_succeeded", "subscription_created"]);
    for (const fields of all) {
      expect(verifyAlert(fields, running.sandbox.keys.classicPublicKey)).toBe(true);
    }
    expect(all[0]).toMatchObject({
      initial_payment: "1",
      sale_gross: "10.00",
      payment_tax: "1.67",
      currency: "GBP",
      order_id: expect.stringMatching(/^\d+-\d+$/),
    });
    expect(all[1]).toMatchObject({
      subscription_id: String(id),
      status: "active",
      next_bill_date: "2026-07-15",
      passthrough: '{"user_identity":"u-1"}',
      update_url: expect.stringContaining(`/classic/subscription/${id}/`),
    });
    const receipt = await fetch(all[0]?.receipt_url ?? "");
    expect(receipt.headers.get("content-type")).toBe("application/pdf");
    expect(await user(id)).toMatchObject({
      state: "active",
      next_payment: { amount: 10, currency: "GBP", date: "2026-07-15" },
      payment_information: { payment_method: "card", last_four_digits: "4242" },
    });
  });

  test("a trial starts without a payment, and is billed when it ends", async () => {
    const id = await buy("premium-editing-year-trial-7");
    expect(names(await alerts())).toEqual(["subscription_created"]);
    await running.sandbox.clock.advance("P7D");
    expect(await alerts()).toMatchObject([
      { alert_name: "subscription_payment_succeeded", initial_payment: "1", status: "active" },
    ]);
    expect(await user(id)).toMatchObject({ next_payment: { date: "2027-06-22" } });
  });

  test("a refused renewal is told with its attempts, and a new card pays it", async () => {
    const id = await buy("premium-editing-month", cardThatPaysOnce);
    await alerts();
    await running.sandbox.clock.advance("P1M");
    const first = await alerts();
    expect(names(first)).toEqual(["subscription_updated", "subscription_payment_failed"]);
    expect(first[1]).toMatchObject({
      attempt_number: "1",
      hard_failure: "0",
      next_retry_date: "2026-07-16",
      status: "past_due",
    });
    await running.sandbox.clock.advance("P1D");
    expect(await alerts()).toMatchObject([{ attempt_number: "2", next_retry_date: "2026-07-18" }]);

    const { update_url } = (await user(id)) ?? {};
    const form = new URLSearchParams({
      number: goodCard,
      holder: "Ada",
      expiry: "12/40",
      securityCode: "123",
    });
    const page = await fetch(String(update_url), { method: "POST", body: form });
    expect(await page.text()).toContain("The new card will be used");
    expect(names(await alerts())).toEqual([
      "subscription_updated",
      "subscription_payment_succeeded",
    ]);
    expect(await user(id)).toMatchObject({ state: "active", next_payment: { date: "2026-08-15" } });
    // The links change with every change.
    expect((await fetch(String(update_url))).status).toBe(404);
  });

  test("a bill that is never paid ends the subscription", async () => {
    await buy("premium-editing-month", cardThatPaysOnce);
    await running.sandbox.clock.advance("P1M");
    await running.sandbox.clock.advance("P30D");
    const all = await alerts();
    expect(all.at(-1)).toMatchObject({
      alert_name: "subscription_cancelled",
      status: "deleted",
      cancellation_effective_date: "2026-08-14",
    });
    expect(all.filter(({ hard_failure }) => hard_failure === "1")).toHaveLength(1);
  });

  test("cancelling, by page or call, is told at once with the day it takes effect", async () => {
    const id = await buy("premium-editing-month");
    const { cancel_url } = (await user(id)) ?? {};
    expect(await (await fetch(String(cancel_url))).text()).toContain("15 July 2026");
    await fetch(String(cancel_url), { method: "POST", body: new URLSearchParams() });
    expect((await alerts()).at(-1)).toMatchObject({
      alert_name: "subscription_cancelled",
      cancellation_effective_date: "2026-07-15",
    });
    expect(await user(id)).toBeUndefined();
    expect(await user(id, "deleted")).toMatchObject({ state: "deleted" });
    expect(await call("subscription/users_cancel", { subscription_id: id })).toMatchObject({
      success: false,
      error: { code: 119 },
    });
  });

  test("payments are listed with the one to come, and given back once", async () => {
    const id = await buy("premium-editing-month");
    const [paid] = await alerts();
    const payments = (await call("subscription/payments", { subscription_id: id })).response ?? [];
    expect(payments).toMatchObject([
      { is_paid: 1, amount: 10, currency: "GBP" },
      { is_paid: 0, amount: 10, payout_date: "2026-07-15" },
    ]);
    const refund = () => call("payment/refund", { order_id: paid?.order_id, reason: "test" });
    expect(await refund()).toMatchObject({ success: true });
    expect(await alerts()).toMatchObject([
      { alert_name: "subscription_payment_refunded", gross_refund: "10.00", refund_type: "full" },
    ]);
    expect(await refund()).toMatchObject({ success: false, error: { code: 172 } });
    const history = await call("alert/webhooks", { alerts_per_page: 1 });
    expect(history.response).toMatchObject({
      total_alerts: 3,
      data: [{ alert_name: "subscription_payment_refunded", status: "success", attempts: 1 }],
    });
  });

  test("strangers are turned away", async () => {
    expect(await call("subscription/users", { vendor_auth_code: "no" })).toMatchObject({
      success: false,
      error: { code: 107 },
    });
    expect(await call("subscription/nothing")).toMatchObject({ error: { code: 101 } });
    await expect(
      running.page.openClassic({ vendor: 1, product: classicPlanId("premium-editing-year") }),
    ).rejects.toThrow("vendor_unknown");
  });

  test("an alert that is not accepted is sent again", async () => {
    receiver.answerNext(500);
    await buy("premium-editing-year-trial-30");
    const all = await alerts();
    expect(names(all)).toEqual(["subscription_created", "subscription_created"]);
    expect(all[0]?.alert_id).toBe(all[1]?.alert_id);
  });
});
