import { randomUUID } from "node:crypto";
import type { HumanOrder, HumanOrderPayment, OrderPage, Purchase } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { payments } from "#features/plans/tables.ts";
import { freePort } from "#platform/free-port.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { aWordFile } from "#platform/testing/word-file.ts";
import { keepFollowing, returnMoney } from "../gateways/service.ts";
import { findTrade } from "../gateways/store.ts";
import { saveVoucher } from "../purchases/service.ts";
import { refundPayment } from "../refunds/service.ts";
import {
  answerCall,
  describe as described,
  eventAbout,
  localKeys,
  payPage,
} from "../stripe-simulator/service.ts";
import {
  findLocalSession,
  type LocalSession,
  saveLocalRefunds,
} from "../stripe-simulator/store.ts";
import { refunds } from "../tables.ts";
import { apiVersion, formOf, signatureHeader } from "./rules.ts";

/** The whole way over the real wire: forms, keys, pages that are made over there, signed events, questions. */
let at: TestApp;
let sql: Sql;
let person: Person;
beforeAll(async () => {
  const port = await freePort();
  at = await startTestApp({ PORT: String(port) });
  await at.app.listen({ port, host: "localhost" });
  sql = openSql(at.databaseUrl);
});
beforeEach(async () => {
  person = await at.person({ name: "Ada Author", country: "US" });
});
afterAll(async () => {
  await sql?.end();
  await at?.close();
});

const paid = () => at.ctx.db.select().from(payments).where(eq(payments.userId, person.identity));
const load = async (order: string) =>
  (await person.get(`/api/human-orders/${order}`)).json<HumanOrder>();

/** A draft of professional editing that could be paid now. */
async function draft(): Promise<string> {
  const id = randomUUID();
  const key = `results/${id}.docx`;
  await at.ctx.files.write(key, aWordFile(["Ten corals [3] grew 4.5 mm."]));
  const now = at.clock.now().toISOString();
  await sql`insert into documents ${sql({
    ...{ id, upload_id: randomUUID(), owner_id: person.identity, type: "edit", origin: "web" },
    ...{ status: "completed", file_name: "Reef.docx", size_bytes: 1200, words: 1200 },
    ...{ retention_days: 90, style_of_english: "American English", created_at: now },
    ...{ completed_at: now, result_key: key, original_key: key },
  })}`;
  const { location } = (await person.get(`/api/order-form/from-digital-edit/${id}`)).headers;
  const order = String(location).replace("/rubriq/order/", "");
  await choose(order);
  return order;
}

const choose = (order: string, change: object = {}) =>
  person.post(`/api/human-orders/${order}`, {
    form: {
      ...{ serviceLevel: "standard", turnaround: "standard", field: "biology", journal: "" },
      ...{ note: "", styleOfEnglish: "American English", oxfordSpelling: false, ...change },
    },
  });
const pay = (order: string, more: object = {}) =>
  person.post(`/api/human-orders/${order}/pay`, {
    payment: { acceptedTermsAndConditions: true, paymentMethodId: "card", ...more },
  });

type Begun = { order: string; purchase: Purchase; trade: string; page: string; url: string };

async function begin(order?: string): Promise<Begun> {
  const of = order ?? (await draft());
  const purchase = (await pay(of)).json<Purchase>();
  const url = purchase.continueUrl ?? "";
  const page = url.split("/").at(-1) ?? "";
  const trade = (await findLocalSession(at.ctx.db, { id: page }))?.reference ?? "";
  return { order: of, purchase, trade, page, url };
}

const form = { "content-type": "application/x-www-form-urlencoded" };
const onPage = (url: string, decision: string) =>
  at.request({ method: "POST", url, headers: form, payload: `decision=${decision}` });
const tell = (event: { body: string; signature: string }) =>
  at.request({
    ...{ method: "POST", url: "/api/stripe/webhook", payload: event.body },
    headers: { "content-type": "application/json", "stripe-signature": event.signature },
  });
