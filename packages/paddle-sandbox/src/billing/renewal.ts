import type { Context } from "../context.ts";
import type { Subscription, TransactionItem } from "../entities.ts";
import { cancelNow, collectBill, nextPeriodEnd, startDunning } from "./collection.ts";
import { takeCredit } from "./credit.ts";
import { setState, subscriptionState, updateSubscription } from "./subscriptions.ts";
import { createTransaction } from "./transactions.ts";

/**
 * Starts the next period of a subscription and takes the money for it: at the end of a trial, at
 * every renewal, and when a pause ends with a new period.
 */
export function renew(ctx: Context, subscription: Subscription, startsAt: string): void {
  const { id } = subscription;
  const state = subscriptionState(ctx, id);
  const wasTrialing = subscription.status === "trialing";
  if (wasTrialing && state.paymentMethodId === null) {
    // A trial without a card has nobody to bill.
    cancelNow(ctx, id);
    return;
  }
  const period = {
    starts_at: startsAt,
    ends_at: nextPeriodEnd(ctx, id, new Date(startsAt)),
  };
  const renewed = updateSubscription(ctx, id, {
    status: "active",
    current_billing_period: period,
    next_billed_at: period.ends_at,
    first_billed_at: subscription.first_billed_at ?? startsAt,
    items: subscription.items.map((item) => ({
      ...item,
      status: "active",
      previously_billed_at: startsAt,
      next_billed_at: period.ends_at,
    })),
  });
  const bill = createTransaction(ctx, {
    status: "billed",
    origin: "subscription_recurring",
    items: nextItems(renewed, state.waitingItems),
    customer_id: renewed.customer_id,
    address_id: renewed.address_id,
    business_id: renewed.business_id,
    custom_data: renewed.custom_data,
    currency_code: renewed.currency_code,
    collection_mode: renewed.collection_mode,
    discount_id: currentDiscount(renewed, startsAt),
    billing_details: renewed.billing_details,
    billing_period: period,
    subscription_id: id,
    creditMinor:
      state.waitingCreditMinor + takeCredit(ctx, renewed.customer_id, renewed.currency_code),
  });
  setState(ctx, id, { waitingItems: [], waitingCreditMinor: 0 });
  // An invoice with payment terms is sent, not charged.
  if (renewed.collection_mode === "manual") return;
  const { transaction, paid } = collectBill(ctx, bill);
  if (!paid) startDunning(ctx, id, transaction);
  else if (wasTrialing) updateSubscription(ctx, id, {}, ["subscription.activated"]);
}

/** What the next bill has on it: the recurring items, and what waited for it. */
export function nextItems(
  subscription: Pick<Subscription, "items">,
  waiting: readonly {
    price: TransactionItem["price"];
    quantity: number;
    proration: TransactionItem["proration"];
  }[],
): TransactionItem[] {
  const recurring = subscription.items.map(({ price, quantity }) => ({
    price_id: price.id,
    price,
    quantity,
    proration: null,
  }));
  return [...recurring, ...waiting.map((item) => ({ price_id: item.price.id, ...item }))];
}

/** The discount on a bill that is made at an instant. */
export function currentDiscount(
  { discount }: Pick<Subscription, "discount">,
  at: string,
): string | null {
  if (!discount || discount.starts_at > at) return null;
  return discount.ends_at !== null && discount.ends_at <= at ? null : discount.id;
}
