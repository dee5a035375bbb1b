import type { PersonalData } from "#platform/personal-data.ts";
import { cancelClassicSubscription } from "../classic/client.ts";
import { cancelProviderSubscription } from "../provider/client.ts";
import { listSubscriptions } from "../store.ts";
import {
  closeMessagesAbout,
  deleteOpenPurchases,
  listMessagesAbout,
  listPurchases,
  listRefunds,
} from "./store.ts";

/**
 * A deleted account is not charged again: its subscriptions end at the provider first. What was paid
 * stays as accounting; what the provider's messages say about them is dropped.
 */
export const billingData: PersonalData = {
  name: "billing",
  collect: async ({ db }, { identity, email }) => {
    const subscriptions = await listSubscriptions(db, identity);
    const [purchases, refunds, messages] = await Promise.all([
      listPurchases(db, identity),
      listRefunds(db, identity),
      listMessagesAbout(db, [email, ...namesOf(identity, subscriptions)]),
    ]);
    return { subscriptions, purchases, refunds, messages };
  },
  release: async (ctx, { identity }) => {
    for (const { id, paddleVersion, status } of await listSubscriptions(ctx.db, identity)) {
      if (status === "canceled") continue;
      await (paddleVersion === "classic"
        ? cancelClassicSubscription(ctx, id)
        : cancelProviderSubscription(ctx, id));
    }
  },
  erase: async (ctx, tx, { identity, email }) => {
    const subscriptions = await listSubscriptions(tx, identity);
    await deleteOpenPurchases(tx, identity);
    await closeMessagesAbout(tx, [email, ...namesOf(identity, subscriptions)], ctx.clock.now());
  },
};

/** By what the provider's messages mean a person, besides the address. */
function namesOf(
  identity: string,
  subscriptions: readonly { id: string; customerId: string | null }[],
): string[] {
  const names = subscriptions.flatMap(({ id, customerId }) => [id, customerId]);
  return [...new Set([identity, ...names])].filter((name): name is string => name !== null);
}
