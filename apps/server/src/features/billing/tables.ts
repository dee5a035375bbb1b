import {
  currencies,
  PaddleVersion,
  type PaymentForm,
  PaymentKind,
  PaymentMethodId,
  PurchaseStatus,
} from "@curie/contract";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";
import { cataloguePlans, payments } from "#features/plans/tables.ts";
import { instant, oneOf, onlyListed } from "#platform/db/columns.ts";
import { tradeStatuses } from "./alipay/rules.ts";
import { gatewayNames, tradeStates } from "./gateways/rules.ts";
import { ignoreReasons } from "./rules.ts";
import { sessionPaymentStatuses, sessionStatuses } from "./stripe/rules.ts";

/**
 * Every message of the payment provider as it came. It is written before it is answered and read by
 * a job afterwards; a second one of the same identity is the same message, also long after its text
 * was dropped.
 */
export const providerMessages = pgTable(
  "provider_messages",
  {
    paddleVersion: oneOf("paddle_version", PaddleVersion.options).notNull(),
    /** The provider's identity of the event, or of the alert. */
    messageId: text("message_id").notNull(),
    /** What the provider calls it: `subscription.updated`, `subscription_cancelled` … */
    kind: text("kind").notNull(),
    /** The text of the request, byte for byte; null when its time is over. */
    body: text("body"),
    receivedAt: instant("received_at").notNull(),
    processedAt: instant("processed_at"),
    /** What became of it; null while it is not processed. */
    outcome: oneOf("outcome", ["applied", "ignored"] as const),
    /** Why an ignored message changed nothing. */
    ignoreReason: oneOf("ignore_reason", ignoreReasons),
  },
  (table) => [
    primaryKey({ columns: [table.paddleVersion, table.messageId] }),
    index("provider_messages_open").on(table.receivedAt).where(sql`processed_at is null`),
    ...onlyListed(table.paddleVersion, table.outcome, table.ignoreReason),
    index("provider_messages_kept").on(table.receivedAt).where(sql`body is not null`),
  ],
);

/** The values of the form that the receipt prints. */
type KeptForm = Pick<
  PaymentForm,
  "billingAddress" | "invoiceAddress" | "invoiceAddressDiffersFromBilling" | "purchaseOrder"
>;

/**
 * What is paid, or to be paid, on our own payment page (G-33, G-35). What was paid stays when its
 * person goes: it is what the invoice says.
 */
export const purchases = pgTable(
  "purchases",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    receiptCode: text("receipt_code").notNull().unique(),
    kind: oneOf("kind", PaymentKind.options).notNull().default("plan"),
    /** Of a plan. */
    cataloguePlanId: uuid("catalogue_plan_id").references(() => cataloguePlans.id),
    /** Of a human edit: the order, which stands in a feature to the right of this one. */
    humanOrderId: uuid("human_order_id"),
    /** In English, of what is no plan. */
    productName: text("product_name"),
    status: oneOf("status", PurchaseStatus.options).notNull(),
    /** Says what the form asked for: the same twice is one purchase while it is pending. */
    fingerprint: text("fingerprint").notNull(),
    /** Null: nothing was due. */
    paymentMethod: oneOf("payment_method", PaymentMethodId.options),
    amount: integer("amount").notNull(),
    currency: oneOf("currency", currencies).notNull(),
    voucherCode: text("voucher_code"),
    /** The other values of the form, for the receipt. */
    form: jsonb("form").$type<KeptForm>().notNull(),
    /** Opens the page on which the payment is approved. */
    approvalToken: text("approval_token").notNull().unique(),
    createdAt: instant("created_at").notNull(),
    paidAt: instant("paid_at"),
  },
  (table) => [
    uniqueIndex("purchases_pending")
      .on(table.userId, table.fingerprint)
      .where(sql`status = 'pending'`),
    index("purchases_human_order").on(table.humanOrderId),
    check(
      "purchases_of_something",
      sql`(kind = 'plan') = (catalogue_plan_id is not null) and (kind = 'human-edit') = (human_order_id is not null and product_name is not null)`,
    ),
    ...onlyListed(table.kind, table.status, table.paymentMethod, table.currency),
  ],
);

/**
 * What was to be paid for a purchase at a payment service, and what became of it. It outlives a purchase whose
 * person has gone, so that money which comes late can go back.
 */
