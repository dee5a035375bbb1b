import { type Context, stamp } from "../context.ts";
import type { Subscription, SubscriptionItem, TransactionItem } from "../entities.ts";
import { type Period, sameCycle } from "../periods.ts";
import { ApiProblem, found } from "../problem.ts";
import { type ChosenItem, chooseItems, type RequestedItem } from "./catalogue.ts";
import { priceLines, sumTotals } from "./pricing.ts";
import { currentDiscount } from "./renewal.ts";
import { newItem, periodFrom, setState } from "./subscriptions.ts";

export type ProrationMode =
  | "prorated_immediately"
  | "prorated_next_billing_period"
  | "full_immediately"
  | "full_next_billing_period"
  | "do_not_bill";

/** What a change does to a subscription, and what it bills. */
export type ChangePlan = {
  patch: Partial<Subscription>;
  charged: TransactionItem[];
  period: Period;
  summary: { chargeMinor: number; creditMinor: number };
};

/** Other items, billed for the rest of the period; another interval begins a period of its own. */
export function planItems(
  ctx: Context,
  subscription: Subscription,
  requested: readonly RequestedItem[],
  mode: ProrationMode,
): ChangePlan {
  const chosen = chooseItems(ctx, requested);
  const cycle = chosen[0]?.price.billing_cycle;
  if (!cycle || chosen.some(({ price }) => price.billing_cycle === null)) {
    throw new ApiProblem(
      400,
      "subscription_items_must_recur",
      "A subscription needs at least one item, and only recurring ones.",
    );
  }
  const period = subscription.current_billing_period;
  if (period === null) throw new Error(`${subscription.id} runs without a period`);
  if (subscription.status === "trialing") {
    return planTrialItems(ctx, subscription, chosen, mode, period);
  }

  const restarts = !sameCycle(cycle, subscription.billing_cycle);
  if (restarts && mode.endsWith("next_billing_period")) {
    throw new ApiProblem(
      400,
      "subscription_new_items_not_valid",
      "A change of the billing interval is billed immediately or not at all.",
    );
  }
  const now = ctx.clock.now();
  const newPeriod = restarts ? periodFrom(now, cycle) : period;
  const rest = { ...newPeriod, starts_at: now.toISOString() };
  const { removed, added, kept } = compare(subscription.items, chosen, restarts);
  const share = rateOf(period, now);
  const prorated = mode.startsWith("prorated");
  const charged =
    mode === "do_not_bill"
      ? []
      : added.map(({ price, quantity }) => ({
          price_id: price.id,
          price,
          quantity,
          // A period that begins now is paid in full.
          proration: prorated && !restarts ? { rate: share, billing_period: rest } : null,
        }));
  const credited = prorated
    ? removed.map(({ price, quantity }) => ({
        price_id: price.id,
        price,
        quantity,
        proration: { rate: share, billing_period: { ...period, starts_at: rest.starts_at } },
      }))
    : [];
  if (restarts) setState(ctx, subscription.id, { anchorDay: now.getUTCDate() });
  return {
    charged,
    period: restarts ? newPeriod : rest,
    summary: {
      chargeMinor: worth(ctx, subscription, charged),
      creditMinor: worth(ctx, subscription, credited),
    },
    patch: {
      billing_cycle: cycle,
      current_billing_period: newPeriod,
      next_billed_at: newPeriod.ends_at,
      items: [
        ...kept.map((item) => ({ ...item, next_billed_at: newPeriod.ends_at })),
        ...added.map((item) => newItem(ctx, item, newPeriod, false)),
      ],
    },
  };
}

/** In a trial the items stay; only their number may change, and nothing is billed. */
function planTrialItems(
  ctx: Context,
  subscription: Subscription,
  chosen: readonly ChosenItem[],
  mode: ProrationMode,
  period: Period,
): ChangePlan {
  const ids = (items: readonly { price: { id: string } }[]) =>
    items
      .map(({ price }) => price.id)
      .sort()
      .join();
  if (mode !== "do_not_bill" || ids(chosen) !== ids(subscription.items)) {
    throw new ApiProblem(
      400,
      "subscription_trialing_items_update_invalid_options",
      "In a trial items cannot be added or removed, and proration_billing_mode must be do_not_bill.",
    );
  }
  return {
    charged: [],
    period,
    summary: { chargeMinor: 0, creditMinor: 0 },
    patch: { items: chosen.map((item) => newItem(ctx, item, period, true)) },
  };
}

/** Another end of the period, with the time between billed or given back. */
export function planBillingDate(
  ctx: Context,
  subscription: Subscription,
  nextBilledAt: string,
  mode: ProrationMode,
): ChangePlan {
  const period = subscription.current_billing_period;
  const next = new Date(nextBilledAt);
  if (period === null || !(next > ctx.clock.now())) {
    throw new ApiProblem(
      400,
      "subscription_next_billed_at_invalid",
      "The next billing date must be in the future.",
    );
  }
  const endsAt = next.toISOString();
  setState(ctx, subscription.id, { anchorDay: next.getUTCDate() });
  const trialing = subscription.status === "trialing";
  const length = new Date(period.ends_at).getTime() - new Date(period.starts_at).getTime();
  const rate = (next.getTime() - new Date(period.ends_at).getTime()) / length;
  const bills = !trialing && mode !== "do_not_bill";
  const moved = bills
    ? subscription.items.map(({ price, quantity }) => ({
        price_id: price.id,
        price,
        quantity,
        proration: {
          rate: Math.abs(rate).toFixed(6),
          billing_period: { starts_at: period.ends_at, ends_at: endsAt },
        },
      }))
    : [];
  const value = worth(ctx, subscription, moved);
  return {
    charged: rate > 0 ? moved : [],
    period: { starts_at: stamp(ctx), ends_at: endsAt },
    summary: { chargeMinor: rate > 0 ? value : 0, creditMinor: rate > 0 ? 0 : value },
    patch: {
      next_billed_at: endsAt,
      current_billing_period: { ...period, ends_at: endsAt },
      items: subscription.items.map((item) => ({
        ...item,
        next_billed_at: endsAt,
        trial_dates: item.trial_dates && { ...item.trial_dates, ends_at: endsAt },
      })),
    },
  };
}

/** Which items go, come and stay. A new interval replaces all of them. */
function compare(
  current: readonly SubscriptionItem[],
  chosen: readonly ChosenItem[],
  restarts: boolean,
): { removed: SubscriptionItem[]; added: ChosenItem[]; kept: SubscriptionItem[] } {
  const same = (item: SubscriptionItem, other: ChosenItem) =>
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
export function worth(
  ctx: Context,
  subscription: Subscription,
  items: readonly TransactionItem[],
): number {
  const address = ctx.records.addresses.find(subscription.address_id);
  const discountId = currentDiscount(subscription, stamp(ctx));
  const lines = priceLines({
    items: items.map((item) => ({
      ...item,
      product: found(ctx.records.products.find(item.price.product_id), item.price.product_id),
      free: false,
    })),
    countryCode: address?.country_code ?? null,
    currency: subscription.currency_code,
    discount: discountId === null ? null : ctx.records.discounts.find(discountId),
    newLineId: () => "",
  });
  return Number(sumTotals(lines.map(({ totals }) => totals)).total);
}