const about = (session: LocalSession, type = "checkout.session.completed", more: object = {}) =>
  eventAbout(at.ctx, type, { ...described(at.ctx, session), ...more });
/** The person has paid over there, and nothing was told yet. */
async function payQuietly(page: string): Promise<LocalSession> {
  const session = await payPage(at.ctx, page);
  if (!session) throw new Error("the page is not open");
  return session;
}
/** What the job does. */
const follow = (id: string) => keepFollowing(at.ctx, { id, asked: 0 });
const result = async ({ receiptCode }: Purchase) =>
  (await person.get(`/api/digital-edit/purchase/${receiptCode}`)).json<Purchase>();
const mailsTo = async (email: string) =>
  (
    await sql<{ data: { to: string; subject: string } }[]>`
      select data from pgboss.job where name = 'mail.deliver' order by created_on, id`
  ).flatMap(({ data }) => (data.to === email ? [data.subject] : []));

describe("an order that is paid outside China", () => {
  test("leads to the page of Stripe, comes back, and is received with payment, number and receipt [S4 S29 G-35 G-40 G-46]", async () => {
    const { order, purchase, url, page } = await begin();
    expect(purchase).toMatchObject({ status: "pending", total: { currency: "USD" } });
    expect(new URL(url).origin).toBe(at.ctx.config.publicUrl);
    const shown = await at.request({ method: "GET", url: new URL(url).pathname });
    expect(shown.body).toContain("$79.00");
    expect(shown.body).toContain(purchase.receiptCode);
    const back = await onPage(url, "approve");
    expect(String(back.headers.location)).toBe(`${at.ctx.config.publicUrl}/rubriq/order/${order}`);
    expect(await load(order)).toMatchObject({
      status: "received",
      paid: { amount: { amount: 7900, currency: "USD" }, receiptCode: purchase.receiptCode },
    });
    expect(await paid()).toMatchObject([{ amount: 7900, takenBy: "direct", kind: "human-edit" }]);
    const { orders } = (await person.get("/api/orders")).json<OrderPage>();
    expect(orders).toMatchObject([{ kind: "human-edit", receiptCode: purchase.receiptCode }]);
    const receipt = await person.get(`/api/receipts/${purchase.receiptCode}/file`);
    expect(receipt.headers["content-type"]).toContain("application/pdf");
    const session = await findLocalSession(at.ctx.db, { id: page });
    expect(session).toMatchObject({ locale: "en", amount: 7900, currency: "usd" });
  });

  test("costs whole yen where yen are chosen [G-86]", async () => {
    await person.post(`/api/users/${person.identity}/currency`, { currency: "JPY" });
    const { page, url } = await begin();
    expect(await findLocalSession(at.ctx.db, { id: page })).toMatchObject({
      ...{ amount: 11_850, currency: "jpy" },
    });
    await onPage(url, "approve");
    expect(await paid()).toMatchObject([{ amount: 11_850, currency: "JPY" }]);
  });

  test("has one page, however often the form is sent, and stays open for who turns back", async () => {
    const order = await draft();
    const answers = await Promise.all([pay(order), pay(order), pay(order)]);
    const urls = new Set(answers.map((answer) => answer.json<Purchase>().continueUrl));
    expect(urls.size).toBe(1);
    const [url = ""] = [...urls];
    const back = await onPage(String(url), "refuse");
    expect(String(back.headers.location)).toContain(`/rubriq/order/${order}`);
    expect((await load(order)).pendingPayment?.continueUrl).toBe(url);
    await onPage(String(url), "approve");
    expect((await load(order)).status).toBe("received");
  });

  test("is written once, however often and late it is told of, also at the same moment", async () => {
    const { order, page, trade, purchase } = await begin();
    const session = await payQuietly(page);
    const first = about(session);
    const answers = await Promise.all([
      ...[1, 2, 3, 4].map(() => tell(first)),
      follow(trade).then(() => null),
      result(purchase).then(() => null),
    ]);
    for (const answer of answers.slice(0, 4)) expect(answer?.statusCode).toBe(200);
    at.clock.advance(25 * 3_600_000);
    expect(
      (await tell(about(session, "checkout.session.async_payment_succeeded"))).statusCode,
    ).toBe(200);
    // Told out of order: it has not been paid any less.
    for (const type of ["checkout.session.expired", "checkout.session.async_payment_failed"]) {
      await tell(about({ ...session, paymentStatus: "unpaid", status: "expired" }, type));
    }
    await follow(trade);
    at.clock.advance(-25 * 3_600_000);
    expect(await paid()).toHaveLength(1);
    expect((await load(order)).status).toBe("received");
  });

  test("that nobody tells of is found by asking: by whoever waits, and by the job", async () => {
    const one = await begin();
    await payQuietly(one.page);
    expect((await load(one.order)).status).toBe("received");
    const two = await begin();
    await payQuietly(two.page);
    await follow(two.trade);
    expect(await paid()).toHaveLength(2);
  });

  test("is not taken while the bank has not paid, and is when it has", async () => {
    const { order, page } = await begin();
    const session = await payQuietly(page);
    const unpaid = { payment_status: "unpaid", payment_intent: null };
    await tell(about(session, "checkout.session.completed", unpaid));
    expect(await paid()).toEqual([]);
    await tell(about(session, "checkout.session.async_payment_succeeded"));
    expect((await load(order)).status).toBe("received");
  });

  test("is asked after, and its page is ended after two hours", async () => {
    const { order, trade, page, purchase } = await begin();
    await follow(trade);
    expect((await result(purchase)).status).toBe("pending");
    at.clock.advance(2 * 3_600_000 + 1000);
    expect((await load(order)).pendingPayment?.continueUrl ?? null).toBeNull();
    await follow(trade);
    await follow(trade);
    expect(await findTrade(at.ctx.db, { id: trade })).toMatchObject({ state: "closed" });
    expect((await findLocalSession(at.ctx.db, { id: page }))?.status).toBe("expired");
    at.clock.advance(-(2 * 3_600_000 + 1000));
  });

  test("whose page could not be made is begun again, and has one page then", async () => {
    const order = await draft();
    const genuine = globalThis.fetch;
    // Stripe made the page, and its answer was lost.
    const spy = vi.spyOn(globalThis, "fetch").mockImplementationOnce(async (...asked) => {
      await genuine(...asked);
      throw new Error("the line was cut");
    });
    expect(refusalOf(await pay(order)).code).toBe("billing.provider-not-reachable");
    spy.mockRestore();
    const { url, trade } = await begin(order);
    const [made] = await sql<{ pages: number }[]>`
      select count(*)::int as pages from local_stripe_sessions where reference = ${trade}`;
    expect(made?.pages).toBe(1);
    await onPage(url, "approve");
    expect((await load(order)).status).toBe("received");
  });

  test("whose page was never made has it as soon as somebody looks at the order", async () => {
    const order = await draft();
    const spy = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new Error("no route"));
    await pay(order);
    spy.mockRestore();
    expect((await load(order)).pendingPayment?.continueUrl).toContain("/pay/cs_test_");
  });
});

