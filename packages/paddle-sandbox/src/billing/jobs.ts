import type { Context } from "../context.ts";
import type { Subscription, SubscriptionState } from "../entities.ts";
import { cancelNow, retryPayment } from "./collection.ts";
import { renew } from "./renewal.ts";
import { getSubscription, subscriptionState } from "./subscriptions.ts";

/** In the order in which they run when two are due at the same instant. */
const kinds = ["cancel", "bill", "retry", "give-up"] as const;

export type Job = { at: string; kind: (typeof kinds)[number]; subscriptionId: string };

/** What happens next to a subscription by the passing of time; null when nothing does. */
export function nextJob(subscription: Subscription, state: SubscriptionState): Job | null {
  const { status, scheduled_change, next_billed_at } = subscription;
  if (status === "canceled") return null;
  const bills = status === "active" || status === "trialing";
  const dunning = status === "past_due" ? state.dunning : null;
  const due: Record<Job["kind"], string | null> = {
    cancel: scheduled_change?.effective_at ?? null,
    bill: bills ? next_billed_at : null,
    retry: dunning?.nextRetryAt ?? null,
    "give-up": dunning?.endsAt ?? null,
  };
  let next: Job | null = null;
  for (const kind of kinds) {
    const at = due[kind];
    if (at === null || (next !== null && new Date(at) >= new Date(next.at))) continue;
    next = { at, kind, subscriptionId: subscription.id };
  }
  return next;
}

/** The job of all subscriptions that is due first. */
export function firstJob(ctx: Context): Job | null {
  let first: Job | null = null;
  for (const subscription of ctx.records.subscriptions.all()) {
    const job = nextJob(subscription, subscriptionState(ctx, subscription.id));
    if (job !== null && (first === null || new Date(job.at) < new Date(first.at))) first = job;
  }
  return first;
}

export function runJob(ctx: Context, { kind, at, subscriptionId }: Job): void {
  ctx.records.change(() => {
    const subscription = getSubscription(ctx, subscriptionId);
    if (kind === "cancel" || kind === "give-up") cancelNow(ctx, subscriptionId);
    if (kind === "bill") renew(ctx, subscription, at);
    if (kind === "retry") retryPayment(ctx, subscription);
  });
}
