import { createPrice, createProduct } from "./billing/catalogue.ts";
import { createDiscount } from "./billing/discounts.ts";
import type { Context } from "./context.ts";
import type { PriceOverride } from "./entities.ts";
import { namedId } from "./ids.ts";

const euroCountries = ["AT", "BE", "DE", "ES", "FI", "FR", "GR", "IE", "IT", "NL", "PT"];

type Plan = "premium-editing" | "premium-translation";
type Interval = "month" | "year";
type Trial = "" | "-trial-7" | "-trial-30";

/** Amounts in minor units by currency. */
const amounts: Readonly<Record<Plan, Record<Interval, Readonly<Record<string, string>>>>> = {
  "premium-editing": {
    month: { USD: "1200", EUR: "1100", GBP: "1000", JPY: "1800", BRL: "5900" },
    year: { USD: "9900", EUR: "9200", GBP: "7900", JPY: "14800", BRL: "49900", CNY: "69800" },
  },
  "premium-translation": {
    month: { USD: "1900", EUR: "1800", GBP: "1500", JPY: "2800", BRL: "9500" },
    year: { USD: "15900", EUR: "14900", GBP: "12900", JPY: "23800", BRL: "79900", CNY: "109800" },
  },
};

const trialDays: Readonly<Record<Trial, number>> = { "": 0, "-trial-7": 7, "-trial-30": 30 };
const names: Readonly<Record<Plan, string>> = {
  "premium-editing": "Premium editing",
  "premium-translation": "Premium including translation",
};
const plans = ["premium-editing", "premium-translation"] as const;
const intervals = ["month", "year"] as const;
const trials = ["", "-trial-7", "-trial-30"] as const;

/** The name of a seeded price, for example `premium-editing-year-trial-7`. */
export type SeedPriceName = `${Plan}-${Interval}${Trial}` | `${Plan}-china-year` | "human-edit";

/** Ids of what the seed makes. They are the same in every sandbox. */
export const seedIds = {
  product: (name: Plan | "human-edit") => namedId("pro", name),
  price: (name: SeedPriceName) => namedId("pri", name),
  /** Classic plans have numbers: `classicPlans["premium-editing-month"]`. */
  classicPlans: {
    "premium-editing-month": 501_001,
    "premium-editing-year": 501_002,
    "premium-editing-month-trial-7": 501_003,
    "premium-editing-year-trial-7": 501_004,
    "premium-editing-month-trial-30": 501_005,
    "premium-editing-year-trial-30": 501_006,
    "premium-translation-month": 502_001,
    "premium-translation-year": 502_002,
    "premium-translation-month-trial-7": 502_003,
    "premium-translation-year-trial-7": 502_004,
    "premium-translation-month-trial-30": 502_005,
    "premium-translation-year-trial-30": 502_006,
  } satisfies Record<`${Plan}-${Interval}${Trial}`, number>,
  /** Customers who already hold something. */
  customer: (name: "past-due" | "cancelling") => namedId("ctm", name),
  discount: (name: "upsell") => namedId("dsc", name),
} as const;

/** The catalogue. Call it on empty records. */
export function seedCatalogue(ctx: Context, clientToken: string): void {
  ctx.records.change(() => {
    const now = ctx.clock.now().toISOString();
    ctx.records.clientTokens.put({
      id: namedId("ctkn", "default"),
      token: clientToken,
      name: "Sandbox",
      description: null,
      status: "active",
      created_at: now,
      updated_at: now,
      revoked_at: null,
    });
    for (const plan of plans) seedPlan(ctx, plan);
    seedHumanEdit(ctx);
    createDiscount(
      ctx,
      {
        description: "Upsell",
        type: "percentage",
        amount: "15",
        code: "UPSELL15",
        recur: false,
      },
      seedIds.discount("upsell"),
    );
  });
}

function seedPlan(ctx: Context, plan: Plan): void {
  const product = createProduct(
    ctx,
    { name: names[plan], tax_category: "saas", description: `${names[plan]} of manuscripts` },
    seedIds.product(plan),
  );
  for (const interval of intervals) {
    for (const trial of trials) {
      const days = trialDays[trial];
      createPrice(
        ctx,
        {
          product_id: product.id,
          name: interval === "month" ? "Monthly" : "Yearly",
          description: `${names[plan]}, by the ${interval}${days > 0 ? `, ${days} days free` : ""}`,
          billing_cycle: { interval, frequency: 1 },
          trial_period:
            days > 0 ? { interval: "day", frequency: days, requires_payment_method: true } : null,
          unit_price: { amount: amounts[plan][interval].USD ?? "0", currency_code: "USD" },
          unit_price_overrides: overridesFor(amounts[plan][interval]),
          quantity: { minimum: 1, maximum: 1 },
        },
        seedIds.price(`${plan}-${interval}${trial}`),
      );
      seedClassicPlan(ctx, plan, interval, trial);
    }
  }
  // In China a year is bought once and does not renew.
  createPrice(
    ctx,
    {
      product_id: product.id,
      name: "One year",
      description: `${names[plan]}, one year, China`,
      unit_price: { amount: amounts[plan].year.CNY ?? "0", currency_code: "CNY" },
      quantity: { minimum: 1, maximum: 1 },
    },
    seedIds.price(`${plan}-china-year`),
  );
}

/** Which countries pay in which of these currencies. */
export function overridesFor(by: Readonly<Record<string, string>>): PriceOverride[] {
  const countries: Readonly<Record<string, string[]>> = {
    EUR: euroCountries,
    GBP: ["GB"],
    JPY: ["JP"],
    BRL: ["BR"],
  };
  const amountIn = new Map(Object.entries(by));
  return Object.entries(countries).flatMap(([currency_code, country_codes]) => {
    const amount = amountIn.get(currency_code);
    return amount === undefined ? [] : [{ country_codes, unit_price: { amount, currency_code } }];
  });
}

function seedClassicPlan(ctx: Context, plan: Plan, interval: Interval, trial: Trial): void {
  const prices = Object.entries(amounts[plan][interval]).filter(([currency]) => currency !== "CNY");
  ctx.records.classicPlans.put({
    id: String(seedIds.classicPlans[`${plan}-${interval}${trial}`]),
    name: `${names[plan]} (${interval === "month" ? "monthly" : "yearly"})`,
    billing_type: interval,
    billing_period: 1,
    trial_days: trialDays[trial],
    recurring_price: Object.fromEntries(
      prices.map(([currency, minor]) => [
        currency,
        currency === "JPY" ? minor : (Number(minor) / 100).toFixed(2),
      ]),
    ),
  });
}

function seedHumanEdit(ctx: Context): void {
  const product = createProduct(
    ctx,
    {
      name: "Human editing",
      tax_category: "professional-services",
      description: "A manuscript edited by a person",
    },
    seedIds.product("human-edit"),
  );
  createPrice(
    ctx,
    {
      product_id: product.id,
      name: "Order",
      description: "One order; the amount is set with the order",
      unit_price: { amount: "29900", currency_code: "USD" },
      quantity: { minimum: 1, maximum: 1 },
    },
    seedIds.price("human-edit"),
  );
}
