import { chargeOutcome } from "../cards.ts";
import type { Context } from "../context.ts";
import type { DeclineCode, PaymentType } from "../entities.ts";
import { newToken } from "../ids.ts";
import { addCycle } from "../periods.ts";
import { ApiProblem, found } from "../problem.ts";
import type { ClassicSubscription } from "./entities.ts";
import { classicDay, classicTime, commonFields, links } from "./fields.ts";
import { recordPayment } from "./payments.ts";
import { getPlan, planCycle, planPrice } from "./plans.ts";

const first = { subscription: 500_000, user: 300_000 };

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
export function changeClassic(
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
  const after = changeClassic(ctx, before, patch);
  const price = ({ unit_price, quantity }: ClassicSubscription) =>
    (Number(unit_price) * quantity).toFixed(2);
  ctx.alert("subscription_updated", {
    ...commonFields(after),
    ...links(ctx, after),
    new_price: price(after),
    old_price: price(before),
    new_quantity: after.quantity,
    old_quantity: before.quantity,
    new_unit_price: after.unit_price,
    old_unit_price: before.unit_price,
    next_bill_date: classicDay(after.next_bill_at),
    old_next_bill_date: classicDay(before.next_bill_at),
    old_status: before.status,
    old_subscription_plan_id: before.plan_id,
  });
  return after;
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
  const deleted = changeClassic(ctx, subscription, {
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
