import {
  type RefundOutcome,
  type RefundRequest,
  refundPayment,
  reserveRefund,
} from "#features/billing/refunds/service.ts";
import { reverseRefundedJob } from "#features/billing/rules.ts";
import type { Context } from "#platform/context.ts";
import { beginReversal } from "../following/service.ts";
import { isAwaited } from "../rules.ts";
import { findFapiao, lockFapiao, lockPaymentOf, updateFapiao } from "../store.ts";

const secondsUntilIssued = 60;

/** `fapiao-first`: it follows by itself as soon as the fapiao is reversed. */
export type OrderRefund = RefundOutcome | "fapiao-first";

/**
 * Gives a payment back, after its fapiao is reversed (G-45): a live one is asked to be reversed, or is once
 * it was issued, and the money goes back when that is done. Asked again meanwhile it is the same refund.
 */
export async function refundOrder(ctx: Context, request: RefundRequest): Promise<OrderRefund> {
  const waits = await ctx.db.transaction(async (tx) => {
    // Who asks for the first fapiao in this moment is done before, or finds the refund written down.
    await lockPaymentOf(tx, request.paymentId);
    const live = await findFapiao(tx, { livePaymentId: request.paymentId });
    const fapiao = live && (await lockFapiao(tx, live.id));
    if (!fapiao || fapiao.status === "cancelled" || fapiao.status === "failed") {
      await reserveRefund(ctx, tx, request);
      return false;
    }
    const noted = await updateFapiao(tx, fapiao.id, { refund: request });
    if (!isAwaited(noted.status)) await beginReversal(ctx, tx, noted);
    return true;
  });
  return waits ? "fapiao-first" : refundPayment(ctx, request);
}

/**
 * The provider has told of money that went back without us: the fapiao no longer states what was paid, so its
 * reversal is asked for. One that is being issued is waited for; told again it is the same reversal.
 */
export async function reverseRefunded(ctx: Context, paymentId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const live = await findFapiao(tx, { livePaymentId: paymentId });
    const fapiao = live && (await lockFapiao(tx, live.id));
    if (fapiao?.status === "completed") await beginReversal(ctx, tx, fapiao);
    else if (fapiao?.status === "requested" || fapiao?.status === "issuing") {
      const startAfterSeconds = secondsUntilIssued;
      await ctx.jobs.enqueue(tx, reverseRefundedJob, { paymentId }, { startAfterSeconds });
    }
  });
}
