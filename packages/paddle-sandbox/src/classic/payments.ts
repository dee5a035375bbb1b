import type { Context } from "../context.ts";
import { documentUrl } from "../invoices/links.ts";
import { ApiProblem, found } from "../problem.ts";
import type { ClassicPayment, ClassicSubscription } from "./entities.ts";
import { classicDay, commonFields } from "./fields.ts";
import { amounts, getPlan } from "./plans.ts";

const first = { payment: 700_000, order: 400_000 };

/** Writes a payment of the plan down and tells of it. */
export function recordPayment(
  ctx: Context,
  subscription: ClassicSubscription,
  { initial }: { initial: boolean },
): ClassicPayment {
  const number = ctx.records.next("classic-payments", first.payment);
  const order = ctx.records.next("classic-orders", first.order);
  const { gross, tax, fee, earnings } = amounts(
    Number(subscription.unit_price) * subscription.quantity,
    subscription,
  );
  const payment = ctx.records.classicPayments.put({
    id: String(number),
    payment_id: number,
    subscription_id: subscription.subscription_id,
    order_id: `${order}-${number}`,
    checkout_id: subscription.checkout_id,
    amount: gross,
    tax,
    isRefunded: false,
    currency: subscription.currency,
    payout_at: ctx.clock.now().toISOString(),
  });
  ctx.alert("subscription_payment_succeeded", {
    ...commonFields(subscription),
    country: subscription.country,
    coupon: "",
    customer_name: subscription.card.details?.cardholder_name ?? "",
    earnings,
    fee,
    initial_payment: initial,
    instalments: 1,
    next_bill_date: classicDay(subscription.next_bill_at),
    next_payment_amount: gross,
    order_id: payment.order_id,
    payment_method: subscription.card.type,
    payment_tax: tax,
    plan_name: getPlan(ctx, subscription.plan_id).name,
    receipt_url: receiptUrl(ctx, payment),
    sale_gross: gross,
    subscription_payment_id: payment.payment_id,
  });
  return payment;
}

export function receiptUrl(ctx: Context, payment: ClassicPayment): string {
  return documentUrl(ctx, { kind: "classic-receipt", of: payment.id }, "inline");
}

/** Gives a payment back in full. @throws {ApiProblem} when there is no such payment, or the second time. */
export function refundClassic(ctx: Context, orderId: string, reason: string): ClassicPayment {
  const payment = ctx.records.classicPayments.all().find(({ order_id }) => order_id === orderId);
  if (!payment || payment.isRefunded) {
    throw new ApiProblem(400, "172", "The transaction can no longer be refunded.");
  }
  const owner = String(payment.subscription_id);
  const subscription = found(ctx.records.classicSubscriptions.find(owner), owner);
  const refunded = ctx.records.classicPayments.put({ ...payment, isRefunded: true });
  const parts = amounts(Number(payment.amount), subscription);
  ctx.alert("subscription_payment_refunded", {
    ...commonFields(subscription),
    amount: parts.gross,
    gross_refund: parts.gross,
    tax_refund: parts.tax,
    fee_refund: parts.fee,
    earnings_decrease: parts.earnings,
    order_id: payment.order_id,
    refund_reason: reason,
    refund_type: "full",
    subscription_payment_id: payment.payment_id,
  });
  return refunded;
}
