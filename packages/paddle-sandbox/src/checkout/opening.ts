import { z } from "zod";
import { getPlan } from "../classic/plans.ts";
import type { Context } from "../context.ts";
import type { Checkout, CheckoutCustomer } from "../entities.ts";
import { ApiProblem, found } from "../problem.ts";
import { definedOnly } from "../rest/catalogue.ts";
import { countryCode, customData, text } from "../rest/route.ts";
import { applyDiscount, draftPurchase, transactionOf } from "./billing-purchase.ts";
import { createCheckout, identifyBuyer } from "./checkouts.ts";

const settings = z.object({
  displayMode: z.enum(["overlay", "inline"]).optional(),
  theme: z.enum(["light", "dark"]).optional(),
  locale: z.string().optional(),
  allowLogout: z.boolean().optional(),
  showAddDiscounts: z.boolean().optional(),
  showAddTaxId: z.boolean().optional(),
  allowDiscountRemoval: z.boolean().optional(),
  successUrl: z.string().nullish(),
  allowedPaymentMethods: z.array(z.string()).optional(),
});

/** What a page says when it opens a checkout of Billing. */
export const billingOpen = z.object({
  items: z
    .array(z.object({ priceId: text, quantity: z.int().min(1).default(1) }))
    .min(1)
    .optional(),
  transactionId: text.optional(),
  customer: z
    .object({
      id: text.optional(),
      email: z.email().optional(),
      address: z
        .object({
          id: text.optional(),
          countryCode: countryCode.optional(),
          postalCode: z.string().optional(),
          region: z.string().optional(),
          city: z.string().optional(),
          firstLine: z.string().optional(),
        })
        .optional(),
      business: z
        .object({
          id: text.optional(),
          name: z.string().optional(),
          taxIdentifier: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
  customerAuthToken: text.optional(),
  savedPaymentMethodId: text.optional(),
  customData: customData.optional(),
  discountId: text.nullish(),
  discountCode: z.string().nullish(),
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
  success: z.string().optional(),
});
/** As Classic allows for what a page hands through. */
const maxPassthrough = 1000;

export function toItem({ priceId, quantity }: { priceId: string; quantity: number }) {
  return { price_id: priceId, quantity };
}

/** A checkout with its transaction; the buyer is identified as far as they are known. */
export function openBilling(ctx: Context, input: z.output<typeof billingOpen>): Checkout {
  const checkout = createCheckout(ctx, {
    settings: cleanSettings(input.settings),
    customer: knownBuyer(ctx, input),
    subject: { generation: "billing", transactionId: subjectOf(ctx, input) },
  });
  if (input.discountCode) applyDiscount(ctx, checkout, input.discountCode);
  const { email, countryCode } = checkout.customer;
  const transaction = transactionOf(ctx, checkout);
  // Somebody whose place is known goes to the second page at once.
  const draft = transaction.status === "draft" && transaction.subscription_id === null;
  return draft && email && countryCode ? identifyBuyer(ctx, checkout.id, {}) : checkout;
}

function subjectOf(ctx: Context, input: z.output<typeof billingOpen>): string {
  const { transactionId, items, customer } = input;
  if (transactionId !== undefined) {
    const transaction = found(ctx.records.transactions.find(transactionId), transactionId);
    const payable: readonly string[] = ["draft", "ready", "billed", "past_due"];
    if (payable.includes(transaction.status)) return transaction.id;
    throw new ApiProblem(
      400,
      "transaction_not_ready_for_payment",
      `Transaction ${transactionId} is ${transaction.status} and cannot be paid.`,
    );
  }
  if (!items) {
    throw new ApiProblem(400, "checkout_items_missing", "items or transactionId is needed.");
  }
  return draftPurchase(ctx, items.map(toItem), {
    customData: input.customData ?? null,
    countryCode: customer?.address?.countryCode ?? null,
    discountId: input.discountId ?? null,
    customerId: customer?.id ?? tokenHolder(ctx, input.customerAuthToken),
    addressId: customer?.address?.id ?? null,
    businessId: customer?.business?.id ?? null,
  }).id;
}

function tokenHolder(ctx: Context, token: string | undefined): string | null {
  if (token === undefined) return null;
  const known = ctx.records.authTokens.find(token);
  if (known && new Date(known.expiresAt) > ctx.clock.real()) return known.customer_id;
  throw new ApiProblem(403, "customer_auth_token_invalid", "The customer token is not valid.");
}

/** What is known of the buyer when the page opens: what was said, else what is on record. */
function knownBuyer(ctx: Context, input: z.output<typeof billingOpen>): Partial<CheckoutCustomer> {
  const { customer, transactionId } = input;
  const transaction =
    transactionId === undefined ? null : ctx.records.transactions.find(transactionId);
  const customerId =
    customer?.id ?? transaction?.customer_id ?? tokenHolder(ctx, input.customerAuthToken);
  const addressId = customer?.address?.id ?? transaction?.address_id ?? null;
  const record =
    customerId === null ? null : found(ctx.records.customers.find(customerId), customerId);
  const address =
    addressId === null ? null : found(ctx.records.addresses.find(addressId), addressId);
  return {
    email: customer?.email ?? record?.email ?? null,
    countryCode: customer?.address?.countryCode ?? address?.country_code ?? null,
    postalCode: customer?.address?.postalCode ?? address?.postal_code ?? null,
    region: customer?.address?.region ?? address?.region ?? null,
    city: customer?.address?.city ?? address?.city ?? null,
    firstLine: customer?.address?.firstLine ?? address?.first_line ?? null,
    businessName: customer?.business?.name ?? null,
    taxIdentifier: customer?.business?.taxIdentifier ?? null,
  };
}

const walletTypes = ["card", "alipay", "wechat_pay", "paypal"] as const;

function cleanSettings(asked: z.output<typeof settings>): Partial<Checkout["settings"]> {
  const { allowedPaymentMethods, ...rest } = asked;
  const allowed = walletTypes.filter((type) => allowedPaymentMethods?.includes(type));
  return {
    ...definedOnly(rest),
    ...(allowed.length > 0 ? { allowedPaymentMethods: allowed } : {}),
  };
}

/** @throws {ApiProblem} for a plan that does not exist, and more passthrough than Classic takes. */
export function openClassic(ctx: Context, input: z.output<typeof classicOpen>): Checkout {
  getPlan(ctx, input.product);
  if (input.passthrough.length > maxPassthrough) {
    throw new ApiProblem(400, "passthrough_too_long", "passthrough takes 1000 characters.");
  }
  return createCheckout(ctx, {
    settings: {
      ...(input.locale === undefined ? {} : { locale: input.locale }),
      successUrl: input.success ?? null,
      showAddDiscounts: false,
      showAddTaxId: false,
    },
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
