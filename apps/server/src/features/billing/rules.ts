import type { Money, PaddleVersion } from "@curie/contract";
import { z } from "zod";
import type { ProviderEvent } from "#features/plans/subscriptions/rules.ts";

/**
 * Reads what the payment provider sends about subscriptions into the words that both of its
 * products share. Only what a plan depends on is read; everything else may be missing or new.
 */
export type SubscriptionMessage = {
  subscriptionId: string;
  /** `user_identity` of our own data: whom the subscription is for. */
  userIdentity: string | null;
  /** Which of several installations it belongs to; Paddle Classic does not say (G-44). */
  projectEnvironmentName: string | null;
  paddlePlanId: string;
  price: Money;
  event: ProviderEvent;
};

/** What is done when a provider tells of money that went back; the work stands with fapiao and human editing. */
export const reverseRefundedJob = "fapiao.reverse-refunded";
export const closeRefundedJob = "human-editing.close-refunded";
export const refundToldJobs = [reverseRefundedJob, closeRefundedJob] as const;

/** Why a message of the provider changed nothing. */
export const ignoreReasons = [
  "another-installation",
  "unknown-person",
  "not-concerned",
  "subscription-not-named",
  "nothing-paid",
  "nothing-refunded",
  "unknown-payment",
  "account-deleted",
] as const;
export type IgnoreReason = (typeof ignoreReasons)[number];

/** What became of a message of the provider. */
export type Outcome = { kind: "applied" } | { kind: "ignored"; reason: IgnoreReason };

export const applied: Outcome = { kind: "applied" };
export const ignored = (reason: IgnoreReason): Outcome => ({ kind: "ignored", reason });

const instant = z.coerce.date();
const Currency = z.enum(["USD", "EUR", "GBP", "JPY", "CNY", "BRL"]);

/** A payment that was made, by a person of this installation or of another one. */
export type PaymentMessage = {
  paddleVersion: PaddleVersion;
  paymentId: string;
  /** Null: paid once, or told before the subscription was. */
  subscriptionId: string | null;
  userIdentity: string | null;
  projectEnvironmentName: string | null;
  paddlePlanId: string;
  amount: Money;
  paidAt: Date;
  invoiceNumber: string | null;
  billingCountry: string | null;
};

/** Money that was given back. Several for one payment add up. */
export type RefundMessage = {
  paddleVersion: PaddleVersion;
  refundId: string;
  paymentId: string;
  amount: number;
};

const UnitPrice = z.object({ amount: z.string().regex(/^\d+$/), currency_code: z.string() });

/** A subscription of Paddle Billing, as events and answers carry it. */
export const BillingSubscription = z.object({
  id: z.string().startsWith("sub_"),
  status: z.enum(["trialing", "active", "past_due", "paused", "canceled"]),
  customer_id: z.string().nullish(),
  currency_code: Currency,
  started_at: instant.nullish(),
  first_billed_at: instant.nullish(),
  paused_at: instant.nullish(),
  canceled_at: instant.nullish(),
  current_billing_period: z.object({ ends_at: instant }).nullish(),
  scheduled_change: z.object({ action: z.string(), effective_at: instant }).nullish(),
  items: z
    .array(
      z.object({
        quantity: z.int().min(1).default(1),
        trial_dates: z.object({ ends_at: instant }).nullish(),
        price: z.object({
          id: z.string(),
          unit_price: UnitPrice,
          /** What it costs in some countries instead. */
          unit_price_overrides: z.array(z.object({ unit_price: UnitPrice })).default([]),
        }),
      }),
    )
    .min(1),
  custom_data: z.record(z.string(), z.unknown()).nullish(),
});
export type BillingSubscription = z.infer<typeof BillingSubscription>;

/** `eventId` is the event's own identity, or one made from `updated_at` for an answer we asked for. */
export function readBillingSubscription(
  subscription: BillingSubscription,
  message: { eventId: string; occurredAt: Date },
): SubscriptionMessage {
  const [item] = subscription.items;
  if (!item) throw new Error("a subscription without items");
  const change = subscription.scheduled_change;
  const periodEndsAt = subscription.current_billing_period?.ends_at;
  const trialing = subscription.status === "trialing";
  return {
    subscriptionId: subscription.id,
    userIdentity: textIn(subscription.custom_data, "user_identity"),
    projectEnvironmentName: textIn(subscription.custom_data, "projectEnvironmentName"),
    paddlePlanId: item.price.id,
    price: priceOf(item, subscription.currency_code),
    event: {
      ...message,
      status: subscription.status,
      customerId: subscription.customer_id ?? undefined,
      startedAt: subscription.started_at ?? undefined,
      // During a trial the provider bills nothing, whatever the field says.
      firstPaidAt: trialing ? undefined : (subscription.first_billed_at ?? undefined),
      trialEndsAt: trialing ? (item.trial_dates?.ends_at ?? periodEndsAt) : undefined,
      periodEndsAt,
      cancelsAt: change?.action === "cancel" ? change.effective_at : null,
      endedAt: subscription.canceled_at ?? subscription.paused_at ?? null,
    },
  };
}

