import type { Context } from "../context.ts";
import type { Subscription } from "../entities.ts";
import { ApiProblem } from "../problem.ts";
import { cancelNow } from "./collection.ts";
import { getSubscription, updateSubscription } from "./subscriptions.ts";

export type EffectiveFrom = "next_billing_period" | "immediately";

/** @throws {ApiProblem} for a subscription that has ended. */
export function requireNotCanceled(subscription: Subscription): void {
  if (subscription.status !== "canceled") return;
  throw new ApiProblem(
    400,
    "subscription_update_when_canceled",
    "cannot update subscription, as the subscription status is 'canceled'",
  );
}

/** @throws {ApiProblem} while a cancellation is waiting. */
export function requireNothingScheduled(subscription: Subscription): void {
  if (subscription.scheduled_change === null) return;
  throw new ApiProblem(
    400,
    "subscription_locked_pending_changes",
    "cannot update subscription, pending scheduled changes",
  );
}

/** Ends a subscription now or with its period. */
export function cancelSubscription(
  ctx: Context,
  id: string,
  effectiveFrom: EffectiveFrom,
): Subscription {
  return ctx.records.change(() => {
    const subscription = getSubscription(ctx, id);
    requireNotCanceled(subscription);
    const end = subscription.current_billing_period?.ends_at;
    if (effectiveFrom === "immediately" || end === undefined) return cancelNow(ctx, id);
    requireNothingScheduled(subscription);
    return updateSubscription(ctx, id, {
      next_billed_at: null,
      scheduled_change: { action: "cancel", effective_at: end, resume_at: null },
    });
  });
}

/** Takes a waiting cancellation back. */
export function removeScheduledChange(ctx: Context, id: string): Subscription {
  return ctx.records.change(() => {
    const subscription = getSubscription(ctx, id);
    requireNotCanceled(subscription);
    return updateSubscription(ctx, id, {
      scheduled_change: null,
      next_billed_at: subscription.current_billing_period?.ends_at ?? null,
    });
  });
}
