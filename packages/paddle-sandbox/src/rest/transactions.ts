import { z } from "zod";
import { chooseItems } from "../billing/catalogue.ts";
import { createCustomDiscount, requireUsable } from "../billing/discounts.ts";
import { documentUrl } from "../billing/links.ts";
import {
  createTransaction,
  numberInvoice,
  requireChangeable,
  stateOf,
  updateTransaction,
} from "../billing/transactions.ts";
import { type Context, stamp } from "../context.ts";
import type { Transaction, TransactionItem } from "../entities.ts";
import { ApiProblem, found } from "../problem.ts";
import { definedOnly, includes, paymentTypes } from "./catalogue.ts";
import { listPage } from "./page.ts";
import {
  billingDetails,
  collectionMode,
  customData,
  idOf,
  instant,
  items,
  type Query,
  type Route,
  readBody,
  text,
} from "./route.ts";
import {
  describedDiscount,
  previewTransaction,
  transactionPreviewRequest,
} from "./transaction-preview.ts";

const writable = {
  status: z.enum(["billed", "canceled", "draft", "ready"]).optional(),
  customer_id: text.nullish(),
  address_id: text.nullish(),
  business_id: text.nullish(),
  custom_data: customData.optional(),
  currency_code: text.optional(),
  collection_mode: collectionMode.optional(),
  discount_id: text.nullish(),
  discount: describedDiscount.nullish(),
  billing_details: billingDetails.nullish(),
  billing_period: z.strictObject({ starts_at: instant, ends_at: instant }).nullish(),
  checkout: z.strictObject({ url: z.string().nullish() }).nullish(),
};
const newTransaction = z.strictObject({ ...writable, items });
const transactionPatch = z.strictObject({ ...writable, items: items.optional() });

const revision = z.strictObject({
  customer: z.strictObject({ name: text.optional() }).optional(),
  business: z.strictObject({ name: text.optional(), tax_identifier: text.optional() }).optional(),
  address: z
    .strictObject({
      first_line: text.optional(),
      second_line: z.string().nullish(),
      city: text.optional(),
      region: text.optional(),
    })
    .optional(),
});

export const transactionRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/transactions",
    handle: (ctx, { query }) =>
      listPage<Transaction>(ctx.records.transactions.all(), {
        path: "/transactions",
        query,
        filters: {
          collection_mode: ({ collection_mode }) => collection_mode,
          customer_id: ({ customer_id }) => customer_id,
          invoice_number: ({ invoice_number }) => invoice_number,
          origin: ({ origin }) => origin,
          status: ({ status }) => status,
          subscription_id: ({ subscription_id }) => subscription_id,
        },
        orderBy: ["billed_at", "created_at", "updated_at"],
        instants: ["billed_at", "created_at", "updated_at"],
        view: (transaction) => withIncluded(ctx, transaction, query),
      }),
  },
  {
    method: "POST",
    path: "/transactions",
    status: 201,
    handle(ctx, { body, query }) {
      const { items, discount, discount_id, checkout, ...input } = readBody(newTransaction, body);
      if (discount_id != null) requireUsable(ctx, discount_id);
      requireKnown(ctx, input);
      const transaction = createTransaction(ctx, {
        ...input,
        origin: "api",
        status: undefined,
        items: itemsOf(ctx, items),
        discount_id: discount ? createCustomDiscount(ctx, discount).id : discount_id,
        checkout_url: checkout?.url,
      });
      const billed =
        input.status === "billed" ? changeStatus(ctx, transaction, "billed") : transaction;
      return withIncluded(ctx, billed, query);
    },
  },
  {
    method: "GET",
    path: "/transactions/:id",
    handle: (ctx, request) => withIncluded(ctx, getTransaction(ctx, idOf(request)), request.query),
  },
  {
    method: "PATCH",
    path: "/transactions/:id",
    handle(ctx, request) {
      const { items, discount, checkout, status, ...patch } = readBody(
        transactionPatch,
        request.body,
      );
      const transaction = getTransaction(ctx, idOf(request));
      const onlyStatus = Object.keys(patch).length === 0 && !items && !discount && !checkout;
      if (onlyStatus && status) {
        return withIncluded(ctx, changeStatus(ctx, transaction, status), request.query);
      }
      requireChangeable(transaction);
      if (patch.discount_id != null) requireUsable(ctx, patch.discount_id);
      requireKnown(ctx, patch);
      let changed = updateTransaction(ctx, transaction, {
        ...definedOnly(patch),
        ...(items ? { items: itemsOf(ctx, items) } : {}),
        ...(discount ? { discount_id: createCustomDiscount(ctx, discount).id } : {}),
        ...(checkout ? { checkout: { url: checkout.url ?? null } } : {}),
      });
      if (changed.status === "draft" && changed.customer_id && changed.address_id) {
        changed = updateTransaction(ctx, changed, { status: "ready" }, ["transaction.ready"]);
      }
      if (status) changed = changeStatus(ctx, changed, status);
      return withIncluded(ctx, changed, request.query);
    },
  },
  {
    method: "POST",
    path: "/transactions/preview",
    handle: (ctx, { body }) => previewTransaction(ctx, readBody(transactionPreviewRequest, body)),
  },
  {
    method: "GET",
    path: "/transactions/:id/invoice",
    handle(ctx, request) {
      const transaction = getTransaction(ctx, idOf(request));
      requireInvoice(transaction);
      const disposition = request.query.disposition === "inline" ? "inline" : "attachment";
      const document = { kind: "invoice", of: transaction.id } as const;
      return { url: documentUrl(ctx, document, disposition) };
    },
  },
  {
    method: "POST",
    path: "/transactions/:id/revise",
    handle(ctx, request) {
      const corrections = readBody(revision, request.body);
      const transaction = getTransaction(ctx, idOf(request));
      const state = stateOf(ctx, transaction.id);
      if (state.revision !== null) {
        throw new ApiProblem(
          400,
          "transaction_revision_limit_reached",
          "A transaction can be revised once.",
        );
      }
      requireInvoice(transaction);
      ctx.records.transactionStates.put({ ...state, revision: corrections });
      return updateTransaction(ctx, transaction, { revised_at: stamp(ctx) }, [
        "transaction.updated",
        "transaction.revised",
      ]);
    },
  },
];

