import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "#platform/testing/app-for-tests.ts";
import { cards, type PayingApp, startPayingApp } from "#platform/testing/paying-app.ts";

let at: PayingApp;
let person: Person;
beforeAll(async () => {
  at = await startPayingApp({ FLAG_CURIE_USE_PADDLE_BILLING_FOR_NEW_SUBSCRIPTIONS: "off" });
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const premium = async () => (await at.state(person)).plans.premium;
const links = async () => (await person.get("/api/curie/plan-management-urls/get")).json();

test("while the flag is off a plan is bought in the checkout of Paddle Classic [S134 S258 G-91]", async () => {
  const { identity, paddlePlanId } = await at.offer(person);
  const opening = await person.post("/api/curie/checkout", { planIdentity: identity });
  expect(opening.json()).toEqual({
    paddleVersion: "classic",
    paddlePlanId,
    customData: { user_identity: person.identity },
  });
  await at.buy(person);
  await at.settled();
  expect(await premium()).toMatchObject({
    status: "active",
    paymentStatus: "active",
    paddleVersion: "classic",
    planPrice: { amount: 1900, currency: "USD" },
    renews: true,
    billingHistory: [{ amount: { amount: 1900, currency: "USD" } }],
  });
});

test("its newest links lead to the provider, and old ones are not given again [S96 S124 G-42]", async () => {
  await at.buy(person);
  await at.settled();
  const before = await links();
  expect((await fetch(before.updateUrl)).status).toBe(200);
  await at.pass("P1MT1H");
  const after = await links();
  expect(after.updateUrl).not.toBe(before.updateUrl);
  expect((await fetch(after.cancelUrl)).status).toBe(200);
  const now = await premium();
  expect(now).toMatchObject({ paddleVersion: "classic", paddleSubscription: after });
  expect(now?.paddleSubscription?.validThrough).toBe(now?.endsAt);
});

test("it is renewed, refused, and ends like one of Paddle Billing [S91 S96 G-19]", async () => {
  await at.buy(person, { card: cards.paysOnce, wanted: { trialDays: 7 } });
  await at.settled();
  expect(await premium()).toMatchObject({ status: "active", paymentStatus: "trialing" });
  await at.pass("P8D");
  expect(await premium()).toMatchObject({ status: "active", paymentStatus: "active" });
  await at.pass("P1MT1H");
  expect(await premium()).toMatchObject({ status: "error" });
  await at.pass("P15D");
  expect(await premium()).toMatchObject({ status: "expired" });
});

test("messages that never came are found in what the provider sent [S190 G-43]", async () => {
  await at.buy(person);
  const answer = await person.post("/api/curie/status/sync", { reason: "checkout-completed" });
  expect(answer.statusCode).toBe(200);
  await at.settled();
  expect(await premium()).toMatchObject({ status: "active", billingHistory: [{}] });
  expect((await at.state(person)).paddlePending).toBe(false);
});

test("a receipt is the provider's own [S181]", async () => {
  await at.buy(person);
  await at.settled();
  const code = (await premium())?.receiptCode;
  const { url } = (await person.get(`/api/receipts/${code}`)).json();
  expect((await fetch(url)).headers.get("content-type")).toBe("application/pdf");
});
