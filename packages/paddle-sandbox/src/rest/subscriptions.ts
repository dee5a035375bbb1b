import { z } from "zod";
import { changeSubscription } from "../billing/changes.ts";
import { chargeOnce } from "../billing/charges.ts";
import { managementUrls } from "../billing/links.ts";
import { describeChange, nextTransaction, recurringDetails } from "../billing/preview.ts";
import {
  activateSubscription,
  cancelSubscription,
  pauseSubscription,
  resumeSubscription,
} from "../billing/schedule.ts";
import { getSubscription, subscriptionState } from "../billing/subscriptions.ts";
import { createTransaction } from "../billing/transactions.ts";
import type { Context } from "../context.ts";
import type { Subscription, Transaction } from "../entities.ts";
import { found } from "../problem.ts";
import { includes } from "./catalogue.ts";
import { listPage } from "./page.ts";
import {
  billingDetails,
  collectionMode,
  customData,
  effectiveFrom,
  idOf,
  instant,
  item,
  items,
  type Query,
  type Route,
  readBody,
  text,
} from "./route.ts";

const onPaymentFailure = z.enum(["prevent_change", "apply_change"]).optional();
const onResume = z
  .enum(["continue_existing_billing_period", "start_new_billing_period"])
  .default("start_new_billing_period");

const patchRequest = z.strictObject({
  customer_id: text.optional(),
  address_id: text.optional(),
  business_id: text.nullish(),
  currency_code: text.optional(),
  next_billed_at: instant.optional(),
  discount: z.strictObject({ id: text, effective_from: effectiveFrom }).nullish(),
  collection_mode: collectionMode.optional(),
  billing_details: billingDetails.nullish(),
  scheduled_change: z.null("only null is allowed: it takes the change back").optional(),
  items: z
    .array(item.extend({ quantity: z.int().min(1).default(1) }))
    .min(1)
    .optional(),
  custom_data: customData.optional(),
  proration_billing_mode: z
    .enum([
      "prorated_immediately",
      "prorated_next_billing_period",
      "full_immediately",
      "full_next_billing_period",
      "do_not_bill",
    ])
    .optional(),
  on_payment_failure: onPaymentFailure,
});
const cancelRequest = z.strictObject({ effective_from: effectiveFrom.nullish() });
const pauseRequest = z.strictObject({
  effective_from: effectiveFrom.nullish(),
  resume_at: instant.nullish(),
  on_resume: onResume,
});
const resumeRequest = z.strictObject({
  effective_from: z.union([z.literal("immediately"), instant]).default("immediately"),
  on_resume: onResume,
});
const chargeRequest = z.strictObject({
  effective_from: effectiveFrom,
  items,
  on_payment_failure: onPaymentFailure,
});

const change = (path: string, apply: (ctx: Context, id: string, body: unknown) => Subscription) =>
  ({
    method: "POST",
    path: `/subscriptions/:id/${path}`,
    handle: (ctx, request) => view(ctx, apply(ctx, idOf(request), request.body)),
  }) satisfies Route;

export const subscriptionRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/subscriptions",
    handle: (ctx, { query }) =>
      listPage(ctx.records.subscriptions.all(), {
        path: "/subscriptions",
        query,
        filters: {
          address_id: ({ address_id }) => address_id,
          collection_mode: ({ collection_mode }) => collection_mode,
          customer_id: ({ customer_id }) => customer_id,
          price_id: ({ items }) => items.map(({ price }) => price.id),
          scheduled_change_action: ({ scheduled_change }) => scheduled_change?.action ?? "none",
          status: ({ status }) => status,
        },
        view: (subscription) => view(ctx, subscription),
      }),
  },
  {
    method: "GET",
    path: "/subscriptions/:id",
    handle: (ctx, request) => withIncluded(ctx, getSubscription(ctx, idOf(request)), request.query),
  },
  {
    method: "PATCH",
    path: "/subscriptions/:id",
    handle(ctx, request) {
      const patch = readBody(patchRequest, request.body);
      const { subscription } = changeSubscription(ctx, idOf(request), patch, { collect: true });
      return view(ctx, subscription);
    },
  },
  {
    method: "PATCH",
    path: "/subscriptions/:id/preview",
    handle: (ctx, request) =>
      tryOut(ctx, () =>
        changeSubscription(ctx, idOf(request), readBody(patchRequest, request.body), {
          collect: false,
        }),
      ),
  },
  change("cancel", (ctx, id, body) =>
    cancelSubscription(
      ctx,
      id,
      readBody(cancelRequest, body).effective_from ?? "next_billing_period",
    ),
  ),
  change("pause", (ctx, id, body) => {
    const { effective_from, resume_at, on_resume } = readBody(pauseRequest, body);
    const from = effective_from ?? "next_billing_period";
    return pauseSubscription(ctx, id, from, resume_at ?? null, on_resume);
  }),
  change("resume", (ctx, id, body) => {
    const { effective_from, on_resume } = readBody(resumeRequest, body);
    return resumeSubscription(ctx, id, effective_from, on_resume);
  }),
  change("activate", (ctx, id) => activateSubscription(ctx, id)),
  change(
    "charge",
    (ctx, id, body) =>
      chargeOnce(ctx, id, readBody(chargeRequest, body), { collect: true }).subscription,
  ),
  {
    method: "POST",
    path: "/subscriptions/:id/charge/preview",
    handle: (ctx, request) =>
      tryOut(ctx, () =>
        chargeOnce(ctx, idOf(request), readBody(chargeRequest, request.body), { collect: false }),
      ),
  },
  {
    method: "GET",
    path: "/subscriptions/:id/update-payment-method-transaction",
    handle: (ctx, request) => cardChangeTransaction(ctx, getSubscription(ctx, idOf(request))),
  },
];

function view(ctx: Context, subscription: Subscription): object {
  return { ...subscription, management_urls: managementUrls(ctx, subscription) };
}

function withIncluded(ctx: Context, subscription: Subscription, query: Query): object {
  return {
    ...view(ctx, subscription),
    ...(includes(query, "next_transaction")
      ? { next_transaction: nextTransaction(ctx, subscription) }
      : {}),
    ...(includes(query, "recurring_transaction_details")
      ? { recurring_transaction_details: recurringDetails(ctx, subscription) }
      : {}),
  };
}

function tryOut(ctx: Context, action: () => ReturnType<typeof changeSubscription>): object {
  return ctx.records.tryOut(() => {
    const result = action();
    return {
      ...describeChange(ctx, result),
      management_urls: managementUrls(ctx, result.subscription),
    };
  });
}

/**
 * The transaction that a checkout opens to change a card: the overdue bill if there is one, else one
 * over nothing.
 */
export function cardChangeTransaction(ctx: Context, subscription: Subscription): Transaction {
  const { dunning } = subscriptionState(ctx, subscription.id);
  if (dunning) {
    return found(ctx.records.transactions.find(dunning.transactionId), dunning.transactionId);
  }
  return createTransaction(ctx, {
    status: "ready",
    origin: "subscription_payment_method_change",
    items: subscription.items.map(({ price, quantity }) => ({
      price_id: price.id,
      price,
      quantity,
      proration: null,
    })),
    customer_id: subscription.customer_id,
    address_id: subscription.address_id,
    business_id: subscription.business_id,
    custom_data: subscription.custom_data,
    currency_code: subscription.currency_code,
    billing_period: subscription.current_billing_period,
    subscription_id: subscription.id,
  });
}
