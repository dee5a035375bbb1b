import { type Context, stamp } from "../context.ts";
import type {
  BillingDetails,
  CollectionMode,
  CustomData,
  Subscription,
  SubscriptionItem,
  Transaction,
  TransactionItem,
} from "../entities.ts";
import { type Cycle, type Period, sameCycle } from "../periods.ts";
import { ApiProblem, found } from "../problem.ts";
import { type ChosenItem, chooseItems, type RequestedItem } from "./catalogue.ts";
import { collectBill, startDunning } from "./collection.ts";
import { addCredit } from "./credit.ts";
import { requireUsable } from "./discounts.ts";
import { priceLines, sumTotals } from "./pricing.ts";
import { currentDiscount } from "./renewal.ts";
import { removeScheduledChange, requireNotCanceled, requireNothingScheduled } from "./schedule.ts";
import {
  getSubscription,
  newItem,
  periodFrom,
  recurringDiscount,
  setState,
  subscriptionState,
  updateSubscription,
} from "./subscriptions.ts";
import { createTransaction } from "./transactions.ts";

export type ProrationMode =
  | "prorated_immediately"
  | "prorated_next_billing_period"
  | "full_immediately"
  | "full_next_billing_period"
  | "do_not_bill";

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

export type ChangeResult = {
  subscription: Subscription;
  /** The bill of an immediate change. */
  immediate: Transaction | null;
  /** What the change costs and gives back, in minor units. */
  chargeMinor: number;
  creditMinor: number;
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

function requireBillable({ status }: Subscription): void {
  if (status !== "past_due" && status !== "paused") return;
  throw new ApiProblem(
    400,
    `subscription_update_when_${status}`,
    `cannot update subscription, as the subscription status is '${status}'`,
  );
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

type Plan = {
  patch: Partial<Subscription>;
  charged: TransactionItem[];
  period: Period;
  summary: { chargeMinor: number; creditMinor: number };
};

function planItems(
  ctx: Context,
  subscription: Subscription,
  requested: readonly RequestedItem[],
  mode: ProrationMode,
): Plan {
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
): Plan {
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

function planBillingDate(
  ctx: Context,
  subscription: Subscription,
  nextBilledAt: string,
  mode: ProrationMode,
): Plan {
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

function worth(
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

function bill(
  ctx: Context,
  subscription: Subscription,
  { charged, period, summary }: Plan,
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
function chargeNow(
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
