import { randomUUID } from "node:crypto";
import type { OrderPage, Purchase } from "@curie/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { numberInvoice } from "#features/billing/receipts/service.ts";
import { refundPayment } from "#features/billing/refunds/service.ts";
import { recordPayment } from "#features/plans/payments/service.ts";
import { payments } from "#features/plans/tables.ts";
import { type Person, refusalOf } from "#platform/testing/app-for-tests.ts";
import { type PayingApp, startPayingApp } from "#platform/testing/paying-app.ts";
import { listPayments } from "./store.ts";

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
  const rows = Array.from({ length: many }, (_, index): typeof payments.$inferInsert => ({
    id: randomUUID(),
    userId: who.identity,
    kind: "plan",
    productName: "Premium, editing only",
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
  await at.ctx.db.insert(payments).values(rows);
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
        kind: "plan",
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
    const paid = at.ctx.db.update(payments);
    await paid.set({ refundedAmount: 40 }).where(eq(payments.userId, person.identity));
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

describe("a human edit that was paid to us", () => {
  const paidEdit = (who: Person, externalId = randomUUID()) =>
    at.ctx.db.transaction(async (tx) =>
      recordPayment(at.ctx, tx, {
        userId: who.identity,
        kind: "human-edit",
        productName: "Premium editing by a person",
        takenBy: "direct",
        externalId,
        paidAt: at.clock.now(),
        amount: { amount: 24_000, currency: "EUR" },
        invoiceNumber: await numberInvoice(at.ctx, tx),
      }),
    );

  test("stands beside a plan in one list, with a receipt of our own, and is no plan's history [S175 S206 S254]", async () => {
    await seedPayments(person, 1);
    await paidEdit(person);
    const { orders } = await page(person);
    expect(orders.map(({ kind }) => kind)).toEqual(["human-edit", "plan"]);
    const [edit] = orders;
    expect(edit).toEqual({
      paymentId: expect.any(String),
      date: at.clock.now().toISOString(),
      kind: "human-edit",
      productName: "Premium editing by a person",
      plan: null,
      status: "paid",
      paidAmount: { amount: 24_000, currency: "EUR" },
      netAmount: { amount: 24_000, currency: "EUR" },
      receiptCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{10}$/),
      invoiceNumber: expect.stringMatching(/^C-2026-\d{6}$/),
    });
    const file = `/api/receipts/${edit?.receiptCode}/file`;
    expect((await invoice(person, edit?.paymentId)).json()).toEqual({ paddle_invoice_url: file });
    const pdf = await person.get(file);
    const name = Buffer.from("Premium editing by a person", "latin1").toString("hex");
    expect(pdf.body).toContain(name);
    const { billingHistory } = (await person.get("/api/curie/billing-history")).json();
    expect(billingHistory).toHaveLength(1);
  });

  test("goes back as any payment does, and its order says so [S254 G-45]", async () => {
    await paidEdit(person);
    const [edit] = (await page(person)).orders;
    const refund = { reason: "too late", requestedBy: "operator", endPlan: false };
    const paymentId = edit?.paymentId ?? "";
    expect(await refundPayment(at.ctx, { ...refund, paymentId })).toBe("done");
    expect((await page(person)).orders).toMatchObject([
      { status: "refunded", netAmount: { amount: 0 } },
    ]);
  });
});

test("numbers of receipts have no gap and no double when some who pay at once are cut off [G-46]", async () => {
  const before = await at.ctx.db.transaction((tx) => numberInvoice(at.ctx, tx));
  const given = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      at.ctx.db.transaction(async (tx) => {
        const number = await numberInvoice(at.ctx, tx);
        if (index % 3 === 0) throw new Error("cut off");
        return number;
      }),
    ),
  );
  const kept = given.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(kept).toHaveLength(13);
  const first = Number(before.slice(-6)) + 1;
  expect(kept.sort()).toEqual(
    kept.map((_, index) => `C-2026-${String(first + index).padStart(6, "0")}`),
  );
});

test("the first page of a thousand orders is read like that of ten: ten rows, found in the index in their order", async () => {
  const many = await at.person();
  await seedPayments(many, 1000);
  // Among those of others, as in a database that is in use.
  await at.ctx.db.execute(sql`
    insert into payments (id, user_id, kind, product_name, taken_by, external_id, paid_at, amount, currency)
    select gen_random_uuid(), null, 'plan', 'Premium', 'newer', 'other ' || n, now(), 1900, 'USD'
    from generate_series(1, 20000) n`);
  await at.ctx.db.execute(sql`vacuum analyze payments`);
  const first = await planOf(many, 0);
  expect(first.find((node) => node["Index Name"] === "payments_user")).toMatchObject({
    "Node Type": "Index Only Scan",
    "Scan Direction": "Backward",
    "Actual Rows": 10,
  });
  const fetched = first.filter((node) => node["Node Type"] === "Index Scan");
  expect(fetched.map((node) => node["Actual Rows"] * node["Actual Loops"])).toEqual([10]);
  for (const { "Node Type": type, "Actual Rows": rows } of first) {
    expect(type).not.toBe("Seq Scan");
    expect(rows, type).toBeLessThanOrEqual(10);
  }
  // The last of a hundred pages is found in the index as well, and nobody else's rows are read for it.
  const last = await planOf(many, 990);
  expect(last.map((node) => node["Node Type"])).not.toContain("Seq Scan");
  for (const node of last) expect(node["Actual Rows"]).toBeLessThanOrEqual(1000);
});

async function planOf(who: Person, offset: number): Promise<PlanNode[]> {
  const query = listPayments(at.ctx.db, who.identity, { offset, limit: 10 });
  const { rows } = await at.ctx.db.execute<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    sql`explain (analyze, format json) ${query.getSQL()}`,
  );
  return nodesOf(rows[0]?.["QUERY PLAN"][0].Plan);
}

type PlanNode = {
  "Node Type": string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  Plans?: PlanNode[];
};

function nodesOf(node: PlanNode | undefined): PlanNode[] {
  return node ? [node, ...(node.Plans ?? []).flatMap(nodesOf)] : [];
}

describe("the orders of a person in mainland China", () => {
  test("carry the state of a fapiao, which no other order does [S7 S176]", async () => {
    const inChina = await at.person({ country: "CN" });
    for (const who of [inChina, person]) {
      await seedPayments(who, 1);
      const yuan = {
        currency: "CNY" as const,
        receiptCode: who === person ? "AAAA222222" : "BBBB222222",
      };
      await at.ctx.db.update(payments).set(yuan).where(eq(payments.userId, who.identity));
    }
    expect((await page(inChina)).orders).toMatchObject([{ fapiao: { status: "can-generate" } }]);
    for (const order of (await page(person)).orders) expect(order).not.toHaveProperty("fapiao");
    // One in dollars cannot have any.
    await seedPayments(inChina, 1);
    expect((await page(inChina)).orders.map(({ fapiao }) => fapiao === null)).toContain(true);
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
