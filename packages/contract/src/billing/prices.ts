import type { Currency } from "../accounts/accounts.ts";

/** Digits after the decimal sign, ISO 4217: yen have none. */
export function minorDigits(currency: Currency): number {
  return currency === "JPY" ? 0 : 2;
}

/** No price is higher, in the smallest unit. */
export const maxPrice = 100_000_000;

/** Why a list of prices is refused: which line, and what is wrong there. */
export type PriceListProblem = {
  reason:
    | "words-not-rising"
    | "words-not-enough"
    | "currency-missing"
    | "currency-twice"
    | "currency-not-here"
    | "price-out-of-range"
    | "price-falls";
  /** From 1 on. */
  line: number;
  currency?: Currency;
  words?: number;
};

/** S130: what a yearly price comes to in a month, in the smallest unit, halves up (G-9). */
export function pricePerMonth(yearlyPrice: number): number {
  return Math.floor((yearlyPrice * 2 + 12) / 24);
}

/**
 * S131: how much cheaper a year is than twelve months, in whole percent rounded down; null when it
 * is no cheaper or when one of the two is not offered (G-9).
 */
export function annualSavingPercent(
  monthlyPrice: number | null,
  yearlyPrice: number | null,
): number | null {
  if (monthlyPrice === null || yearlyPrice === null || monthlyPrice <= 0) return null;
  const twelveMonths = monthlyPrice * 12;
  const percent = Math.floor(((twelveMonths - yearlyPrice) * 100) / twelveMonths);
  return percent > 0 ? percent : null;
}
