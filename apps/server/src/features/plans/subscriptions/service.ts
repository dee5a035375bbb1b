import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { findByProviderIdentity } from "../catalogue/service.ts";
import { addPlan, choosePresent } from "../grants/service.ts";
import { lockPlans, setPending, updatePlan } from "../store.ts";
import { foldNews, type SubscriptionSnapshot } from "./rules.ts";
import { findSubscription, insertNews, listNews, upsertSubscription } from "./store.ts";

/**
 * The one way by which what the provider says becomes a plan. Safe to call twice with the same
 * news and in any order; the caller's transaction holds it together with the message it came from.
 *
 * Throws when the catalogue does not know what is subscribed to: a person must add it, and the
 * message is processed again then.
 */
export async function applySubscription(
  ctx: Context,
  tx: Transaction,
  snapshot: SubscriptionSnapshot,
): Promise<void> {
  const { subscriptionId, paddleVersion, paddlePlanId, userId, price, news } = snapshot;
  const offer = await findByProviderIdentity(tx, paddleVersion, paddlePlanId);
  if (!offer) throw new Error(`the catalogue has no ${paddleVersion} plan ${paddlePlanId}`);
  await lockPlans(tx, userId);

  const known = await findSubscription(tx, subscriptionId);
  const earlier = known ? await listNews(tx, subscriptionId) : [];
  if (earlier.some(({ newsId }) => newsId === news.newsId)) return;

  const { startedAt, recursFrom, ...state } = foldNews([...earlier, news]);
  const newest = earlier.every(({ occurredAt }) => occurredAt <= news.occurredAt);
  const bought = {
    planName: offer.planName,
    catalogueSet: offer.catalogueSet,
    billingInterval: offer.billingInterval,
    editsProvisioned: offer.edits,
    translationsProvisioned: offer.translations,
    priceAmount: price.amount,
    priceCurrency: price.currency,
  };
  const planId =
    known?.planId ??
    (await addPlan(ctx, tx, {
      userId,
      type: "premium",
      startsAt: startedAt,
      recursFrom,
      grantingMechanism: "paddle",
      grantedFrom: subscriptionId,
      ...bought,
    }));
  await upsertSubscription(tx, {
    id: subscriptionId,
    planId,
    userId,
    paddleVersion,
    cataloguePlanId: newest || !known ? offer.id : known.cataloguePlanId,
    ...state,
  });
  await insertNews(tx, subscriptionId, news);
  await updatePlan(tx, planId, {
    startsAt: startedAt,
    recursFrom,
    // A change of plan counts from the newest message on, however late an older one comes.
    ...(newest ? bought : {}),
  });
  await choosePresent(ctx, tx, userId, "premium");
  await setPending(tx, userId, null);
}