/** What an interval costs: in the currency of the subscription, whatever the price says elsewhere. */
function priceOf(
  { price, quantity }: BillingSubscription["items"][number],
  currency: Money["currency"],
): Money {
  const prices = [price.unit_price, ...price.unit_price_overrides.map((one) => one.unit_price)];
  const own = prices.find(({ currency_code }) => currency_code === currency) ?? price.unit_price;
  return { amount: Number(own.amount) * quantity, currency: Currency.parse(own.currency_code) };
}

/** A transaction of Paddle Billing: one bill. */
export const BillingTransaction = z.object({
  id: z.string().startsWith("txn_"),
  status: z.string(),
  origin: z.string(),
  subscription_id: z.string().nullish(),
  custom_data: z.record(z.string(), z.unknown()).nullish(),
  invoice_number: z.string().nullish(),
  billed_at: instant.nullish(),
  updated_at: instant,
  items: z.array(z.object({ price: z.object({ id: z.string() }) })),
  details: z.object({
    totals: z.object({ grand_total: z.string().regex(/^-?\d+$/), currency_code: z.string() }),
  }),
  /** Only in answers to us. */
  address: z.object({ country_code: z.string() }).nullish(),
});
export type BillingTransaction = z.infer<typeof BillingTransaction>;

/** Null when nothing was bought with it, or not yet. */
export function readBillingTransaction(transaction: BillingTransaction): PaymentMessage | null {
  const { items, details, subscription_id, custom_data } = transaction;
  const amount = Number(details.totals.grand_total);
  const [item] = items;
  if (transaction.status !== "completed" || !item) return null;
  // A card was changed: a bill of nothing for nothing.
  if (transaction.origin === "subscription_payment_method_change" && amount === 0) return null;
  return {
    paddleVersion: "newer",
    paymentId: transaction.id,
    subscriptionId: subscription_id ?? null,
    userIdentity: textIn(custom_data, "user_identity"),
    projectEnvironmentName: textIn(custom_data, "projectEnvironmentName"),
    paddlePlanId: item.price.id,
    amount: { amount, currency: Currency.parse(details.totals.currency_code) },
    paidAt: transaction.billed_at ?? transaction.updated_at,
    invoiceNumber: transaction.invoice_number ?? null,
    billingCountry: transaction.address?.country_code ?? null,
  };
}

/** An adjustment of Paddle Billing: money given back, or a credit. */
export const BillingAdjustment = z.object({
  id: z.string().startsWith("adj_"),
  action: z.string(),
  status: z.string(),
  transaction_id: z.string(),
  totals: z.object({ total: z.string().regex(/^-?\d+$/) }),
});
export type BillingAdjustment = z.infer<typeof BillingAdjustment>;

/** Null when no money went back, or not yet. */
export function readBillingAdjustment(adjustment: BillingAdjustment): RefundMessage | null {
  if (adjustment.action !== "refund" || adjustment.status !== "approved") return null;
  return {
    paddleVersion: "newer",
    refundId: adjustment.id,
    paymentId: adjustment.transaction_id,
    amount: Math.abs(Number(adjustment.totals.total)),
  };
}