export const gatewayTrades = pgTable(
  "gateway_trades",
  {
    /** Our number of it over there. */
    id: text("id").primaryKey(),
    gateway: oneOf("gateway", gatewayNames).notNull(),
    purchaseId: uuid("purchase_id").references(() => purchases.id, { onDelete: "set null" }),
    amount: integer("amount").notNull(),
    currency: oneOf("currency", currencies).notNull(),
    /** What the person reads over there, and in which language. */
    subject: text("subject").notNull(),
    locale: text("locale").notNull(),
    state: oneOf("state", tradeStates).notNull(),
    /** Where it is paid, of services that make a page for it, and the name of that page. */
    address: text("address"),
    pageId: text("page_id"),
    /** The service's number of the payment, once it was paid. */
    paymentId: text("payment_id"),
    createdAt: instant("created_at").notNull(),
    /** By the clock of everybody else. */
    payableUntil: instant("payable_until").notNull(),
    askedAt: instant("asked_at"),
    paidAt: instant("paid_at"),
  },
  (table) => [
    index("gateway_trades_purchase").on(table.purchaseId),
    uniqueIndex("gateway_trades_payment").on(table.gateway, table.paymentId),
    index("gateway_trades_for_nothing")
      .on(table.paidAt)
      .where(sql`state in ('returning', 'returned', 'not-returned')`),
    ...onlyListed(table.gateway, table.currency, table.state),
  ],
);

/** The keys of both sides of the simulator; empty in production, as its trades are. */
export const localAlipayKeys = pgTable("local_alipay_keys", {
  id: integer("id").primaryKey(),
  app: text("app").notNull(),
  alipay: text("alipay").notNull(),
});

/** Trades at the simulator of Alipay, which knows no tables but these two. */
export const localAlipayTrades = pgTable(
  "local_alipay_trades",
  {
    outTradeNo: text("out_trade_no").primaryKey(),
    tradeNo: text("trade_no").notNull().unique(),
    status: oneOf("status", tradeStatuses).notNull(),
    amount: integer("amount").notNull(),
    subject: text("subject").notNull(),
    notifyUrl: text("notify_url").notNull(),
    expiresAt: instant("expires_at").notNull(),
    paidAt: instant("paid_at"),
    /** Amounts given back, by the number of the request. */
    refunds: jsonb("refunds").$type<Record<string, number>>().notNull(),
  },
  (table) => onlyListed(table.status),
);

/** Pages of the simulator of Stripe, which knows no tables but these two; empty in production. */
export const localStripeSessions = pgTable(
  "local_stripe_sessions",
  {
    id: text("id").primaryKey(),
    reference: text("reference").notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    name: text("name").notNull(),
    locale: text("locale").notNull(),
    successUrl: text("success_url").notNull(),
    cancelUrl: text("cancel_url").notNull(),
    status: oneOf("status", sessionStatuses).notNull(),
    paymentStatus: oneOf("payment_status", sessionPaymentStatuses).notNull(),
    paymentIntent: text("payment_intent").unique(),
    expiresAt: instant("expires_at").notNull(),
    refunds: jsonb("refunds").$type<{ id: string; amount: number }[]>().notNull(),
  },
  (table) => onlyListed(table.status, table.paymentStatus),
);

/** What the simulator answered under an idempotency key: asked again it says the same. */
export const localStripeAnswers = pgTable("local_stripe_answers", {
  key: text("key").primaryKey(),
  request: text("request").notNull(),
  status: integer("status").notNull(),
  body: text("body").notNull(),
});

/** Reductions of a price by a code (G-38): `percent`, or `amount` in one currency. */
export const vouchers = pgTable(
  "vouchers",
  {
    /** Stored trimmed and in upper case. */
    code: text("code").primaryKey(),
    percent: integer("percent"),
    amount: integer("amount"),
    currency: oneOf("currency", currencies),
    /** Null: for every plan of the payment page. */
    cataloguePlanId: uuid("catalogue_plan_id").references(() => cataloguePlans.id),
    endsAt: instant("ends_at"),
  },
  (table) => onlyListed(table.currency),
);

/** The last number of our own invoices in each year: one series without gaps (G-46). */
export const invoiceNumbers = pgTable("invoice_numbers", {
  year: integer("year").primaryKey(),
  last: integer("last").notNull(),
});

/** `asked`: the provider has not answered yet. */
const refundStatuses = ["asked", "done", "refused"] as const;

/** Money that was given back, written before the provider is asked so that a crash shows (G-45). */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid("id").primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    amount: integer("amount").notNull(),
    reason: text("reason").notNull(),
    requestedBy: text("requested_by").notNull(),
    requestedAt: instant("requested_at").notNull(),
    status: oneOf("status", refundStatuses).notNull(),
    /** The provider's identity of it. */
    externalId: text("external_id"),
  },
  (table) => [
    uniqueIndex("refunds_asked").on(table.paymentId).where(sql`status = 'asked'`),
    index("refunds_payment").on(table.paymentId),
    ...onlyListed(table.status),
  ],
);
