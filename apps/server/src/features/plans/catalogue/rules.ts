import {
  type AvailablePlan,
  type AvailablePlans,
  type BillingInterval,
  type CatalogueSet,
  type Currency,
  catalogueSetOf,
  checkoutVersionOf,
  type Flags,
  type Money,
  maxPrice,
  offersShortCardTrial,
  type PlanName,
  type PlanType,
  type PriceListProblem,
  type PublicOffer,
  premiumTranslationsPerMonth,
  pricePerMonth,
  type Region,
  starterEdits,
  starterTranslations,
  starterTrialDays,
  usesChinaFlows,
} from "@curie/contract";

/** How a plan of the catalogue is had: at the provider, on our own payment page, or as a gift. */
export const catalogueKinds = ["checkout", "trial", "trial_30_days", "direct", "starter"] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

export type CataloguePlan = {
  code: string;
  planType: PlanType;
  planName: PlanName | null;
  audience: Region;
  catalogueSet: CatalogueSet;
  billingInterval: BillingInterval | null;
  trialDays: number;
  renews: boolean;
  kind: CatalogueKind;
  edits: number | null;
  translations: number | null;
  paddlePriceId: string | null;
  classicPlanId: string | null;
  prices: Partial<Record<Currency, number>>;
};

/** A row of the catalogue as it is stored. */
export type StoredCataloguePlan = CataloguePlan & { id: string };

const planNames = ["premium_editing_only", "premium_including_translation"] as const;
const intervals = ["monthly", "yearly"] as const;

/** G-9, in cents and yen. An installation changes them in its catalogue, not here. */
const prices: Record<CatalogueSet, Record<PlanName, Record<BillingInterval, Prices>>> = {
  original: {
    premium_editing_only: {
      monthly: { USD: 1200, EUR: 1150, GBP: 990, JPY: 1800, BRL: 6500 },
      yearly: { USD: 9900, EUR: 9500, GBP: 8200, JPY: 14_800, BRL: 53_900 },
    },
    premium_including_translation: {
      monthly: { USD: 1900, EUR: 1800, GBP: 1600, JPY: 2900, BRL: 10_300 },
      yearly: { USD: 15_900, EUR: 14_900, GBP: 12_900, JPY: 23_800, BRL: 85_900 },
    },
  },
  repriced: {
    premium_editing_only: {
      monthly: { USD: 1500, EUR: 1400, GBP: 1250, JPY: 2200, BRL: 7900 },
      yearly: { USD: 11_900, EUR: 11_400, GBP: 9900, JPY: 17_800, BRL: 64_900 },
    },
    premium_including_translation: {
      monthly: { USD: 2300, EUR: 2200, GBP: 1900, JPY: 3500, BRL: 12_500 },
      yearly: { USD: 18_900, EUR: 17_900, GBP: 15_500, JPY: 28_200, BRL: 102_900 },
    },
  },
};
/** S128: one year, paid once. */
const chinaPrices: Record<PlanName, Prices> = {
  premium_editing_only: { CNY: 49_900 },
  premium_including_translation: { CNY: 79_900 },
};
type Prices = Partial<Record<Currency, number>>;

const shortTrialDays = 7;
const longTrialDays = 30;

/** What a new installation offers. The provider's identities are those of the local sandbox. */
export function builtInCatalogue(): CataloguePlan[] {
  const outsideChina = (["original", "repriced"] as const).flatMap((catalogueSet) =>
    planNames.flatMap((planName) => [
      ...intervals.flatMap((billingInterval) => {
        const plan = premium("rest-of-world", catalogueSet, planName, billingInterval);
        const priced = { ...plan, prices: prices[catalogueSet][planName][billingInterval] };
        return [
          { ...priced, renews: true },
          { ...priced, renews: true, kind: "trial" as const, trialDays: shortTrialDays },
          { ...priced, renews: true, kind: "trial_30_days" as const, trialDays: longTrialDays },
        ];
      }),
      {
        ...premium("rest-of-world", catalogueSet, planName, "yearly"),
        kind: "direct" as const,
        prices: prices[catalogueSet][planName].yearly,
      },
    ]),
  );
  const china = planNames.flatMap((planName) => {
    const plan = {
      ...premium("china", "original", planName, "yearly"),
      prices: chinaPrices[planName],
    };
    return [plan, { ...plan, kind: "direct" as const }];
  });
  const plans = [...outsideChina, ...china].map((plan) => ({ ...plan, code: codeOf(plan) }));
  return [
    starter("rest-of-world"),
    starter("china"),
    ...plans.map((plan, position) =>
      plan.kind === "direct" ? plan : { ...plan, ...sandboxIdentities(position) },
    ),
  ];
}

function premium(
  audience: Region,
  catalogueSet: CatalogueSet,
  planName: PlanName,
  billingInterval: BillingInterval,
): CataloguePlan {
  const translation = planName === "premium_including_translation";
  return {
    code: "",
    planType: "premium",
    planName,
    audience,
    catalogueSet,
    billingInterval,
    trialDays: 0,
    renews: false,
    kind: "checkout",
    edits: null,
    translations: translation ? premiumTranslationsPerMonth : 0,
    paddlePriceId: null,
    classicPlanId: null,
    prices: {},
  };
}

function starter(audience: Region): CataloguePlan {
  return {
    ...premium(audience, "original", "premium_editing_only", "monthly"),
    code: `starter.${audience}`,
    planType: "free_trial",
    planName: null,
    billingInterval: null,
    trialDays: starterTrialDays,
    kind: "starter",
    edits: starterEdits,
    translations: starterTranslations,
  };
}

