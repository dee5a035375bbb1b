import { randomUUID } from "node:crypto";
import type { OrderPage, Purchase } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { planPayments } from "#features/plans/tables.ts";
import { type Person, refusalOf } from "#platform/testing/app-for-tests.ts";
import { type PayingApp, startPayingApp } from "#platform/testing/paying-app.ts";

let at: PayingApp;
let person: Person;
beforeAll(async () => {
  at = await startPayingApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const page = async (who: Person, query = "") =>
  (await who.get(`/api/orders${query}`)).json<OrderPage>();
const invoice = (who: Person, paymentId: string | undefined) =>
  who.get(`/api/paddle-fapiao/download-paddle-invoice/${paymentId}`);

/** Payments of so many days, each a day after the one before. */
async function seedPayments(who: Person, many: number): Promise<void> {
  const rows = Array.from({ length: many }, (_, index): typeof planPayments.$inferInsert => ({
    id: randomUUID(),
    userId: who.identity,
    takenBy: "newer",
    externalId: `txn_${randomUUID()}`,
    paidAt: new Date(Date.UTC(2026, 0, index + 1)),
    amount: 100 + index,
    currency: "USD",
    refundedAmount: 0,
    planName: "premium_editing_only",
    catalogueSet: "original",
    billingInterval: "monthly",
    receiptCode: null,
    invoiceNumber: null,
  }));
  await at.ctx.db.insert(planPayments).values(rows);
}

describe("the orders of a person", () => {
  test("are none before the first payment [S177]", async () => {
    expect(await page(person)).toEqual({
      orders: [],
      pagination: { numberOfResults: 0, page: 1, pageSize: 10, offset: 0 },
    });
  });

  test("say what was paid for, when and how much; the receipt is a PDF of the provider [S175 S206 S254]", async () => {
    await at.buy(person, { countryCode: "ES" });
    await at.settled();
    const { orders } = await page(person);
    expect(orders).toEqual([
      {
        paymentId: expect.any(String),
        date: at.clock.now().toISOString(),
        productName: "Premium with translation",
        plan: {
          planName: "premium_including_translation",
          catalogueSet: "original",
          billingInterval: "monthly",
        },
        status: "paid",
        paidAmount: { amount: 1800, currency: "EUR" },
        netAmount: { amount: 1800, currency: "EUR" },
        receiptCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{10}$/),
        invoiceNumber: expect.stringMatching(/^SBX-2026-\d{6}$/),
      },
    ]);
    const answer = await invoice(person, orders[0]?.paymentId);
    const { paddle_invoice_url: url } = answer.json<{ paddle_invoice_url: string }>();
    const file = await fetch(url);
    expect(file.headers.get("content-type")).toBe("application/pdf");
  });

  test("say what was given back, and what is left of the amount [S254 G-45]", async () => {
    await seedPayments(person, 2);
    const payments = at.ctx.db.update(planPayments);
    await payments.set({ refundedAmount: 40 }).where(eq(planPayments.userId, person.identity));
    const [second] = (await page(person)).orders;
    expect(second).toMatchObject({
      status: "partly-refunded",
      paidAmount: { amount: 101 },
      netAmount: { amount: 61 },
    });
  });

  test("come ten to a page, newest first; nonsense in the address is the first page, too much the last [S81 G-66]", async () => {
    await seedPayments(person, 23);
    const amounts = async (query: string) =>
      (await page(person, query)).orders.map(({ paidAmount }) => paidAmount.amount);
    expect(await amounts("")).toEqual(Array.from({ length: 10 }, (_, index) => 122 - index));
    expect(await amounts("?page=3")).toEqual([102, 101, 100]);
    expect(await amounts("?page=99")).toEqual([102, 101, 100]);
    expect(await amounts("?page=two")).toHaveLength(10);
    expect((await page(person, "?page=2")).pagination).toEqual({
      numberOfResults: 23,
      page: 2,
      pageSize: 10,
      offset: 10,
    });
  });

  test("are nobody else's: another person sees none, and no receipt of them [S178 S206]", async () => {
    await seedPayments(person, 1);
    const [order] = (await page(person)).orders;
    const other = await at.person();
    expect((await page(other)).orders).toEqual([]);
    const refusal = { status: 404, code: "billing.receipt-not-found" };
    expect(refusalOf(await invoice(other, order?.paymentId))).toEqual(refusal);
    expect(refusalOf(await invoice(person, randomUUID()))).toEqual(refusal);
  });

  test("that cost nothing have no receipt [G-46]", async () => {
    await at.buy(person, { wanted: { trialDays: 7 } });
    await at.settled();
    const [trial] = (await page(person)).orders;
    expect(trial).toMatchObject({ paidAmount: { amount: 0 }, receiptCode: null, status: "paid" });
    expect(refusalOf(await invoice(person, trial?.paymentId)).code).toBe("billing.no-receipt");
  });
});

test("an order of Paddle Classic has the number that is printed on its receipt [S175]", async () => {
  const classic = await startPayingApp({
    FLAG_CURIE_USE_PADDLE_BILLING_FOR_NEW_SUBSCRIPTIONS: "off",
  });
  const other = await classic.person();
  await classic.buy(other);
  await classic.settled();
  const [order] = (await page(other)).orders;
  expect(order?.invoiceNumber).toMatch(/^\d+-\d+$/);
  const { paddle_invoice_url: url } = (await invoice(other, order?.paymentId)).json();
  const file = await fetch(url);
  expect(file.headers.get("content-disposition")).toContain(order?.invoiceNumber);
  await classic.close();
});

describe("the orders of a person in mainland China", () => {
  test("carry the state of a fapiao, which no other order does [S7 S176]", async () => {
    const inChina = await at.person({ country: "CN" });
    await seedPayments(inChina, 1);
    await seedPayments(person, 1);
    expect((await page(inChina)).orders).toMatchObject([{ fapiao: { status: "not-requested" } }]);
    for (const order of (await page(person)).orders) expect(order).not.toHaveProperty("fapiao");
  });

  test("have our own receipt when they were paid to us [G-46 S181]", async () => {
    const inChina = await at.person({ country: "CN" });
    await inChina.post(`/api/users/${inChina.identity}/currency`, { currency: "CNY" });
    const [offer] = (await at.state(inChina)).availablePlans.editing;
    const purchase = await inChina.post("/api/digital-edit/payment", {
      acceptedTermsAndConditions: true,
      additionalData: { availableDigitalPurchaseIdentity: offer?.identity },
      paymentMethodId: "alipay",
    });
    const { continueUrl, receiptCode } = purchase.json<Purchase>();
    await at.request({
      method: "POST",
      url: continueUrl ?? "",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "decision=approve",
    });
    const [order] = (await page(inChina)).orders;
    expect(order).toMatchObject({
      receiptCode,
      paidAmount: { currency: "CNY" },
      invoiceNumber: expect.stringMatching(/^C-2026-\d{6}$/),
    });
    expect((await invoice(inChina, order?.paymentId)).json()).toEqual({
      paddle_invoice_url: `/api/receipts/${receiptCode}/file`,
    });
  });
});
