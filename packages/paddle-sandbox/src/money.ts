/** Currencies without a smaller unit; amounts of all others are in hundredths. */
const wholeCurrencies = new Set(["JPY", "KRW", "CLP", "VND"]);

/** Rough worth of one major unit in US dollars: earnings are stated in dollars, nobody is paid. */
const dollars: ReadonlyMap<string, number> = new Map(
  Object.entries({
    USD: 1,
    EUR: 1.08,
    GBP: 1.27,
    JPY: 0.0067,
    CNY: 0.14,
    BRL: 0.18,
  }),
);

export type Money = { amount: string; currency_code: string };

/** How many minor units make one major unit: 100, or 1 for currencies such as JPY. */
export function minorUnits(currency: string): number {
  return wholeCurrencies.has(currency) ? 1 : 100;
}

/** `factor × numerator ÷ denominator`, rounded half up. Whole numbers in, whole number out. */
export function scale(factor: number, numerator: number, denominator: number): number {
  const product = BigInt(factor) * BigInt(numerator);
  const by = BigInt(denominator);
  const negative = product < 0n;
  const magnitude = negative ? -product : product;
  const rounded = (2n * magnitude + by) / (2n * by);
  return Number(negative ? -rounded : rounded);
}

/** Major units, as the events in the browser carry amounts. */
export function toMajor(minor: number | string, currency: string): number {
  return Number(minor) / minorUnits(currency);
}

export function formatMoney(minor: number | string, currency: string, locale = "en"): string {
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format(
    toMajor(minor, currency),
  );
}

/** What one unit of the currency is worth in dollars, and the dollars of an amount in cents. */
export function inDollars(minor: number, currency: string): { rate: string; cents: number } {
  const rate = dollars.get(currency) ?? 1;
  const cents = Math.round((minor / minorUnits(currency)) * rate * 100);
  return { rate: String(rate), cents };
}