describe("an event is believed when it is Stripe's, and about what we sold", () => {
  type Event = ReturnType<typeof about>;
  const forged: [string, (event: Event) => Event][] = [
    ["without a signature", ({ body }) => ({ body, signature: "" })],
    [
      "with a signature of nobody",
      ({ body }) => ({ body, signature: signatureHeader(body, "whsec_nobody", at.clock.now()) }),
    ],
    [
      "with another amount under the right signature",
      ({ body, signature }) => ({
        body: body.replace('"amount_total":7900', '"amount_total":1'),
        signature,
      }),
    ],
    [
      "of long ago",
      ({ body }) => ({
        body,
        signature: signatureHeader(
          body,
          localKeys(at.ctx).webhookSecrets[0] ?? "",
          new Date(at.clock.now().getTime() - 301_000),
        ),
      }),
    ],
  ];
  test.each(forged)("%s it is not", async (_name, change) => {
    const { page } = await begin();
    const answer = await tell(change(about(await payQuietly(page))));
    expect(answer.statusCode).toBe(400);
    expect(await paid()).toEqual([]);
  });

  test.each([
    ["amount", { amount_total: 7800 }],
    ["currency", { currency: "eur" }],
    ["reference", { client_reference_id: "f".repeat(32) }],
    ["shop, which has no reference", { client_reference_id: null }],
  ])("also signed, with another %s it pays nothing, and is not told again", async (_name, more) => {
    const { page } = await begin();
    const session = await payQuietly(page);
    const answer = await tell(about(session, "checkout.session.completed", more));
    expect(answer.statusCode).toBe(200);
    expect(await paid()).toEqual([]);
  });

  test("of another kind it is heard and changes nothing", async () => {
    const event = eventAbout(at.ctx, "customer.created", { object: "customer", id: "cus_1" });
    expect((await tell(event)).statusCode).toBe(200);
    const none = eventAbout(at.ctx, "checkout.session.completed", { object: "nonsense" });
    expect((await tell(none)).statusCode).toBe(400);
  });
});

