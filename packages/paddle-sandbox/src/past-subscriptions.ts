import { payTransaction } from "./billing/checkout-payment.ts";
import { createAddress, customerFor } from "./billing/customers.ts";
import { nextJob, runJob } from "./billing/jobs.ts";
import { cancelSubscription } from "./billing/schedule.ts";
import { getSubscription, subscriptionState } from "./billing/subscriptions.ts";
import { createTransaction } from "./billing/transactions.ts";
import { nextClassicJob, runClassicJob } from "./classic/renewal.ts";
import { cancelClassic, getClassic, subscribeClassic } from "./classic/subscriptions.ts";
import type { Context } from "./context.ts";
import type { Card } from "./entities.ts";
import { ApiProblem, found } from "./problem.ts";

/** A subscription that began before now, and what its buyer has done since. */
export type PastSubscription = {
  generation: "billing" | "classic";
  /** `pri_…`, or the number of a plan of Classic. */
  planId: string;
  buyer: { email: string; name: string; countryCode: string };
  /** What a product hands to a checkout; in Classic it becomes the `passthrough`, as JSON. */
  customData: Record<string, unknown>;
  boughtAt: Date;
  /** The card paid the purchase, and is declined whenever it is charged again. */
  renewalsDeclined?: boolean;
  /** When the buyer asked for the end; it comes with the end of what was paid for by then. */
  cancelledAt?: Date;
};

const soundCard = "4242424242424242";
const cardThatPaysOnce = "4000002760003184";

/**
 * Lets a subscription happen from its purchase until now: trial, renewals, refusals and retries come
 * about by themselves, each at its own instant, and their messages are sent now.
 *
 * @returns the identity of the subscription
 * @throws {ApiProblem} for a plan that is not sold, or that does not renew
 */
export function addPastSubscription(ctx: Context, past: PastSubscription): string {
  const now = ctx.clock.now();
  const time = { at: past.boughtAt };
  const then = inThePast(ctx, time);
  return ctx.records.change(() => {
    const life = past.generation === "classic" ? buyClassic(then, past) : buy(then, past);
    let cancelsAt = past.cancelledAt ?? null;
    for (;;) {
      const due = life.next();
      const dueAt = due === null ? null : new Date(due.at);
      const cancelsNext = cancelsAt !== null && (dueAt === null || cancelsAt < dueAt);
      const at = cancelsNext ? cancelsAt : dueAt;
      if (at === null || at > now) return life.id;
      time.at = at;
      if (cancelsNext) {
        life.cancel();
        cancelsAt = null;
      } else {
        due?.run();
      }
    }
  });
}

/** The sandbox as it was at `time.at`. Events carry the instant at which they happened. */
function inThePast(ctx: Context, time: { at: Date }): Context {
  let last = 0;
  const occurredAt = () => {
    last = Math.max(time.at.getTime(), last + 1);
    return new Date(last);
  };
  return {
    ...ctx,
    clock: { ...ctx.clock, now: () => time.at },
    emit: (type, data) => ctx.emit(type, data, occurredAt()),
    alert: (name, fields) => ctx.alert(name, fields, time.at),
  };
}

type Life = {
  id: string;
  /** What comes next by the passing of time. */
  next(): { at: string; run(): void } | null;
  cancel(): void;
};

function buy(ctx: Context, past: PastSubscription): Life {
  const { email, name, countryCode } = past.buyer;
  const price = found(ctx.records.prices.find(past.planId), past.planId);
  const customer = customerFor(ctx, { email, name });
  const address = createAddress(ctx, customer.id, countryCode);
  const { id: transactionId } = createTransaction(ctx, {
    origin: "web",
    items: [{ price_id: price.id, price, quantity: 1, proration: null }],
    customer_id: customer.id,
    address_id: address.id,
    custom_data: past.customData,
  });
  const { subscription } = payTransaction(ctx, transactionId, paymentOf(past));
  if (!subscription) throw notASubscription(past.planId);
  const { id } = subscription;
  return {
    id,
    next() {
      const job = nextJob(getSubscription(ctx, id), subscriptionState(ctx, id));
      return job && { at: job.at, run: () => runJob(ctx, job) };
    },
    cancel: () => cancelSubscription(ctx, id, "next_billing_period"),
  };
}

function buyClassic(ctx: Context, past: PastSubscription): Life {
  const { subscription } = subscribeClassic(ctx, {
    planId: Number(past.planId),
    email: past.buyer.email,
    country: past.buyer.countryCode,
    quantity: 1,
    passthrough: JSON.stringify(past.customData),
    checkoutId: ctx.newId("che"),
    payment: paymentOf(past),
  });
  if (!subscription) throw notASubscription(past.planId);
  const { id } = subscription;
  return {
    id,
    next() {
      const job = nextClassicJob(getClassic(ctx, id));
      return job && { at: job.at, run: () => runClassicJob(ctx, job) };
    },
    cancel: () => cancelClassic(ctx, getClassic(ctx, id)),
  };
}

function paymentOf({ renewalsDeclined, buyer, boughtAt }: PastSubscription) {
  const number = renewalsDeclined ? cardThatPaysOnce : soundCard;
  const card: Card = {
    type: "visa",
    last4: number.slice(-4),
    expiry_month: 12,
    expiry_year: boughtAt.getUTCFullYear() + 5,
    cardholder_name: buyer.name,
  };
  return { type: "card" as const, number, card };
}

function notASubscription(planId: string): ApiProblem {
  return new ApiProblem(400, "price_does_not_recur", `${planId} is paid once.`);
}

/** Whether there is, or was, such a subscription. */
export function hasSubscription({ records }: Context, id: string): boolean {
  return records.subscriptions.find(id) !== null || records.classicSubscriptions.find(id) !== null;
}

/** Takes a buyer out of the records with all they bought. No message is sent. */
export function forgetBuyer({ records }: Context, email: string): void {
  records.change(() => {
    const wanted = email.toLowerCase();
    const customers = records.customers.all().filter((one) => one.email.toLowerCase() === wanted);
    for (const { id } of customers) {
      for (const one of [...records.subscriptions.all(), ...records.transactions.all()]) {
        if (one.customer_id !== id) continue;
        records.subscriptions.delete(one.id);
        records.subscriptionStates.delete(one.id);
        records.transactions.delete(one.id);
        records.transactionStates.delete(one.id);
      }
      for (const name of ownedByCustomer) {
        for (const one of records[name].all()) {
          if (one.customer_id === id) records[name].delete(one.id);
        }
      }
      records.customers.delete(id);
    }
    for (const { id, user_email, subscription_id } of records.classicSubscriptions.all()) {
      if (user_email.toLowerCase() !== wanted) continue;
      for (const payment of records.classicPayments.all()) {
        if (payment.subscription_id === subscription_id) records.classicPayments.delete(payment.id);
      }
      for (const { id: alertId, generation, content } of records.messages.all()) {
        if (generation === "classic" && content.subscription_id === id) {
          records.messages.delete(alertId);
        }
      }
      records.classicSubscriptions.delete(id);
    }
  });
}

const ownedByCustomer = [
  "addresses",
  "paymentMethods",
  "adjustments",
  "creditBalances",
  "portalSessions",
] as const;
