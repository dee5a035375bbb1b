import type { AvailablePlan, PlanState, Purchase } from "@curie/contract";
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
import { openStaff } from "#platform/testing/staff.ts";
import { decideTrade, notificationOf } from "../alipay-simulator/service.ts";
import { findLocalTrade, type LocalTrade, moveLocalTrade } from "../alipay-simulator/store.ts";
import { keepFollowing, returnMoney } from "../gateways/service.ts";
import { findTrade } from "../gateways/store.ts";
import { refundPayment } from "../refunds/service.ts";
import { refunds } from "../tables.ts";

/** The whole way over the real wire: signed addresses, a gateway that checks them, notifications, questions. */
let at: TestApp;
let person: Person;
let offer: AvailablePlan;
let next: AvailablePlan;
beforeAll(async () => {
  const port = await freePort();
  at = await startTestApp({ PORT: String(port) });
  await at.app.listen({ port, host: "localhost" });
});
beforeEach(async () => {
  person = await at.person({ country: "CN" });
  await person.post(`/api/users/${person.identity}/currency`, { currency: "CNY" });
  const { editing } = (await state()).availablePlans;
  const [first, second] = editing;
  if (!first || !second) throw new Error("two plans are sold in China");
  [offer, next] = [first, second];
});
afterAll(() => at?.close());

const state = async () => (await person.get("/api/curie/status/sync")).json<PlanState>();
const paid = () => at.ctx.db.select().from(payments).where(eq(payments.userId, person.identity));

async function begin(
  plan = offer,
): Promise<{ purchase: Purchase; outTradeNo: string; url: string }> {
  const answer = await person.post("/api/digital-edit/payment", {
    acceptedTermsAndConditions: true,
    additionalData: { availableDigitalPurchaseIdentity: plan.identity },
    paymentMethodId: "alipay",
  });
  const purchase = answer.json<Purchase>();
  const url = purchase.continueUrl ?? "";
  const content = new URL(url).searchParams.get("biz_content") ?? "{}";
  const { out_trade_no: outTradeNo } = JSON.parse(content) as { out_trade_no: string };
  return { purchase, outTradeNo, url };
}

const form = { "content-type": "application/x-www-form-urlencoded" };
const onPage = (url: string, decision: string) =>
  at.request({ method: "POST", url, headers: form, payload: `decision=${decision}` });
const tell = (payload: string) =>
  at.request({ method: "POST", url: "/api/alipay/notify", headers: form, payload });
const told = async (trade: LocalTrade, more: Record<string, string> = {}) =>
  String(await notificationOf(at.ctx, trade, more));
/** The person has paid over there, and nothing was told yet. */
async function payQuietly(url: string, outTradeNo: string): Promise<LocalTrade> {
  await at.request({ method: "GET", url });
  const trade = await decideTrade(at.ctx, outTradeNo, true);
  if (!trade) throw new Error("the page was not opened");
  return trade;
}
/** What the job does. */
const follow = (outTradeNo: string) => keepFollowing(at.ctx, { id: outTradeNo, asked: 0 });
const result = async (purchase: Purchase) =>
  (await person.get(`/api/digital-edit/purchase/${purchase.receiptCode}`)).json<Purchase>();

