import type { Purchase } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Person } from "#platform/testing/app-for-tests.ts";
import { type PayingApp, startPayingApp } from "#platform/testing/paying-app.ts";
import { acceptRefund, insertRefundOnce, refuseRefund, upsertRefund } from "../store.ts";
import { refunds } from "../tables.ts";
import { refundPayment } from "./service.ts";

let at: PayingApp;
let person: Person;
beforeAll(async () => {
  at = await startPayingApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const premium = async () => (await at.state(person)).plans.premium;
const payment = async () => (await premium())?.billingHistory[0];
const request = async (endPlan: boolean) => ({
  paymentId: (await payment())?.paymentId ?? "",
  reason: "asked for within the first days",
  requestedBy: "operator@example.org",
  endPlan,
});

test("a payment goes back at the provider, once, and the plan is kept [G-45]", async () => {
  await at.buy(person);
  await at.settled();
  const asked = await request(false);
  const outcomes = await Promise.all([refundPayment(at.ctx, asked), refundPayment(at.ctx, asked)]);
  expect(outcomes).toContain("asked");
  await at.settled();
  expect(await payment()).toMatchObject({ refunded: { amount: 1900, currency: "USD" } });
  expect(await premium()).toMatchObject({ status: "active" });
  expect(await refundPayment(at.ctx, asked)).toBe("refused");
});

test("with the plan ended, nothing is charged again [G-45]", async () => {
  await at.buy(person);
  await at.settled();
  expect(await refundPayment(at.ctx, await request(true))).toBe("asked");
  await at.settled();
  expect(await premium()).toMatchObject({
    status: "expired",
    billingHistory: [{ refunded: { amount: 1900 } }],
  });
  await at.pass("P2M");
  expect((await premium())?.billingHistory).toHaveLength(1);
});

test("while the provider does not answer stays to be asked, and then is one refund [G-45]", async () => {
  await at.buy(person);
  await at.settled();
  const asked = await request(false);
  await at.control("/api-faults", { kind: "500-json", calls: 1 });
  await expect(refundPayment(at.ctx, asked)).rejects.toThrow("billing.provider-not-reachable");
  expect(await payment()).toMatchObject({ refunded: null });
  expect(await refundPayment(at.ctx, asked)).toBe("asked");
  await at.settled();
  expect(await payment()).toMatchObject({ refunded: { amount: 1900 } });
});

describe("of Paddle Classic", () => {
  let ofBilling: PayingApp;
  beforeAll(async () => {
    ofBilling = at;
    at = await startPayingApp({ FLAG_CURIE_USE_PADDLE_BILLING_FOR_NEW_SUBSCRIPTIONS: "off" });
  });
  afterAll(async () => {
    await at.close();
    at = ofBilling;
  });

  test("a payment goes back once, also when it is asked for twice at once, and the plan is kept [G-45]", async () => {
    await at.buy(person);
    await at.settled();
    const asked = await request(false);
    const outcomes = [refundPayment(at.ctx, asked), refundPayment(at.ctx, asked)];
    expect(await Promise.all(outcomes)).toContain("asked");
    await at.settled();
    expect(await payment()).toMatchObject({ refunded: { amount: 1900, currency: "USD" } });
    expect(await premium()).toMatchObject({ status: "active", renews: true });
    const rows = at.ctx.db.select().from(refunds).where(eq(refunds.paymentId, asked.paymentId));
    expect(await rows).toMatchObject([{ amount: 1900, status: "done" }]);
    expect(await refundPayment(at.ctx, asked)).toBe("refused");
  });

  test.each([
    "refuse accept tell",
    "accept refuse tell",
    "refuse tell accept",
    "tell refuse accept",
  ])("two who ask at once leave one refund when the answers come as: %s [G-45]", async (order) => {
    await at.buy(person);
    await at.settled();
    const { db, ids, clock } = at.ctx;
    const { paymentId, reason, requestedBy } = await request(false);
    const row = {
      ...{ paymentId, reason, requestedBy, amount: 1900, status: "asked" as const },
      ...{ id: ids.uuid(), requestedAt: clock.now() },
    };
    await insertRefundOnce(db, row);
    const told = { ...row, id: ids.uuid(), requestedBy: "provider", externalId: "900000001" };
    const steps: Record<string, () => Promise<unknown>> = {
      refuse: () => refuseRefund(db, row.id),
      accept: () => acceptRefund(db, row.id, "request 700001"),
      tell: () => upsertRefund(db, { ...told, status: "done" }),
    };
    for (const step of [...order.split(" "), "tell"]) await steps[step]?.();
    const rows = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    expect(rows).toMatchObject([{ status: "done", externalId: "900000001", requestedBy }]);
  });

  test("with the plan ended, the subscription ends at the provider and is not charged again [G-45]", async () => {
    await at.buy(person);
    await at.settled();
    expect(await refundPayment(at.ctx, await request(true))).toBe("asked");
    await at.settled();
    expect(await premium()).toMatchObject({ status: "expired", renews: false });
    await at.pass("P2M");
    expect((await premium())?.billingHistory).toMatchObject([{ refunded: { amount: 1900 } }]);
  });
});

describe("of a payment to us", () => {
  beforeEach(async () => {
    person = await at.person({ country: "CN" });
    await person.post(`/api/users/${person.identity}/currency`, { currency: "CNY" });
  });

  async function payDirectly(): Promise<number> {
    const [plan] = (await at.state(person)).availablePlans.editing;
    const answer = await person.post("/api/digital-edit/payment", {
      acceptedTermsAndConditions: true,
      additionalData: { availableDigitalPurchaseIdentity: plan?.identity },
      paymentMethodId: "wechat_pay",
    });
    await at.request({
      method: "POST",
      url: answer.json<Purchase>().continueUrl ?? "",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "decision=approve",
    });
    return plan?.price ?? 0;
  }

  test("is done at once, once, and its receipt says what went back; the plan is kept [G-45 G-46]", async () => {
    const amount = await payDirectly();
    const asked = await request(false);
    const outcomes = [refundPayment(at.ctx, asked), refundPayment(at.ctx, asked)];
    expect((await Promise.all(outcomes)).includes("done")).toBe(true);
    expect(await payment()).toMatchObject({ refunded: { amount, currency: "CNY" } });
    expect(await premium()).toMatchObject({ status: "active", renews: false });
    const receipt = await person.get(`/api/receipts/${(await payment())?.receiptCode}/file`);
    expect(receipt.body).toContain(Buffer.from("Refunded", "latin1").toString("hex"));
  });

  test("gives nothing back that another refund gave back in the same moment [G-45]", async () => {
    const amount = await payDirectly();
    const asked = await request(false);
    const { db, ids, clock } = at.ctx;
    const { paymentId, reason, requestedBy } = asked;
    const other = { paymentId, reason, requestedBy, amount, status: "done" as const };
    await db.insert(refunds).values({ ...other, id: ids.uuid(), requestedAt: clock.now() });
    expect(await refundPayment(at.ctx, asked)).toBe("refused");
    const rows = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    expect(rows.map(({ status }) => status).sort()).toEqual(["done", "refused"]);
  });

  test("with the plan ended leaves no plan at once, and twice ends it when it first ended [G-45]", async () => {
    await payDirectly();
    const asked = await request(true);
    expect(await refundPayment(at.ctx, asked)).toBe("done");
    const ended = await premium();
    expect(ended).toMatchObject({ status: "expired", endsAt: at.clock.now().toISOString() });
    at.clock.advance(86_400_000);
    expect(await refundPayment(at.ctx, asked)).toBe("refused");
    expect((await premium())?.endsAt).toBe(ended?.endsAt);
  });

  test("whose plan was not ended when it should have been ends it when asked again [G-45]", async () => {
    await payDirectly();
    await refundPayment(at.ctx, await request(false));
    expect(await premium()).toMatchObject({ status: "active" });
    expect(await refundPayment(at.ctx, await request(true))).toBe("refused");
    expect(await premium()).toMatchObject({ status: "expired" });
  });
});
