import { afterAll, beforeAll, expect, test } from "vitest";
import { memoryStore } from "./store.ts";
import { type RunningSandbox, startSandbox } from "./testing.ts";

const priceId = "pri_01hofferoftheproduct000001";
const offer = {
  productName: "Editing",
  priceId,
  classicPlanId: 700_001,
  interval: "month" as const,
  renews: true,
  trialDays: 7,
  amounts: { USD: 1200, EUR: 1150, JPY: 1800 },
};

const store = memoryStore();
let at: RunningSandbox;
beforeAll(async () => {
  at = await startSandbox({ store, offers: [offer] });
});
afterAll(() => at.sandbox.stop());

test("what a product sells can be bought in Paddle Billing and in Paddle Classic under its own identities", async () => {
  const checkout = await at.page.open({
    items: [{ priceId, quantity: 1 }],
    customer: { email: "buyer@example.org", address: { countryCode: "ES" } },
  });
  expect(checkout.event).toMatchObject({ totals: { total: 0 }, recurring_totals: { total: 11.5 } });
  const classic = await at.page.openClassic({
    vendor: at.sandbox.keys.vendorId,
    product: 700_001,
    email: "buyer@example.org",
    country: "JP",
  });
  expect(classic.event).toMatchObject({ checkout: { prices: { customer: { unit: "1800" } } } });
});

test("an offer that is there keeps its price at the next start", async () => {
  const dearer = { ...offer, amounts: { USD: 9900 } };
  const again = await startSandbox({ store, offers: [dearer] });
  expect(again.records().prices.find(priceId)?.unit_price.amount).toBe("1200");
  await again.sandbox.stop();
});
