import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { findByProviderIdentity } from "../catalogue/service.ts";
import { addPlan, choosePresent } from "../grants/service.ts";
import { remindOnce } from "../reminders/service.ts";
import { timingOf } from "../rules.ts";
import { listPlans, lockPlans, setPending, settlePending, updatePlan } from "../store.ts";
import { foldEvents, type SubscriptionSnapshot } from "./rules.ts";
import {
  deleteBought,
  findSubscription,
  insertEvent,
  listEvents,
  upsertSubscription,
} from "./store.ts";

/**
 * The one way by which what the provider says becomes a plan. Safe to call twice with the same
 * event and in any order; the caller's transaction holds it together with the message it came from.
 *
 * Throws when the catalogue does not know what is subscribed to: a person must add it, and the
 * message is processed again then.
 */
export async function applySubscription(
  ctx: Context,
  tx: Transaction,
  snapshot: SubscriptionSnapshot,
): Promise<void> {
  const { subscriptionId, paddleVersion, paddlePlanId, userId, price, event } = snapshot;
  const offer = await findByProviderIdentity(tx, paddleVersion, paddlePlanId);
  if (!offer) throw new Error(`the catalogue has no ${paddleVersion} plan ${paddlePlanId}`);
  await lockPlans(tx, userId);

  const known = await findSubscription(tx, subscriptionId);
  const earlier = known ? await listEvents(tx, subscriptionId) : [];
  if (earlier.some(({ eventId }) => eventId === event.eventId)) return;

  const { startedAt, firstPaidAt, ...state } = foldEvents([...earlier, event]);
  // Uses come back on the day of the first payment, and in a trial on the day it began.
  const recursFrom = firstPaidAt ?? startedAt;
  const newest = earlier.every(({ occurredAt }) => occurredAt <= event.occurredAt);
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
  await insertEvent(tx, subscriptionId, event);
  await updatePlan(tx, planId, {
    startsAt: startedAt,
    recursFrom,
    // A change of plan counts from the newest message on, however late an older one comes.
    ...(newest ? bought : {}),
  });
  await choosePresent(ctx, tx, userId, "premium");
  await settlePending(tx, userId, event.occurredAt);
  if (newest) await tellHolder(ctx, tx, userId, planId);
}

/**
 * The provider was asked and has told of something that occurred at an instant. Needed where the
 * answer holds nothing that was not known before: what is awaited came before it was (S218).
 */
export async function noteOccurrence(ctx: Context, userId: string, at: Date): Promise<void> {
  await settlePending(ctx.db, userId, at);
}

/** Of a demonstration only: what a person bought from the provider has never been. */
export async function forgetSubscriptions(ctx: Context, userId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockPlans(tx, userId);
    await deleteBought(tx, userId);
    await setPending(tx, userId, null);
  });
}

/** What the holder is told at once: a cancellation that was noted, a payment that failed (G-65). */
async function tellHolder(
  ctx: Context,
  tx: Transaction,
  userId: string,
  planId: string,
): Promise<void> {
  const plan = (await listPlans(tx, userId)).find(({ id }) => id === planId);
  if (!plan?.subscription || plan.replacedAt !== null) return;
  const { status, endsAt } = timingOf(plan, ctx.clock.now());
  const { cancelsAt, pastDueSince } = plan.subscription;
  if (endsAt === null) return;
  if (status === "cancelled" && cancelsAt !== null) {
    const reminder = { kind: "plan-cancelled" as const, about: cancelsAt, amount: null };
    await remindOnce(ctx, tx, userId, plan, reminder);
  }
  if (status === "error" && pastDueSince !== null) {
    const reminder = { kind: "payment-failed" as const, about: pastDueSince, amount: null };
    await remindOnce(ctx, tx, userId, plan, { ...reminder, on: endsAt });
  }
}