describe("a purchase that is paid at Alipay", () => {
  test("leads to its page, comes back, and is a plan with receipt and number [S23 S24 G-33 G-35]", async () => {
    const { purchase, url } = await begin();
    expect(purchase.status).toBe("pending");
    const page = await at.request({ method: "GET", url });
    expect(page.body).toContain("支付宝");
    expect(page.body).toContain(purchase.receiptCode);
    const back = await onPage(url, "approve");
    const where = new URL(String(back.headers.location));
    expect(where.pathname).toBe(`/rubriq/subscribe/${purchase.receiptCode}`);
    expect(await paid()).toMatchObject([
      {
        amount: offer.price,
        currency: "CNY",
        takenBy: "direct",
        receiptCode: purchase.receiptCode,
      },
    ]);
    expect(await result(purchase)).toMatchObject({ status: "completed", continueUrl: null });
    expect((await state()).plans.premium).toMatchObject({ status: "active", renews: false });
  });

  test("has an address of one amount: a changed one is refused there", async () => {
    const { url } = await begin();
    const changed = new URL(url);
    const content = changed.searchParams.get("biz_content") ?? "";
    changed.searchParams.set(
      "biz_content",
      content.replace(/"total_amount":"\d+/, '"total_amount":"1'),
    );
    const page = await at.request({ method: "GET", url: changed.toString() });
    expect([page.statusCode, page.body]).toEqual([400, "ILLEGAL_SIGN"]);
  });

  test("is not approved on the pages of the simulator of other methods", async () => {
    const { outTradeNo } = await begin();
    const [{ approval_token: token } = { approval_token: "" }] = await at.ctx.db
      .execute<{ approval_token: string }>(
        `select approval_token from purchases where replace(id::text, '-', '') = '${outTradeNo}'`,
      )
      .then(({ rows }) => rows);
    for (const method of ["GET", "POST"] as const) {
      const url = `/payment-simulator/${token}`;
      const answer = await at.request(
        method === "GET"
          ? { method, url }
          : { method, url, headers: form, payload: "decision=approve" },
      );
      expect(answer.body).not.toContain("Approve the payment");
      expect(answer.headers.location).toBeUndefined();
    }
    expect(await paid()).toEqual([]);
  });

  test("is written once, however often and late it is told of, also at the same moment", async () => {
    const { url, outTradeNo, purchase } = await begin();
    const trade = await payQuietly(url, outTradeNo);
    const first = await told(trade);
    const answers = await Promise.all([
      ...[1, 2, 3, 4].map(() => tell(first)),
      follow(outTradeNo).then(() => null),
      result(purchase).then(() => null),
    ]);
    for (const answer of answers.slice(0, 4)) expect(answer?.body).toBe("success");
    at.clock.advance(25 * 3_600_000);
    expect((await tell(first)).body).toBe("success");
    expect((await tell(await told({ ...trade, status: "TRADE_FINISHED" }))).body).toBe("success");
    expect(await paid()).toHaveLength(1);
    at.clock.advance(-25 * 3_600_000);
  });

  test("that nobody tells of is found by asking: by whoever waits, and by the job", async () => {
    const one = await begin();
    await payQuietly(one.url, one.outTradeNo);
    expect((await result(one.purchase)).status).toBe("completed");
    expect(await paid()).toHaveLength(1);

    person = await at.person({ country: "CN" });
    await person.post(`/api/users/${person.identity}/currency`, { currency: "CNY" });
    const two = await begin();
    await payQuietly(two.url, two.outTradeNo);
    await follow(two.outTradeNo);
    expect(await paid()).toHaveLength(1);
  });

  test("that is turned down has failed, and is not charged", async () => {
    const { url, outTradeNo, purchase } = await begin();
    await onPage(url, "refuse");
    await follow(outTradeNo);
    expect((await result(purchase)).status).toBe("failed");
    expect(await paid()).toEqual([]);
  });

  test("is asked after, and closed after two hours, opened or not", async () => {
    const [opened, unopened] = [await begin(), await begin(next)];
    await at.request({ method: "GET", url: opened.url });
    for (const one of [opened, unopened]) {
      await follow(one.outTradeNo);
      expect((await result(one.purchase)).status).toBe("pending");
    }
    at.clock.advance(2 * 3_600_000 + 1000);
    expect((await result(opened.purchase)).continueUrl).toBeNull();
    for (const { outTradeNo } of [opened, unopened]) {
      await follow(outTradeNo);
      await follow(outTradeNo);
      expect(await findTrade(at.ctx.db, { id: outTradeNo })).toMatchObject({ state: "closed" });
    }
    expect((await findLocalTrade(at.ctx.db, opened.outTradeNo))?.status).toBe("TRADE_CLOSED");
    at.clock.advance(-(2 * 3_600_000 + 1000));
  });
});

describe("a notification is believed when it is Alipay's, and about what we sold", () => {
  const changed: [string, (signed: URLSearchParams) => void][] = [
    ["without a signature", (signed) => signed.delete("sign")],
    ["with a signature of nobody", (signed) => signed.set("sign", "bm9uc2Vuc2U=")],
    ["with another amount, signed for the right one", (s) => s.set("total_amount", "0.01")],
    ["of another number, signed for the right one", (s) => s.set("out_trade_no", "0".repeat(32))],
    ["in another kind of signature", (signed) => signed.set("sign_type", "RSA")],
    ["with a name twice", (signed) => signed.append("total_amount", "0.01")],
  ];
  test.each(changed)("%s it is not", async (_name, change) => {
    const { url, outTradeNo } = await begin();
    const signed = new URLSearchParams(await told(await payQuietly(url, outTradeNo)));
    change(signed);
    const answer = await tell(signed.toString());
    expect([answer.statusCode, answer.body]).toEqual([400, "fail"]);
    expect(await paid()).toEqual([]);
  });

  test.each([
    ["amount", { total_amount: "0.01" }],
    ["application", { app_id: "2021000000000002" }],
    ["seller", { seller_id: "2088000000000002" }],
    ["number", { out_trade_no: "f".repeat(32) }],
    ["kind", { notify_type: "batch_refund_notify" }],
  ])("also signed, with another %s it is not", async (_name, more) => {
    const { url, outTradeNo } = await begin();
    const answer = await tell(await told(await payQuietly(url, outTradeNo), more));
    expect([answer.statusCode, answer.body]).toEqual([400, "fail"]);
    expect(await paid()).toEqual([]);
  });

  test("an answer of the gateway that is not signed is none", async () => {
    const { url, outTradeNo } = await begin();
    await payQuietly(url, outTradeNo);
    const genuine = globalThis.fetch;
    const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (...asked) => {
      const answer = await genuine(...asked);
      return new Response((await answer.text()).replace('"10000"', '"10001"'));
    });
    await follow(outTradeNo);
    spy.mockRestore();
    expect(at.logLines.at(-1)).toContain("not signed by it");
    expect(await paid()).toEqual([]);
    await follow(outTradeNo);
    expect(await paid()).toHaveLength(1);
  });
});

