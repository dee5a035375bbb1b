import { createCustomer } from "./billing/customers.ts";
import type { Context } from "./context.ts";
import { addPastSubscription } from "./past-subscriptions.ts";
import { dayMs } from "./periods.ts";
import { seedCatalogue, seedIds } from "./seed.ts";

/**
 * The catalogue, and people in states that take time to reach: one who is past due, one who has
 * cancelled, one on Classic. It all happened before now, and nobody is told of it.
 */
export function seed(ctx: Context, clientToken: string): void {
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * dayMs);
  const silent: Context = { ...ctx, emit: () => undefined, alert: () => undefined };
  const plan = {
    generation: "billing",
    planId: seedIds.price("premium-editing-month"),
    customData: {},
  } as const;
  ctx.records.change(() => {
    seedCatalogue(at(silent, daysAgo(60)), clientToken);
    // The second month of this one was refused a day or a few ago.
    addPastSubscription(silent, {
      ...plan,
      buyer: customerNamed(silent, "past-due"),
      boughtAt: daysAgo(32),
      renewalsDeclined: true,
    });
    addPastSubscription(silent, {
      ...plan,
      buyer: customerNamed(silent, "cancelling"),
      boughtAt: daysAgo(10),
      cancelledAt: daysAgo(10),
    });
    addPastSubscription(silent, {
      generation: "classic",
      planId: String(seedIds.classicPlans["premium-editing-month"]),
      customData: {},
      buyer: { ...somebody, email: "classic@paddle-sandbox.test" },
      boughtAt: daysAgo(5),
    });
  });
}

const somebody = { name: "Ada Example", countryCode: "US" };

/** A buyer under an identity that is the same everywhere. */
function customerNamed(ctx: Context, name: "past-due" | "cancelling") {
  const email = `${name}@paddle-sandbox.test`;
  createCustomer(ctx, { email, name: somebody.name }, seedIds.customer(name));
  return { ...somebody, email };
}

function at(ctx: Context, instant: Date): Context {
  return { ...ctx, clock: { ...ctx.clock, now: () => instant } };
}
