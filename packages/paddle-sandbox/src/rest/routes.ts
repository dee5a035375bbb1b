import { z } from "zod";
import { refund } from "../billing/adjustments.ts";
import { changeItems, describeChange } from "../billing/changes.ts";
import { cancelSubscription, removeScheduledChange } from "../billing/schedule.ts";
import { getSubscription } from "../billing/subscriptions.ts";
import type { Context } from "../context.ts";
import type { Subscription, Transaction } from "../entities.ts";
import { documentUrl } from "../invoices/links.ts";
import { openPortal, portalLinks } from "../manage/sessions.ts";
import { ApiProblem, found, notFound } from "../problem.ts";
import { listPage } from "./page.ts";
import { type Query, type Route, readBody, text } from "./route.ts";

/** Subscriptions for which one portal session gives links of their own. */
const maxPortalSubscriptions = 25;

const portalRequest = z.strictObject({
  subscription_ids: z.array(text).max(maxPortalSubscriptions).default([]),
});
const cancelRequest = z.strictObject({
  effective_from: z.enum(["next_billing_period", "immediately"]).nullish(),
});
/** Of the ways in which Paddle can bill a change, the one that the product asks for. */
const itemsRequest = z.strictObject({
  items: z.array(z.strictObject({ price_id: text, quantity: z.int().min(1).default(1) })).min(1),
  proration_billing_mode: z.literal("prorated_immediately"),
  on_payment_failure: z.literal("prevent_change").optional(),
});
/** Takes a waiting cancellation back. */
const withdrawal = z.strictObject({ scheduled_change: z.null() });
const refundRequest = z.strictObject({
  action: z.literal("refund"),
  type: z.literal("full"),
  transaction_id: text,
  reason: text,
});

export const routes: readonly Route[] = [
  {
    method: "GET",
    path: "/customers",
    handle: (ctx, { query }) =>
      listPage(ctx.records.customers.all(), {
        path: "/customers",
        query,
        filters: { email: ({ email }) => email },
      }),
  },
  {
    method: "POST",
    path: "/customers/:id/portal-sessions",
    status: 201,
    handle(ctx, { id, body }) {
      const { subscription_ids } = readBody(portalRequest, body);
      const customer = found(ctx.records.customers.find(id), id);
      const foreign = subscription_ids.find(
        (one) => getSubscription(ctx, one).customer_id !== customer.id,
      );
      if (foreign !== undefined) throw notFound(foreign);
      const session = openPortal(ctx, customer.id);
      return {
        id: session.id,
        customer_id: customer.id,
        urls: portalLinks(ctx, session, subscription_ids),
        created_at: session.created_at,
      };
    },
  },
  {
    method: "GET",
    path: "/subscriptions",
    handle: (ctx, { query }) =>
      listPage(ctx.records.subscriptions.all(), {
        path: "/subscriptions",
        query,
        filters: { customer_id: ({ customer_id }) => customer_id, status: ({ status }) => status },
        view,
      }),
  },
  {
    method: "GET",
    path: "/subscriptions/:id",
    handle: (ctx, { id }) => view(getSubscription(ctx, id)),
  },
  {
    method: "PATCH",
    path: "/subscriptions/:id",
    handle(ctx, { id, body }) {
      if (withdrawal.safeParse(body).success) return view(removeScheduledChange(ctx, id));
      const { items } = readBody(itemsRequest, body);
      return view(changeItems(ctx, id, items, { collect: true }).subscription);
    },
  },
  {
    method: "PATCH",
    path: "/subscriptions/:id/preview",
    handle(ctx, { id, body }) {
      const { items } = readBody(itemsRequest, body);
      return ctx.records.tryOut(() =>
        describeChange(ctx, changeItems(ctx, id, items, { collect: false })),
      );
    },
  },
  {
    method: "POST",
    path: "/subscriptions/:id/cancel",
    handle(ctx, { id, body }) {
      const { effective_from } = readBody(cancelRequest, body);
      return view(cancelSubscription(ctx, id, effective_from ?? "next_billing_period"));
    },
  },
  {
    method: "GET",
    path: "/transactions",
    handle: (ctx, { query }) =>
      listPage<Transaction>(ctx.records.transactions.all(), {
        path: "/transactions",
        query,
        filters: {
          customer_id: ({ customer_id }) => customer_id,
          status: ({ status }) => status,
          subscription_id: ({ subscription_id }) => subscription_id,
        },
        view: (transaction) => withAddress(ctx, transaction, query),
      }),
  },
  {
    method: "GET",
    path: "/transactions/:id",
    handle: (ctx, { id, query }) => withAddress(ctx, getTransaction(ctx, id), query),
  },
  {
    method: "GET",
    path: "/transactions/:id/invoice",
    handle(ctx, { id, query }) {
      requireInvoice(getTransaction(ctx, id));
      const disposition = query.disposition === "inline" ? "inline" : "attachment";
      return { url: documentUrl(ctx, { kind: "invoice", of: id }, disposition) };
    },
  },
  {
    method: "POST",
    path: "/adjustments",
    status: 201,
    handle(ctx, { body }) {
      const { transaction_id, reason } = readBody(refundRequest, body);
      return refund(ctx, transaction_id, reason);
    },
  },
];

/** Links to the pages of management are given by portal sessions only. */
function view(subscription: Subscription): object {
  return { ...subscription, management_urls: null };
}

function getTransaction(ctx: Context, id: string): Transaction {
  return found(ctx.records.transactions.find(id), id);
}

function withAddress(ctx: Context, transaction: Transaction, { include }: Query): object {
  const { address_id } = transaction;
  const wanted = include?.split(",").includes("address") && address_id !== null;
  return wanted ? { ...transaction, address: ctx.records.addresses.find(address_id) } : transaction;
}

/** There is an invoice for what was completed and is not nothing. */
function requireInvoice({ status, invoice_number }: Transaction): void {
  if (status === "completed" && invoice_number !== null) return;
  throw new ApiProblem(
    404,
    "transaction_invoice_not_available",
    status === "completed"
      ? "There is no invoice for a transaction over nothing."
      : "There is no invoice before the transaction is completed.",
  );
}
