import { type Context, stamp } from "../context.ts";
import type {
  Subscription,
  Transaction,
  TransactionDetails,
  TransactionItem,
} from "../entities.ts";
import { found } from "../problem.ts";
import type { ChangeResult } from "./charges.ts";
import { nextPeriodEnd } from "./collection.ts";
import { creditOf } from "./credit.ts";
import { priceLines } from "./pricing.ts";
import { currentDiscount, nextItems } from "./renewal.ts";
import { subscriptionState } from "./subscriptions.ts";
import { taxRate } from "./tax.ts";
import { describeTotals } from "./transactions.ts";

/**
 * What a subscription will be billed next; null when nothing more is to come.
 *
 * @param comingCreditMinor what a bill that is only tried out would add to the customer's credit
 */
export function nextTransaction(
  ctx: Context,
  subscription: Subscription,
  comingCreditMinor = 0,
): object | null {
  const at = subscription.next_billed_at;
  if (at === null || subscription.scheduled_change !== null) return null;
  const state = subscriptionState(ctx, subscription.id);
  const credit =
    comingCreditMinor +
    state.waitingCreditMinor +
    creditOf(ctx, subscription.customer_id, subscription.currency_code).availableMinor;
  return {
    billing_period: {
      starts_at: at,
      ends_at: nextPeriodEnd(ctx, subscription.id, new Date(at)),
    },
    details: detailsFor(ctx, subscription, nextItems(subscription, state.waitingItems), at, credit),
    adjustments: [],
  };
}

/** What every renewal costs, without what comes once. */
export function recurringDetails(ctx: Context, subscription: Subscription): TransactionDetails {
  const at = subscription.next_billed_at ?? stamp(ctx);
  return detailsFor(ctx, subscription, nextItems(subscription, []), at, 0);
}

function detailsFor(
  ctx: Context,
  subscription: Subscription,
  items: readonly TransactionItem[],
  at: string,
  creditMinor: number,
): TransactionDetails {
  const country = ctx.records.addresses.find(subscription.address_id)?.country_code ?? null;
  const discountId = currentDiscount(subscription, at);
  const lines = priceLines({
    items: items.map((item) => ({
      ...item,
      product: found(ctx.records.products.find(item.price.product_id), item.price.product_id),
      free: false,
    })),
    countryCode: country,
    currency: subscription.currency_code,
    discount: discountId === null ? null : ctx.records.discounts.find(discountId),
    newLineId: () => ctx.newId("txnitm"),
  });
  return describeTotals(lines, {
    currency: subscription.currency_code,
    creditMinor,
    paid: false,
    rate: lines[0]?.tax_rate ?? taxRate(country),
  });
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
    immediate_transaction: immediate && describeImmediate(immediate),
    next_transaction: nextTransaction(
      ctx,
      subscription,
      Number(immediate?.details.totals.credit_to_balance ?? 0),
    ),
    recurring_transaction_details: recurringDetails(ctx, subscription),
    update_summary: {
      credit: amount(creditMinor),
      charge: amount(chargeMinor),
      result: {
        ...amount(Math.abs(difference)),
        action: difference >= 0 ? "charge" : "credit",
      },
    },
  };
}

function describeImmediate({ billing_period, details }: Transaction): object {
  return { billing_period, details, adjustments: [] };
}
