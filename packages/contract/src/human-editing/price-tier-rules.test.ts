import { describe, expect, it } from "vitest";
import type { Currency } from "../accounts/accounts.ts";
import { maxPrice } from "../billing/prices.ts";
import { currencies, editingMaxWords } from "../constants.ts";
import { tierProblem } from "./price-tier-rules.ts";

type Changes = Partial<Record<Currency, number[]>>;

/** A line of a price list: `amount` in every currency, but where `changes` names other amounts. */
const tier = (upToWords: number, amount: number, changes: Changes = {}) => ({
  upToWords,
  prices: currencies.flatMap((currency) =>
    (changes[currency] ?? [amount]).map((one) => ({ currency, amount: one })),
  ),
});
const last = tier(editingMaxWords, 90_000);

describe("a price list of human editing", () => {
  it.each([
    ["one line for every manuscript", [last]],
    ["lines that rise", [tier(1000, 9000), last]],
    ["a longer manuscript that costs the same", [tier(1000, 90_000), last]],
    ["the lowest and the highest price", [tier(1000, 1), tier(editingMaxWords, maxPrice)]],
    ["more words than can be sent", [tier(editingMaxWords + 1, 90_000)]],
  ])("is taken: %s", (_, tiers) => {
    expect(tierProblem(tiers)).toBeNull();
  });

  it.each([
    ["words that stay the same", [tier(1000, 9000), tier(1000, 9500), last], "words-not-rising"],
    ["words that fall", [tier(2000, 9000), tier(1000, 9500), last], "words-not-rising"],
    ["a missing currency", [tier(1000, 9000), tier(2000, 9500, { EUR: [] })], "currency-missing"],
    ["a currency twice", [tier(1000, 9000), tier(2000, 9500, { EUR: [9, 9] })], "currency-twice"],
    ["no price", [tier(1000, 1), tier(2000, 9000, { EUR: [0] })], "price-out-of-range"],
    [
      "too high a price",
      [tier(1000, 1), tier(2000, 9000, { EUR: [maxPrice + 1] })],
      "price-out-of-range",
    ],
    ["a price that falls", [tier(1000, 9000), tier(2000, 9500, { EUR: [8999] })], "price-falls"],
  ])("is refused for %s in its second line", (_, tiers, reason) => {
    const currency = reason === "words-not-rising" ? {} : { currency: "EUR" };
    expect(tierProblem(tiers)).toEqual({ reason, line: 2, ...currency });
  });

  it("is refused for a first line of no words", () => {
    expect(tierProblem([tier(0, 9000), last])).toEqual({ reason: "words-not-rising", line: 1 });
  });

  it("is refused where the longest manuscript has no price", () => {
    const missing = { reason: "words-not-enough", words: editingMaxWords };
    expect(tierProblem([tier(editingMaxWords - 1, 9000)])).toEqual({ ...missing, line: 1 });
    expect(tierProblem([])).toEqual({ ...missing, line: 0 });
  });
});
