import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Person, refusalOf } from "#platform/testing/app-for-tests.ts";
import { cards, type PayingApp, startPayingApp } from "./fixtures/paying-app.ts";

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

describe("a plan bought in the provider's checkout", () => {
  test("is there when the messages have been processed, with what it cost [S132 S134 S218]", async () => {
    await at.buy(person);
    await at.settled();
    expect(await premium()).toMatchObject({
      planName: "premium_including_translation",
      status: "active",
      paymentStatus: "active",
      planPrice: { amount: 1900, currency: "USD" },
      paddleVersion: "newer",
      grantingMechanism: "paddle",
      renews: true,
      billingHistory: [{ amount: { amount: 1900, currency: "USD" }, refunded: null }],
    });
  });
});