describe("money that comes for nothing goes back, once", () => {
  test("when somebody pays in two windows for two plans", async () => {
    const begun = [await begin(), await begin(next)] as const;
    const [one, two] = begun;
    const trades = await Promise.all(
      [one, two].map(({ url, outTradeNo }) => payQuietly(url, outTradeNo)),
    );
    await Promise.all(trades.map(async (trade) => tell(await told(trade))));
    expect(await paid()).toHaveLength(1);
    const states = await Promise.all(
      [one, two].map(async ({ outTradeNo }) => findTrade(at.ctx.db, { id: outTradeNo })),
    );
    const lost = states.find((trade) => trade?.state === "returning");
    expect(states.map((trade) => trade?.state).toSorted()).toEqual(["paid", "returning"]);
    const outTradeNo = lost?.id ?? "";
    await Promise.all([1, 2].map(() => returnMoney(at.ctx, outTradeNo)));
    await returnMoney(at.ctx, outTradeNo);
    const over = await findLocalTrade(at.ctx.db, outTradeNo);
    expect(over?.status).toBe("TRADE_CLOSED");
    expect(Object.values(over?.refunds ?? {})).toEqual([lost?.amount]);
    expect(await findTrade(at.ctx.db, { id: outTradeNo })).toMatchObject({ state: "returned" });
    // The person and an operator are told, and not that the payment failed.
    const purchase = begun.find((one) => one.outTradeNo === outTradeNo)?.purchase;
    expect(purchase && (await result(purchase)).status).toBe("returned");
    const mails = await at.ctx.db.execute<{ subject: string }>(
      `select data ->> 'subject' as subject from pgboss.job
       where name = 'mail.deliver' and data ->> 'to' = '${person.email}'`,
    );
    expect(mails.rows.filter(({ subject }) => subject.includes("goes back"))).toHaveLength(1);
    const operator = await openStaff(at);
    const list = (await operator.get("/api/staff/returned-money")).json<{ rows: object[] }>();
    expect(list.rows).toMatchObject([
      {
        ...{ identity: outTradeNo, takenBy: "alipay", state: "returned" },
        ...{
          amount: { amount: lost?.amount, currency: "CNY" },
          receiptCode: purchase?.receiptCode,
        },
        person: { identity: person.identity },
      },
    ]);
  });

  test("when the account is gone", async () => {
    const { url, outTradeNo } = await begin();
    const trade = await payQuietly(url, outTradeNo);
    await at.ctx.db.execute(
      `delete from purchases where replace(id::text, '-', '') = '${outTradeNo}'`,
    );
    expect((await tell(await told(trade))).body).toBe("success");
    expect(await findTrade(at.ctx.db, { id: outTradeNo })).toMatchObject({ state: "returning" });
    await returnMoney(at.ctx, outTradeNo);
    expect((await findLocalTrade(at.ctx.db, outTradeNo))?.status).toBe("TRADE_CLOSED");
  });
});

