import { type Context, stamp } from "../context.ts";
import type { PaymentMethod, Subscription, Transaction } from "../entities.ts";
import { addCycle, dayMs } from "../periods.ts";
import { found } from "../problem.ts";
import { addCredit } from "./credit.ts";
import { noteDiscountUse } from "./discounts.ts";
import { attemptPayment } from "./payments.ts";
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
  const { customer_id, currency_code, details, discount_id } = numbered;
  if (customer_id !== null) {
    addCredit(ctx, customer_id, currency_code, Number(details.totals.credit_to_balance));
  }
  const renews = numbered.origin === "subscription_recurring";
  if (discount_id !== null && !renews) noteDiscountUse(ctx, discount_id);
  return updateTransaction(ctx, numbered, { status: "completed" }, ["transaction.completed"]);
}

/** Charges the kept card for a bill of a subscription that has just been made. */
export function collectBill(
  ctx: Context,
  transaction: Transaction,
): { transaction: Transaction; paid: boolean } {
  if (Number(transaction.details.totals.grand_total) === 0) {
    const paid = updateTransaction(ctx, transaction, { status: "paid" }, ["transaction.paid"]);
    return { transaction: completeTransaction(ctx, paid), paid: true };
  }
  const method = keptMethod(ctx, transaction);
  if (method) {
    const { attempt, declined } = attemptPayment(ctx, transaction, method);
    const tried = updateTransaction(
      ctx,
      transaction,
      { payments: [attempt, ...transaction.payments] },
      declined ? ["transaction.updated", "transaction.payment_failed"] : ["transaction.updated"],
    );
    if (!declined) {
      const paid = updateTransaction(ctx, tried, { status: "paid" }, ["transaction.paid"]);
      return { transaction: completeTransaction(ctx, paid), paid: true };
    }
    return { transaction: tried, paid: false };
  }
  return { transaction, paid: false };
}

function keptMethod(ctx: Context, transaction: Transaction): PaymentMethod | null {
  if (transaction.subscription_id === null) return null;
  const { paymentMethodId } = subscriptionState(ctx, transaction.subscription_id);
  return paymentMethodId === null ? null : ctx.records.paymentMethods.find(paymentMethodId);
}

/** The first refusal of a bill: the subscription is past due and the sandbox tries again later. */
export function startDunning(ctx: Context, subscriptionId: string, transaction: Transaction): void {
  const now = ctx.clock.now();
  updateTransaction(ctx, transaction, { status: "past_due" }, ["transaction.past_due"]);
  setState(ctx, subscriptionId, {
    dunning: {
      transactionId: transaction.id,
      startedAt: now.toISOString(),
      attempts: 0,
      nextRetryAt: retryAt(ctx, now, 0),
      endsAt: new Date(now.getTime() + ctx.dunning.endsAfterDays * dayMs).toISOString(),
    },
  });
  updateSubscription(ctx, subscriptionId, { status: "past_due" }, [
    "subscription.updated",
    "subscription.past_due",
  ]);
}

function retryAt(ctx: Context, startedAt: Date, attempts: number): string | null {
  const days = ctx.dunning.retryDays[attempts];
  return days === undefined ? null : new Date(startedAt.getTime() + days * dayMs).toISOString();
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
  const nextRetryAt = retryAt(ctx, new Date(dunning.startedAt), attempts);
  setState(ctx, subscription.id, { dunning: { ...dunning, attempts, nextRetryAt } });
}

/** The overdue bill is paid. A period that has passed in the meantime is billed next. */
export function endDunning(ctx: Context, subscriptionId: string): void {
  setState(ctx, subscriptionId, { dunning: null });
  updateSubscription(ctx, subscriptionId, { status: "active" });
}

/** The sandbox gives up on an overdue bill. */
export function exhaustDunning(ctx: Context, subscription: Subscription): void {
  cancelOverdueBill(ctx, subscription.id);
  if (ctx.dunning.ends === "cancel") {
    cancelNow(ctx, subscription.id);
    return;
  }
  pauseNow(ctx, subscription.id, null);
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

/** `resumeAt`: when the pause ends by itself. */
export function pauseNow(
  ctx: Context,
  subscriptionId: string,
  resumeAt: string | null,
): Subscription {
  return updateSubscription(
    ctx,
    subscriptionId,
    {
      status: "paused",
      paused_at: stamp(ctx),
      next_billed_at: null,
      scheduled_change:
        resumeAt === null ? null : { action: "resume", effective_at: resumeAt, resume_at: null },
    },
    ["subscription.updated", "subscription.paused"],
  );
}

/** Where the period after the current one ends. */
export function nextPeriodEnd(ctx: Context, subscriptionId: string, start: Date): string {
  const { billing_cycle } = getSubscription(ctx, subscriptionId);
  const { anchorDay } = subscriptionState(ctx, subscriptionId);
  return addCycle(start, billing_cycle, anchorDay).toISOString();
}
