import { withdrawPlan } from "#features/plans/grants/service.ts";
import { recordRefund } from "#features/plans/payments/service.ts";
import type { Context } from "#platform/context.ts";
import type { Db, Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { cancelClassicSubscription, refundClassicOrder } from "../classic/client.ts";
import { refundAtGateway } from "../gateways/service.ts";
import { cancelProviderSubscription, refundTransaction } from "../provider/client.ts";
import {
  acceptRefund,
  askedPrefix,
  findPayment,
  findSubscription,
  insertRefundOnce,
  lockEntity,
  type PaymentRow,
  refuseRefund,
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
 * Writes down that an operator wants a refund, before anybody outside is asked; `refundPayment` goes on
 * from there. Said again, it is the same refund.
 *
 * @throws `not-found`, `staff.nothing-to-refund`
 */
export async function noteRefund(ctx: Context, request: RefundRequest): Promise<void> {
  const payment = await findPayment(ctx.db, { id: request.paymentId });
  if (!payment) throw new Failure("not-found");
  const left = payment.amount - payment.refundedAmount;
  if (left <= 0) throw new Failure("staff.nothing-to-refund");
  await insertRefundOnce(ctx.db, asked(ctx, request, left));
}

/** Writes a refund down if there is something left to give back; whoever calls holds the payment. */
export async function reserveRefund(
  ctx: Context,
  tx: Transaction,
  request: RefundRequest,
): Promise<void> {
  const payment = await findPayment(tx, { id: request.paymentId });
  const left = (payment?.amount ?? 0) - (payment?.refundedAmount ?? 0);
  if (left > 0) await insertRefundOnce(tx, asked(ctx, request, left));
}

function asked(ctx: Context, { paymentId, reason, requestedBy }: RefundRequest, amount: number) {
  const requestedAt = ctx.clock.now();
  const status = "asked" as const;
  return { id: ctx.ids.uuid(), paymentId, amount, reason, requestedBy, requestedAt, status };
}

/**
 * Gives back what is left of a payment (G-45). An operator decides it; an open fapiao is reversed
 * before, by who calls. It is written down before the provider is asked: asked twice, or again after
 * a crash, it is the same refund, and the provider gives nothing back twice.
 */
export async function refundPayment(ctx: Context, request: RefundRequest): Promise<RefundOutcome> {
  const payment = await findPayment(ctx.db, { id: request.paymentId });
  if (!payment) throw new Error(`there is no payment ${request.paymentId}`);
  const left = payment.amount - payment.refundedAmount;
  if (left <= 0) {
    // Somebody may have been cut off between the money and the plan.
    if (request.endPlan) await endPlanOf(ctx, ctx.db, payment);
    return "refused";
  }
  const refund = await insertRefundOnce(ctx.db, asked(ctx, request, left));
  // Somebody else's was answered in this moment: look again at what is left.
  if (!refund) return refundPayment(ctx, request);
  if (payment.takenBy === "direct") return refundDirectly(ctx, payment, refund, request);
  const outcome = await askProvider(ctx, payment, refund);
  if (outcome === "asked" && request.endPlan) await endPlanOf(ctx, ctx.db, payment);
  return outcome;
}

/**
 * What our own payment page took: the payment service is asked first, what a demonstration played goes back at
 * once; then it is written down together with the end of the plan. A service may say that it tells later.
 */
async function refundDirectly(
  ctx: Context,
  payment: PaymentRow,
  { id, amount }: { id: string; amount: number },
  { endPlan, reason }: RefundRequest,
): Promise<RefundOutcome> {
  const given = await refundAtGateway(ctx, payment.externalId, { requestNo: id, amount, reason });
  if (given?.state === "refused") return (await refuseRefund(ctx.db, id)) ? "refused" : "done";
  if (given?.state === "asked") {
    await acceptRefund(ctx.db, id, given.refundId);
    if (endPlan) await endPlanOf(ctx, ctx.db, payment);
    return "asked";
  }
  return ctx.db.transaction(async (tx) => {
    await lockEntity(tx, payment.externalId);
    if (endPlan) await endPlanOf(ctx, tx, payment);
    // Another one may have been done since this one was written down.
    const isTooMuch = (await sumRefunds(tx, payment.id)) + amount > payment.amount;
    if (isTooMuch && (await refuseRefund(tx, id))) return "refused";
    await updateRefund(tx, id, {
      status: "done",
      ...(given ? { externalId: given.refundId } : {}),
    });
    await recordRefund(tx, payment.id, await sumRefunds(tx, payment.id));
    return "done";
  });
}

async function askProvider(
  ctx: Context,
  payment: PaymentRow,
  refund: { id: string; reason: string; externalId: string | null },
): Promise<RefundOutcome> {
  if (refund.externalId !== null) return "asked";
  if (payment.takenBy === "newer") {
    const externalId = await refundTransaction(ctx, payment.externalId, refund.reason);
    return externalId === null ? refuse(ctx, refund.id) : accept(ctx, refund.id, externalId);
  }
  const { invoiceNumber: orderId } = payment;
  const request = orderId && (await refundClassicOrder(ctx, orderId, refund.reason));
  // The alert that tells of it has an identity of its own, and finds this refund by its payment.
  return request ? accept(ctx, refund.id, `${askedPrefix}${request}`) : refuse(ctx, refund.id);
}

async function accept(ctx: Context, refundId: string, externalId: string): Promise<RefundOutcome> {
  await acceptRefund(ctx.db, refundId, externalId);
  return "asked";
}

/** Of two who ask at once the provider refuses one: what the other was granted stands. */
async function refuse(ctx: Context, refundId: string): Promise<RefundOutcome> {
  return (await refuseRefund(ctx.db, refundId)) ? "refused" : "asked";
}

/** A subscription would be charged again, so it ends at the provider; what it gave ends here, at once. */
async function endPlanOf(ctx: Context, db: Db, payment: PaymentRow): Promise<void> {
  const { subscriptionId, takenBy } = payment;
  if (subscriptionId !== null) {
    await (takenBy === "classic"
      ? cancelClassicSubscription(ctx, subscriptionId)
      : cancelProviderSubscription(ctx, subscriptionId));
  }
  const subscription = subscriptionId === null ? null : await findSubscription(db, subscriptionId);
  const planId = subscription?.planId ?? payment.planId;
  if (planId !== null) await withdrawPlan(ctx, db, { id: planId });
}
