import { withdrawPlan } from "#features/plans/grants/service.ts";
import { recordRefund } from "#features/plans/payments/service.ts";
import type { Context } from "#platform/context.ts";
import {
  cancelClassicSubscription,
  findClassicPayment,
  refundClassicOrder,
} from "../classic/client.ts";
import { cancelProviderSubscription, refundTransaction } from "../provider/client.ts";
import {
  findPayment,
  insertRefundOnce,
  lockEntity,
  type PaymentRow,
  sumRefunds,
  updateRefund,
} from "../store.ts";

export type RefundRequest = {
  /** Identity of the payment, as the billing history shows it. */
  paymentId: string;
  reason: string;
  /** The operator who decided it. */
  requestedBy: string;
  /** Ends what was paid for; otherwise the plan is kept. */
  endPlan: boolean;
};

/** `asked`: the provider tells when it is done. `refused`: it will not, or all of it went back before. */
export type RefundOutcome = "done" | "asked" | "refused";

/**
 * Gives back what is left of a payment (G-45). An operator decides it; an open fapiao is reversed
 * before, by who calls. It is written down before the provider is asked: asked twice, or again after
 * a crash, it is the same refund, and the provider gives nothing back twice.
 */
export async function refundPayment(ctx: Context, request: RefundRequest): Promise<RefundOutcome> {
  const payment = await findPayment(ctx.db, { id: request.paymentId });
  if (!payment) throw new Error(`there is no payment ${request.paymentId}`);
  const left = payment.amount - payment.refundedAmount;
  if (left <= 0) return "refused";
  const refund = await insertRefundOnce(ctx.db, {
    id: ctx.ids.uuid(),
    paymentId: payment.id,
    amount: left,
    reason: request.reason,
    requestedBy: request.requestedBy,
    requestedAt: ctx.clock.now(),
    status: "asked",
  });
  const outcome =
    payment.takenBy === "direct"
      ? await refundDirectly(ctx, payment, refund.id)
      : await askProvider(ctx, payment, refund);
  if (outcome !== "refused" && request.endPlan) await endPlanOf(ctx, payment);
  return outcome;
}

/** What the simulator took it gives back at once. */
async function refundDirectly(
  ctx: Context,
  payment: PaymentRow,
  refundId: string,
): Promise<RefundOutcome> {
  await ctx.db.transaction(async (tx) => {
    await lockEntity(tx, payment.externalId);
    await updateRefund(tx, refundId, { status: "done" });
    await recordRefund(tx, payment.id, await sumRefunds(tx, payment.id));
  });
  return "done";
}

async function askProvider(
  ctx: Context,
  payment: PaymentRow,
  refund: { id: string; reason: string; externalId: string | null },
): Promise<RefundOutcome> {
  if (refund.externalId !== null) return "asked";
  if (payment.takenBy === "newer") {
    const externalId = await refundTransaction(ctx, payment.externalId, refund.reason);
    if (externalId !== null) await updateRefund(ctx.db, refund.id, { externalId });
    return externalId === null ? refuse(ctx, refund.id) : "asked";
  }
  const { subscriptionId, externalId } = payment;
  const order =
    subscriptionId === null ? null : await findClassicPayment(ctx, subscriptionId, externalId);
  // The alert that tells of it has an identity of its own, and finds this refund by its payment.
  const asked = order?.order_id && (await refundClassicOrder(ctx, order.order_id, refund.reason));
  return asked ? "asked" : refuse(ctx, refund.id);
}

async function refuse(ctx: Context, refundId: string): Promise<RefundOutcome> {
  await updateRefund(ctx.db, refundId, { status: "refused" });
  return "refused";
}

/** A subscription would be charged again, so it ends at the provider; what was paid once ends here. */
async function endPlanOf(ctx: Context, payment: PaymentRow): Promise<void> {
  const { subscriptionId, planId, takenBy } = payment;
  if (subscriptionId !== null) {
    await (takenBy === "classic"
      ? cancelClassicSubscription(ctx, subscriptionId)
      : cancelProviderSubscription(ctx, subscriptionId));
  } else if (planId !== null) {
    await withdrawPlan(ctx, ctx.db, { id: planId });
  }
}
