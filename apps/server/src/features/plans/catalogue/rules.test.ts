import {
  type AvailablePlan,
  type Currency,
  type FlagName,
  flagDefaults,
  type Money,
  maxPrice,
  type Region,
} from "@curie/contract";
import { describe, expect, test } from "vitest";
import {
  availablePlans,
  builtInCatalogue,
  everyOffer,
  nextCode,
  priceProblem,
  starterOf,
} from "./rules.ts";

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

  test("who cannot pay on our own page is offered the provider's plans alone [G-35]", () => {
    const buyer = { region: "rest-of-world" as const, currency: null, flags: flagDefaults };
    const [direct, elsewhere] = [true, false].map((paysDirectly) =>
      availablePlans(catalogue, { ...buyer, paysDirectly }),
    );
    expect([direct?.editing.length, elsewhere?.editing.length]).toEqual([2, 0]);
    expect(elsewhere?.premium).toEqual(direct?.premium);
  });

  test("a plan without a price in either currency is not offered", () => {
    const buyer = { region: "rest-of-world" as const, currency: "EUR" as const };
    const inPounds = catalogue.map((plan) => ({ ...plan, prices: { GBP: 1000 } }));
    const offers = availablePlans(inPounds, { ...buyer, flags: flagDefaults, paysDirectly: true });
    expect(everyOffer(offers)).toEqual([]);
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
    const renewing = [...offers.premium, ...offers.trial, ...offers.trial_30_days];
    expect(renewing.every(({ renews }) => renews)).toBe(true);
    expect(offers.editing.some(({ renews }) => renews)).toBe(false);
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
    // Installations have them in their database.
    expect(identities.slice(0, 4)).toEqual([
      ...["pri_01hcatag000000000000000001", "700001"],
      ...["pri_01hcatag000000000000000002", "700002"],
    ]);
  });

  test("has one Starter plan a region: seven days, five edits, no translation [G-10]", () => {
    for (const region of ["china", "rest-of-world"] as const) {
      expect(starterOf(catalogue, region)).toMatchObject({
        audience: region,
        trialDays: 7,
        edits: 5,
        translations: 0,
        prices: {},
      });
    }
  });
});

describe("the prices of an offer", () => {
  const checkout = { kind: "checkout", audience: "rest-of-world" } as const;
  const inChina = { kind: "direct", audience: "china" } as const;
  const starter = { kind: "starter", audience: "rest-of-world" } as const;
  const dollars = (amount: number): Money => ({ amount, currency: "USD" });
  const euros = (amount: number): Money => ({ amount, currency: "EUR" });
  const yuan: Money = { amount: 49_900, currency: "CNY" };

  test.each<[string, Parameters<typeof priceProblem>, object | null]>([
    ["dollars alone", [checkout, [dollars(1200)]], null],
    ["dollars and euros", [checkout, [euros(1100), dollars(1200)]], null],
    ["the lowest and the highest", [checkout, [dollars(1), euros(maxPrice)]], null],
    ["yuan in China", [inChina, [yuan]], null],
    ["none of a gift", [starter, []], null],
    ["none", [checkout, []], { reason: "currency-missing", line: 1, currency: "USD" }],
    [
      "dollars in China",
      [inChina, [dollars(1200)]],
      { reason: "currency-missing", line: 1, currency: "CNY" },
    ],
    [
      "a price of a gift",
      [starter, [dollars(1200)]],
      { reason: "currency-not-here", line: 1, currency: "USD" },
    ],
    [
      "one currency twice",
      [checkout, [dollars(1200), euros(1100), dollars(1300)]],
      { reason: "currency-twice", line: 3, currency: "USD" },
    ],
    [
      "nothing to pay",
      [checkout, [dollars(1200), euros(0)]],
      { reason: "price-out-of-range", line: 2, currency: "EUR" },
    ],
    [
      "too much to pay",
      [checkout, [dollars(1200), euros(maxPrice + 1)]],
      { reason: "price-out-of-range", line: 2, currency: "EUR" },
    ],
  ])("are judged with %s", (_name, input, problem) => {
    expect(priceProblem(...input)).toEqual(problem);
  });

  test("belong to a code that counts on when the offer is replaced", () => {
    expect([nextCode("starter.china"), nextCode("starter.china@2")]).toEqual([
      "starter.china@2",
      "starter.china@3",
    ]);
  });
});
