import {
  checkoutVersionOf,
  isRunning,
  type PaddleVersion,
  purchaseGate,
  type User,
} from "@curie/contract";
import { findOffer } from "#features/plans/catalogue/service.ts";
import { loadPlanState } from "#features/plans/service.ts";
import { describeApplication } from "#platform/application.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { allFlags } from "#platform/flags.ts";
import { findClassicLinks } from "../classic/client.ts";
import { openManagement } from "../provider/client.ts";
import { reconcilePerson } from "../reconciliation/service.ts";
import { findPresentSubscription } from "../store.ts";

/** Who buys, and on which application's pages. */
export type Buyer = { user: User; hostname: string };

export type CheckoutOpening = {
  paddleVersion: PaddleVersion;
  paddlePlanId: string;
  customData: { user_identity: string; projectEnvironmentName?: string };
};

/**
 * What the provider's checkout is opened with, if this person may buy this plan now (S134, S140).
 * The provider is asked first, because a payment that was made a moment ago, in a page that is gone,
 * may not have been told yet. The product (Paddle Billing or Classic) is chosen here and nowhere else (G-91).
 */
export async function openCheckout(
  ctx: Context,
  { user, hostname }: Buyer,
  planIdentity: string,
): Promise<CheckoutOpening> {
  requireSale(ctx, hostname);
  await askForPayment(ctx, user);
  await requireNoPremium(ctx, user);
  const found = await findOffer(ctx, ctx.db, user, planIdentity);
  if (!found?.offer.paddlePlanId) throw new Failure("billing.plan-not-offered");
  const chosen = checkoutVersionOf(await allFlags(ctx.flags, user.identity));
  // What ends by itself is sold by Paddle Billing only.
  const paddleVersion = found.plan.renews ? chosen : "newer";
  const paddlePlanId =
    paddleVersion === "newer" ? found.plan.paddlePriceId : found.plan.classicPlanId;
  if (paddlePlanId === null) throw new Failure("billing.plan-not-offered");
  return {
    paddleVersion,
    paddlePlanId,
    customData: {
      user_identity: user.identity,
      ...(paddleVersion === "newer"
        ? { projectEnvironmentName: ctx.config.projectEnvironmentName }
        : {}),
    },
  };
}

/**
 * Where an application sells nothing, nothing is sold in any way (S249).
 * @throws `billing.digital-editing-not-allowed`
 */
export function requireSale(ctx: Context, hostname: string): void {
  if (describeApplication(ctx.config, hostname).allowsDigitalEditing) return;
  throw new Failure("billing.digital-editing-not-allowed");
}

/** A provider that does not answer here will say so when its checkout is opened. */
async function askForPayment(ctx: Context, user: User): Promise<void> {
  try {
    await reconcilePerson(ctx, user);
  } catch (error) {
    ctx.log.warn({ err: error }, "the payment provider could not be asked before a checkout");
  }
}

/**
 * @throws `billing.duplicate-plan` while a premium plan is active or runs out (S19, S140, S247);
 *   `billing.purchase-pending` while one was paid for and is not there yet
 */
export async function requireNoPremium(ctx: Context, user: User): Promise<void> {
  const { plans, paddlePending } = await loadPlanState(ctx, user, true);
  if (purchaseGate(plans) !== "open") throw new Failure("billing.duplicate-plan");
  // What is pending while a plan runs is a change of it, such as another card.
  const buying = paddlePending && !(plans.premium && isRunning(plans.premium));
  if (buying) throw new Failure("billing.purchase-pending");
}

/**
 * Links to change the card and to cancel, as they are at this moment (G-42): Paddle Billing
 * makes them for each click, Paddle Classic says which are its newest.
 *
 * @throws `billing.no-subscription`, `billing.provider-not-reachable`
 */
export async function findManagementLinks(
  ctx: Context,
  user: User,
): Promise<{ updateUrl: string; cancelUrl: string }> {
  const subscription = await findPresentSubscription(ctx.db, user.identity);
  if (!subscription || subscription.status === "canceled") {
    throw new Failure("billing.no-subscription");
  }
  const { id, customerId, paddleVersion } = subscription;
  const links =
    paddleVersion === "classic"
      ? await findClassicLinks(ctx, id)
      : customerId === null
        ? null
        : await openManagement(ctx, customerId, id);
  if (links === null) throw new Failure("billing.no-subscription");
  return links;
}