describe("a refund of what Alipay took", () => {
  async function bought() {
    const { url, outTradeNo } = await begin();
    await onPage(url, "approve");
    const [payment] = await paid();
    if (!payment) throw new Error("nothing was paid");
    const request = {
      ...{ paymentId: payment.id, reason: "asked for", requestedBy: "operator" },
      endPlan: true,
    };
    return { outTradeNo, payment, request };
  }
  const kept = (paymentId: string) =>
    at.ctx.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));

  test("goes back there and is written here, once, with the end of the plan [G-45]", async () => {
    const { outTradeNo, payment, request } = await bought();
    await Promise.all([1, 2, 3].map(() => refundPayment(at.ctx, request)));
    expect(await refundPayment(at.ctx, request)).toBe("refused");
    const trade = await findLocalTrade(at.ctx.db, outTradeNo);
    expect(Object.values(trade?.refunds ?? {})).toEqual([payment.amount]);
    expect(await paid()).toMatchObject([{ refundedAmount: payment.amount }]);
    expect((await state()).plans.premium?.status).toBe("expired");
    // Alipay tells of its own refund too, late and twice.
    const [refund] = await kept(payment.id);
    const more = { refund_fee: "499.00", out_biz_no: refund?.externalId ?? "" };
    if (!trade) throw new Error("the trade was lost");
    for (const _ of [1, 2]) expect((await tell(await told(trade, more))).body).toBe("success");
    expect(await kept(payment.id)).toHaveLength(1);
    expect(await paid()).toMatchObject([{ refundedAmount: payment.amount }]);
  });

  test("that cannot be asked for now is the same one later [G-45]", async () => {
    const { payment, request } = await bought();
    const spy = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new Error("no route"));
    await expect(refundPayment(at.ctx, request)).rejects.toThrow("billing.provider-not-reachable");
    spy.mockRestore();
    expect(await paid()).toMatchObject([{ refundedAmount: 0 }]);
    expect(await refundPayment(at.ctx, request)).toBe("done");
    expect(await kept(payment.id)).toHaveLength(1);
  });

  test("that Alipay will never make is refused, and the plan stays [G-45]", async () => {
    const { outTradeNo, request } = await bought();
    await moveLocalTrade(at.ctx.db, outTradeNo, "TRADE_SUCCESS", { status: "TRADE_FINISHED" });
    expect(await refundPayment(at.ctx, request)).toBe("refused");
    expect(await paid()).toMatchObject([{ refundedAmount: 0 }]);
    expect((await state()).plans.premium?.status).toBe("active");
  });

  test("that somebody made on Alipay's own pages is known, parts in any order [G-45]", async () => {
    const { outTradeNo, payment } = await bought();
    const trade = await findLocalTrade(at.ctx.db, outTradeNo);
    if (!trade) throw new Error("the trade was lost");
    const both = await told(trade, { refund_fee: "150.00", out_biz_no: "hand-2" });
    const first = await told(trade, { refund_fee: "100.00", out_biz_no: "hand-1" });
    for (const one of [both, first, both]) expect((await tell(one)).body).toBe("success");
    expect(await paid()).toMatchObject([{ refundedAmount: 15_000 }]);
    expect(payment.amount).toBeGreaterThan(15_000);
  });
});

test("where no Alipay is set up nothing is sold and nobody listens [G-33]", async () => {
  const off = await startTestApp({ CURIE_CHINA_PAYMENTS: "off" });
  const buyer = await off.person({ country: "CN" });
  await buyer.post(`/api/users/${buyer.identity}/currency`, { currency: "CNY" });
  const answer = await off.request({ method: "POST", url: "/api/alipay/notify", payload: {} });
  expect(answer.statusCode).toBe(404);
  const page = await off.request({ method: "GET", url: "/alipay-simulator/gateway.do" });
  expect(page.body).not.toContain("ILLEGAL_SIGN");
  expect(
    refusalOf(await buyer.get("/api/digital-edit/payment/00000000-0000-4000-8000-000000000000"))
      .code,
  ).toBe("billing.plan-not-offered");
  await off.close();
});

/**
 * One person, some purchases, and everything that can happen to them in any order: at most one payment is
 * written, and whoever paid has a plan for it or the money back.
 */
test.each([11, 12, 13])("no order of events takes money for nothing (seed %i)", async (seed) => {
  const random = randomFrom(seed);
  const plans = [offer, next];
  const begun: Awaited<ReturnType<typeof begin>>[] = [];
  for (let index = 0; index < 2; index += 1) begun.push(await begin(plans[index]));
  for (let step = 0; step < 24; step += 1) {
    const one = begun[Math.floor(random() * begun.length)];
    if (!one) continue;
    const { url, outTradeNo, purchase } = one;
    const trade = await findLocalTrade(at.ctx.db, outTradeNo);
    const acts = [
      () => at.request({ method: "GET", url }),
      () => (trade ? decideTrade(at.ctx, outTradeNo, random() < 0.8) : null),
      async () => trade && tell(await told(trade)),
      async () => trade && tell(await told({ ...trade, status: "TRADE_CLOSED" })),
      () => follow(outTradeNo),
      () => result(purchase),
      () => returnMoney(at.ctx, outTradeNo),
    ];
    await acts[Math.floor(random() * acts.length)]?.();
  }
  for (const { outTradeNo } of begun) {
    await follow(outTradeNo);
    await returnMoney(at.ctx, outTradeNo);
  }
  const trades = await Promise.all(
    begun.map(({ outTradeNo }) => findLocalTrade(at.ctx.db, outTradeNo)),
  );
  const kept = trades.filter((trade) => trade?.status === "TRADE_SUCCESS");
  expect((await paid()).length).toBe(kept.length);
  expect(kept.length).toBeLessThanOrEqual(1);
  expect((await state()).plans.premium !== null).toBe(kept.length === 1);
});

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
