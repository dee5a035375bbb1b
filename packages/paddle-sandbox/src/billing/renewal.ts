import type { Context } from "../context.ts";
import type { Subscription, TransactionItem } from "../entities.ts";
import { collectBill, nextPeriodEnd, startDunning } from "./collection.ts";
import { takeCredit } from "./credit.ts";
import { updateSubscription } from "./subscriptions.ts";
import { createTransaction } from "./transactions.ts";

/** Starts the next period and takes the money for it: at the end of a trial and at every renewal. */
export function renew(ctx: Context, subscription: Subscription, startsAt: string): void {
  const { id } = subscription;
  const wasTrialing = subscription.status === "trialing";
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
    items: nextItems(renewed),
    customer_id: renewed.customer_id,
    address_id: renewed.address_id,
    custom_data: renewed.custom_data,
    currency_code: renewed.currency_code,
    billing_period: period,
    subscription_id: id,
    creditMinor: takeCredit(ctx, renewed.customer_id, renewed.currency_code),
  });
  const { transaction, paid } = collectBill(ctx, bill);
  if (!paid) startDunning(ctx, id, transaction);
  else if (wasTrialing) updateSubscription(ctx, id, {}, ["subscription.activated"]);
}

/** What the next bill has on it. */
export function nextItems({ items }: Pick<Subscription, "items">): TransactionItem[] {
  return items.map(({ price, quantity }) => ({
    price_id: price.id,
    price,
    quantity,
    proration: null,
  }));
}
