import { z } from "zod";
import { noteRefund, type RefundRequest } from "#features/billing/refunds/service.ts";
import { refundOrder } from "#features/fapiao/refunds/service.ts";
import { closeRefunded } from "#features/human-editing/operators/service.ts";
import type { Context } from "#platform/context.ts";

export const refundJob = "staff.refund";

const Request = z.object({
  paymentId: z.uuid(),
  reason: z.string(),
  requestedBy: z.string(),
  endPlan: z.boolean(),
});

/**
 * An operator decides a refund: it is written down and queued, both or neither; the human order it paid for
 * is closed. Who issued a fapiao and
 * who took the payment are asked by the job, since a transaction waits for nobody outside.
 *
 * @throws `not-found`, `staff.nothing-to-refund`
 */
export async function askForRefund(ctx: Context, request: RefundRequest): Promise<void> {
  await noteRefund(ctx, request);
  const { paymentId, reason } = request;
  await closeRefunded(ctx, { paymentId, reason });
  await ctx.jobs.enqueue(ctx.db, refundJob, request);
}

/** Done twice it is the same refund. A live fapiao is reversed first, and the refund follows it. */
export async function refundNow(ctx: Context, payload: unknown): Promise<void> {
  const outcome = await refundOrder(ctx, Request.parse(payload));
  ctx.log.info({ outcome }, "a refund was asked for");
}
