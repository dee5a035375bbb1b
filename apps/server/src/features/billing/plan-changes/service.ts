import type { PlanChangePreview, User } from "@curie/contract";
import { findOffer } from "#features/plans/catalogue/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { allFlags } from "#platform/flags.ts";
import { changeProviderSubscription, previewSubscriptionChange } from "../provider/client.ts";
import { reconcilePerson } from "../reconciliation/service.ts";
import { readBillingSubscription } from "../rules.ts";
import { ingestSubscription } from "../service.ts";
import { findPresentSubscription, type SubscriptionRow } from "../store.ts";

/**
 * What it would cost now to go on with another plan (G-23). The provider works it out, because it
 * alone knows taxes and what is left of the running period.
 *
 * @throws `billing.no-subscription`, `billing.plan-not-offered`, `billing.provider-not-reachable`
 */
export async function previewPlanChange(
  ctx: Context,
  user: User,
  planIdentity: string,
): Promise<PlanChangePreview> {
  const { subscription, priceId } = await requireChange(ctx, user, planIdentity);
  const preview = await previewSubscriptionChange(ctx, subscription.id, priceId);
  if (!preview) throw new Failure("billing.plan-not-offered");
  return preview;
}

/**
 * Goes on with another plan. What the provider answers is written at once, like one of its
 * messages; then the provider is asked for the payment, which may also come by itself later.
 *
 * @param chargedAtMost what the person agreed to, in the smallest unit: it may cost less by now,
 *   because time has passed, but never more
 * @throws `billing.payment-declined` and what {@link previewPlanChange} throws
 */
export async function changePlan(
  ctx: Context,
  user: User,
  wish: { planIdentity: string; chargedAtMost: number },
): Promise<void> {
  const { subscription, priceId } = await requireChange(ctx, user, wish.planIdentity);
  const preview = await previewSubscriptionChange(ctx, subscription.id, priceId);
  if (!preview || preview.chargedNow.amount > wish.chargedAtMost) {
    throw new Failure("billing.plan-not-offered");
  }
  const changed = await changeProviderSubscription(ctx, subscription.id, priceId);
  if (!changed) throw new Failure("billing.plan-not-offered");
  const eventId = `${subscription.id}@${changed.updatedAt.toISOString()}`;
  const told = { eventId, occurredAt: changed.updatedAt };
  const message = readBillingSubscription(changed.subscription, told);
  await ctx.db.transaction((tx) => ingestSubscription(ctx, tx, "newer", message));
  try {
    await reconcilePerson(ctx, user);
  } catch (error) {
    ctx.log.warn({ err: error }, "the payment of a changed plan is left to its message");
  }
}

/**
 * Only a running, paid subscription of Paddle Billing goes on with another plan: Paddle
 * Classic bills a change at the next renewal, after its benefit, and a trial cannot be changed at all.
 */
async function requireChange(
  ctx: Context,
  user: User,
  planIdentity: string,
): Promise<{ subscription: SubscriptionRow; priceId: string }> {
  const flags = await allFlags(ctx.flags, user.identity);
  const subscription = flags.curie_change_plan
    ? await findPresentSubscription(ctx.db, user.identity)
    : null;
  const runs = subscription?.status === "active" && subscription.cancelsAt === null;
  if (!subscription || !runs || subscription.paddleVersion !== "newer") {
    throw new Failure("billing.no-subscription");
  }
  const found = await findOffer(ctx, ctx.db, user, planIdentity);
  const priceId = found?.plan.kind === "checkout" ? found.plan.paddlePriceId : null;
  if (!found?.plan.renews || priceId === null || planIdentity === subscription.cataloguePlanId) {
    throw new Failure("billing.plan-not-offered");
  }
  return { subscription, priceId };
}
