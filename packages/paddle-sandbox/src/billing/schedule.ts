import { type Context, stamp } from "../context.ts";
import type { Subscription, SubscriptionState } from "../entities.ts";
import { ApiProblem } from "../problem.ts";
import { cancelNow, pauseNow } from "./collection.ts";
import { renew } from "./renewal.ts";
import {
  getSubscription,
  setState,
  subscriptionState,
  updateSubscription,
} from "./subscriptions.ts";

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

/** @throws {ApiProblem} while a cancellation or pause is waiting. */
export function requireNothingScheduled(subscription: Subscription): void {
  if (subscription.scheduled_change === null) return;
  throw new ApiProblem(
    400,
    "subscription_locked_pending_changes",
    "cannot update subscription, pending scheduled changes",
  );
}

/** Ends a subscription now or with its period. One that is paused has no period and ends now. */
export function cancelSubscription(
  ctx: Context,
  id: string,
  effectiveFrom: EffectiveFrom,
  reason: string | null = null,
): Subscription {
  return ctx.records.change(() => {
    const subscription = getSubscription(ctx, id);
    requireNotCanceled(subscription);
    if (reason !== null) setState(ctx, id, { cancelReason: reason });
    const end = subscription.current_billing_period?.ends_at;
    if (effectiveFrom === "immediately" || subscription.status === "paused" || end === undefined) {
      return cancelNow(ctx, id);
    }
    requireNothingScheduled(subscription);
    return updateSubscription(ctx, id, {
      next_billed_at: null,
      scheduled_change: { action: "cancel", effective_at: end, resume_at: null },
    });
  });
}

/** Takes a waiting cancellation or pause back. */
export function removeScheduledChange(ctx: Context, id: string): Subscription {
  return ctx.records.change(() => {
    const subscription = getSubscription(ctx, id);
    requireNotCanceled(subscription);
    const runs = subscription.status !== "paused";
    return updateSubscription(ctx, id, {
      scheduled_change: null,
      next_billed_at: runs ? (subscription.current_billing_period?.ends_at ?? null) : null,
    });
  });
}

export function pauseSubscription(
  ctx: Context,
  id: string,
  effectiveFrom: EffectiveFrom,
  resumeAt: string | null,
  onResume: SubscriptionState["onResume"],
): Subscription {
  return ctx.records.change(() => {
    const subscription = getSubscription(ctx, id);
    requireNotCanceled(subscription);
    requireNothingScheduled(subscription);
    if (subscription.status === "paused" || subscription.status === "trialing") {
      throw new ApiProblem(
        400,
        `subscription_cannot_be_paused_when_${subscription.status}`,
        `cannot pause subscription, as the subscription status is '${subscription.status}'`,
      );
    }
    setState(ctx, id, { onResume });
    const end = subscription.current_billing_period?.ends_at;
    if (effectiveFrom === "immediately" || end === undefined) return pauseNow(ctx, id, resumeAt);
    return updateSubscription(ctx, id, {
      next_billed_at: null,
      scheduled_change: { action: "pause", effective_at: end, resume_at: resumeAt },
    });
  });
}

/** `effectiveFrom`: `immediately`, or the instant at which the pause ends. */
export function resumeSubscription(
  ctx: Context,
  id: string,
  effectiveFrom: string,
  onResume: SubscriptionState["onResume"],
): Subscription {
  return ctx.records.change(() => {
    const subscription = getSubscription(ctx, id);
    requireNotCanceled(subscription);
    const scheduled = subscription.scheduled_change;
    setState(ctx, id, { onResume });
    if (subscription.status === "paused") {
      if (effectiveFrom === "immediately") return resumeNow(ctx, id);
      return updateSubscription(ctx, id, {
        scheduled_change: { action: "resume", effective_at: effectiveFrom, resume_at: null },
      });
    }
    if (scheduled?.action === "pause" && effectiveFrom !== "immediately") {
      return updateSubscription(ctx, id, {
        scheduled_change: { ...scheduled, resume_at: effectiveFrom },
      });
    }
    throw new ApiProblem(
      400,
      "subscription_is_not_paused",
      "cannot resume subscription, as it is neither paused nor going to be",
    );
  });
}

function resumeNow(ctx: Context, id: string): Subscription {
  const subscription = getSubscription(ctx, id);
  const { onResume } = subscriptionState(ctx, id);
  const period = subscription.current_billing_period;
  const goesOn =
    onResume === "continue_existing_billing_period" &&
    period !== null &&
    new Date(period.ends_at) > ctx.clock.now();
  const resumed = updateSubscription(
    ctx,
    id,
    {
      status: "active",
      paused_at: null,
      scheduled_change: null,
      next_billed_at: goesOn ? period.ends_at : stamp(ctx),
    },
    ["subscription.updated", "subscription.resumed"],
  );
  if (!goesOn) {
    setState(ctx, id, { anchorDay: ctx.clock.now().getUTCDate() });
    renew(ctx, resumed, stamp(ctx));
  }
  return getSubscription(ctx, id);
}

/** Ends a trial now and bills the first period. */
export function activateSubscription(ctx: Context, id: string): Subscription {
  return ctx.records.change(() => {
    const subscription = getSubscription(ctx, id);
    if (subscription.status !== "trialing") {
      throw new ApiProblem(
        400,
        "subscription_is_not_trialing",
        "cannot activate subscription, as it is not in a trial",
      );
    }
    requireNothingScheduled(subscription);
    setState(ctx, id, { anchorDay: ctx.clock.now().getUTCDate() });
    renew(ctx, subscription, stamp(ctx));
    return getSubscription(ctx, id);
  });
}

/** What was scheduled happens now. */
export function applyScheduledChange(ctx: Context, id: string): void {
  const change = getSubscription(ctx, id).scheduled_change;
  if (change?.action === "cancel") cancelNow(ctx, id);
  if (change?.action === "pause") pauseNow(ctx, id, change.resume_at);
  if (change?.action === "resume") resumeNow(ctx, id);
}