describe("the interface that is played", () => {
  const call = (more: object = {}, values: object = {}) =>
    answerCall(at.ctx, {
      ...{ method: "POST", path: "/v1/checkout/sessions" },
      form: formOf({
        ...{ mode: "payment", payment_method_types: ["card"], client_reference_id: "r" },
        line_items: [
          {
            quantity: 1,
            price_data: { currency: "usd", unit_amount: 100, product_data: { name: "n" } },
          },
        ],
        expires_at: Math.floor(at.clock.now().getTime() / 1000) + 7200,
        ...{ success_url: "https://a.example", cancel_url: "https://a.example", ...values },
      }),
      header: (name: string) =>
        ({
          authorization: `Bearer ${localKeys(at.ctx).secretKey}`,
          "stripe-version": apiVersion,
          "idempotency-key": "",
        })[name] ?? "",
      ...more,
    });

  test("takes its own key, its version, and a form that Stripe would take", async () => {
    expect((await call()).status).toBe(200);
    expect((await call({ header: () => "" })).status).toBe(401);
    expect((await call({}, { expires_at: 0 })).status).toBe(400);
    expect((await call({}, { mode: "subscription" })).status).toBe(400);
    expect((await call({ path: "/v1/charges" })).status).toBe(404);
  });

  test("says the same under the same key, and refuses another request under it", async () => {
    const key = `k-${randomUUID()}`;
    const header = (name: string) =>
      ({
        authorization: `Bearer ${localKeys(at.ctx).secretKey}`,
        "stripe-version": apiVersion,
        "idempotency-key": key,
      })[name] ?? "";
    const [one, two] = await Promise.all([call({ header }), call({ header })]);
    expect(one.body).toBe(two.body);
    expect([one.replayed, two.replayed].toSorted()).toEqual([false, true]);
    const other = await call({ header }, { client_reference_id: "other" });
    expect(JSON.parse(other.body)).toMatchObject({ error: { type: "idempotency_error" } });
  });
});

