import { describe, expect, it } from "vitest";
import { annualSavingPercent, minorDigits, pricePerMonth } from "./prices.ts";

describe("a yearly price", () => {
  it.each([
    [15_900, 1325],
    [9999, 833],
    [9990, 833],
    [14_800, 1233],
    [6, 1],
    [5, 0],
    [0, 0],
  ])("of %i comes to %i a month, halves up [S130 G-9]", (yearly, monthly) => {
    expect(pricePerMonth(yearly)).toBe(monthly);
  });

  it.each([
    [1200, 9900, 31],
    [1900, 15_900, 30],
    [1000, 12_000, null],
    [1000, 13_000, null],
    [1000, 11_999, null],
    [null, 9900, null],
    [1200, null, null],
    [0, 0, null],
  ])("beside %s a month costs %s and saves %s percent [S131 G-9]", (monthly, yearly, saving) => {
    expect(annualSavingPercent(monthly, yearly)).toBe(saving);
  });

  it("has no cents in yen", () => {
    expect([minorDigits("JPY"), minorDigits("CNY"), minorDigits("USD")]).toEqual([0, 2, 2]);
  });
});
