import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { chargeDelayMs } from "../cards.ts";
import { getPlan } from "../classic/plans.ts";
import type { Context } from "../context.ts";
import type { Checkout, CheckoutCustomer } from "../entities.ts";
import { ApiProblem, found } from "../problem.ts";
import { previewPrices, previewRequest } from "../rest/catalogue.ts";
import { countryCode, customData, readBody, text } from "../rest/route.ts";
import { previewTransaction, transactionPreviewRequest } from "../rest/transactions.ts";
import type { Sleep } from "../webhooks/courier.ts";
import {
  applyDiscount,
  changeItems,
  draftPurchase,
  removeDiscount,
  transactionOf,
} from "./billing-purchase.ts";
import {
  answerPending,
  closeCheckout,
  createCheckout,
  describeCheckout,
  identifyBuyer,
  payCheckout,
  requireOpen,
} from "./checkouts.ts";

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);

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

const billingOpen = z.object({
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

const classicOpen = z.object({
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

const buyer = z.object({
  email: z.email(),
  countryCode,
  postalCode: optionalText,
  region: optionalText,
  city: optionalText,
  firstLine: optionalText,
  businessName: optionalText,
  taxIdentifier: optionalText,
});

const cardForm = z.object({
  number: z.string(),
  holder: z.string(),
  expiryMonth: z.coerce.number().int(),
  expiryYear: z.coerce.number().int(),
  securityCode: z.string(),
});
const paymentChoice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("card"), card: cardForm }),
  z.object({ kind: z.literal("wallet"), type: z.enum(["alipay", "wechat_pay", "paypal"]) }),
  z.object({ kind: z.literal("saved"), paymentMethodId: text }),
  z.object({ kind: z.literal("none") }),
]);

export type CheckoutApiInput = { ctx: Context; sleep: Sleep; vendorId: number };

/** The calls of the scripts and of the checkout page. Any page may make them, with a client token. */
export function serveCheckoutApi(
  app: FastifyInstance,
  { ctx, sleep, vendorId }: CheckoutApiInput,
): void {
  const never = new AbortController().signal;
  const view = (checkout: Checkout) => describeCheckout(ctx, checkout);
  const current = (id: string) => view(found(ctx.records.checkouts.find(id), id));

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "content-type, paddle-clienttoken",
      "access-control-allow-methods": "GET, POST, DELETE, OPTIONS",
      "access-control-max-age": "600",
      "cache-control": "no-store",
    });
  });
  app.options("/*", async (_request, reply) => reply.status(204).send());

  app.post("/checkouts", async (request) => {
    requireToken(ctx, request);
    const input = readBody(billingOpen, request.body);
    return ctx.records.change(() => view(openBilling(ctx, input)));
  });
  app.post("/classic-checkouts", async (request) => {
    const input = readBody(classicOpen, request.body);
    if (input.vendor !== vendorId) {
      throw new ApiProblem(403, "vendor_unknown", `There is no vendor ${input.vendor}.`);
    }
    return ctx.records.change(() => view(openClassic(ctx, input)));
  });
  app.post("/pricing-preview", async (request) => {
    requireToken(ctx, request);
    return previewPrices(ctx, readBody(previewRequest, request.body));
  });
  app.post("/transaction-preview", async (request) => {
    requireToken(ctx, request);
    return previewTransaction(ctx, readBody(transactionPreviewRequest, request.body));
  });

  type ById = { Params: { id: string } };
  app.get<ById>("/checkouts/:id", async ({ params }) => current(params.id));
  app.post<ById>("/checkouts/:id/buyer", async ({ params, body }) => {
    const answers = readBody(buyer, body);
    return view(identifyBuyer(ctx, params.id, withoutUndefined(answers)));
  });
  app.post<ById>("/checkouts/:id/items", async ({ params, body }) => {
    const { items } = readBody(billingOpen.pick({ items: true }).required(), body);
    return ctx.records.change(() => {
      const checkout = requireOpen(ctx, params.id);
      changeItems(ctx, checkout, items.map(toItem));
      return current(params.id);
    });
  });
  app.post<ById>("/checkouts/:id/discount", async ({ params, body }) => {
    const { code } = readBody(z.object({ code: text }), body);
    return ctx.records.change(() => {
      applyDiscount(ctx, requireOpen(ctx, params.id), code);
      return current(params.id);
    });
  });
  app.delete<ById>("/checkouts/:id/discount", async ({ params }) =>
    ctx.records.change(() => {
      removeDiscount(ctx, requireOpen(ctx, params.id));
      return current(params.id);
    }),
  );
  app.post<ById>("/checkouts/:id/pay", async ({ params, body }) => {
    const choice = readBody(paymentChoice, body);
    if (choice.kind === "card") {
      const delayMs = chargeDelayMs(choice.card.number.replace(/[\s-]/g, ""));
      if (delayMs > 0) await sleep(delayMs, never);
    }
    return { result: payCheckout(ctx, params.id, choice), checkout: current(params.id) };
  });
  app.post<ById>("/checkouts/:id/answer", async ({ params, body }) => {
    const { approved } = readBody(z.object({ approved: z.boolean() }), body);
    return { result: answerPending(ctx, params.id, approved), checkout: current(params.id) };
  });
  app.post<ById>("/checkouts/:id/close", async ({ params }) => {
    closeCheckout(ctx, params.id);
    return current(params.id);
  });
}

function requireToken(ctx: Context, request: FastifyRequest): void {
  const token = request.headers["paddle-clienttoken"];
  const known = ctx.records.clientTokens
    .all()
    .some((one) => one.token === token && one.status === "active");
  if (!known) throw new ApiProblem(403, "forbidden", "The client-side token is not valid.");
}

function toItem({ priceId, quantity }: { priceId: string; quantity: number }) {
  return { price_id: priceId, quantity };
}

function withoutUndefined<T extends object>(
  value: T,
): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof T]: Exclude<T[Key], undefined> };
}

function openBilling(ctx: Context, input: z.output<typeof billingOpen>): Checkout {
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
    ...withoutUndefined(rest),
    ...(allowed.length > 0 ? { allowedPaymentMethods: allowed } : {}),
  };
}

function openClassic(ctx: Context, input: z.output<typeof classicOpen>): Checkout {
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
