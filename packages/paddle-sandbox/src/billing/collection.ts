import { type Context, stamp } from "../context.ts";
import { dunningEnd, retryAt } from "../dunning.ts";
import type { Subscription, Transaction } from "../entities.ts";
import { addCycle } from "../periods.ts";
import { found } from "../problem.ts";
import { addCredit } from "./credit.ts";
import { attemptPayment, markPaid } from "./payments.ts";
import {
  getSubscription,
  setState,
  subscriptionState,
  updateSubscription,
} from "./subscriptions.ts";
import { numberInvoice, updateTransaction } from "./transactions.ts";

/** From paid to completed: the invoice gets its number, credit that was left comes back. */
export function completeTransaction(
  ctx: Context,
  transaction: Transaction,
  patch: Partial<Transaction> = {},
): Transaction {
  const numbered = updateTransaction(ctx, transaction, {
    ...patch,
    ...numberInvoice(ctx, transaction),
    billed_at: transaction.billed_at ?? stamp(ctx),
  });
  const { customer_id, currency_code, details } = numbered;
  if (customer_id !== null) {
    addCredit(ctx, customer_id, currency_code, Number(details.totals.credit_to_balance));
  }
  return updateTransaction(ctx, numbered, { status: "completed" }, ["transaction.completed"]);
}

/** Charges the kept card for a bill of a subscription that has just been made. */
export function collectBill(
  ctx: Context,
  bill: Transaction,
): { transaction: Transaction; paid: boolean } {
  if (Number(bill.details.totals.grand_total) === 0) {
    return { transaction: completeTransaction(ctx, markPaid(ctx, bill)), paid: true };
  }
  const { paymentMethodId } = subscriptionState(ctx, bill.subscription_id ?? "");
  const method = ctx.records.paymentMethods.find(paymentMethodId);
  if (!method) return { transaction: bill, paid: false };
  const { transaction, declined } = attemptPayment(ctx, bill, method);
  if (declined) return { transaction, paid: false };
  return { transaction: completeTransaction(ctx, transaction), paid: true };
}

/** The first refusal of a bill: the subscription is past due and the card is charged again later. */
export function startDunning(ctx: Context, subscriptionId: string, bill: Transaction): void {
  const endsAt = dunningEnd(ctx.clock.now());
  updateTransaction(ctx, bill, { status: "past_due" }, ["transaction.past_due"]);
  setState(ctx, subscriptionId, {
    dunning: {
      transactionId: bill.id,
      attempts: 0,
      nextRetryAt: retryAt(endsAt, 0),
      endsAt,
    },
  });
  updateSubscription(ctx, subscriptionId, { status: "past_due" }, [
    "subscription.updated",
    "subscription.past_due",
  ]);
}

/** Tries the card of a past-due subscription again. */
export function retryPayment(ctx: Context, subscription: Subscription): void {
  const { dunning } = subscriptionState(ctx, subscription.id);
  if (!dunning) return;
  const bill = found(ctx.records.transactions.find(dunning.transactionId), dunning.transactionId);
  const { paid } = collectBill(ctx, bill);
  if (paid) {
    endDunning(ctx, subscription.id);
    return;
  }
  const attempts = dunning.attempts + 1;
  const nextRetryAt = retryAt(dunning.endsAt, attempts);
  setState(ctx, subscription.id, { dunning: { ...dunning, attempts, nextRetryAt } });
}

/** The overdue bill is paid. A period that has passed in the meantime is billed next. */
export function endDunning(ctx: Context, subscriptionId: string): void {
  setState(ctx, subscriptionId, { dunning: null });
  updateSubscription(ctx, subscriptionId, { status: "active" });
}

/** Ends a subscription now, with the bill that is overdue. */
export function cancelNow(ctx: Context, subscriptionId: string): Subscription {
  cancelOverdueBill(ctx, subscriptionId);
  return updateSubscription(
    ctx,
    subscriptionId,
    {
      status: "canceled",
      canceled_at: stamp(ctx),
      next_billed_at: null,
      current_billing_period: null,
      scheduled_change: null,
    },
    ["subscription.updated", "subscription.canceled"],
  );
}

function cancelOverdueBill(ctx: Context, subscriptionId: string): void {
  const { dunning } = subscriptionState(ctx, subscriptionId);
  if (!dunning) return;
  const bill = found(ctx.records.transactions.find(dunning.transactionId), dunning.transactionId);
  const { customer_id, currency_code, details } = bill;
  if (customer_id !== null) {
    addCredit(ctx, customer_id, currency_code, Number(details.totals.credit));
  }
  updateTransaction(ctx, bill, { status: "canceled" }, ["transaction.canceled"]);
  setState(ctx, subscriptionId, { dunning: null });
}

/** Where the period after the current one ends. */
export function nextPeriodEnd(ctx: Context, subscriptionId: string, start: Date): string {
  const { billing_cycle } = getSubscription(ctx, subscriptionId);
  const { anchorDay } = subscriptionState(ctx, subscriptionId);
  return addCycle(start, billing_cycle, anchorDay).toISOString();
}
