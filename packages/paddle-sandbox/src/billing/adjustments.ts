import { type Context, stamp } from "../context.ts";
import type { Adjustment, AdjustmentItem, LineItem, Transaction } from "../entities.ts";
import { scale } from "../money.ts";
import { ApiProblem, found } from "../problem.ts";
import { addCredit } from "./credit.ts";
import { updateTransaction } from "./transactions.ts";

export type NewAdjustment = {
  action: "refund" | "credit";
  reason: string;
  transaction_id: string;
  type?: "full" | "partial" | undefined;
  items?:
    | readonly {
        item_id: string;
        type: "full" | "partial" | "tax" | "proration";
        amount?: string | null | undefined;
      }[]
    | undefined;
};

/**
 * Gives money back, or credit for an unpaid bill. It is approved at once, as in a sandbox.
 * @throws {ApiProblem} when there is nothing to give back, or less than was asked for.
 */
export function createAdjustment(ctx: Context, input: NewAdjustment): Adjustment {
  const transaction = found(
    ctx.records.transactions.find(input.transaction_id),
    input.transaction_id,
  );
  requireAdjustable(transaction, input.action);
  const items = chooseAmounts(ctx, transaction, input);
  const sum = (key: "subtotal" | "tax" | "total") =>
    items.reduce((total, { totals }) => total + Number(totals[key]), 0);
  const now = stamp(ctx);
  const adjustment = ctx.records.adjustments.put({
    id: ctx.newId("adj"),
    action: input.action,
    type: input.items ? "partial" : "full",
    transaction_id: transaction.id,
    subscription_id: transaction.subscription_id,
    customer_id: transaction.customer_id ?? "",
    reason: input.reason,
    credit_applied_to_balance: input.action === "credit",
    currency_code: transaction.currency_code,
    status: "pending_approval",
    items,
    totals: {
      subtotal: String(sum("subtotal")),
      tax: String(sum("tax")),
      total: String(sum("total")),
      fee: "0",
      earnings: String(sum("subtotal")),
      currency_code: transaction.currency_code,
      retained_fee: "0",
    },
    payout_totals: null,
    created_at: now,
    updated_at: now,
  });
  ctx.emit("adjustment.created", adjustment);
  const approved = ctx.records.adjustments.put({ ...adjustment, status: "approved" });
  ctx.emit("adjustment.updated", approved);
  if (input.action === "credit") {
    addCredit(ctx, approved.customer_id, approved.currency_code, sum("total"));
  }
  updateTransaction(ctx, transaction, {});
  return approved;
}

function requireAdjustable({ id, status }: Transaction, action: "refund" | "credit"): void {
  const fits =
    action === "refund" ? status === "completed" : status === "billed" || status === "past_due";
  if (fits) return;
  throw new ApiProblem(
    400,
    "adjustment_transaction_invalid_status",
    `Transaction ${id} is ${status}: no ${action} is possible.`,
  );
}

function chooseAmounts(
  ctx: Context,
  transaction: Transaction,
  { items, type }: NewAdjustment,
): AdjustmentItem[] {
  const lines = transaction.details.line_items;
  if (type === "full" || !items) {
    return lines
      .filter((line) => remaining(ctx, transaction.id, line) > 0)
      .map((line) => giveBack(ctx, transaction.id, line, "full", null));
  }
  return items.map(({ item_id, type, amount }) =>
    giveBack(
      ctx,
      transaction.id,
      found(lines.find(({ id }) => id === item_id) ?? null, item_id),
      type,
      amount ?? null,
    ),
  );
}

function giveBack(
  ctx: Context,
  transactionId: string,
  line: LineItem,
  type: AdjustmentItem["type"],
  asked: string | null,
): AdjustmentItem {
  const left = remaining(ctx, transactionId, line);
  const amount = type === "full" || asked === null ? left : Number(asked);
  if (amount <= 0 || amount > left) {
    throw new ApiProblem(
      400,
      "adjustment_amount_above_remaining_allowed",
      `Of ${line.id} ${left} can still be given back.`,
    );
  }
  const total = Number(line.totals.total);
  const tax = type === "tax" ? amount : scale(amount, Number(line.totals.tax), total);
  return {
    id: ctx.newId("adjitm"),
    item_id: line.id,
    type,
    amount: String(amount),
    proration: null,
    totals: { subtotal: String(amount - tax), tax: String(tax), total: String(amount) },
  };
}

/** What of a line has not been given back yet, in minor units. */
function remaining(ctx: Context, transactionId: string, line: LineItem): number {
  const given = ctx.records.adjustments
    .all()
    .filter(
      ({ transaction_id, status }) => transaction_id === transactionId && status !== "rejected",
    )
    .flatMap(({ items }) => items)
    .filter(({ item_id }) => item_id === line.id)
    .reduce((sum, { amount }) => sum + Number(amount), 0);
  return Number(line.totals.total) - given;
}
