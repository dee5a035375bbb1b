import type { Context } from "../context.ts";
import type { LineItem, Price, Totals, TransactionItem } from "../entities.ts";
import { type Money, scale } from "../money.ts";
import { ApiProblem } from "../problem.ts";
import { productOf } from "./catalogue.ts";
import { taxPercent, taxRate } from "./tax.ts";

/** What one unit costs a buyer: the override for the country, else the base price. */
function unitPriceFor(price: Price, countryCode: string | null): Money {
  const local = price.unit_price_overrides.find(({ country_codes }) =>
    country_codes.some((code) => code === countryCode),
  );
  return local?.unit_price ?? price.unit_price;
}

/** The currency in which a buyer pays for these items: that of the first one where they live. */
export function currencyFor(
  items: readonly { price: Price }[],
  countryCode: string | null,
): string {
  const [first] = items;
  return first ? unitPriceFor(first.price, countryCode).currency_code : "USD";
}

/** @throws {ApiProblem} when the price has no amount in that currency. */
function unitAmount(item: TransactionItem, countryCode: string | null, currency: string): number {
  const { price, proration } = item;
  const local = unitPriceFor(price, countryCode);
  const prices = [
    local,
    price.unit_price,
    ...price.unit_price_overrides.map((one) => one.unit_price),
  ];
  const amount = prices.find(({ currency_code }) => currency_code === currency)?.amount;
  if (amount === undefined) {
    throw new ApiProblem(
      400,
      "transaction_currency_code_not_supported",
      `Price ${price.id} has no amount in ${currency}.`,
    );
  }
  if (proration === null) return Number(amount);
  return scale(Number(amount), Math.round(Number(proration.rate) * 1e6), 1e6);
}

type Place = {
  countryCode: string | null;
  currency: string;
  /** For items of which nothing is due, as in a trial. */
  isFree?: (item: TransactionItem) => boolean;
};

/** The lines of a bill. Tax is inside the price: subtotal + tax = total. */
export function priceLines(
  ctx: Context,
  items: readonly TransactionItem[],
  { countryCode, currency, isFree = () => false }: Place,
): LineItem[] {
  return items.map((item) => {
    const unit = isFree(item) ? 0 : unitAmount(item, countryCode, currency);
    return {
      id: ctx.newId("txnitm"),
      price_id: item.price.id,
      quantity: item.quantity,
      proration: item.proration,
      tax_rate: taxRate(countryCode),
      unit_totals: split(unit, taxPercent(countryCode)),
      totals: split(unit * item.quantity, taxPercent(countryCode)),
      product: productOf(ctx, item.price),
    };
  });
}

/** Divides an amount into net and tax; halves are rounded up, in minor units. */
export function split(total: number, taxPercent: number): Totals {
  const tax = scale(total, taxPercent, 100 + taxPercent);
  return totals(total - tax, tax, total);
}

function totals(subtotal: number, tax: number, total: number): Totals {
  return { subtotal: String(subtotal), discount: "0", tax: String(tax), total: String(total) };
}

export function sumTotals(all: readonly Totals[]): Totals {
  const sum = (key: keyof Totals) => all.reduce((total, one) => total + Number(one[key]), 0);
  return totals(sum("subtotal"), sum("tax"), sum("total"));
}
