import { payTransaction } from "./billing/checkout-payment.ts";
import { createAddress, createCustomer } from "./billing/customers.ts";
import { firstJob, runJob } from "./billing/jobs.ts";
import { cancelSubscription } from "./billing/schedule.ts";
import { createTransaction } from "./billing/transactions.ts";
import { subscribeClassic } from "./classic/subscriptions.ts";
import type { Context } from "./context.ts";
import type { Card } from "./entities.ts";
import { dayMs } from "./periods.ts";
import { found } from "./problem.ts";
import { seedCatalogue, seedIds } from "./seed.ts";

const soundCard = "4242424242424242";
const cardThatPaysOnce = "4000002760003184";

/**
 * The catalogue, and people in states that take time to reach: one who is past due, one who has
 * cancelled, one on Classic. It all happened before now, and nobody is told of it.
 */
export function seed(ctx: Context, clientToken: string): void {
  const now = ctx.clock.now();
  let at = new Date(now.getTime() - 60 * dayMs);
  const past: Context = {
    ...ctx,
    clock: { ...ctx.clock, now: () => at },
    emit: () => undefined,
    alert: () => undefined,
  };
  ctx.records.change(() => {
    seedCatalogue(past, clientToken);

    // The second month of this one was refused a day or a few ago.
    at = new Date(now.getTime() - 32 * dayMs);
    subscribeSomebody(past, "past-due", cardThatPaysOnce);
    for (let job = firstJob(past); job && new Date(job.at) <= now; job = firstJob(past)) {
      at = new Date(job.at);
      runJob(past, job);
    }

    at = new Date(now.getTime() - 10 * dayMs);
    cancelSubscription(
      past,
      subscribeSomebody(past, "cancelling", soundCard),
      "next_billing_period",
    );

    at = new Date(now.getTime() - 5 * dayMs);
    subscribeClassic(past, {
      planId: seedIds.classicPlans["premium-editing-month"],
      email: "classic@paddle-sandbox.test",
      country: "US",
      quantity: 1,
      passthrough: "",
      checkoutId: past.newId("che"),
      payment: { type: "card", number: soundCard, card: cardOf(soundCard, now) },
    });
  });
}

function subscribeSomebody(
  ctx: Context,
  name: "past-due" | "cancelling",
  cardNumber: string,
): string {
  const customer = createCustomer(
    ctx,
    { email: `${name}@paddle-sandbox.test`, name: "Ada Example" },
    seedIds.customer(name),
  );
  const address = createAddress(ctx, customer.id, { country_code: "US", postal_code: "10001" });
  const priceId = seedIds.price("premium-editing-month");
  const price = found(ctx.records.prices.find(priceId), priceId);
  const transaction = createTransaction(ctx, {
    origin: "web",
    items: [{ price_id: price.id, price, quantity: 1, proration: null }],
    customer_id: customer.id,
    address_id: address.id,
  });
  const { subscription } = payTransaction(ctx, transaction.id, {
    type: "card",
    number: cardNumber,
    card: cardOf(cardNumber, ctx.clock.now()),
  });
  if (!subscription) throw new Error(`${name} has no subscription`);
  return subscription.id;
}

function cardOf(number: string, now: Date): Card {
  return {
    type: "visa",
    last4: number.slice(-4),
    expiry_month: 12,
    expiry_year: now.getUTCFullYear() + 3,
    cardholder_name: "Ada Example",
  };
}
