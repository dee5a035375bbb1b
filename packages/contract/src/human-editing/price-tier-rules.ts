import type { Currency } from "../accounts/accounts.ts";
import type { Money } from "../billing/money.ts";
import { maxPrice, type PriceListProblem } from "../billing/prices.ts";
import { currencies, editingMaxWords } from "../constants.ts";

/** What a manuscript of at most so many words costs, in every currency. */
type Tier = { upToWords: number; prices: readonly Money[] };

/**
 * What is wrong with the prices of a service level, if anything. Every manuscript that can be edited has a
 * price in every currency, and a longer one never costs less.
 */
export function tierProblem(tiers: readonly Tier[]): PriceListProblem | null {
  for (const [index, tier] of tiers.entries()) {
    const problem = problemOf(tier, tiers[index - 1]);
    if (problem) return { ...problem, line: index + 1 };
  }
  const last = tiers.at(-1)?.upToWords ?? 0;
  return last < editingMaxWords
    ? { reason: "words-not-enough", line: tiers.length, words: editingMaxWords }
    : null;
}

function problemOf(
  { upToWords, prices }: Tier,
  above: Tier | undefined,
): Omit<PriceListProblem, "line"> | null {
  if (upToWords <= (above?.upToWords ?? 0)) return { reason: "words-not-rising" };
  for (const currency of currencies) {
    const [price, another] = amountsIn(prices, currency);
    if (price === undefined) return { reason: "currency-missing", currency };
    if (another !== undefined) return { reason: "currency-twice", currency };
    if (price < 1 || price > maxPrice) return { reason: "price-out-of-range", currency };
    const [before = 0] = amountsIn(above?.prices ?? [], currency);
    if (price < before) return { reason: "price-falls", currency };
  }
  return null;
}

function amountsIn(prices: readonly Money[], currency: Currency): number[] {
  return prices.filter((price) => price.currency === currency).map(({ amount }) => amount);
}
