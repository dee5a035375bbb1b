import { z } from "zod";
import { chooseItems } from "../billing/catalogue.ts";
import { createTransaction } from "../billing/transactions.ts";
import { getPlan } from "../classic/plans.ts";
import type { Context } from "../context.ts";
import type { Checkout } from "../entities.ts";
import { ApiProblem, found } from "../problem.ts";
import { countryCode, definedOnly, text } from "../rest/route.ts";
import { createCheckout, identifyBuyer } from "./checkouts.ts";

const settings = z.object({
  displayMode: z.enum(["overlay", "inline"]).optional(),
  locale: z.string().optional(),
  allowLogout: z.boolean().optional(),
});

export const checkoutItems = z
  .array(z.object({ priceId: text, quantity: z.int().min(1).default(1) }))
  .min(1)
  .transform((items) => items.map(({ priceId, quantity }) => ({ price_id: priceId, quantity })));

/** What a page says when it opens a checkout of Billing. */
export const billingOpen = z.object({
  items: checkoutItems,
  customer: z
    .object({
      id: text.optional(),
      email: z.email().optional(),
      address: z
        .object({ countryCode: countryCode.optional(), postalCode: z.string().optional() })
        .default({}),
    })
    .default({ address: {} }),
  customData: z.record(z.string(), z.unknown()).nullable().default(null),
  settings: settings.default({}),
});

/** What a page says when it opens a checkout of Classic. */
export const classicOpen = z.object({
  vendor: z.coerce.number().int(),
  product: z.coerce.number().int(),
  email: z.string().optional(),
  country: countryCode.optional(),
  postcode: z.string().optional(),
  passthrough: z.union([z.string(), z.number().transform(String)]).default(""),
  quantity: z.coerce.number().int().min(1).default(1),
  locale: z.string().optional(),
});
/** As Classic allows for what a page hands through. */
const maxPassthrough = 1000;

/** A checkout with its draft of a transaction; the buyer is identified as far as they are known. */
export function openBilling(ctx: Context, input: z.output<typeof billingOpen>): Checkout {
  const { customer, customData, items } = input;
  const known =
    customer.id === undefined ? null : found(ctx.records.customers.find(customer.id), customer.id);
  const country = customer.address.countryCode ?? null;
  const transaction = createTransaction(ctx, {
    origin: "web",
    status: "draft",
    items: chooseItems(ctx, items),
    custom_data: customData,
    countryCode: country,
    customer_id: known?.id ?? null,
  });
  const email = customer.email ?? known?.email ?? null;
  const checkout = createCheckout(ctx, {
    settings: definedOnly(input.settings),
    customer: { email, countryCode: country, postalCode: customer.address.postalCode ?? null },
    subject: { generation: "billing", transactionId: transaction.id },
  });
  // With email address and country known, the checkout opens at its second page.
  return email && country ? identifyBuyer(ctx, checkout.id, {}) : checkout;
}

/** @throws {ApiProblem} for a plan that does not exist, and more passthrough than Classic takes. */
export function openClassic(ctx: Context, input: z.output<typeof classicOpen>): Checkout {
  getPlan(ctx, input.product);
  if (input.passthrough.length > maxPassthrough) {
    throw new ApiProblem(400, "passthrough_too_long", "passthrough takes 1000 characters.");
  }
  return createCheckout(ctx, {
    settings: definedOnly({ locale: input.locale }),
    customer: {
      email: input.email ?? null,
      countryCode: input.country ?? null,
      postalCode: input.postcode ?? null,
    },
    subject: {
      generation: "classic",
      planId: input.product,
      passthrough: input.passthrough,
      quantity: input.quantity,
      subscriptionId: null,
    },
  });
}
