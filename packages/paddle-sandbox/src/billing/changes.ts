import { type Context, stamp } from "../context.ts";
import type {
  Subscription,
  SubscriptionItem,
  Transaction,
  TransactionDetails,
  TransactionItem,
} from "../entities.ts";
import { type Period, sameCycle } from "../periods.ts";
import { ApiProblem } from "../problem.ts";
import { chooseItems, type RequestedItem } from "./catalogue.ts";
import { collectBill, nextPeriodEnd } from "./collection.ts";
import { addCredit, creditOf } from "./credit.ts";
import { priceLines } from "./pricing.ts";
import { nextItems } from "./renewal.ts";
import { requireNotCanceled, requireNothingScheduled } from "./schedule.ts";
import {
  getSubscription,
  newItem,
  periodFrom,
  setState,
  updateSubscription,
} from "./subscriptions.ts";
import { createTransaction, describeTotals } from "./transactions.ts";

export type ChangeResult = {
  subscription: Subscription;
  /** The bill of the change; null when there is only credit. */
  immediate: Transaction | null;
  /** What the change costs and gives back, in minor units. */
  chargeMinor: number;
  creditMinor: number;
};

/**
 * Replaces the items of a subscription, as with `prorated_immediately` and `prevent_change`: what is
 * left of the period is set against the new items, and the difference is charged at once. Another
 * interval begins a period of its own, which is paid in full. With `collect` off nothing is charged:
 * that is how a change is previewed, inside `records.tryOut`.
 * @throws {ApiProblem} when the subscription cannot be changed now, or the card is refused; nothing
 *   is changed then.
 */
export function changeItems(
  ctx: Context,
  id: string,
  requested: readonly RequestedItem[],
  { collect }: { collect: boolean },
): ChangeResult {
  return ctx.records.change(() => {
    const before = getSubscription(ctx, id);
    requireNotCanceled(before);
    requireNothingScheduled(before);
    const period = requireRunning(before);
    const chosen = chooseItems(ctx, requested);
    const cycle = chosen[0]?.price.billing_cycle;
    if (!cycle || chosen.some(({ price }) => price.billing_cycle === null)) {
      throw new ApiProblem(
        400,
        "subscription_items_must_recur",
        "A subscription needs at least one item, and only recurring ones.",
      );
    }
    const now = ctx.clock.now();
    const restarts = !sameCycle(cycle, before.billing_cycle);
    const newPeriod = restarts ? periodFrom(now, cycle) : period;
    const rest = { ...newPeriod, starts_at: now.toISOString() };
    const { removed, added, kept } = compare(before.items, chosen, restarts);
    const rate = rateOf(period, now);
    const charged = added.map((item) => ({
      ...item,
      proration: restarts ? null : { rate, billing_period: rest },
    }));
    const credited = removed.map((item) => ({
      price_id: item.price.id,
      price: item.price,
      quantity: item.quantity,
      proration: { rate, billing_period: { ...period, starts_at: rest.starts_at } },
    }));
    const chargeMinor = worth(ctx, before, charged);
    const creditMinor = worth(ctx, before, credited);
    if (restarts) setState(ctx, id, { anchorDay: now.getUTCDate() });
    const changed = updateSubscription(ctx, id, {
      billing_cycle: cycle,
      current_billing_period: newPeriod,
      next_billed_at: newPeriod.ends_at,
      items: [...kept, ...added.map((item) => newItem(ctx, item, newPeriod, false))],
    });
    if (charged.length === 0) {
      addCredit(ctx, changed.customer_id, changed.currency_code, creditMinor);
      return { subscription: changed, immediate: null, chargeMinor, creditMinor };
    }
    const bill = createTransaction(ctx, {
      status: "billed",
      origin: "subscription_update",
      items: charged,
      customer_id: changed.customer_id,
      address_id: changed.address_id,
      custom_data: changed.custom_data,
      currency_code: changed.currency_code,
      billing_period: restarts ? newPeriod : rest,
      subscription_id: id,
      creditMinor,
    });
    const immediate = collect ? collectNow(ctx, bill) : bill;
    return { subscription: getSubscription(ctx, id), immediate, chargeMinor, creditMinor };
  });
}