function codeOf(plan: CataloguePlan): string {
  const { audience, catalogueSet, planName, billingInterval, kind } = plan;
  return [audience, catalogueSet, planName, billingInterval, kind].join(".");
}

/** Shaped like the provider's own: a ULID behind `pri_`, and a number in Paddle Classic. */
function sandboxIdentities(position: number) {
  const number = String(position + 1);
  return {
    paddlePriceId: `pri_${"01hcatag".padEnd(26 - number.length, "0")}${number}`,
    classicPlanId: String(700_000 + position + 1),
  };
}

/** The buyer for whom the catalogue is read. */
export type Buyer = {
  region: Region;
  currency: Currency | null;
  flags: Flags;
  /** Whether our own payment page can take their money. */
  paysDirectly: boolean;
};

/** The seven groups, as this person may buy them (S92). */
export function availablePlans(
  catalogue: readonly StoredCataloguePlan[],
  buyer: Buyer,
): AvailablePlans {
  const china = usesChinaFlows(buyer.region, buyer.flags);
  const offers = (kind: CatalogueKind) =>
    kind === "direct" && !buyer.paysDirectly
      ? []
      : catalogue.flatMap((plan) => (plan.kind === kind ? (offerOf(plan, buyer) ?? []) : []));
  const premiumPlans = offers(china ? "direct" : "checkout");
  const named = (name: PlanName) => premiumPlans.filter(({ planName }) => planName === name);
  const withTranslation = named("premium_including_translation");
  const longTrials = offers("trial_30_days");
  return {
    premium: premiumPlans,
    premium_editing_only: named("premium_editing_only"),
    premium_including_translation: withTranslation,
    premiumWithTranslation: withTranslation,
    trial: offersShortCardTrial(buyer.region, buyer.flags) ? offers("trial") : [],
    trial_30_days: longTrials,
    snTrial30Days: longTrials,
    editing: offers("direct"),
  };
}

export const nothingOffered: AvailablePlans = {
  premium: [],
  premium_editing_only: [],
  premium_including_translation: [],
  premiumWithTranslation: [],
  trial: [],
  trial_30_days: [],
  snTrial30Days: [],
  editing: [],
};

/** What a month costs with the cheapest offer; null where there is none. */
export function lowestPerMonth(offers: readonly AvailablePlan[]): PublicOffer["from"] {
  const months = offers.map(({ price, currency, billingInterval }) => ({
    perMonth: billingInterval === "yearly" ? pricePerMonth(price) : price,
    currency,
  }));
  return months.sort((one, other) => one.perMonth - other.perMonth)[0] ?? null;
}

/** Every offer once, whatever groups it stands in. */
export function everyOffer(plans: AvailablePlans): AvailablePlan[] {
  const all = [...plans.premium, ...plans.trial, ...plans.trial_30_days, ...plans.editing];
  return [...new Map(all.map((offer) => [offer.identity, offer])).values()];
}

/** A plan of the catalogue as this buyer would pay it; null when it is not for them. */
function offerOf(plan: StoredCataloguePlan, buyer: Buyer): AvailablePlan | null {
  if (plan.planName === null || plan.billingInterval === null) return null;
  if (plan.audience !== buyer.region) return null;
  if (plan.catalogueSet !== catalogueSetOf(buyer.region, buyer.flags)) return null;
  const price = priceFor(plan, buyer);
  if (!price) return null;
  const isBilling = checkoutVersionOf(buyer.flags) === "newer";
  return {
    identity: plan.id,
    planName: plan.planName,
    catalogueSet: plan.catalogueSet,
    paddlePlanId: isBilling ? plan.paddlePriceId : plan.classicPlanId,
    billingInterval: plan.billingInterval,
    price: price.amount,
    currency: price.currency,
    trialDays: plan.trialDays,
    renews: plan.renews,
    translationsPerMonth: plan.translations ?? 0,
  };
}

/** In the buyer's currency if the plan has a price in it, else in yuan in China and dollars elsewhere. */
function priceFor(
  plan: StoredCataloguePlan,
  { region, currency }: Buyer,
): { amount: number; currency: Currency } | null {
  const fallback: Currency = region === "china" ? "CNY" : "USD";
  for (const candidate of [currency, fallback]) {
    const amount = candidate === null ? undefined : plan.prices[candidate];
    if (candidate !== null && amount !== undefined) return { amount, currency: candidate };
  }
  return null;
}

/** Of what takes the place of an offer: `CODE`, then `CODE@2`, `CODE@3` … */
export function nextCode(code: string): string {
  const [base = code, version = "1"] = code.split("@");
  return `${base}@${Number(version) + 1}`;
}

/**
 * What is wrong with the prices of an offer, if anything: every region has one currency that all its
 * prices fall back to.
 */
export function priceProblem(
  { kind, audience }: Pick<CataloguePlan, "kind" | "audience">,
  given: readonly Money[],
): PriceListProblem | null {
  const isFree = kind === "starter";
  const listed = given.map(({ currency }) => currency);
  for (const [index, { amount, currency }] of given.entries()) {
    const at = { line: index + 1, currency };
    if (isFree) return { reason: "currency-not-here", ...at };
    if (listed.indexOf(currency) < index) return { reason: "currency-twice", ...at };
    if (amount < 1 || amount > maxPrice) return { reason: "price-out-of-range", ...at };
  }
  const currency: Currency = audience === "china" ? "CNY" : "USD";
  const isThere = isFree || listed.includes(currency);
  return isThere ? null : { reason: "currency-missing", line: 1, currency };
}

/** The Starter plan of a region. */
export function starterOf(
  catalogue: readonly StoredCataloguePlan[],
  region: Region,
): StoredCataloguePlan | null {
  return catalogue.find((plan) => plan.kind === "starter" && plan.audience === region) ?? null;
}
