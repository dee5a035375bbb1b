import { amounts, getPlan, planCycle, planPrice } from "../classic/plans.ts";
import { subscribeClassic } from "../classic/subscriptions.ts";
import type { Context } from "../context.ts";
import type { Checkout, DeclineCode } from "../entities.ts";
import { formatMoney, minorUnits } from "../money.ts";
import { ApiProblem } from "../problem.ts";
import type { PurchaseView, SettledPayment } from "./purchase-view.ts";

type ClassicSubject = Extract<Checkout["subject"], { generation: "classic" }>;

function subjectOf({ id, subject }: Checkout): ClassicSubject {
  if (subject.generation !== "classic") throw new Error(`${id} is a checkout of Billing`);
  return subject;
}

/** Starts the subscription of the plan. The reason when the card is refused, else null. */
export function settle(
  ctx: Context,
  checkout: Checkout,
  payment: SettledPayment,
  refusal: DeclineCode | null,
): DeclineCode | null {
  if (refusal !== null) return refusal;
  const subject = subjectOf(checkout);
  const { email, countryCode } = checkout.customer;
  if (email === null || countryCode === null) {
    throw new ApiProblem(400, "checkout_customer_missing", "The buyer is not known yet.");
  }
  const { subscription, declined } = subscribeClassic(ctx, {
    planId: subject.planId,
    email,
    country: countryCode,
    quantity: subject.quantity,
    passthrough: subject.passthrough,
    checkoutId: checkout.id,
    payment,
  });
  if (subscription) {
    ctx.records.checkouts.put({
      ...checkout,
      subject: { ...subject, subscriptionId: subscription.subscription_id },
    });
  }
  return declined;
}

export function describe(ctx: Context, checkout: Checkout): PurchaseView {
  const subject = subjectOf(checkout);
  const plan = getPlan(ctx, subject.planId);
  const { countryCode, email } = checkout.customer;
  const { currency, unitPrice } = planPrice(plan, countryCode);
  const full = Number(unitPrice) * subject.quantity;
  const trial = plan.trial_days > 0;
  const today = amounts(trial ? 0 : full, { currency, country: countryCode ?? "" });
  const money = (major: number | string) =>
    formatMoney(
      Math.round(Number(major) * minorUnits(currency)),
      currency,
      checkout.settings.locale,
    );
  return {
    summary: {
      lines: [{ name: plan.name, quantity: subject.quantity, total: money(today.gross) }],
      subtotal: money(Number(today.gross) - Number(today.tax)),
      tax: money(today.tax),
      total: money(today.gross),
      renewal: { amount: money(full), ...planCycle(plan) },
      trial: trial ? { interval: "day", frequency: plan.trial_days } : null,
    },
    countryCode,
    identified: email !== null && countryCode !== null,
    event: {
      checkout: {
        id: checkout.id,
        created_at: checkout.created_at,
        completed: checkout.status === "completed",
        coupon: null,
        passthrough: subject.passthrough,
        redirect_url: null,
        prices: {
          customer: {
            currency,
            unit: unitPrice,
            total: today.gross,
            total_tax: today.tax,
          },
        },
      },
      product: { id: subject.planId, name: plan.name, quantity: subject.quantity },
      user: { id: null, email, country: countryCode },
      subscription_id: subject.subscriptionId,
    },
  };
}
