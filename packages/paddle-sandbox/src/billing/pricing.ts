import type { Discount, LineItem, Price, Product, Proration, Totals } from "../entities.ts";
import { type Money, scale } from "../money.ts";
import { ApiProblem } from "../problem.ts";
import { taxPercent, taxRate } from "./tax.ts";

export type PricedItem = {
  price: Price;
  product: Product;
  quantity: number;
  proration: Proration | null;
  /** In a trial nothing is due. */
  free: boolean;
};

/**
 * What one unit costs a buyer: the override for the country, else the base price. A currency that
 * was asked for wins over the country.
 * @throws {ApiProblem} when the price knows no amount in that currency.
 */
function unitPriceFor(price: Price, countryCode: string | null, currency: string | null): Money {
  const overrides = price.unit_price_overrides;
  const local = overrides.find(({ country_codes }) =>
    country_codes.some((code) => code === countryCode),
  );
  if (currency === null) return local?.unit_price ?? price.unit_price;
  const candidates = [
    ...(local ? [local.unit_price] : []),
    price.unit_price,
    ...overrides.map(({ unit_price }) => unit_price),
  ];
  const match = candidates.find(({ currency_code }) => currency_code === currency);
  if (match) return match;
  throw new ApiProblem(
    400,
    "transaction_currency_code_not_supported",
    `Price ${price.id} has no amount in ${currency}.`,
  );
}

/** The currency in which a buyer pays for these items: that of the first one where they live. */
export function currencyFor(
  items: readonly { price: Price }[],
  countryCode: string | null,
  asked: string | null,
): string {
  const first = items[0];
  if (asked !== null || !first) return asked ?? "USD";
  return unitPriceFor(first.price, countryCode, null).currency_code;
}

type PriceListInput = {
  items: readonly PricedItem[];
  countryCode: string | null;
  currency: string;
  discount: Discount | null;
  newLineId: () => string;
};

/**
 * The lines of a bill. With tax inside the price the total stands and the subtotal is what is left
 * of it; with tax on top it is the other way round. In both: subtotal − discount + tax = total.
 */
export function priceLines({
  items,
  countryCode,
  currency,
  discount,
  newLineId,
}: PriceListInput): LineItem[] {
  const percent = taxPercent(countryCode);
  const units = items.map((item) => unitAmount(item, countryCode, currency));
  const full = items.map((item, index) => (units[index] ?? 0) * item.quantity);
  const discounts = shareDiscount(discount, items, full, currency);
  return items.map((item, index) => {
    const external = item.price.tax_mode === "external";
    const unit = units[index] ?? 0;
    return {
      id: newLineId(),
      price_id: item.price.id,
      quantity: item.quantity,
      proration: item.proration,
      tax_rate: taxRate(countryCode),
      unit_totals: split(
        unit,
        Math.round((discounts[index] ?? 0) / item.quantity),
        percent,
        external,
      ),
      totals: split(unit * item.quantity, discounts[index] ?? 0, percent, external),
      product: item.product,
    };
  });
}

function unitAmount(item: PricedItem, countryCode: string | null, currency: string): number {
  if (item.free) return 0;
  const amount = Number(unitPriceFor(item.price, countryCode, currency).amount);
  return item.proration
    ? scale(amount, Math.round(Number(item.proration.rate) * 1e6), 1e6)
    : amount;
}

/** Divides an amount into net, discount and tax; halves are rounded up, in minor units. */
function split(amount: number, discount: number, percent: number, external: boolean): Totals {
  if (external) {
    const tax = scale(amount - discount, percent, 100);
    return totals(amount, discount, tax, amount - discount + tax);
  }
  const total = amount - discount;
  const tax = scale(total, percent, 100 + percent);
  const subtotal = amount - scale(amount, percent, 100 + percent);
  return totals(subtotal, subtotal - (total - tax), tax, total);
}

function totals(subtotal: number, discount: number, tax: number, total: number): Totals {
  return {
    subtotal: String(subtotal),
    discount: String(discount),
    tax: String(tax),
    total: String(total),
  };
}

export function sumTotals(all: readonly Totals[]): Totals {
  const sum = (key: keyof Totals) => all.reduce((total, one) => total + Number(one[key]), 0);
  return totals(sum("subtotal"), sum("discount"), sum("tax"), sum("total"));
}

/** How much of a discount each line gets; never more than the line. */
function shareDiscount(
  discount: Discount | null,
  items: readonly PricedItem[],
  full: readonly number[],
  currency: string,
): number[] {
  if (!discount) return items.map(() => 0);
  const eligible = items.map(
    ({ price }) =>
      discount.restrict_to === null ||
      discount.restrict_to.includes(price.id) ||
      discount.restrict_to.includes(price.product_id),
  );
  if (discount.type === "percentage") {
    const points = Math.round(Number(discount.amount) * 100);
    return full.map((amount, index) => (eligible[index] ? scale(amount, points, 10_000) : 0));
  }
  // One described on the spot has the currency of what it is for.
  const foreign = discount.currency_code !== null && discount.currency_code !== currency;
  if (foreign) return items.map(() => 0);
  const off = Number(discount.amount);
  if (discount.type === "flat_per_seat") {
    return full.map((amount, index) =>
      eligible[index] ? Math.min(amount, off * (items[index]?.quantity ?? 1)) : 0,
    );
  }
  let left = off;
  return full.map((amount, index) => {
    const share = eligible[index] ? Math.min(amount, left) : 0;
    left -= share;
    return share;
  });
}
