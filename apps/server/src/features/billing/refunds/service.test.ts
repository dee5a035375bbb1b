import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "#platform/testing/app-for-tests.ts";
import { type PayingApp, startPayingApp } from "#platform/testing/paying-app.ts";
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
