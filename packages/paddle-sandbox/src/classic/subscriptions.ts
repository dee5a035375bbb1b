import { documentUrl } from "../billing/links.ts";
import { chargeOutcome } from "../cards.ts";
import type { Context } from "../context.ts";
import type { ClassicPayment, ClassicSubscription, DeclineCode, PaymentType } from "../entities.ts";
import { newToken } from "../ids.ts";
import { addCycle, dayMs } from "../periods.ts";
import { ApiProblem, found } from "../problem.ts";
import { classicDay, classicTime } from "./alerts.ts";
import { amounts, getPlan, planCycle, planPrice } from "./plans.ts";

const first = { subscription: 500_000, user: 300_000, payment: 700_000, order: 400_000 };

export function getClassic(ctx: Context, id: number | string): ClassicSubscription {
  return found(ctx.records.classicSubscriptions.find(String(id)), String(id));
}

export type NewClassicSubscription = {
  planId: number;
  email: string;
  country: string;
  quantity: number;
  passthrough: string;
  checkoutId: string;
  payment: { type: PaymentType; number: string; card: ClassicSubscription["card"]["details"] };
};

/** Starts a subscription, in its trial when the plan has one; the first payment comes first. */
export function subscribeClassic(
  ctx: Context,
  input: NewClassicSubscription,
): { subscription: ClassicSubscription | null; declined: DeclineCode | null } {
  const plan = getPlan(ctx, input.planId);
  const trial = plan.trial_days > 0;
  const declined = trial ? null : chargeOutcome(input.payment.number, false);
  if (declined) return { subscription: null, declined };

  const now = ctx.clock.now();
  const { currency, unitPrice } = planPrice(plan, input.country);
  const nextBill = trial
    ? addCycle(now, { interval: "day", frequency: plan.trial_days })
    : addCycle(now, planCycle(plan));
  const number = ctx.records.next("classic-subscriptions", first.subscription);
  const subscription = ctx.records.classicSubscriptions.put({
    id: String(number),
    subscription_id: number,
    plan_id: input.planId,
    user_id: ctx.records.next("classic-users", first.user),
    user_email: input.email,
    marketing_consent: false,
    status: trial ? "trialing" : "active",
    quantity: input.quantity,
    currency,
    unit_price: unitPrice,
    country: input.country,
    passthrough: input.passthrough,
    checkout_id: input.checkoutId,
    signup_date: classicTime(now),
    next_bill_at: nextBill.toISOString(),
    cancellation_effective_at: null,
    paused_at: null,
    anchorDay: (trial ? nextBill : now).getUTCDate(),
    card: {
      number: input.payment.number,
      used: !trial,
      details: input.payment.card,
      type: input.payment.type,
    },
    attempts: 0,
    nextRetryAt: null,
    dunningEndsAt: null,
    hash: newToken(ctx.random),
  });
  if (!trial) recordPayment(ctx, subscription, { initial: true });
  ctx.alert("subscription_created", {
    ...commonFields(subscription),
    ...links(ctx, subscription),
    linked_subscriptions: "",
    next_bill_date: classicDay(nextBill.toISOString()),
    source: "Checkout",
  });
  return { subscription, declined: null };
}

/** Stores a change. The links to its pages change with it, as in Classic. */
function change(
  ctx: Context,
  subscription: ClassicSubscription,
  patch: Partial<ClassicSubscription>,
): ClassicSubscription {
  return ctx.records.classicSubscriptions.put({
    ...subscription,
    ...patch,
    hash: newToken(ctx.random),
  });
}

/** Stores a change and sends what it was before and is now. */
export function updateClassic(
  ctx: Context,
  before: ClassicSubscription,
  patch: Partial<ClassicSubscription>,
): ClassicSubscription {
  const after = change(ctx, before, patch);
  const price = ({ unit_price, quantity }: ClassicSubscription) =>
    (Number(unit_price) * quantity).toFixed(2);
  const day = (at: string | null) => (at === null ? "" : classicDay(at));
  ctx.alert("subscription_updated", {
    ...commonFields(after),
    ...links(ctx, after),
    new_price: price(after),
    old_price: price(before),
    new_quantity: after.quantity,
    old_quantity: before.quantity,
    new_unit_price: after.unit_price,
    old_unit_price: before.unit_price,
    next_bill_date: day(after.next_bill_at),
    old_next_bill_date: day(before.next_bill_at),
    old_status: before.status,
    old_subscription_plan_id: before.plan_id,
    ...(after.paused_at
      ? { paused_at: classicTime(new Date(after.paused_at)), paused_from: day(after.paused_at) }
      : {}),
  });
  return after;
}

/** The next bill of a subscription: paid, or past due from now on. */
function renewClassic(ctx: Context, subscription: ClassicSubscription): void {
  const billedAt = subscription.next_bill_at;
  if (billedAt === null) return;
  const plan = getPlan(ctx, subscription.plan_id);
  const next = addCycle(new Date(billedAt), planCycle(plan), subscription.anchorDay);
  const { number, used } = subscription.card;
  if (chargeOutcome(number, used) === null) {
    const paid = change(ctx, subscription, {
      status: "active",
      next_bill_at: next.toISOString(),
      card: { ...subscription.card, used: true },
    });
    recordPayment(ctx, paid, { initial: subscription.status === "trialing" });
    return;
  }
  const now = ctx.clock.now();
  const overdue = updateClassic(ctx, subscription, {
    status: "past_due",
    attempts: 1,
    nextRetryAt: retryAt(ctx, now, 0),
    dunningEndsAt: new Date(now.getTime() + ctx.dunning.endsAfterDays * dayMs).toISOString(),
  });
  tellOfFailure(ctx, overdue);
}

