import type { AvailablePlan, PlanChangePreview, PlanState } from "@curie/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Person, refusalOf } from "#platform/testing/app-for-tests.ts";
import { cards, type PayingApp, startPayingApp } from "#platform/testing/paying-app.ts";

let at: PayingApp;
let person: Person;
beforeAll(async () => {
  at = await startPayingApp({ FLAG_CURIE_CHANGE_PLAN: "on" });
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const editing = { planName: "premium_editing_only" } as const;
const yearly = { billingInterval: "yearly" } as const;

async function buy(wanted: Partial<AvailablePlan>, card?: string): Promise<void> {
  await at.buy(person, { wanted, ...(card ? { card } : {}) });
  // The provider's messages of one moment are a millisecond apart: this is after all of them.
  await at.pass("PT1S");
}
const planIdentityOf = async (wanted: Partial<AvailablePlan>) =>
  (await at.offer(person, wanted)).identity;
const ask = async (wanted: Partial<AvailablePlan>) =>
  person.post("/api/curie/plan-change/preview", { planIdentity: await planIdentityOf(wanted) });
const preview = async (wanted: Partial<AvailablePlan>) =>
  (await ask(wanted)).json<PlanChangePreview>();
const change = async (wanted: Partial<AvailablePlan>, chargedAtMost: number) =>
  person.post("/api/curie/plan-change", {
    planIdentity: await planIdentityOf(wanted),
    chargedAtMost,
  });
const premium = async () => (await at.state(person)).plans.premium;
const dollars = (amount: number) => ({ amount, currency: "USD" });

describe("a running subscription", () => {
  test("shows what a larger plan costs, which changes nothing, and goes on with it [G-23]", async () => {
    await buy(editing);
    const before = await premium();
    const asked = await preview({});
    // The whole month is left: 19.00 for the new plan less 12.00 for the old one.
    expect(asked).toEqual({
      chargedNow: dollars(700),
      credit: dollars(0),
      nextPayment: { amount: dollars(1900), on: before?.endsAt },
      recurring: dollars(1900),
    });
    expect(await premium()).toEqual(before);

    const answer = (await change({}, asked.chargedNow.amount)).json<PlanState>();
    expect(answer.plans.premium).toMatchObject({
      planName: "premium_including_translation",
      status: "active",
      endsAt: before?.endsAt,
      planPrice: dollars(1900),
      access: { features: { translation: { usesProvisioned: 2 } } },
    });
    expect(answer.paddlePending).toBe(false);
    const paid = [dollars(700), dollars(1200)];
    expect(answer.plans.premium?.billingHistory.map(({ amount }) => amount)).toEqual(paid);
    await at.settled();
    expect((await premium())?.planName).toBe("premium_including_translation");
    expect((await premium())?.billingHistory.map(({ amount }) => amount)).toEqual(paid);
  });

  test("goes on by the year, in a year that begins now [G-23]", async () => {
    await buy({});
    await at.pass("P15D");
    const asked = await preview(yearly);
    expect(asked.chargedNow.amount).toBeGreaterThan(15_900 - 1900);
    expect(asked.chargedNow.amount).toBeLessThan(15_900);
    await change(yearly, asked.chargedNow.amount);
    await at.settled();
    const nextYear = new Date(at.clock.now());
    nextYear.setUTCFullYear(nextYear.getUTCFullYear() + 1);
    expect(await premium()).toMatchObject({
      subscriptionInterval: "yearly",
      planPrice: dollars(15_900),
      endsAt: nextYear.toISOString(),
    });
  });

  test("keeps the rest of a dearer plan for its next payments [G-23]", async () => {
    await buy({});
    const asked = await preview(editing);
    expect(asked).toMatchObject({ chargedNow: dollars(0), credit: dollars(700) });
    expect(asked.nextPayment?.amount).toEqual(dollars(500));
    expect(asked.recurring).toEqual(dollars(1200));
    await change(editing, 0);
    await at.settled();
    expect(await premium()).toMatchObject({ planName: "premium_editing_only", status: "active" });
  });

  test("stays as it is when the card is refused, or when it costs more than was agreed to [G-23]", async () => {
    await buy(editing, cards.paysOnce);
    const asked = await preview({});
    const dearer = await change({}, asked.chargedNow.amount - 1);
    expect(refusalOf(dearer)).toEqual({ status: 404, code: "billing.plan-not-offered" });
    const refused = await change({}, asked.chargedNow.amount);
    expect(refusalOf(refused)).toEqual({ status: 402, code: "billing.payment-declined" });
    await at.settled();
    expect(await premium()).toMatchObject({ planName: "premium_editing_only", status: "active" });
  });

  test("asked for twice at once is charged once [G-23]", async () => {
    await buy(editing);
    const asked = await preview({});
    await Promise.all([1, 2].map(() => change({}, asked.chargedNow.amount)));
    await at.settled();
    const amounts = (await premium())?.billingHistory.map(({ amount }) => amount.amount) ?? [];
    expect(amounts.toSorted((one, other) => one - other)).toEqual([700, 1200]);
  });

  test("does not change to what it is, nor to what is not offered [G-23]", async () => {
    await buy({});
    const same = await ask({});
    expect(refusalOf(same)).toEqual({ status: 404, code: "billing.plan-not-offered" });
    const planIdentity = "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";
    const unknown = await person.post("/api/curie/plan-change/preview", { planIdentity });
    expect(refusalOf(unknown).code).toBe("billing.plan-not-offered");
    const trial = await ask({ ...editing, trialDays: 7 });
    expect(refusalOf(trial).code).toBe("billing.plan-not-offered");
  });

  test("cannot be changed before the provider answers [G-23]", async () => {
    await buy(editing);
    await at.control("/api-faults", { kind: "500-json", calls: 1 });
    const asked = await ask({});
    expect(refusalOf(asked).code).toBe("billing.provider-not-reachable");
  });
});

describe("nothing is changed", () => {
  const nothing = { status: 409, code: "billing.no-subscription" };

  test("without a subscription, and in a trial [G-23]", async () => {
    expect(refusalOf(await ask({}))).toEqual(nothing);
    await buy({ ...editing, trialDays: 7 });
    expect(refusalOf(await ask({}))).toEqual(nothing);
  });

  test("of a subscription that Paddle Classic keeps [G-23]", async () => {
    const classic = await startPayingApp({
      FLAG_CURIE_CHANGE_PLAN: "on",
      FLAG_CURIE_USE_PADDLE_BILLING_FOR_NEW_SUBSCRIPTIONS: "off",
    });
    const other = await classic.person();
    await classic.buy(other, { wanted: editing });
    await classic.settled();
    const { identity } = await classic.offer(other);
    const asked = await other.post("/api/curie/plan-change/preview", { planIdentity: identity });
    expect(refusalOf(asked)).toEqual(nothing);
    await classic.close();
  });

  test("while the flag is off [G-23]", async () => {
    const off = await startPayingApp();
    const other = await off.person();
    await off.buy(other, { wanted: editing });
    await off.settled();
    const { identity } = await off.offer(other);
    const body = { planIdentity: identity, chargedAtMost: 100_000 };
    expect(refusalOf(await other.post("/api/curie/plan-change", body))).toEqual(nothing);
    await off.close();
  });
});
