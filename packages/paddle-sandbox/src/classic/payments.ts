import { documentUrl } from "../billing/links.ts";
import { chargeOutcome } from "../cards.ts";
import type { Context } from "../context.ts";
import { ApiProblem, found } from "../problem.ts";
import { classicDay } from "./alerts.ts";
import type { ClassicPayment, ClassicSubscription } from "./entities.ts";
import { commonFields } from "./fields.ts";
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
    refunded: "0",
    currency: subscription.currency,
    payout_at: ctx.clock.now().toISOString(),
    is_paid: true,
    is_one_off_charge: false,
    initial,
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
    next_bill_date: subscription.next_bill_at ? classicDay(subscription.next_bill_at) : "",
    next_payment_amount: gross,
    order_id: payment.order_id,
    payment_method: subscription.card.type === "card" ? "card" : subscription.card.type,
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

/** A charge besides the plan. @throws {ApiProblem} when the card is refused. */
export function chargeClassic(
  ctx: Context,
  subscription: ClassicSubscription,
  amount: number,
  name: string,
): ClassicPayment {
  const { number, used } = subscription.card;
  if (chargeOutcome(number, used) !== null) {
    throw new ApiProblem(400, "183", "Unable to charge the customer");
  }
  const { gross, tax, fee, earnings } = amounts(amount, subscription);
  const id = ctx.records.next("classic-payments", first.payment);
  const payment = ctx.records.classicPayments.put({
    id: String(id),
    payment_id: id,
    subscription_id: subscription.subscription_id,
    order_id: `${ctx.records.next("classic-orders", first.order)}-${id}`,
    checkout_id: subscription.checkout_id,
    amount: gross,
    tax,
    refunded: "0",
    currency: subscription.currency,
    payout_at: ctx.clock.now().toISOString(),
    is_paid: true,
    is_one_off_charge: true,
    initial: false,
  });
  ctx.alert("payment_succeeded", {
    checkout_id: subscription.checkout_id,
    country: subscription.country,
    currency: subscription.currency,
    earnings,
    email: subscription.user_email,
    fee,
    order_id: payment.order_id,
    passthrough: subscription.passthrough,
    payment_method: subscription.card.type,
    payment_tax: tax,
    product_name: name,
    quantity: 1,
    receipt_url: receiptUrl(ctx, payment),
    sale_gross: gross,
  });
  return payment;
}

/** Gives a payment back, whole or in part. @throws {ApiProblem} when less is left. */
export function refundClassic(
  ctx: Context,
  orderId: string,
  amount: number | null,
  reason: string,
): ClassicPayment {
  const payment = ctx.records.classicPayments.all().find(({ order_id }) => order_id === orderId);
  if (!payment) throw new ApiProblem(400, "172", "The transaction can no longer be refunded.");
  const left = Number(payment.amount) - Number(payment.refunded);
  const back = amount ?? left;
  if (back <= 0 || back > left) {
    throw new ApiProblem(400, "172", "The transaction can no longer be refunded.");
  }
  const owner = String(payment.subscription_id);
  const subscription = found(ctx.records.classicSubscriptions.find(owner), owner);
  const refunded = ctx.records.classicPayments.put({
    ...payment,
    refunded: (Number(payment.refunded) + back).toFixed(2),
  });
  const parts = amounts(back, subscription);
  ctx.alert(payment.is_one_off_charge ? "payment_refunded" : "subscription_payment_refunded", {
    ...commonFields(subscription),
    amount: parts.gross,
    gross_refund: parts.gross,
    tax_refund: parts.tax,
    fee_refund: parts.fee,
    earnings_decrease: parts.earnings,
    order_id: payment.order_id,
    refund_reason: reason,
    refund_type: back === Number(payment.amount) ? "full" : "partial",
    subscription_payment_id: payment.payment_id,
  });
  return refunded;
}
