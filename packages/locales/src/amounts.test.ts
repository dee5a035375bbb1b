import { type Currency, currencies, locales } from "@curie/contract";
import { expect, it } from "vitest";
import { readAmount, writeAmount } from "./amounts.ts";

it.each<[string, Currency, number]>([
  ["12.50", "USD", 1250],
  ["12,50", "EUR", 1250],
  ["12.5", "USD", 1250],
  ["12", "USD", 1200],
  ["12.", "USD", 1200],
  [",5", "EUR", 50],
  ["0.05", "USD", 5],
  // No dollar has three decimals.
  ["1,234", "USD", 123_400],
  ["1.234", "BRL", 123_400],
  ["1,234.50", "USD", 123_450],
  ["1.234,50", "EUR", 123_450],
  ["12.345,6", "BRL", 1_234_560],
  ["1 234,50", "EUR", 123_450],
  ["1\u202F234,50", "EUR", 123_450],
  ["1’234.50", "EUR", 123_450],
  ["１２．５０", "CNY", 1250],
  ["１，２００", "JPY", 1200],
  ["1200.00", "JPY", 1200],
  ["1.200", "JPY", 1200],
])(
  "an amount is typed as people write it: %s in %s is %i of the smallest unit",
  (text, currency, amount) => {
    expect(readAmount(text, currency)).toEqual({ amount });
  },
);

it.each<[string, Currency, string]>([
  ["twelve", "USD", "unreadable"],
  ["US$12", "USD", "unreadable"],
  ["-12", "USD", "unreadable"],
  [".", "USD", "unreadable"],
  ["12.345.6", "USD", "unreadable"],
  ["1,23,456", "USD", "unreadable"],
  ["1.234.50", "USD", "unreadable"],
  ["0.125", "USD", "too-fine"],
  ["1234.567", "USD", "too-fine"],
  ["12.50", "JPY", "too-fine"],
  ["0", "USD", "too-small"],
  ["1000000.01", "USD", "too-large"],
  ["99999999999999999999", "JPY", "too-large"],
])("a mistake is named, and nothing is guessed: %s in %s is %s", (text, currency, problem) => {
  expect(readAmount(text, currency)).toEqual({ problem });
});

it("nothing typed is no amount, unless one is needed; nought where it may be", () => {
  expect(readAmount(" ", "USD")).toEqual({ amount: null });
  expect(readAmount("", "USD", { required: true })).toEqual({ problem: "missing" });
  expect(readAmount("0", "USD", { least: 0 })).toEqual({ amount: 0 });
});

it("what a field shows is read back as the same amount, in every language and currency", () => {
  for (const locale of locales) {
    for (const currency of currencies) {
      for (const amount of [1, 50, 1250, 123_456, 1_000_000, 100_000_000]) {
        const text = writeAmount(amount, currency, locale);
        expect(readAmount(text, currency), `${text} ${currency}`).toEqual({ amount });
      }
    }
  }
  expect([writeAmount(1250, "USD", "en_US"), writeAmount(1250, "EUR", "es_ES")]).toEqual([
    "12.50",
    "12,50",
  ]);
});
