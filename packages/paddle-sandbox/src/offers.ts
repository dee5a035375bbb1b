import { createPrice, createProduct } from "./billing/catalogue.ts";
import type { Context } from "./context.ts";
import type { PriceOverride } from "./entities.ts";
import { namedId } from "./ids.ts";
import { minorUnits } from "./money.ts";

/** Something a product sells, under the identities by which the product knows it. */
export type SandboxOffer = {
  /** Offers of one product share its name. */
  productName: string;
  /** `pri_…`; null: not sold through Billing. */
  priceId: string | null;
  /** Null: not sold through Classic, where everything renews. */
  classicPlanId: number | null;
  interval: "month" | "year";
  /** False: paid once. */
  renews: boolean;
  trialDays: number;
  /** Amounts in minor units by currency. The first is charged where no other one belongs. */
  amounts: Readonly<Record<string, number>>;
};

/** Which countries pay in another currency than that of the price. */
const countriesOf = {
  EUR: ["AT", "BE", "DE", "ES", "FI", "FR", "GR", "IE", "IT", "NL", "PT"],
  GBP: ["GB"],
  JPY: ["JP"],
  BRL: ["BR"],
} as const;

/** Adds to the catalogue what is not in it yet; what is there keeps its price. */
export function addOffers(ctx: Context, offers: readonly SandboxOffer[]): void {
  ctx.records.change(() => {
    for (const offer of offers) {
      if (offer.priceId !== null) addPrice(ctx, offer, offer.priceId);
      if (offer.classicPlanId !== null) addClassicPlan(ctx, offer, String(offer.classicPlanId));
    }
  });
}

function addPrice(ctx: Context, offer: SandboxOffer, id: string): void {
  if (ctx.records.prices.find(id)) return;
  const { productName, interval, renews, trialDays, amounts } = offer;
  const [base] = Object.entries(amounts);
  if (!base) return;
  createPrice(
    ctx,
    {
      product_id: productNamed(ctx, productName),
      name: renews ? (interval === "month" ? "Monthly" : "Yearly") : "Once",
      description: `${productName}, ${interval}${trialDays > 0 ? `, ${trialDays} days free` : ""}`,
      billing_cycle: renews ? { interval, frequency: 1 } : null,
      trial_period: renews && trialDays > 0 ? { interval: "day", frequency: trialDays } : null,
      unit_price: { amount: String(base[1]), currency_code: base[0] },
      unit_price_overrides: overridesFor(amounts),
    },
    id,
  );
}

function overridesFor(amounts: SandboxOffer["amounts"]): PriceOverride[] {
  const amountIn = new Map(Object.entries(amounts));
  return Object.entries(countriesOf).flatMap(([currency_code, countries]) => {
    const amount = amountIn.get(currency_code);
    if (amount === undefined) return [];
    return [
      { country_codes: [...countries], unit_price: { amount: String(amount), currency_code } },
    ];
  });
}

function productNamed(ctx: Context, name: string): string {
  const id = namedId("pro", name);
  if (!ctx.records.products.find(id)) createProduct(ctx, name, id);
  return id;
}

function addClassicPlan(ctx: Context, offer: SandboxOffer, id: string): void {
  if (ctx.records.classicPlans.find(id)) return;
  ctx.records.classicPlans.put({
    id,
    name: `${offer.productName} (${offer.interval === "month" ? "monthly" : "yearly"})`,
    billing_type: offer.interval,
    trial_days: offer.trialDays,
    recurring_price: Object.fromEntries(
      Object.entries(offer.amounts).map(([currency, minor]) => {
        const units = minorUnits(currency);
        return [currency, (minor / units).toFixed(units === 1 ? 0 : 2)];
      }),
    ),
  });
}
