import { chargeOutcome } from "../cards.ts";
import type { Context } from "../context.ts";
import { dunningEnd, retryAt } from "../dunning.ts";
import type { DeclineCode } from "../entities.ts";
import { addCycle } from "../periods.ts";
import type { ClassicSubscription } from "./entities.ts";
import { classicDay, commonFields, links } from "./fields.ts";
import { recordPayment } from "./payments.ts";
import { amounts, getPlan, planCycle } from "./plans.ts";
import { cancelClassic, changeClassic, getClassic, updateClassic } from "./subscriptions.ts";

/** The next bill of a subscription: paid, or past due from now on. */
function renewClassic(ctx: Context, subscription: ClassicSubscription): void {
  const billedAt = subscription.next_bill_at;
  if (billedAt === null) return;
  const plan = getPlan(ctx, subscription.plan_id);
  const next = addCycle(new Date(billedAt), planCycle(plan), subscription.anchorDay);
  const { number, used } = subscription.card;
  if (chargeOutcome(number, used) === null) {
    const paid = changeClassic(ctx, subscription, {
      status: "active",
      next_bill_at: next.toISOString(),
      card: { ...subscription.card, used: true },
    });
    recordPayment(ctx, paid, { initial: subscription.status === "trialing" });
    return;
  }
  const dunningEndsAt = dunningEnd(ctx.clock.now());
  const overdue = updateClassic(ctx, subscription, {
    status: "past_due",
    attempts: 1,
    dunningEndsAt,
    nextRetryAt: retryAt(dunningEndsAt, 0),
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
  const endsAt = subscription.dunningEndsAt ?? dunningEnd(ctx.clock.now());
  const again = changeClassic(ctx, subscription, {
    attempts: subscription.attempts + 1,
    nextRetryAt: retryAt(endsAt, subscription.attempts),
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

function tellOfFailure(ctx: Context, subscription: ClassicSubscription): void {
  const { gross } = amounts(Number(subscription.unit_price) * subscription.quantity, subscription);
  ctx.alert("subscription_payment_failed", {
    ...commonFields(subscription),
    ...links(ctx, subscription),
    amount: gross,
    attempt_number: subscription.attempts,
    hard_failure: subscription.nextRetryAt === null,
    instalments: 1,
    next_retry_date: classicDay(subscription.nextRetryAt),
    order_id: "",
    subscription_payment_id: "",
  });
}

/** A new card; an overdue bill is tried with it at once. The reason when it is refused, else null. */
export function changeClassicCard(
  ctx: Context,
  subscription: ClassicSubscription,
  card: Omit<ClassicSubscription["card"], "used">,
): DeclineCode | null {
  const changed = changeClassic(ctx, subscription, { card: { ...card, used: false } });
  if (changed.status === "past_due") return retryClassic(ctx, changed) ? null : "declined";
  updateClassic(ctx, changed, {});
  return null;
}

export type ClassicJob = { at: string; kind: "bill" | "retry" | "give-up"; id: string };

/** What happens next to a Classic subscription by the passing of time. */
export function nextClassicJob(subscription: ClassicSubscription): ClassicJob | null {
  const { id, status, next_bill_at, nextRetryAt, dunningEndsAt } = subscription;
  if ((status === "active" || status === "trialing") && next_bill_at !== null) {
    return { at: next_bill_at, kind: "bill", id };
  }
  if (status !== "past_due" || dunningEndsAt === null) return null;
  return nextRetryAt === null
    ? { at: dunningEndsAt, kind: "give-up", id }
    : { at: nextRetryAt, kind: "retry", id };
}

export function runClassicJob(ctx: Context, { kind, id }: ClassicJob): void {
  ctx.records.change(() => {
    const subscription = getClassic(ctx, id);
    if (kind === "bill") renewClassic(ctx, subscription);
    if (kind === "retry") retryClassic(ctx, subscription);
    if (kind === "give-up") cancelClassic(ctx, subscription);
  });
}
