import { type Context, stamp } from "../context.ts";
import type { BillingDetails, CollectionMode, CustomData, Subscription } from "../entities.ts";
import { ApiProblem, found } from "../problem.ts";
import type { RequestedItem } from "./catalogue.ts";
import { type ChangeResult, chargeNow, requireBillable } from "./charges.ts";
import { addCredit } from "./credit.ts";
import { requireUsable } from "./discounts.ts";
import { type ChangePlan, type ProrationMode, planBillingDate, planItems } from "./proration.ts";
import { removeScheduledChange, requireNotCanceled, requireNothingScheduled } from "./schedule.ts";
import {
  getSubscription,
  periodFrom,
  recurringDiscount,
  setState,
  subscriptionState,
  updateSubscription,
} from "./subscriptions.ts";

export type SubscriptionPatch = {
  customer_id?: string | undefined;
  address_id?: string | undefined;
  business_id?: string | null | undefined;
  currency_code?: string | undefined;
  next_billed_at?: string | undefined;
  discount?: { id: string; effective_from: string } | null | undefined;
  collection_mode?: CollectionMode | undefined;
  billing_details?: BillingDetails | null | undefined;
  scheduled_change?: null | undefined;
  items?: readonly RequestedItem[] | undefined;
  custom_data?: CustomData | undefined;
  proration_billing_mode?: ProrationMode | undefined;
  on_payment_failure?: "prevent_change" | "apply_change" | undefined;
};

/**
 * Changes a subscription, and bills the change as asked. With `collect` off nothing is charged: that
 * is how a change is previewed, inside `records.tryOut`.
 */
export function changeSubscription(
  ctx: Context,
  id: string,
  patch: SubscriptionPatch,
  { collect }: { collect: boolean },
): ChangeResult {
  return ctx.records.change(() => {
    const before = getSubscription(ctx, id);
    requireNotCanceled(before);
    const { scheduled_change, items, next_billed_at } = patch;
    const subscription = scheduled_change === null ? removeScheduledChange(ctx, id) : before;
    const moves = items !== undefined || next_billed_at !== undefined;
    if (!moves) {
      const plain = plainPatch(ctx, subscription, patch);
      return {
        subscription:
          Object.keys(plain).length > 0 ? updateSubscription(ctx, id, plain) : subscription,
        immediate: null,
        chargeMinor: 0,
        creditMinor: 0,
      };
    }
    requireNothingScheduled(subscription);
    requireBillable(subscription);
    const mode = patch.proration_billing_mode;
    if (mode === undefined) {
      throw new ApiProblem(
        400,
        "subscription_items_update_missing_proration_billing_mode",
        "A change of items or of the next billing date needs proration_billing_mode.",
      );
    }
    const plan = items
      ? planItems(ctx, subscription, items, mode)
      : planBillingDate(ctx, subscription, next_billed_at ?? "", mode);
    const changed = updateSubscription(ctx, id, {
      ...plainPatch(ctx, subscription, patch),
      ...plan.patch,
    });
    return { ...bill(ctx, changed, plan, patch, mode, collect), ...plan.summary };
  });
}

/** The part of a change that costs nothing. */
function plainPatch(
  ctx: Context,
  subscription: Subscription,
  patch: SubscriptionPatch,
): Partial<Subscription> {
  const { customer_id, address_id, business_id, currency_code } = patch;
  const { collection_mode, billing_details, custom_data } = patch;
  if (customer_id !== undefined) found(ctx.records.customers.find(customer_id), customer_id);
  if (address_id !== undefined) found(ctx.records.addresses.find(address_id), address_id);
  if (business_id) found(ctx.records.businesses.find(business_id), business_id);
  return {
    ...(customer_id === undefined ? {} : { customer_id }),
    ...(address_id === undefined ? {} : { address_id }),
    ...(business_id === undefined ? {} : { business_id }),
    ...(currency_code === undefined ? {} : { currency_code }),
    ...(collection_mode === undefined ? {} : { collection_mode }),
    ...(billing_details === undefined ? {} : { billing_details }),
    ...(custom_data === undefined ? {} : { custom_data }),
    ...(patch.discount === undefined
      ? {}
      : { discount: discountFrom(ctx, subscription, patch.discount) }),
  };
}

function discountFrom(
  ctx: Context,
  subscription: Subscription,
  asked: { id: string; effective_from: string } | null,
): Subscription["discount"] {
  if (asked === null) return null;
  const discount = requireUsable(ctx, asked.id);
  const later = asked.effective_from === "next_billing_period";
  const startsAt = later ? (subscription.next_billed_at ?? stamp(ctx)) : stamp(ctx);
  return (
    recurringDiscount(ctx, discount.id, startsAt, subscription.billing_cycle) ?? {
      // One that does not recur holds for one bill.
      id: discount.id,
      starts_at: startsAt,
      ends_at: periodFrom(new Date(startsAt), subscription.billing_cycle).ends_at,
    }
  );
}

function bill(
  ctx: Context,
  subscription: Subscription,
  { charged, period, summary }: ChangePlan,
  patch: SubscriptionPatch,
  mode: ProrationMode,
  collect: boolean,
): Pick<ChangeResult, "subscription" | "immediate"> {
  const { id } = subscription;
  if (mode.endsWith("next_billing_period")) {
    const state = subscriptionState(ctx, id);
    setState(ctx, id, {
      waitingItems: [...state.waitingItems, ...charged],
      waitingCreditMinor: state.waitingCreditMinor + summary.creditMinor,
    });
    return { subscription, immediate: null };
  }
  if (charged.length === 0) {
    addCredit(ctx, subscription.customer_id, subscription.currency_code, summary.creditMinor);
    return { subscription, immediate: null };
  }
  const transaction = chargeNow(ctx, subscription, charged, {
    origin: "subscription_update",
    period,
    creditMinor: summary.creditMinor,
    collect,
    onFailure: patch.on_payment_failure ?? "prevent_change",
  });
  return { subscription: getSubscription(ctx, id), immediate: transaction };
}
