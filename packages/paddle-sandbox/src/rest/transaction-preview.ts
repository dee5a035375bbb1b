import { z } from "zod";
import { chooseItems } from "../billing/catalogue.ts";
import { createCustomDiscount, requireUsable } from "../billing/discounts.ts";
import { currencyFor, priceLines } from "../billing/pricing.ts";
import { taxRate } from "../billing/tax.ts";
import { describeTotals } from "../billing/transactions.ts";
import type { Context } from "../context.ts";
import { found } from "../problem.ts";
import { paymentTypes } from "./catalogue.ts";
import { countryCode, customData, item, text } from "./route.ts";

/** A discount that is described on the spot. */
export const describedDiscount = z.strictObject({
  amount: text,
  description: text,
  type: z.enum(["flat", "flat_per_seat", "percentage"]),
  recur: z.boolean().optional(),
  maximum_recurring_intervals: z.int().min(1).nullish(),
  custom_data: customData.optional(),
  restrict_to: z.array(text).nullish(),
});

export const transactionPreviewRequest = z.strictObject({
  items: z.array(item.extend({ include_in_totals: z.boolean().nullish() })).min(1),
  customer_id: text.nullish(),
  address_id: text.nullish(),
  business_id: text.nullish(),
  currency_code: text.nullish(),
  discount_id: text.nullish(),
  discount: describedDiscount.nullish(),
  customer_ip_address: z.string().nullish(),
  address: z
    .strictObject({ country_code: countryCode, postal_code: z.string().nullish() })
    .nullish(),
  ignore_trials: z.boolean().nullish(),
});

export type TransactionPreviewRequest = z.output<typeof transactionPreviewRequest>;

/** What a purchase would cost. Nothing is kept, prices described on the spot neither. */
export function previewTransaction(ctx: Context, input: TransactionPreviewRequest): object {
  return ctx.records.tryOut(() => {
    const address =
      input.address_id == null
        ? null
        : found(ctx.records.addresses.find(input.address_id), input.address_id);
    const country = address?.country_code ?? input.address?.country_code ?? null;
    const chosen = chooseItems(ctx, input.items);
    const currency = currencyFor(chosen, country, input.currency_code ?? null);
    const discount = input.discount
      ? createCustomDiscount(ctx, input.discount)
      : input.discount_id == null
        ? null
        : requireUsable(ctx, input.discount_id);
    const lines = priceLines({
      items: chosen
        .map((one) => ({
          ...one,
          proration: null,
          free: one.price.trial_period !== null && input.ignore_trials !== true,
        }))
        .filter((_, index) => input.items[index]?.include_in_totals !== false),
      countryCode: country,
      currency,
      discount,
      newLineId: () => ctx.newId("txnitm"),
    });
    return {
      customer_id: input.customer_id ?? null,
      address_id: input.address_id ?? null,
      business_id: input.business_id ?? null,
      currency_code: currency,
      discount_id: input.discount_id ?? null,
      customer_ip_address: input.customer_ip_address ?? null,
      address: input.address
        ? { ...input.address, postal_code: input.address.postal_code ?? null }
        : null,
      ignore_trials: input.ignore_trials ?? false,
      items: chosen.map(({ price, quantity }, index) => ({
        price,
        quantity,
        include_in_totals: input.items[index]?.include_in_totals ?? true,
        proration: null,
      })),
      details: describeTotals(lines, {
        currency,
        creditMinor: 0,
        paid: false,
        rate: lines[0]?.tax_rate ?? taxRate(country),
      }),
      available_payment_methods: paymentTypes,
    };
  });
}