describe("money that comes for nothing goes back, once, and is told of", () => {
  test("when an order is paid in two windows", async () => {
    const order = await draft();
    const one = await begin(order);
    const whole = (
      await person.get(`/api/human-orders/${order}/payment`)
    ).json<HumanOrderPayment>();
    // Another purchase order is another purchase, which ends the one that was begun before it.
    const again = (
      await pay(order, { purchaseOrder: "PO 7", amount: whole.total.amount })
    ).json<Purchase>();
    const page = again.continueUrl?.split("/").at(-1) ?? "";
    const sessions = [await payQuietly(one.page), await payQuietly(page)];
    await Promise.all(sessions.map((session) => tell(about(session))));
    expect(await paid()).toHaveLength(1);
    const trade = await findTrade(at.ctx.db, { id: one.trade });
    expect(trade).toMatchObject({ state: "returning", amount: 7900 });
    await Promise.all([1, 2].map(() => returnMoney(at.ctx, one.trade)));
    await returnMoney(at.ctx, one.trade);
    const over = await findLocalSession(at.ctx.db, { id: one.page });
    expect(over?.refunds).toMatchObject([{ amount: 7900 }]);
    expect(await findTrade(at.ctx.db, { id: one.trade })).toMatchObject({ state: "returned" });
    // The person reads it on the page of that purchase and of the order, and in a mail.
    expect(await result(one.purchase)).toMatchObject({ status: "returned", continueUrl: null });
    expect((await load(order)).returnedPayments).toMatchObject([
      { total: { amount: 7900, currency: "USD" }, receiptCode: one.purchase.receiptCode },
    ]);
    expect(await mailsTo(person.email)).toContain("Your payment of US$79.00 goes back");
  });

  test("when the draft was changed or thrown away meanwhile", async () => {
    const [changed, gone] = [await begin(), await begin()];
    await choose(changed.order, { serviceLevel: "plus" });
    await person.send({ method: "DELETE", url: `/api/human-orders/${gone.order}` });
    for (const { page, trade } of [changed, gone]) {
      await tell(about(await payQuietly(page)));
      expect(await findTrade(at.ctx.db, { id: trade })).toMatchObject({ state: "returning" });
      await returnMoney(at.ctx, trade);
      expect((await findLocalSession(at.ctx.db, { id: page }))?.refunds).toHaveLength(1);
    }
    expect(await paid()).toEqual([]);
    expect(await mailsTo(person.email)).toEqual(
      Array(2).fill("Your payment of US$79.00 goes back"),
    );
  });

  test("and where Stripe will not give it back, an operator is asked to", async () => {
    const { order, page, trade } = await begin();
    await choose(order, { serviceLevel: "plus" });
    const session = await payQuietly(page);
    await tell(about(session));
    await saveLocalRefunds(at.ctx.db, page, [{ id: "re_by_hand", amount: 7900 }]);
    await returnMoney(at.ctx, trade);
    expect(await findTrade(at.ctx.db, { id: trade })).toMatchObject({ state: "not-returned" });
  });
});

