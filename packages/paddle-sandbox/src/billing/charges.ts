import { type Context, stamp } from "../context.ts";
import type { Subscription, Transaction, TransactionItem } from "../entities.ts";
import type { Cycle, Period } from "../periods.ts";
import { ApiProblem } from "../problem.ts";
import { chooseItems, type RequestedItem } from "./catalogue.ts";
import { collectBill, startDunning } from "./collection.ts";
import { worth } from "./proration.ts";
import { currentDiscount } from "./renewal.ts";
import { requireNotCanceled } from "./schedule.ts";
import {
  getSubscription,
  periodFrom,
  setState,
  subscriptionState,
  updateSubscription,
} from "./subscriptions.ts";
import { createTransaction } from "./transactions.ts";

export type ChangeResult = {
  subscription: Subscription;
  /** The bill of an immediate change. */
  immediate: Transaction | null;
  /** What the change costs and gives back, in minor units. */
  chargeMinor: number;
  creditMinor: number;
};

/** @throws {ApiProblem} when nothing can be billed now. */
export function requireBillable({ status }: Subscription): void {
  if (status !== "past_due" && status !== "paused") return;
  throw new ApiProblem(
    400,
    `subscription_update_when_${status}`,
    `cannot update subscription, as the subscription status is '${status}'`,
  );
}

type ChargeInput = {
  origin: "subscription_update" | "subscription_charge";
  period: Period;
  creditMinor: number;
  collect: boolean;
  onFailure: "prevent_change" | "apply_change";
};

/**
 * Bills a subscription outside its rhythm and takes the money at once.
 * @throws {ApiProblem} when the card is refused and the change is to be prevented; the change in
 *   progress is undone with it.
 */
export function chargeNow(
  ctx: Context,
  subscription: Subscription,
  items: readonly TransactionItem[],
  { origin, period, creditMinor, collect, onFailure }: ChargeInput,
): Transaction {
  const bill = createTransaction(ctx, {
    status: "billed",
    origin,
    items,
    customer_id: subscription.customer_id,
    address_id: subscription.address_id,
    business_id: subscription.business_id,
    custom_data: subscription.custom_data,
    currency_code: subscription.currency_code,
    collection_mode: subscription.collection_mode,
    discount_id: currentDiscount(subscription, stamp(ctx)),
    billing_details: subscription.billing_details,
    billing_period: period,
    subscription_id: subscription.id,
    creditMinor,
  });
  if (!collect || subscription.collection_mode === "manual") return bill;
  const { transaction, paid } = collectBill(ctx, bill);
  if (paid) return transaction;
  if (onFailure === "prevent_change") {
    throw new ApiProblem(
      400,
      "subscription_payment_declined",
      "The payment for this change was declined; nothing was changed.",
    );
  }
  startDunning(ctx, subscription.id, transaction);
  return transaction;
}

/** Bills something once, now or together with the next renewal. */
export function chargeOnce(
  ctx: Context,
  id: string,
  input: {
    effective_from: "next_billing_period" | "immediately";
    items: readonly RequestedItem[];
    on_payment_failure?: "prevent_change" | "apply_change" | undefined;
  },
  { collect }: { collect: boolean },
): ChangeResult {
  return ctx.records.change(() => {
    const subscription = getSubscription(ctx, id);
    requireNotCanceled(subscription);
    requireBillable(subscription);
    const items = chooseItems(ctx, input.items).map(({ price, quantity }) => {
      if (price.billing_cycle === null) {
        return { price_id: price.id, price, quantity, proration: null };
      }
      throw new ApiProblem(
        400,
        "subscription_one_off_charge_must_not_recur",
        `Price ${price.id} recurs and cannot be charged once.`,
      );
    });
    const chargeMinor = worth(ctx, subscription, items);
    if (input.effective_from === "next_billing_period") {
      const state = subscriptionState(ctx, id);
      setState(ctx, id, { waitingItems: [...state.waitingItems, ...items] });
      return {
        subscription: updateSubscription(ctx, id, {}),
        immediate: null,
        chargeMinor,
        creditMinor: 0,
      };
    }
    const immediate = chargeNow(ctx, subscription, items, {
      origin: "subscription_charge",
      period: periodFrom(ctx.clock.now(), oneInstant),
      creditMinor: 0,
      collect,
      onFailure: input.on_payment_failure ?? "prevent_change",
    });
    return { subscription: getSubscription(ctx, id), immediate, chargeMinor, creditMinor: 0 };
  });
}

const oneInstant: Cycle = { interval: "day", frequency: 0 };