function getTransaction(ctx: Context, id: string): Transaction {
  return found(ctx.records.transactions.find(id), id);
}

function itemsOf(ctx: Context, requested: Parameters<typeof chooseItems>[1]): TransactionItem[] {
  return chooseItems(ctx, requested).map(({ price, quantity }) => ({
    price_id: price.id,
    price,
    quantity,
    proration: null,
  }));
}

function requireKnown(
  ctx: Context,
  {
    customer_id,
    address_id,
    business_id,
  }: {
    customer_id?: string | null | undefined;
    address_id?: string | null | undefined;
    business_id?: string | null | undefined;
  },
): void {
  if (customer_id) found(ctx.records.customers.find(customer_id), customer_id);
  if (address_id) found(ctx.records.addresses.find(address_id), address_id);
  if (business_id) found(ctx.records.businesses.find(business_id), business_id);
}

/** There is an invoice for what was completed, or billed with payment terms, and is not nothing. */
function requireInvoice(transaction: Transaction): void {
  const { status, collection_mode, invoice_number } = transaction;
  const issued = status === "completed" || (status === "billed" && collection_mode === "manual");
  if (issued && invoice_number !== null) return;
  throw new ApiProblem(
    404,
    "transaction_invoice_not_available",
    issued
      ? "There is no invoice for a transaction over nothing."
      : "There is no invoice before the transaction is completed.",
  );
}

function changeStatus(
  ctx: Context,
  transaction: Transaction,
  status: "billed" | "canceled" | "draft" | "ready",
): Transaction {
  if (status === transaction.status) return transaction;
  if (status === "billed" && transaction.status === "ready") {
    return updateTransaction(
      ctx,
      transaction,
      { status: "billed", billed_at: stamp(ctx), ...numberInvoice(ctx, transaction) },
      ["transaction.billed", "transaction.updated"],
    );
  }
  const open: readonly string[] = ["draft", "ready", "billed"];
  if (status === "canceled" && open.includes(transaction.status)) {
    return updateTransaction(ctx, transaction, { status: "canceled" }, [
      "transaction.canceled",
      "transaction.updated",
    ]);
  }
  throw new ApiProblem(
    400,
    "transaction_invalid_status_change",
    `Invalid attempt to change status from '${transaction.status}' to '${status}'`,
  );
}

function withIncluded(ctx: Context, transaction: Transaction, query: Query): object {
  const { customer_id, address_id, business_id, discount_id } = transaction;
  const { customers, addresses, businesses, discounts } = ctx.records;
  const adjustments = ctx.records.adjustments
    .all()
    .filter(({ transaction_id }) => transaction_id === transaction.id);
  return {
    ...transaction,
    ...(includes(query, "customer") && customer_id
      ? { customer: customers.find(customer_id) }
      : {}),
    ...(includes(query, "address") && address_id ? { address: addresses.find(address_id) } : {}),
    ...(includes(query, "business") && business_id
      ? { business: businesses.find(business_id) }
      : {}),
    ...(includes(query, "discount") && discount_id
      ? { discount: discounts.find(discount_id) }
      : {}),
    ...(includes(query, "adjustment") ? { adjustments } : {}),
    ...(includes(query, "adjustments_totals")
      ? { adjustments_totals: totalOf(adjustments, transaction.currency_code) }
      : {}),
    ...(includes(query, "available_payment_methods")
      ? { available_payment_methods: paymentTypes }
      : {}),
  };
}

function totalOf(
  adjustments: readonly { action: string; totals: Record<string, string> }[],
  currency: string,
): object {
  const sum = (key: string, of = adjustments) =>
    String(
      of.reduce((total, { totals }) => total + Number(new Map(Object.entries(totals)).get(key)), 0),
    );
  const by = (action: string) =>
    sum(
      "total",
      adjustments.filter((one) => one.action === action),
    );
  return {
    subtotal: sum("subtotal"),
    tax: sum("tax"),
    total: sum("total"),
    fee: sum("fee"),
    earnings: sum("earnings"),
    breakdown: { credit: by("credit"), refund: by("refund"), chargeback: "0" },
    currency_code: currency,
  };
}