/** @throws {ApiProblem} in a trial and while a bill is overdue, when items cannot be changed. */
function requireRunning({ id, status, current_billing_period }: Subscription): Period {
  if (status === "trialing") {
    throw new ApiProblem(
      400,
      "subscription_trialing_items_update_invalid_options",
      "In a trial items cannot be added or removed.",
    );
  }
  if (status === "past_due") {
    throw new ApiProblem(
      400,
      `subscription_update_when_${status}`,
      `cannot update subscription, as the subscription status is '${status}'`,
    );
  }
  if (current_billing_period === null) throw new Error(`${id} runs without a period`);
  return current_billing_period;
}

function collectNow(ctx: Context, bill: Transaction): Transaction {
  const { transaction, paid } = collectBill(ctx, bill);
  if (paid) return transaction;
  throw new ApiProblem(
    400,
    "subscription_payment_declined",
    "The payment for this change was declined; nothing was changed.",
  );
}

/** Which items go, come and stay. A new interval replaces all of them. */
function compare(
  current: readonly SubscriptionItem[],
  chosen: readonly TransactionItem[],
  restarts: boolean,
): { removed: SubscriptionItem[]; added: TransactionItem[]; kept: SubscriptionItem[] } {
  const same = (item: SubscriptionItem, other: TransactionItem) =>
    !restarts && item.price.id === other.price.id && item.quantity === other.quantity;
  return {
    kept: current.filter((item) => chosen.some((other) => same(item, other))),
    removed: current.filter((item) => !chosen.some((other) => same(item, other))),
    added: chosen.filter((other) => !current.some((item) => same(item, other))),
  };
}

/** The part of a period that is still to come, as a number between 0 and 1 with six places. */
function rateOf(period: Period, now: Date): string {
  const [start, end] = [new Date(period.starts_at).getTime(), new Date(period.ends_at).getTime()];
  return ((end - now.getTime()) / (end - start)).toFixed(6);
}

/** What items cost the buyer of a subscription, tax included, in minor units. */
function worth(
  ctx: Context,
  subscription: Subscription,
  items: readonly TransactionItem[],
): number {
  return Number(detailsFor(ctx, subscription, items, 0).totals.total);
}

function detailsFor(
  ctx: Context,
  { address_id, currency_code: currency }: Subscription,
  items: readonly TransactionItem[],
  creditMinor: number,
): TransactionDetails {
  const countryCode = ctx.records.addresses.find(address_id)?.country_code ?? null;
  const lines = priceLines(ctx, items, { countryCode, currency });
  return describeTotals(lines, { currency, creditMinor, paid: false, countryCode });
}

/** The answer to a change that was tried out. Read it before the change is undone. */
export function describeChange(ctx: Context, result: ChangeResult): object {
  const { subscription, immediate, chargeMinor, creditMinor } = result;
  const amount = (minor: number) => ({
    amount: String(minor),
    currency_code: subscription.currency_code,
  });
  const difference = chargeMinor - creditMinor;
  const { id: _, ...rest } = subscription;
  return {
    ...rest,
    immediate_transaction: immediate && {
      billing_period: immediate.billing_period,
      details: immediate.details,
      adjustments: [],
    },
    next_transaction: nextTransaction(
      ctx,
      subscription,
      Number(immediate?.details.totals.credit_to_balance ?? 0),
    ),
    recurring_transaction_details: detailsFor(ctx, subscription, nextItems(subscription), 0),
    update_summary: {
      credit: amount(creditMinor),
      charge: amount(chargeMinor),
      result: {
        ...amount(Math.abs(difference)),
        action: difference >= 0 ? "charge" : "credit",
      },
    },
    management_urls: null,
  };
}

/**
 * What a subscription will be billed next.
 *
 * @param comingCreditMinor what the bill that is only tried out would add to the customer's credit
 */
function nextTransaction(
  ctx: Context,
  subscription: Subscription,
  comingCreditMinor: number,
): object {
  const { id, customer_id, currency_code } = subscription;
  const at = subscription.next_billed_at ?? stamp(ctx);
  const credit = comingCreditMinor + creditOf(ctx, customer_id, currency_code).availableMinor;
  return {
    billing_period: { starts_at: at, ends_at: nextPeriodEnd(ctx, id, new Date(at)) },
    details: detailsFor(ctx, subscription, nextItems(subscription), credit),
    adjustments: [],
  };
}
