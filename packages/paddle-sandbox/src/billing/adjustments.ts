import { type Context, stamp } from "../context.ts";
import type { Adjustment } from "../entities.ts";
import { ApiProblem, found } from "../problem.ts";
import { updateTransaction } from "./transactions.ts";

/**
 * Gives a payment back in full. It is approved at once, as in Paddle's own sandbox.
 * @throws {ApiProblem} when there is nothing to give back.
 */
export function refund(ctx: Context, transactionId: string, reason: string): Adjustment {
  const transaction = found(ctx.records.transactions.find(transactionId), transactionId);
  const { status, currency_code, details } = transaction;
  const isGivenBack = ctx.records.adjustments
    .all()
    .some(({ transaction_id }) => transaction_id === transactionId);
  const total = Number(details.totals.total);
  if (status !== "completed" || isGivenBack || total === 0) {
    throw new ApiProblem(
      400,
      isGivenBack
        ? "adjustment_amount_above_remaining_allowed"
        : "adjustment_transaction_invalid_status",
      `Nothing of transaction ${transactionId} can be given back.`,
    );
  }
  const now = stamp(ctx);
  const { subtotal, tax } = details.totals;
  const adjustment = ctx.records.adjustments.put({
    id: ctx.newId("adj"),
    action: "refund",
    type: "full",
    transaction_id: transactionId,
    subscription_id: transaction.subscription_id,
    customer_id: transaction.customer_id ?? "",
    reason,
    credit_applied_to_balance: false,
    currency_code,
    status: "pending_approval",
    items: details.line_items.map(({ id, totals: { subtotal, tax, total } }) => ({
      id: ctx.newId("adjitm"),
      item_id: id,
      type: "full",
      amount: total,
      proration: null,
      totals: { subtotal, tax, total },
    })),
    totals: {
      subtotal,
      tax,
      total: details.totals.total,
      fee: "0",
      earnings: subtotal,
      currency_code,
      retained_fee: "0",
    },
    payout_totals: null,
    created_at: now,
    updated_at: now,
  });
  ctx.emit("adjustment.created", adjustment);
  const approved = ctx.records.adjustments.put({ ...adjustment, status: "approved" });
  ctx.emit("adjustment.updated", approved);
  updateTransaction(ctx, transaction, {});
  return approved;
}
