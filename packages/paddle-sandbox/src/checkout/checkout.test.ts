import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardForm, priceId, type RunningSandbox, startSandbox } from "../testing.ts";

describe("a checkout", () => {
  let running: RunningSandbox;
  const waits: number[] = [];

  beforeAll(async () => {
    running = await startSandbox({
      sleep: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
    });
  });
  afterAll(() => running.sandbox.stop());

  const open = (patch: object = {}) =>
    running.page.open({
      items: [{ priceId: priceId("premium-editing-month") }],
      customer: { email: "reader@example.org", address: { countryCode: "US" } },
      ...patch,
    });
  const statusOf = async (transactionId: string) =>
    (await running.paddle.transactions.get(transactionId)).status;

  test.each([
    ["4242 4242 4242 4242", "completed", undefined],
    ["4000 0566 5566 5556", "completed", undefined],
    ["4000 0027 6000 3184", "completed", undefined],
    ["6200 0000 0000 0005", "completed", undefined],
    ["4000 0000 0000 0002", "declined", "declined"],
    ["4000 0000 0000 9995", "declined", "not_enough_balance"],
    ["4000 0000 0000 0069", "declined", "expired_card"],
  ])("the card %s is %s", async (number, kind, code) => {
    const { id, event } = await open();
    const { result, checkout } = await running.page.pay(id, number);
    expect(result).toEqual(code === undefined ? { kind } : { kind, code });
    expect(checkout.status).toBe(kind === "completed" ? "completed" : "open");
    expect(await statusOf(event.transaction_id)).toBe(kind === "completed" ? "completed" : "ready");
  });

  test("a refused card leaves the checkout open for another one", async () => {
    const { id, event } = await open();
    await running.page.pay(id, "4000 0000 0000 0002");
    expect((await running.page.pay(id)).result.kind).toBe("completed");
    const { payments } = await running.paddle.transactions.get(event.transaction_id);
    expect(payments.map(({ status, errorCode }) => [status, errorCode])).toEqual([
      ["captured", null],
      ["error", "declined"],
    ]);
    await expect(running.page.pay(id)).rejects.toThrow("checkout_completed");
  });

  test.each([
    [{ number: "5555 5555 5555 4444" }, "use-a-test-card"],
    [{ holder: " " }, "holder-missing"],
    [{ expiryMonth: 1, expiryYear: 20 }, "expiry-passed"],
    [{ expiryMonth: 13 }, "expiry-passed"],
    [{ securityCode: "12" }, "security-code-wrong"],
  ])("a form with %j is sent back", async (patch, problem) => {
    const { id } = await open();
    const card = { ...cardForm("4242 4242 4242 4242"), ...patch };
    const { result } = await running.page.choose(id, { kind: "card", card });
    expect(result).toEqual({ kind: "card-problem", problem });
  });

  test("a bank that asks first decides between payment and refusal", async () => {
    const first = await open();
    expect((await running.page.pay(first.id, "4000 0038 0000 0446")).result.kind).toBe("pending");
    expect((await running.page.answer(first.id, false)).result).toEqual({
      kind: "declined",
      code: "authentication_failed",
    });
    await running.page.pay(first.id, "4000 0038 0000 0446");
    expect((await running.page.answer(first.id, true)).result.kind).toBe("completed");
    await expect(running.page.answer(first.id, true)).rejects.toThrow("checkout_completed");
    const { payments } = await running.paddle.transactions.get(first.event.transaction_id);
    expect(payments.map(({ errorCode }) => errorCode)).toEqual([null, "authentication_failed"]);
  });

  test("a wallet pays after it was approved, and is kept for renewals", async () => {
    const { id, event } = await open();
    await running.page.choose(id, { kind: "wallet", type: "alipay" });
    expect((await running.page.answer(id, false)).result).toEqual({
      kind: "declined",
      code: "canceled",
    });
    await running.page.choose(id, { kind: "wallet", type: "alipay" });
    expect((await running.page.answer(id, true)).result.kind).toBe("completed");
    const { payments, customerId } = await running.paddle.transactions.get(event.transaction_id);
    expect(payments[0]?.methodDetails?.type).toBe("alipay");
    const methods = running.records().paymentMethods.all();
    const own = methods.filter(({ customer_id }) => customer_id === customerId);
    expect(own.map(({ type }) => type)).toContain("alipay");
  });

  test("the slow card takes its twenty seconds", async () => {
    const { id } = await open();
    expect((await running.page.pay(id, "4000 0000 0000 0127")).result.kind).toBe("completed");
    expect(waits).toEqual([20_000]);
  });

  test("the buyer's country decides price, currency and tax; amounts in events are major units", async () => {
    const { id } = await open({ customer: { email: "london@example.org" } });
    const changed = await running.page.buyer(id, {
      email: "london@example.org",
      countryCode: "GB",
      postalCode: "SW1A 1AA",
    });
    expect(changed.summary).toMatchObject({ total: "£10.00", tax: "£1.67" });
    expect(changed.event.totals).toMatchObject({ subtotal: 8.33, tax: 1.67, total: 10 });
    await running.page.pay(id);
    const transaction = await running.paddle.transactions.get(changed.event.transaction_id, {
      include: ["address"],
    });
    expect(transaction).toMatchObject({
      currencyCode: "GBP",
      address: { postalCode: "SW1A 1AA" },
    });
  });

  test("yen have no smaller unit, in the API and in events alike", async () => {
    const { summary, event } = await open({
      customer: { email: "tokyo@example.org", address: { countryCode: "JP" } },
      settings: { locale: "ja" },
    });
    expect(summary.total).toBe("￥1,800");
    expect(event.totals.total).toBe(1800);
    const { details } = await running.paddle.transactions.get(event.transaction_id);
    expect(details?.totals?.total).toBe("1800");
  });

  test("a trial asks for a card and shows what comes later", async () => {
    const { id, summary } = await open({
      items: [{ priceId: priceId("premium-editing-year-trial-30") }],
    });
    expect(summary).toMatchObject({
      total: "$0.00",
      renewal: { amount: "$99.00", interval: "year", frequency: 1 },
    });
    expect((await running.page.pay(id, "4000 0000 0000 0002")).result.kind).toBe("declined");
  });

  test("a year for China is paid once and does not renew", async () => {
    const { id, event } = await open({
      items: [{ priceId: priceId("premium-editing-china-year") }],
      customer: { email: "beijing@example.org", address: { countryCode: "CN" } },
      settings: { locale: "zh-Hans" },
    });
    await running.page.pay(id, "6200 0000 0000 0005");
    expect(await running.paddle.transactions.get(event.transaction_id)).toMatchObject({
      subscriptionId: null,
      currencyCode: "CNY",
      details: { totals: { total: "69800", tax: "3951" } },
    });
  });

  test.each([
    [{ items: [] }, "bad_request"],
    [{ items: [{ priceId: "pri_01h00000000000000000000000" }] }, "not_found"],
    [
      {
        items: [
          { priceId: priceId("premium-editing-month") },
          { priceId: priceId("premium-editing-year") },
        ],
      },
      "transaction_recurring_items_billing_cycle_mismatch",
    ],
    [{ items: undefined }, "bad_request"],
  ])("opening with %j is refused", async (patch, code) => {
    await expect(open(patch)).rejects.toThrow(code);
  });

  test("a page without the client-side token gets nothing", async () => {
    const response = await fetch(`${running.url}/checkout-api/checkouts`, {
      method: "POST",
      headers: { "content-type": "application/json", "paddle-clienttoken": "test_other" },
      body: JSON.stringify({ items: [{ priceId: priceId("premium-editing-month") }] }),
    });
    expect(response.status).toBe(403);
  });
});
