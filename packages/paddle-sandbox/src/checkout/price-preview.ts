import { z } from "zod";
import { chooseItems } from "../billing/catalogue.ts";
import { currencyFor, priceLines } from "../billing/pricing.ts";
import type { Context } from "../context.ts";
import type { Totals } from "../entities.ts";
import { formatMoney } from "../money.ts";
import { countryCode, text } from "../rest/route.ts";

export const previewRequest = z.strictObject({
  items: z.array(z.strictObject({ price_id: text, quantity: z.int().min(1) })).min(1),
  address: z.strictObject({ country_code: countryCode }),
});

/** Prices as a buyer at a place sees them: the answer to `Paddle.PricePreview`. */
export function previewPrices(
  ctx: Context,
  { items, address }: z.output<typeof previewRequest>,
): object {
  const chosen = chooseItems(ctx, items);
  const currency = currencyFor(chosen, address.country_code);
  const lines = priceLines(ctx, chosen, { countryCode: address.country_code, currency });
  return {
    customer_id: null,
    address_id: null,
    business_id: null,
    currency_code: currency,
    discount_id: null,
    address: { ...address, postal_code: null },
    customer_ip_address: null,
    items,
    details: {
      line_items: lines.map((line, index) => ({
        price: chosen[index]?.price,
        quantity: line.quantity,
        tax_rate: line.tax_rate,
        unit_totals: line.unit_totals,
        formatted_unit_totals: formatTotals(line.unit_totals, currency),
        totals: line.totals,
        formatted_totals: formatTotals(line.totals, currency),
        product: line.product,
        discounts: [],
      })),
    },
    available_payment_methods: ["alipay", "card", "paypal", "wechat_pay"],
  };
}

function formatTotals(totals: Totals, currency: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(totals).map(([name, minor]) => [name, formatMoney(minor, currency)]),
  );
}
