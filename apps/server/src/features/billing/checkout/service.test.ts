import type { PlanState } from "@curie/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Person, refusalOf } from "#platform/testing/app-for-tests.ts";
import { type PayingApp, startPayingApp } from "#platform/testing/paying-app.ts";

/** What was bought before a flag was switched, and what is bought after it. */
let at: PayingApp;
let person: Person;
beforeAll(async () => {
  at = await startPayingApp({ FLAG_CURIE_USE_PADDLE_BILLING_FOR_NEW_SUBSCRIPTIONS: "off" });
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const premium = async (who = person) => (await at.state(who)).plans.premium;
const open = async (who: Person, planIdentity: string) =>
  who.post("/api/curie/checkout", { planIdentity });
async function switched(flag: string, on: boolean | null): Promise<void> {
  const answer = await at.request({
    method: "POST",
    url: `/api/demo/flags/${flag}`,
    payload: { on },
  });
  expect(answer.statusCode).toBe(200);
}

describe("when a flag is switched while a subscription runs", () => {
  const billingFlag = "curie_use_paddle_billing_for_new_subscriptions";
  const repriced = "rubriq_show_repriced_and_renamed_plans_for_row";

  test("it stays with its product of the provider, also at its renewal; a new one is made with the other [S258 G-91]", async () => {
    await at.buy(person);
    await at.settled();
    expect(await premium()).toMatchObject({ paddleVersion: "classic" });
    await switched(billingFlag, true);
    try {
      await at.pass("P1MT1H");
      expect(await premium()).toMatchObject({
        paddleVersion: "classic",
        status: "active",
        billingHistory: [{}, {}],
      });
      const other = await at.person();
      await at.buy(other);
      await at.settled();
      expect(await premium(other)).toMatchObject({
        paddleVersion: "newer",
        status: "active",
      });
    } finally {
      await switched(billingFlag, null);
    }
  });

  test("it keeps its name and price, while new offers have the other ones [S259 G-91]", async () => {
    await at.buy(person);
    await at.settled();
    const before = await premium();
    const offers = (state: PlanState) =>
      state.availablePlans.premium.map(({ catalogueSet, price }) => [catalogueSet, price]);
    const newcomer = await at.person();
    const offered = offers(await at.state(newcomer));
    await switched(repriced, true);
    try {
      expect(await premium()).toMatchObject({
        planName: before?.planName,
        catalogueSet: "original",
        planPrice: before?.planPrice,
      });
      const now = offers(await at.state(newcomer));
      expect(now.every(([set]) => set === "repriced")).toBe(true);
      expect(now).toHaveLength(offered.length);
      expect(now.map(([, price]) => price)).not.toEqual(offered.map(([, price]) => price));
      // What the card and the summary say is what the provider's checkout takes, under that name.
      const wanted = { catalogueSet: "repriced" } as const;
      const { price, currency, planName } = await at.offer(newcomer, wanted);
      await at.buy(newcomer, { wanted });
      await at.settled();
      expect(await premium(newcomer)).toMatchObject({
        ...{ planName, ...wanted },
        planPrice: { amount: price, currency },
        billingHistory: [{ amount: { amount: price, currency } }],
      });
      await at.pass("P1MT1H");
      expect((await premium())?.billingHistory.map(({ amount }) => amount)).toEqual([
        before?.planPrice,
        before?.planPrice,
      ]);
    } finally {
      await switched(repriced, null);
    }
  });
});

test("is refused while a premium plan runs that was bought at the provider [S140 S247]", async () => {
  const { identity } = await at.offer(person);
  await at.buy(person);
  await at.settled();
  expect(refusalOf(await open(person, identity))).toEqual({
    status: 409,
    code: "billing.duplicate-plan",
  });
});

test("two windows of one person may both open it; what is bought in one closes the other’s way [S140 S247]", async () => {
  const { identity } = await at.offer(person);
  const answers = await Promise.all([open(person, identity), open(person, identity)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await at.buy(person);
  await at.settled();
  expect(refusalOf(await open(person, identity)).code).toBe("billing.duplicate-plan");
});
