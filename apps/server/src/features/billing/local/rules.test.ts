import { describe, expect, test } from "vitest";
import { builtInCatalogue } from "#features/plans/catalogue/rules.ts";
import { offersOf } from "./rules.ts";

describe("what the local provider sells", () => {
  const catalogue = builtInCatalogue();
  const offers = offersOf(catalogue);
  const offerOf = (code: string) => {
    const plan = catalogue.find((one) => one.code === code);
    return offers.find(({ priceId }) => priceId === plan?.paddlePriceId);
  };

  test("is every plan that has a price there, and no gift", () => {
    const sold = catalogue.filter(({ paddlePriceId }) => paddlePriceId !== null);
    expect(offers.map(({ priceId }) => priceId)).toEqual(
      sold.map(({ paddlePriceId }) => paddlePriceId),
    );
    const gift = { ...catalogue[0], paddlePriceId: "pri_gift" } as (typeof catalogue)[number];
    expect(gift.planName).toBeNull();
    expect(offersOf([gift])).toEqual([]);
  });

  test("renews by the month or the year, in both products of the provider", () => {
    const monthly = offerOf("rest-of-world.original.premium_editing_only.monthly.checkout");
    const yearly = offerOf("rest-of-world.original.premium_editing_only.yearly.checkout");
    expect([monthly?.interval, yearly?.interval]).toEqual(["month", "year"]);
    expect([monthly?.classicPlanId, monthly?.renews]).toEqual([700_001, true]);
  });

  test("ends by itself in Paddle Billing alone", () => {
    const inChina = offerOf("china.original.premium_editing_only.yearly.checkout");
    expect([inChina?.classicPlanId, inChina?.renews]).toEqual([null, false]);
  });
});