describe("a refund of what Stripe took", () => {
  async function bought() {
    const { order, page, url } = await begin();
    await onPage(url, "approve");
    await load(order);
    const [payment] = await paid();
    if (!payment) throw new Error("nothing was paid");
    const request = {
      ...{ paymentId: payment.id, reason: "asked for", requestedBy: "operator" },
      endPlan: false,
    };
    return { order, page, payment, request };
  }
  const kept = (paymentId: string) =>
    at.ctx.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const refundEvent = (
    session: LocalSession,
    one: { id: string; amount: number },
    status: string,
  ) =>
    eventAbout(at.ctx, "refund.updated", {
      ...{ ...one, object: "refund", status, currency: session.currency },
      payment_intent: session.paymentIntent,
    });

  test("goes back there and is written here, once, told again or not [G-45]", async () => {
    const { page, payment, request } = await bought();
    await Promise.all([1, 2, 3].map(() => refundPayment(at.ctx, request)));
    expect(await refundPayment(at.ctx, request)).toBe("refused");
    const session = await findLocalSession(at.ctx.db, { id: page });
    const [made] = session?.refunds ?? [];
    expect(session?.refunds).toMatchObject([{ amount: 7900 }]);
    if (!session || !made) throw new Error("nothing was given back");
    for (const _ of [1, 2]) await tell(refundEvent(session, made, "succeeded"));
    expect(await kept(payment.id)).toMatchObject([{ status: "done", externalId: made.id }]);
    expect(await paid()).toMatchObject([{ refundedAmount: 7900 }]);
  });

  test("that cannot be asked for now is the same one later [G-45]", async () => {
    const { payment, request } = await bought();
    const genuine = globalThis.fetch;
    const spy = vi.spyOn(globalThis, "fetch").mockImplementationOnce(async (...asked) => {
      await genuine(...asked);
      throw new Error("the line was cut");
    });
    await expect(refundPayment(at.ctx, request)).rejects.toThrow("billing.provider-not-reachable");
    spy.mockRestore();
    expect(await paid()).toMatchObject([{ refundedAmount: 0 }]);
    expect(await refundPayment(at.ctx, request)).toBe("done");
    expect(await kept(payment.id)).toHaveLength(1);
    expect(await paid()).toMatchObject([{ refundedAmount: 7900 }]);
  });

  test("that the bank still works on is done when Stripe tells so, and not when it fails [G-45]", async () => {
    for (const [status, ending, refunded] of [
      ["succeeded", "done", 7900],
      ["failed", "refused", 0],
    ] as const) {
      person = await at.person({ country: "US" });
      const { page, payment, request } = await bought();
      const genuine = globalThis.fetch;
      const spy = vi.spyOn(globalThis, "fetch").mockImplementationOnce(async (...asked) => {
        const answer = await genuine(...asked);
        return new Response((await answer.text()).replace('"succeeded"', '"pending"'));
      });
      expect(await refundPayment(at.ctx, request)).toBe("asked");
      spy.mockRestore();
      expect(await paid()).toMatchObject([{ refundedAmount: 0 }]);
      const session = await findLocalSession(at.ctx.db, { id: page });
      const [made] = session?.refunds ?? [];
      if (!session || !made) throw new Error("nothing was given back");
      await tell(refundEvent(session, made, status));
      expect(await kept(payment.id)).toMatchObject([{ status: ending }]);
      expect(await paid()).toMatchObject([{ refundedAmount: refunded }]);
    }
  });

  test("that reached nobody after it was done is taken out of the accounts [G-45]", async () => {
    const { page, payment, request } = await bought();
    expect(await refundPayment(at.ctx, request)).toBe("done");
    const session = await findLocalSession(at.ctx.db, { id: page });
    const [made] = session?.refunds ?? [];
    if (!session || !made) throw new Error("nothing was given back");
    for (const _ of [1, 2]) await tell(refundEvent(session, made, "failed"));
    expect(await kept(payment.id)).toMatchObject([{ status: "refused" }]);
    expect(await paid()).toMatchObject([{ refundedAmount: 0 }]);
  });

  test("that somebody made in Stripe's own console is known, parts in any order [G-45]", async () => {
    const { page } = await bought();
    const session = await findLocalSession(at.ctx.db, { id: page });
    if (!session) throw new Error("the page was lost");
    const parts = [
      { id: "re_hand_2", amount: 500 },
      { id: "re_hand_1", amount: 1000 },
    ];
    for (const part of [...parts, ...parts]) {
      expect((await tell(refundEvent(session, part, "succeeded"))).statusCode).toBe(200);
    }
    expect(await paid()).toMatchObject([{ refundedAmount: 1500 }]);
  });
});

describe("where no payment service takes money outside China", () => {
  let off: TestApp;
  beforeAll(async () => {
    off = await startTestApp({ CURIE_INTERNATIONAL_PAYMENTS: "off" });
    off.ctx.config.payments.simulator = false;
  });
  afterAll(() => off?.close());

  test("nobody listens, and no interface is played", async () => {
    const webhook = await off.request({ method: "POST", url: "/api/stripe/webhook", payload: {} });
    expect(webhook.statusCode).toBe(404);
    const page = await off.request({ method: "GET", url: "/stripe-simulator/pay/cs_test_1" });
    expect(page.body).not.toContain("Stripe Checkout");
  });
});

