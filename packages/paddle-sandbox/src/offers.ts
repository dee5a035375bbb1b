import { createPrice, createProduct } from "./billing/catalogue.ts";
import type { Context } from "./context.ts";
import { namedId } from "./ids.ts";
import { minorUnits } from "./money.ts";
import { overridesFor } from "./seed.ts";

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
  const trial = { interval: "day", frequency: trialDays, requires_payment_method: true } as const;
  createPrice(
    ctx,
    {
      product_id: productNamed(ctx, productName),
      name: renews ? (interval === "month" ? "Monthly" : "Yearly") : "Once",
      description: `${productName}, ${interval}${trialDays > 0 ? `, ${trialDays} days free` : ""}`,
      billing_cycle: renews ? { interval, frequency: 1 } : null,
      trial_period: renews && trialDays > 0 ? trial : null,
      unit_price: { amount: String(base[1]), currency_code: base[0] },
      unit_price_overrides: overridesFor(
        Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, String(amount)])),
      ),
      quantity: { minimum: 1, maximum: 1 },
    },
    id,
  );
}

function productNamed(ctx: Context, name: string): string {
  const id = namedId("pro", name);
  if (!ctx.records.products.find(id)) createProduct(ctx, { name, tax_category: "saas" }, id);
  return id;
}

function addClassicPlan(ctx: Context, offer: SandboxOffer, id: string): void {
  if (ctx.records.classicPlans.find(id)) return;
  ctx.records.classicPlans.put({
    id,
    name: `${offer.productName} (${offer.interval === "month" ? "monthly" : "yearly"})`,
    billing_type: offer.interval,
    billing_period: 1,
    trial_days: offer.trialDays,
    recurring_price: Object.fromEntries(
      Object.entries(offer.amounts).map(([currency, minor]) => {
        const units = minorUnits(currency);
        return [currency, (minor / units).toFixed(units === 1 ? 0 : 2)];
      }),
    ),
  });
}