/** Tries an overdue payment again. */
function retryClassic(ctx: Context, subscription: ClassicSubscription): boolean {
  const { number, used } = subscription.card;
  if (chargeOutcome(number, used) === null) {
    recover(ctx, subscription);
    return true;
  }
  const startedAt =
    new Date(subscription.dunningEndsAt ?? 0).getTime() - ctx.dunning.endsAfterDays * dayMs;
  const again = change(ctx, subscription, {
    attempts: subscription.attempts + 1,
    nextRetryAt: retryAt(ctx, new Date(startedAt), subscription.attempts),
  });
  tellOfFailure(ctx, again);
  return false;
}

function recover(ctx: Context, subscription: ClassicSubscription): void {
  const plan = getPlan(ctx, subscription.plan_id);
  const billedAt = new Date(subscription.next_bill_at ?? ctx.clock.now());
  const active = updateClassic(ctx, subscription, {
    status: "active",
    attempts: 0,
    nextRetryAt: null,
    dunningEndsAt: null,
    next_bill_at: addCycle(billedAt, planCycle(plan), subscription.anchorDay).toISOString(),
    card: { ...subscription.card, used: true },
  });
  recordPayment(ctx, active, { initial: false });
}

function retryAt(ctx: Context, startedAt: Date, attempts: number): string | null {
  const days = ctx.dunning.retryDays[attempts];
  return days === undefined ? null : new Date(startedAt.getTime() + days * dayMs).toISOString();
}

function tellOfFailure(ctx: Context, subscription: ClassicSubscription): void {
  const { gross } = amounts(Number(subscription.unit_price) * subscription.quantity, subscription);
  ctx.alert("subscription_payment_failed", {
    ...commonFields(subscription),
    ...links(ctx, subscription),
    amount: gross,
    attempt_number: subscription.attempts,
    hard_failure: subscription.nextRetryAt === null,
    instalments: 1,
    next_retry_date: subscription.nextRetryAt ? classicDay(subscription.nextRetryAt) : "",
    order_id: "",
    subscription_payment_id: "",
  });
}

/** A new card; an overdue bill is tried with it at once. */
export function changeClassicCard(
  ctx: Context,
  subscription: ClassicSubscription,
  card: Omit<ClassicSubscription["card"], "used">,
): { declined: boolean } {
  const changed = change(ctx, subscription, { card: { ...card, used: false } });
  if (changed.status !== "past_due") {
    updateClassic(ctx, changed, {});
    return { declined: false };
  }
  return { declined: !retryClassic(ctx, changed) };
}

/** Ends a subscription with what is paid for. Classic tells of it at once. */
export function cancelClassic(ctx: Context, subscription: ClassicSubscription): void {
  if (subscription.status === "deleted") {
    throw new ApiProblem(400, "119", "Unable to find requested subscription");
  }
  const runs = subscription.status === "active" || subscription.status === "trialing";
  const effectiveAt =
    runs && subscription.next_bill_at !== null
      ? subscription.next_bill_at
      : ctx.clock.now().toISOString();
  const deleted = change(ctx, subscription, {
    status: "deleted",
    next_bill_at: null,
    nextRetryAt: null,
    dunningEndsAt: null,
    cancellation_effective_at: effectiveAt,
  });
  ctx.alert("subscription_cancelled", {
    ...commonFields(deleted),
    cancellation_effective_date: classicDay(effectiveAt),
    linked_subscriptions: "",
  });
}

function recordPayment(
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
  const subscription = getClassic(ctx, payment.subscription_id);
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

function commonFields(subscription: ClassicSubscription) {
  return {
    checkout_id: subscription.checkout_id,
    currency: subscription.currency,
    custom_data: "",
    email: subscription.user_email,
    marketing_consent: subscription.marketing_consent,
    passthrough: subscription.passthrough,
    quantity: subscription.quantity,
    status: subscription.status,
    subscription_id: subscription.subscription_id,
    subscription_plan_id: subscription.plan_id,
    unit_price: subscription.unit_price,
    user_id: subscription.user_id,
  };
}

/** Where the buyer changes the card or cancels; only the newest ones work. */
export function links(
  ctx: Context,
  { id, hash }: Pick<ClassicSubscription, "id" | "hash">,
): { update_url: string; cancel_url: string } {
  const base = `${ctx.publicUrl()}/classic/subscription/${id}/${hash}`;
  return { update_url: `${base}/update`, cancel_url: `${base}/cancel` };
}

export type ClassicJob = { at: string; kind: "bill" | "retry" | "give-up"; id: string };

/** What happens next to a Classic subscription by the passing of time. */
export function nextClassicJob(subscription: ClassicSubscription): ClassicJob | null {
  const { id, status, next_bill_at, nextRetryAt, dunningEndsAt } = subscription;
  if ((status === "active" || status === "trialing") && next_bill_at !== null) {
    return { at: next_bill_at, kind: "bill", id };
  }
  if (status !== "past_due" || dunningEndsAt === null) return null;
  return nextRetryAt !== null && nextRetryAt < dunningEndsAt
    ? { at: nextRetryAt, kind: "retry", id }
    : { at: dunningEndsAt, kind: "give-up", id };
}

export function runClassicJob(ctx: Context, { kind, id }: ClassicJob): void {
  ctx.records.change(() => {
    const subscription = getClassic(ctx, id);
    if (kind === "bill") renewClassic(ctx, subscription);
    if (kind === "retry") retryClassic(ctx, subscription);
    if (kind === "give-up") cancelClassic(ctx, subscription);
  });
}
