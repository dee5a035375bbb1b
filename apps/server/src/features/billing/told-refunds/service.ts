import { recordRefund } from "#features/plans/payments/service.ts";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { refundToldJobs } from "../rules.ts";
import { sumRefunds } from "../store.ts";

/**
 * Money that the provider has told of as given back, in all. What hangs on the payment stands in features to
 * the right of this one, and learns of it by jobs of the same transaction: a fapiao is reversed, and a human
 * order is closed.
 */
export async function recordToldRefund(
  ctx: Context,
  tx: Transaction,
  paymentId: string,
): Promise<void> {
  await recordRefund(tx, paymentId, await sumRefunds(tx, paymentId));
  for (const job of refundToldJobs) await ctx.jobs.enqueue(tx, job, { paymentId });
}
