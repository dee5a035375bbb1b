import {
  type AvailablePlan,
  type Currency,
  type FlagName,
  flagDefaults,
  type Region,
} from "@curie/contract";
import { describe, expect, test } from "vitest";
import { availablePlans, builtInCatalogue, everyOffer, starterOf } from "./rules.ts";

const catalogue = builtInCatalogue().map((plan, index) => ({
  ...plan,
  id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
}));

function offersFor(
  region: Region,
  flags: readonly FlagName[] = [],
  currency: Currency | null = null,
) {
  const on = { ...flagDefaults, ...Object.fromEntries(flags.map((name) => [name, true])) };
  return availablePlans(catalogue, { region, currency, flags: on, paysDirectly: true });
}

const facts = ({ planName, billingInterval, price, currency }: AvailablePlan) => [
  planName,
  billingInterval,
  price,
  currency,
];

describe("outside China", () => {
  test("both premium plans are offered monthly and yearly, in dollars [S93 G-9]", () => {
    expect(offersFor("rest-of-world").premium.map(facts)).toEqual([
      ["premium_editing_only", "monthly", 1200, "USD"],
      ["premium_editing_only", "yearly", 9900, "USD"],
      ["premium_including_translation", "monthly", 1900, "USD"],
      ["premium_including_translation", "yearly", 15_900, "USD"],
    ]);
  });

  test.each(["EUR", "GBP", "JPY", "BRL"] as const)(
    "prices are shown in %s [G-9 G-36]",
    (currency) => {
      const { premium } = offersFor("rest-of-world", [], currency);
      expect(new Set(premium.map((offer) => offer.currency))).toEqual(new Set([currency]));
    },
  );

  test("a currency without prices gives way to dollars", () => {
    expect(offersFor("rest-of-world", [], "CNY").premium[0]?.currency).toBe("USD");
  });

  test("synonyms hold the same plans, and every group its own [S92 G-88]", () => {
    const offers = offersFor("rest-of-world", ["curie_row_free_trials_through_paddle"]);
    expect(offers.premiumWithTranslation).toEqual(offers.premium_including_translation);
    expect(offers.snTrial30Days).toEqual(offers.trial_30_days);
    expect(new Set(offers.trial.map(({ trialDays }) => trialDays))).toEqual(new Set([7]));
    expect(new Set(offers.trial_30_days.map(({ trialDays }) => trialDays))).toEqual(new Set([30]));
    expect(offers.premium_editing_only.every((offer) => offer.translationsPerMonth === 0)).toBe(
      true,
    );
    expect(
      offers.premium_including_translation.every((offer) => offer.translationsPerMonth === 2),
    ).toBe(true);
    expect(offers.editing.every((offer) => offer.paddlePlanId === null)).toBe(true);
  });

  test("the short trial is offered by flag [S21]", () => {
    expect(offersFor("rest-of-world").trial).toEqual([]);
  });

  test("the flag chooses names and prices, and everything agrees [S259 G-91]", () => {
    const flag = "rubriq_show_repriced_and_renamed_plans_for_row" as const;
    const repriced = everyOffer(offersFor("rest-of-world", [flag]));
    expect(new Set(repriced.map((offer) => offer.catalogueSet))).toEqual(new Set(["repriced"]));
    expect(repriced[0]?.price).toBe(1500);
    expect(offersFor("china", [flag])).toEqual(offersFor("china"));
  });

  test("the flag chooses whose identities are used, Paddle Classic's or Paddle Billing's [S258 G-91]", () => {
    const classic = offersFor("rest-of-world").premium;
    const billing = offersFor("rest-of-world", [
      "curie_use_paddle_billing_for_new_subscriptions",
    ]).premium;
    expect(classic.every(({ paddlePlanId }) => /^\d+$/.test(paddlePlanId ?? ""))).toBe(true);
    expect(billing.every(({ paddlePlanId }) => /^pri_[0-9a-z]{26}$/.test(paddlePlanId ?? ""))).toBe(
      true,
    );
    expect(billing.map(({ identity }) => identity)).toEqual(
      classic.map(({ identity }) => identity),
    );
  });
});

describe("in China", () => {
  test.each([[[]], [["rubriq_china_also_uses_paddle"]]] as [FlagName[]][])(
    "plans are yearly, in yuan, and paid once, with flags %j [S7 S128]",
    (flags) => {
      const offers = offersFor("china", flags, "USD");
      expect(offers.premium.map(facts)).toEqual([
        ["premium_editing_only", "yearly", 49_900, "CNY"],
        ["premium_including_translation", "yearly", 79_900, "CNY"],
      ]);
      expect(everyOffer(offers).every((offer) => !offer.renews && offer.trialDays === 0)).toBe(
        true,
      );
      expect(
        offers.premium.every(
          ({ paddlePlanId }) => (paddlePlanId === null) === (flags.length === 0),
        ),
      ).toBe(true);
    },
  );
});

describe("the built-in catalogue", () => {
  test("gives everything a code and the provider's plans an identity of their own", () => {
    const codes = catalogue.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const identities = catalogue.flatMap(({ paddlePriceId, classicPlanId }) =>
      paddlePriceId ? [paddlePriceId, classicPlanId] : [],
    );
    expect(new Set(identities).size).toBe(identities.length);
  });

  test("has one Starter plan a region: seven days, five edits, no translation [G-10]", () => {
    for (const region of ["china", "rest-of-world"] as const) {
      expect(starterOf(catalogue, region)).toMatchObject({
        trialDays: 7,
        edits: 5,
        translations: 0,
        prices: {},
      });
    }
  });
});
