import { createHash } from "node:crypto";
import {
  type Currency,
  currencies,
  editingMaxWords,
  type HumanPriceList,
  type HumanServiceLevel,
  type HumanTurnaround,
  humanServiceLevels,
  type Money,
  minorDigits,
  type User,
} from "@curie/contract";

/** What a manuscript of at most so many words costs at the usual turnaround. */
export type PriceTier = {
  serviceLevel: HumanServiceLevel;
  upToWords: number;
  prices: Partial<Record<Currency, number>>;
};

/** How fast: days from the payment on, what it adds to the price, and how long a manuscript may be. */
export const turnarounds: Record<
  HumanTurnaround,
  { days: number; surchargePercent: number; maxWords: number }
> = {
  standard: { days: 7, surchargePercent: 0, maxWords: editingMaxWords },
  fast: { days: 4, surchargePercent: 30, maxWords: 12_500 },
  express: { days: 2, surchargePercent: 60, maxWords: 6000 },
};

/** What the person pays before anything is taken off; null where it is not offered. */
export function priceOf(
  tiers: readonly PriceTier[],
  wanted: {
    words: number;
    serviceLevel: HumanServiceLevel;
    turnaround: HumanTurnaround;
    currency: Currency;
  },
): Money | null {
  const { words, serviceLevel, turnaround, currency } = wanted;
  const { surchargePercent, maxWords } = turnarounds[turnaround];
  if (words > maxWords) return null;
  const [tier] = tiers
    .filter((one) => one.serviceLevel === serviceLevel && words <= one.upToWords)
    .sort((a, b) => a.upToWords - b.upToWords);
  const price = tier?.prices[currency];
  if (price === undefined) return null;
  return { amount: Math.round((price * (100 + surchargePercent)) / 100), currency };
}

/** As with plans: in China yuan alone (S142), elsewhere dollars for who has chosen no currency. */
export function currencyOf({ currency, region }: Pick<User, "currency" | "region">): Currency {
  return region === "china" ? "CNY" : (currency ?? "USD");
}

/** In whole dollars. An installation changes prices in its table, not here. */
const dollars: readonly (readonly [upToWords: number, standard: number])[] = [
  [1500, 79],
  [3500, 159],
  [6000, 249],
  [9000, 349],
  [12_500, 449],
  [16_000, 579],
  [20_000, 699],
  [editingMaxWords, 849],
];
const levelFactor: Record<HumanServiceLevel, number> = { standard: 1, plus: 1.6 };
/** What one dollar was worth when the table was made; sums in whole units. */
const perDollar: Record<Currency, number> = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  JPY: 150,
  CNY: 7.2,
  BRL: 5.4,
};

/** The prices of a new installation. */
export function builtInPrices(): PriceTier[] {
  return humanServiceLevels.flatMap((serviceLevel) =>
    dollars.map(([upToWords, standard]) => ({
      serviceLevel,
      upToWords,
      prices: Object.fromEntries(
        currencies.map((currency) => {
          const units = Math.round(standard * levelFactor[serviceLevel] * perDollar[currency]);
          return [currency, units * 10 ** minorDigits(currency)];
        }),
      ),
    })),
  );
}

/** The prices of a level as the console shows them. */
export function toPriceList(
  serviceLevel: HumanServiceLevel,
  tiers: readonly PriceTier[],
): HumanPriceList {
  const listed = tiers.map(({ upToWords, prices }) => ({
    upToWords,
    prices: currencies.flatMap((currency) => {
      const amount = prices[currency];
      return amount === undefined ? [] : [{ amount, currency }];
    }),
  }));
  const revision = createHash("sha256").update(JSON.stringify(listed)).digest("base64url");
  return { serviceLevel, revision, tiers: listed };
}

/** The same as they are stored. */
export function toTiers(
  serviceLevel: HumanServiceLevel,
  tiers: HumanPriceList["tiers"],
): PriceTier[] {
  return tiers.map(({ upToWords, prices }) => ({
    ...{ serviceLevel, upToWords },
    prices: Object.fromEntries(prices.map(({ currency, amount }) => [currency, amount])),
  }));
}

/** A list in one line, for the audit log: in the smallest unit, like all sums there. */
export function inOneLine({ tiers }: HumanPriceList): string {
  return tiers
    .map(
      ({ upToWords, prices }) =>
        `${upToWords}: ${prices.map(({ amount, currency }) => `${amount} ${currency}`).join(", ")}`,
    )
    .join("; ");
}
