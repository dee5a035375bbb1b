import { currencies, editingMaxWords, humanServiceLevels, humanTurnarounds } from "@curie/contract";
import { describe, expect, test } from "vitest";
import { builtInPrices, priceOf, turnarounds } from "./rules.ts";

const tiers = builtInPrices();
const usual = { serviceLevel: "standard", turnaround: "standard", currency: "USD" } as const;

describe("the price of a human edit [G-40]", () => {
  test.each([
    [1, 7900],
    [1500, 7900],
    [1501, 15_900],
    [6000, 24_900],
    [25_000, 84_900],
  ])("of %i words is %i cents at the usual level and turnaround", (words, amount) => {
    expect(priceOf(tiers, { ...usual, words })).toEqual({ amount, currency: "USD" });
  });

  test("is more for a second editor and for haste", () => {
    const words = 1500;
    expect(priceOf(tiers, { ...usual, words, serviceLevel: "plus" })?.amount).toBe(12_600);
    expect(priceOf(tiers, { ...usual, words, turnaround: "fast" })?.amount).toBe(10_270);
    expect(priceOf(tiers, { ...usual, words, turnaround: "express" })?.amount).toBe(12_640);
  });

  test("exists in every currency for whatever a digital edit takes, and never falls with words", () => {
    for (const currency of currencies) {
      for (const serviceLevel of humanServiceLevels) {
        const all = tiers.map(({ upToWords }) => upToWords).sort((a, b) => a - b);
        const amounts = [...new Set([1, ...all, editingMaxWords])].map(
          (words) => priceOf(tiers, { ...usual, words, serviceLevel, currency })?.amount,
        );
        expect(amounts).not.toContain(undefined);
        expect(amounts).toEqual(amounts.toSorted((a = 0, b = 0) => a - b));
      }
    }
    expect(priceOf(tiers, { ...usual, words: 1500, currency: "JPY" })?.amount).toBe(11_850);
  });

  test.each(humanTurnarounds)("%s is offered up to its length, and not beyond", (turnaround) => {
    const { maxWords } = turnarounds[turnaround];
    expect(priceOf(tiers, { ...usual, turnaround, words: maxWords })).not.toBeNull();
    expect(priceOf(tiers, { ...usual, turnaround, words: maxWords + 1 })).toBeNull();
  });
});
