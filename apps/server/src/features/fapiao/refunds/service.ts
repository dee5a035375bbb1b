import {
  type RefundOutcome,
  type RefundRequest,
  refundPayment,
} from "#features/billing/refunds/service.ts";
import type { Context } from "#platform/context.ts";
import { beginReversal } from "../following/service.ts";
import { isAwaited } from "../rules.ts";
import { findFapiao, lockFapiao, updateFapiao } from "../store.ts";

/** `fapiao-first`: it follows by itself as soon as the fapiao is reversed. */
export type OrderRefund = RefundOutcome | "fapiao-first";

/**
 * Gives a payment back, after its fapiao is reversed (G-45): a live one is asked to be reversed, or is once
 * it was issued, and the money goes back when that is done. Asked again meanwhile it is the same refund.
 */
export async function refundOrder(ctx: Context, request: RefundRequest): Promise<OrderRefund> {
  const waits = await ctx.db.transaction(async (tx) => {
    const live = await findFapiao(tx, { livePaymentId: request.paymentId });
    const fapiao = live && (await lockFapiao(tx, live.id));
    if (!fapiao || fapiao.status === "cancelled" || fapiao.status === "failed") return false;
    const noted = await updateFapiao(tx, fapiao.id, { refund: request });
    if (!isAwaited(noted.status)) await beginReversal(ctx, tx, noted);
    return true;
  });
  return waits ? "fapiao-first" : refundPayment(ctx, request);
}
