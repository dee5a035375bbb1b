import { taxPercent } from "../billing/tax.ts";
import type { Context } from "../context.ts";
import { minorUnits, scale } from "../money.ts";
import type { Cycle } from "../periods.ts";
import { found } from "../problem.ts";
import type { ClassicPlan, ClassicSubscription } from "./entities.ts";

/** In what currency a Classic checkout asks for money; US dollars elsewhere. */
const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries({
    GB: "GBP",
    JP: "JPY",
    BR: "BRL",
    DE: "EUR",
    ES: "EUR",
    FR: "EUR",
    IT: "EUR",
    NL: "EUR",
    PT: "EUR",
  }),
);

export function getPlan(ctx: Context, planId: number): ClassicPlan {
  return found(ctx.records.classicPlans.find(String(planId)), String(planId));
}

export function planCycle({ billing_type }: ClassicPlan): Cycle {
  return { interval: billing_type, frequency: 1 };
}

/** What a plan costs where the buyer lives, in major units as text; tax is inside. */
export function planPrice(
  { recurring_price }: ClassicPlan,
  country: string | null,
): { currency: string; unitPrice: string } {
  const local = country === null ? undefined : currencies.get(country);
  const currency = local !== undefined && recurring_price[local] ? local : "USD";
  return { currency, unitPrice: recurring_price[currency] ?? "0.00" };
}

export type ClassicAmounts = { gross: string; tax: string; fee: string; earnings: string };

/** The parts of a payment in major units, as text with the currency's decimals. */
export function amounts(
  gross: number,
  { currency, country }: Pick<ClassicSubscription, "currency" | "country">,
): ClassicAmounts {
  const units = minorUnits(currency);
  const minor = Math.round(gross * units);
  const percent = taxPercent(country);
  const tax = scale(minor, percent, 100 + percent);
  const fee = minor === 0 ? 0 : scale(minor, 5, 100) + units / 2;
  const text = (value: number) => (value / units).toFixed(units === 1 ? 0 : 2);
  return {
    gross: text(minor),
    tax: text(tax),
    fee: text(Math.round(fee)),
    earnings: text(minor - tax - Math.round(fee)),
  };
}
