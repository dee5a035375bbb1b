import { describe, expect, test } from "vitest";
import type { Discount, Price, Product } from "../entities.ts";
import { type PricedItem, priceLines } from "./pricing.ts";

const product: Product = {
  id: "pro_1",
  name: "Premium",
  type: "standard",
  description: null,
  tax_category: "saas",
  image_url: null,
  custom_data: null,
  status: "active",
  import_meta: null,
  created_at: "",
  updated_at: "",
};

function anItem(amount: number, patch: Partial<Price> = {}, quantity = 1): PricedItem {
  const price: Price = {
    id: "pri_1",
    product_id: product.id,
    description: "",
    type: "standard",
    name: null,
    billing_cycle: null,
    trial_period: null,
    tax_mode: "internal",
    unit_price: { amount: String(amount), currency_code: "USD" },
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 99 },
    status: "active",
    custom_data: null,
    import_meta: null,
    created_at: "",
    updated_at: "",
    ...patch,
  };
  return { price, product, quantity, proration: null, free: false };
}

function aDiscount(patch: Partial<Discount>): Discount {
  return {
    id: "dsc_1",
    status: "active",
    description: "",
    enabled_for_checkout: true,
    code: null,
    mode: "standard",
    type: "percentage",
    amount: "15",
    currency_code: null,
    recur: false,
    maximum_recurring_intervals: null,
    usage_limit: null,
    restrict_to: null,
    expires_at: null,
    custom_data: null,
    times_used: 0,
    discount_group_id: null,
    import_meta: null,
    created_at: "",
    updated_at: "",
    ...patch,
  };
}

function totalsOf(item: PricedItem, countryCode: string | null, discount: Discount | null = null) {
  const [line] = priceLines({
    items: [item],
    countryCode,
    currency: "USD",
    discount,
    newLineId: () => "txnitm_1",
  });
  return line?.totals;
}

describe("the lines of a bill", () => {
  test.each([
    ["GB", 1200, { subtotal: "1000", discount: "0", tax: "200", total: "1200" }],
    ["CN", 9900, { subtotal: "9340", discount: "0", tax: "560", total: "9900" }],
    ["JP", 1, { subtotal: "1", discount: "0", tax: "0", total: "1" }],
    ["US", 999, { subtotal: "999", discount: "0", tax: "0", total: "999" }],
    [null, 999, { subtotal: "999", discount: "0", tax: "0", total: "999" }],
  ])("tax of %s is taken out of a price of %i that holds it", (country, amount, expected) => {
    expect(totalsOf(anItem(amount), country)).toEqual(expected);
  });

  test("tax is put on top of a price that does not hold it", () => {
    expect(totalsOf(anItem(1000, { tax_mode: "external" }), "ES")).toEqual({
      subtotal: "1000",
      discount: "0",
      tax: "210",
      total: "1210",
    });
  });

  test("subtotal less discount plus tax is the total, whatever the amounts", () => {
    const discounts = [
      null,
      aDiscount({}),
      aDiscount({ amount: "33.33" }),
      aDiscount({ amount: "100" }),
    ];
    for (const country of ["CN", "GB", "ES", "JP", "BR", "US"]) {
      for (const mode of ["internal", "external"] as const) {
        for (const discount of discounts) {
          for (let amount = 0; amount < 2_000; amount += 7) {
            const totals = totalsOf(anItem(amount, { tax_mode: mode }, 3), country, discount);
            const { subtotal, discount: off, tax, total } = totals ?? {};
            expect(Number(subtotal) - Number(off) + Number(tax)).toBe(Number(total));
          }
        }
      }
    }
  });

  test("a flat discount never takes more than there is, and only where it may", () => {
    const flat = aDiscount({ type: "flat", amount: "5000", currency_code: "USD" });
    expect(totalsOf(anItem(1200), "US", flat)?.total).toBe("0");
    expect(totalsOf(anItem(1200), "US", { ...flat, currency_code: "EUR" })?.total).toBe("1200");
    expect(totalsOf(anItem(1200), "US", { ...flat, restrict_to: ["pri_2"] })?.total).toBe("1200");
    expect(totalsOf(anItem(6000), "US", { ...flat, currency_code: null })?.total).toBe("1000");
    const seats = aDiscount({ type: "flat_per_seat", amount: "100", currency_code: "USD" });
    expect(totalsOf(anItem(1200, {}, 3), "US", seats)?.total).toBe("3300");
  });

  test("the override for the buyer's country wins over the base price", () => {
    const item = anItem(1200, {
      unit_price_overrides: [
        { country_codes: ["IN"], unit_price: { amount: "400", currency_code: "USD" } },
      ],
    });
    expect(totalsOf(item, "IN")?.total).toBe("400");
    expect(totalsOf(item, "GB")?.total).toBe("1200");
  });
});