/** Days of Paddle Classic have no hour: `2026-03-02`, in UTC. */
const day = z.iso.date().transform((text) => new Date(`${text}T00:00:00.000Z`));
/** And its instants no zone: `2026-03-02 09:00:00`, in UTC. */
const classicInstant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(" ", "T")}Z`));

/** An alert about a subscription; amounts are decimal texts in major units. */
export const ClassicAlert = z.object({
  alert_id: z.string(),
  alert_name: z.enum([
    "subscription_created",
    "subscription_updated",
    "subscription_cancelled",
    "subscription_payment_succeeded",
    "subscription_payment_failed",
    "subscription_payment_refunded",
  ]),
  event_time: classicInstant,
  subscription_id: z.string(),
  subscription_plan_id: z.string(),
  user_id: z.string().optional(),
  status: z.enum(["trialing", "active", "past_due", "paused", "deleted"]).optional(),
  currency: Currency,
  unit_price: z.string().optional(),
  new_unit_price: z.string().optional(),
  quantity: z.coerce.number().int().min(1).default(1),
  next_bill_date: day.optional(),
  cancellation_effective_date: day.optional(),
  passthrough: z.string().optional(),
  update_url: z.string().optional(),
  cancel_url: z.string().optional(),
});
export type ClassicAlert = z.infer<typeof ClassicAlert>;

/** An alert of Paddle Classic; most say only what has changed. */
export function readClassicAlert(alert: ClassicAlert): SubscriptionMessage {
  const { alert_name: name, event_time: occurredAt, next_bill_date: nextBillAt } = alert;
  const trialing = alert.status === "trialing";
  const unitPrice = alert.new_unit_price ?? alert.unit_price ?? "0";
  return {
    subscriptionId: alert.subscription_id,
    userIdentity: userOf(alert.passthrough),
    projectEnvironmentName: null,
    paddlePlanId: alert.subscription_plan_id,
    price: {
      amount: minorAmount(unitPrice, alert.currency) * alert.quantity,
      currency: alert.currency,
    },
    event: {
      eventId: alert.alert_id,
      occurredAt,
      customerId: alert.user_id,
      ...(name === "subscription_created" ? { startedAt: occurredAt } : {}),
      ...(name === "subscription_payment_succeeded" && !trialing
        ? { status: "active" as const, firstPaidAt: occurredAt }
        : {}),
      ...(name === "subscription_payment_failed" ? { status: "past_due" as const } : {}),
      ...cancellationOf(alert),
      // A refused payment names the day of the next try, which is no end of a period.
      ...(nextBillAt && name !== "subscription_payment_failed"
        ? { periodEndsAt: nextBillAt, ...(trialing ? { trialEndsAt: nextBillAt } : {}) }
        : {}),
      ...(name === "subscription_created" || name === "subscription_updated"
        ? { status: statusOf(alert.status), cancelsAt: null }
        : {}),
      updateUrl: alert.update_url,
      cancelUrl: alert.cancel_url,
    },
  };
}

/** What an alert says about money. */
export const ClassicMoney = z.object({
  sale_gross: z.string().optional(),
  gross_refund: z.string().optional(),
  subscription_payment_id: z.string().min(1).optional(),
  /** Printed on the receipt. */
  order_id: z.string().min(1).optional(),
  country: z.string().length(2).optional().catch(undefined),
});
export type ClassicMoney = z.infer<typeof ClassicMoney>;

/** The payment, or the refund, that an alert tells of. */
export function readClassicMoney(
  alert: ClassicAlert,
  money: ClassicMoney,
): { payment: PaymentMessage } | { refund: RefundMessage } | null {
  const paymentId = money.subscription_payment_id;
  if (paymentId === undefined) return null;
  if (alert.alert_name === "subscription_payment_refunded" && money.gross_refund) {
    const amount = minorAmount(money.gross_refund, alert.currency);
    return { refund: { paddleVersion: "classic", refundId: alert.alert_id, paymentId, amount } };
  }
  if (alert.alert_name !== "subscription_payment_succeeded" || !money.sale_gross) return null;
  return {
    payment: {
      paddleVersion: "classic",
      paymentId,
      subscriptionId: alert.subscription_id,
      userIdentity: userOf(alert.passthrough),
      projectEnvironmentName: null,
      paddlePlanId: alert.subscription_plan_id,
      amount: {
        amount: minorAmount(money.sale_gross, alert.currency),
        currency: alert.currency,
      },
      paidAt: alert.event_time,
      invoiceNumber: money.order_id ?? null,
      billingCountry: money.country ?? null,
    },
  };
}

/** A cancellation whose day has not come is one that is scheduled. */
function cancellationOf(alert: ClassicAlert): Partial<ProviderEvent> {
  if (alert.alert_name !== "subscription_cancelled") return {};
  const effectiveAt = alert.cancellation_effective_date ?? alert.event_time;
  return effectiveAt > alert.event_time
    ? { cancelsAt: effectiveAt }
    : { status: "canceled", endedAt: effectiveAt };
}

function statusOf(status: ClassicAlert["status"]): ProviderEvent["status"] {
  return status === "deleted" ? "canceled" : status;
}

function minorAmount(text: string, currency: Money["currency"]): number {
  const value = Number(text) * (currency === "JPY" ? 1 : 100);
  if (!Number.isFinite(value)) throw new Error("an amount that is no number");
  return Math.round(value);
}

function userOf(passthrough: string | undefined): string | null {
  if (passthrough === undefined) return null;
  try {
    return textIn(JSON.parse(passthrough), "user_identity");
  } catch {
    // Not ours: nobody here can have bought it.
    return null;
  }
}

function textIn(data: unknown, name: string): string | null {
  const value = typeof data === "object" && data !== null ? Reflect.get(data, name) : null;
  return typeof value === "string" ? value : null;
}
