import { describe, expect, test } from "vitest";
import { split } from "./pricing.ts";
import { taxPercent } from "./tax.ts";

describe("the lines of a bill", () => {
  test.each([
    ["GB", 1200, { subtotal: "1000", discount: "0", tax: "200", total: "1200" }],
    ["CN", 9900, { subtotal: "9340", discount: "0", tax: "560", total: "9900" }],
    ["JP", 1, { subtotal: "1", discount: "0", tax: "0", total: "1" }],
    ["US", 999, { subtotal: "999", discount: "0", tax: "0", total: "999" }],
    [null, 999, { subtotal: "999", discount: "0", tax: "0", total: "999" }],
  ])("tax of %s is taken out of a price of %i that holds it", (country, amount, expected) => {
    expect(split(amount, taxPercent(country))).toEqual(expected);
  });

  test("subtotal and tax are the total, whatever the amounts", () => {
    for (const country of ["CN", "GB", "ES", "JP", "BR", "US"]) {
      for (let amount = 0; amount < 2_000; amount += 7) {
        const { subtotal, tax, total } = split(amount, taxPercent(country));
        expect(Number(subtotal) + Number(tax)).toBe(Number(total));
      }
    }
  });
});
