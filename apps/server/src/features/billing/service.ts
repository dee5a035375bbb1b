import type { PaddleVersion } from "@curie/contract";
import { z } from "zod";
import type { StoredCataloguePlan } from "#features/plans/catalogue/rules.ts";
import { findByProviderIdentity } from "#features/plans/catalogue/service.ts";
import { grantPurchase } from "#features/plans/grants/service.ts";
import { recordPayment } from "#features/plans/payments/service.ts";
import { applySubscription } from "#features/plans/subscriptions/service.ts";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import {
  applied,
  ignored,
  type Outcome,
  type PaymentMessage,
  type RefundMessage,
  type SubscriptionMessage,
} from "./rules.ts";
import {
  findPayment,
  findSubscription,
  findUserId,
  listSubscriptions,
  lockEntity,
  upsertRefund,
} from "./store.ts";
import { recordToldRefund } from "./told-refunds/service.ts";

/**
 * What the payment provider says becomes plans and payments here, whether it came in a message or
 * in an answer to our question. Each of these may be told the same again, in any order and by
 * several workers at once; each answers what became of it.
 */
export async function ingestSubscription(
  ctx: Context,
  tx: Transaction,
  paddleVersion: PaddleVersion,
  message: SubscriptionMessage,
): Promise<Outcome> {
  const { subscriptionId, paddlePlanId, price, event } = message;
  await lockEntity(tx, subscriptionId);
  const known = await findSubscription(tx, subscriptionId);
  const owner = await ownerOf(ctx, tx, { ...message, paddleVersion }, known?.userId ?? null);
  if ("kind" in owner) return owner;
  await applySubscription(ctx, tx, {
    subscriptionId,
    paddleVersion,
    userId: owner.userId,
    paddlePlanId,
    price,
    event,
  });
  if (!known) await warnOfTwo(ctx, tx, owner.userId);
  return applied;
}

/**
 * The provider sells twice to a person who opens its checkout twice at once, or buys anew while an old
 * subscription still tries its card. Which of two is given up is for a person to decide.
 */
async function warnOfTwo(ctx: Context, tx: Transaction, userId: string): Promise<void> {
  const held = await listSubscriptions(tx, userId);
  const paying = held.filter(
    ({ status, cancelsAt }) =>
      cancelsAt === null && ["trialing", "active", "past_due"].includes(status),
  );
  if (paying.length < 2) return;
  const subscriptionIds = paying.map(({ id }) => id);
  ctx.log.error({ userId, subscriptionIds }, "somebody pays for more than one subscription");
}

/** A payment enters the billing history. One for a plan that does not renew also gives the plan. */
export async function ingestPayment(
  ctx: Context,
  tx: Transaction,
  payment: PaymentMessage,
): Promise<Outcome> {
  const { paddleVersion, paymentId, subscriptionId, paidAt, amount } = payment;
  await lockEntity(tx, paymentId);
  const known = subscriptionId === null ? null : await findSubscription(tx, subscriptionId);
  const owner = await ownerOf(ctx, tx, payment, known?.userId ?? null);
  if ("kind" in owner) return owner;
  const plan = await findByProviderIdentity(tx, paddleVersion, payment.paddlePlanId);
  if (!plan) throw new Error(`the catalogue has no ${paddleVersion} plan ${payment.paddlePlanId}`);
  const paid = {
    userId: owner.userId,
    takenBy: paddleVersion,
    externalId: paymentId,
    paidAt,
    amount,
    plan,
    ...(payment.invoiceNumber === null ? {} : { invoiceNumber: payment.invoiceNumber }),
    ...(payment.billingCountry === null ? {} : { billingCountry: payment.billingCountry }),
  };
  if (subscriptionId !== null) {
    await recordPayment(ctx, tx, { ...paid, belongsTo: { subscriptionId } });
    return applied;
  }
  if (plan.renews) return ignored("subscription-not-named");
  const planId = await grantOnce(ctx, tx, payment, owner.userId, plan);
  await recordPayment(ctx, tx, { ...paid, belongsTo: { planId } });
  return applied;
}

/** The plan that one payment bought; told again it is the same plan. */
async function grantOnce(
  ctx: Context,
  tx: Transaction,
  { paddleVersion, paymentId, amount }: PaymentMessage,
  userId: string,
  plan: StoredCataloguePlan,
): Promise<string> {
  const before = await findPayment(tx, { takenBy: paddleVersion, externalId: paymentId });
  if (before?.planId) return before.planId;
  return grantPurchase(ctx, tx, {
    userId,
    plan,
    price: amount,
    grantingMechanism: "paddle",
    grantedFrom: paymentId,
  });
}

/** Money that went back. What is left of several is their sum (G-45). */
export async function ingestRefund(
  ctx: Context,
  tx: Transaction,
  refund: RefundMessage,
): Promise<Outcome> {
  const { paddleVersion, paymentId, refundId, amount } = refund;
  await lockEntity(tx, paymentId);
  const payment = await findPayment(tx, { takenBy: paddleVersion, externalId: paymentId });
  if (!payment) {
    // Either the payment is not ours, or it is told after its refund: the next try knows.
    throw new Error(`no payment ${paymentId} is known that could be refunded`);
  }
  await upsertRefund(tx, {
    id: ctx.ids.uuid(),
    paymentId: payment.id,
    amount,
    reason: "",
    requestedBy: "provider",
    requestedAt: ctx.clock.now(),
    status: "done",
    externalId: refundId,
  });
  await recordToldRefund(ctx, tx, payment.id);
  return applied;
}

const Uuid = z.uuid();
/**
 * Whom a message is for. Several installations may share one account at the provider: Paddle
 * Billing names the one it belongs to, and all others are left alone; Paddle Classic names a
 * person, who exists here or not (G-44).
 */
async function ownerOf(
  ctx: Context,
  tx: Transaction,
  message: Pick<SubscriptionMessage, "userIdentity" | "projectEnvironmentName"> & {
    paddleVersion: PaddleVersion;
  },
  knownOwner: string | null,
): Promise<{ userId: string } | Outcome> {
  const { paddleVersion, userIdentity, projectEnvironmentName: name } = message;
  const ours = name === ctx.config.projectEnvironmentName;
  if (paddleVersion === "newer" && !ours && (name !== null || knownOwner === null)) {
    return ignored("another-installation");
  }
  if (knownOwner !== null) return { userId: knownOwner };
  const identity = Uuid.safeParse(userIdentity);
  const userId = identity.success ? await findUserId(tx, identity.data) : null;
  return userId === null ? ignored("unknown-person") : { userId };
}
