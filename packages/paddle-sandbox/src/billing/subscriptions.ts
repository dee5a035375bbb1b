import { type Context, stamp } from "../context.ts";
import type {
  PaymentMethod,
  Subscription,
  SubscriptionItem,
  SubscriptionState,
  Transaction,
  TransactionItem,
} from "../entities.ts";
import { addCycle, type Cycle, type Period } from "../periods.ts";
import { found } from "../problem.ts";
import { productOf } from "./catalogue.ts";

export function getSubscription(ctx: Context, id: string): Subscription {
  return found(ctx.records.subscriptions.find(id), id);
}

export function subscriptionState(ctx: Context, id: string): SubscriptionState {
  return found(ctx.records.subscriptionStates.find(id), id);
}

export function setState(
  ctx: Context,
  id: string,
  patch: Partial<SubscriptionState>,
): SubscriptionState {
  return ctx.records.subscriptionStates.put({ ...subscriptionState(ctx, id), ...patch });
}

/** Stores a changed subscription and tells of it. */
export function updateSubscription(
  ctx: Context,
  id: string,
  patch: Partial<Subscription>,
  events: readonly string[] = ["subscription.updated"],
): Subscription {
  const changed = ctx.records.subscriptions.put({
    ...getSubscription(ctx, id),
    ...patch,
    updated_at: stamp(ctx),
  });
  for (const event of events) ctx.emit(event, changed);
  return changed;
}

/**
 * Starts the subscription that a paid transaction is for: its recurring items, in a trial when one
 * of them begins with one. Null when nothing in it recurs.
 */
export function subscribe(
  ctx: Context,
  transaction: Transaction,
  method: PaymentMethod,
): Subscription | null {
  const recurring = transaction.items.filter(({ price }) => price.billing_cycle !== null);
  const cycle = recurring[0]?.price.billing_cycle ?? null;
  const { customer_id, address_id } = transaction;
  if (cycle === null || customer_id === null || address_id === null) return null;

  const now = ctx.clock.now();
  const trial = recurring.find(({ price }) => price.trial_period !== null)?.price.trial_period;
  const period = periodFrom(now, trial ?? cycle);
  const id = ctx.newId("sub");
  const subscription = ctx.records.subscriptions.put({
    id,
    status: trial ? "trialing" : "active",
    customer_id,
    address_id,
    business_id: null,
    currency_code: transaction.currency_code,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    started_at: now.toISOString(),
    first_billed_at: trial ? null : now.toISOString(),
    next_billed_at: period.ends_at,
    paused_at: null,
    canceled_at: null,
    discount: null,
    collection_mode: "automatic",
    billing_details: null,
    current_billing_period: period,
    billing_cycle: cycle,
    scheduled_change: null,
    items: recurring.map((item) => newItem(ctx, item, period, Boolean(trial))),
    custom_data: transaction.custom_data,
    import_meta: null,
  });
  ctx.records.subscriptionStates.put({
    id,
    paymentMethodId: method.id,
    anchorDay: (trial ? new Date(period.ends_at) : now).getUTCDate(),
    dunning: null,
  });
  ctx.emit("subscription.created", { ...subscription, transaction_id: transaction.id });
  ctx.emit(trial ? "subscription.trialing" : "subscription.activated", subscription);
  return subscription;
}

export function newItem(
  ctx: Context,
  { price, quantity }: TransactionItem,
  period: Period,
  trialing: boolean,
): SubscriptionItem {
  const now = stamp(ctx);
  return {
    status: trialing ? "trialing" : "active",
    quantity,
    recurring: price.billing_cycle !== null,
    created_at: now,
    updated_at: now,
    previously_billed_at: trialing ? null : now,
    next_billed_at: period.ends_at,
    trial_dates: trialing ? period : null,
    price,
    product: productOf(ctx, price),
  };
}

export function periodFrom(start: Date, cycle: Cycle, anchorDay?: number): Period {
  return {
    starts_at: start.toISOString(),
    ends_at: addCycle(start, cycle, anchorDay).toISOString(),
  };
}