test("a code for the whole price needs no way to pay, also where there is none [S4 G-38 G-41]", async () => {
  const order = await draft();
  const config = at.ctx.config;
  at.ctx.config = { ...config, payments: { alipay: null, stripe: null, simulator: false } };
  try {
    const url = `/api/human-orders/${order}/payment`;
    expect(refusalOf(await person.get(url)).code).toBe("billing.not-available");
    const code = `FREE-${randomUUID()}`.slice(0, 14).toUpperCase();
    await saveVoucher(at.ctx, {
      ...{ code, percent: 100, amount: null, currency: null, cataloguePlanId: null, endsAt: null },
    });
    // The form opens for who may have the code; without it nothing can be paid.
    expect((await person.get(url)).json()).toMatchObject({ paymentMethods: [] });
    expect(refusalOf(await pay(order)).code).toBe("billing.not-available");
    expect((await person.get(`${url}?voucher=${code}`)).json()).toMatchObject({
      total: { amount: 0 },
    });
    const purchase = (
      await pay(order, { voucherApplied: code, paymentMethodId: "" })
    ).json<Purchase>();
    expect(purchase).toMatchObject({ status: "completed", continueUrl: null });
    expect((await load(order)).status).toBe("received");
    expect(await paid()).toMatchObject([{ amount: 0, invoiceNumber: null, receiptCode: null }]);
  } finally {
    at.ctx.config = config;
    await sql`update vouchers set ends_at = now() - interval '10 years' where percent = 100`;
  }
});

/**
 * One order, some purchases of it, and everything that can happen to them in any order: the order is paid
 * once, and whoever paid has it or the money back.
 */
test.each([21, 22, 23])("no order of events takes money for nothing (seed %i)", async (seed) => {
  const random = randomFrom(seed);
  const order = await draft();
  const begun: { trade: string; page: string; purchase: Purchase; url: string }[] = [];
  for (let index = 0; index < 3; index += 1) {
    const purchase = (await pay(order, { purchaseOrder: `PO ${index}` })).json<Purchase>();
    const url = purchase.continueUrl ?? "";
    const page = url.split("/").at(-1) ?? "";
    const session = await findLocalSession(at.ctx.db, { id: page });
    begun.push({ page, purchase, url, trade: session?.reference ?? "" });
  }
  for (let step = 0; step < 24; step += 1) {
    const one = begun[Math.floor(random() * begun.length)];
    if (!one) continue;
    const session = await findLocalSession(at.ctx.db, { id: one.page });
    if (!session) throw new Error("a page was lost");
    const acts = [
      () => payPage(at.ctx, one.page),
      () => tell(about(session)),
      () => tell(about(session, "checkout.session.expired")),
      () => follow(one.trade),
      () => result(one.purchase),
      () => load(order),
      () => returnMoney(at.ctx, one.trade),
      () => choose(order, { note: `note ${step}` }),
    ];
    await acts[Math.floor(random() * acts.length)]?.();
  }
  for (const { trade } of begun) {
    await follow(trade);
    await returnMoney(at.ctx, trade);
  }
  const sessions = await Promise.all(
    begun.map(({ page }) => findLocalSession(at.ctx.db, { id: page })),
  );
  const kept = sessions.filter((one) => one?.paymentStatus === "paid" && one.refunds.length === 0);
  expect(await paid()).toHaveLength(kept.length);
  expect(kept.length).toBeLessThanOrEqual(1);
  expect((await load(order)).status).toBe(kept.length === 1 ? "received" : "draft");
  for (const session of sessions) expect(session?.refunds.length).toBeLessThanOrEqual(1);
});

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
