import type { Context } from "../context.ts";
import type { DeclineCode, PaymentMethod, Subscription, Transaction } from "../entities.ts";
import { ApiProblem, found } from "../problem.ts";
import { completeTransaction, endDunning } from "./collection.ts";
import { attemptPayment, deleteMethod, newMethod, type Payment, saveMethod } from "./payments.ts";
import { setState, subscribe, subscriptionState, updateSubscription } from "./subscriptions.ts";
import { updateTransaction } from "./transactions.ts";

export type CheckoutPayment = {
  transaction: Transaction;
  subscription: Subscription | null;
  declined: DeclineCode | null;
};

/**
 * A buyer pays a transaction on a page: a purchase, an overdue bill, or a card change. `refusal`:
 * they have refused in the end, which is told as a failed payment.
 * @throws {ApiProblem} when the transaction is not one that can be paid now.
 */
export function payTransaction(
  ctx: Context,
  id: string,
  payment: Payment,
  refusal: DeclineCode | null = null,
): CheckoutPayment {
  return ctx.records.change(() => {
    const transaction = found(ctx.records.transactions.find(id), id);
    const { customer_id, address_id } = transaction;
    const payable: readonly string[] = ["ready", "billed", "past_due"];
    if (!payable.includes(transaction.status) || customer_id === null || address_id === null) {
      throw new ApiProblem(
        400,
        "transaction_not_ready_for_payment",
        `Transaction ${id} is ${transaction.status} and cannot be paid.`,
      );
    }
    const origin = transaction.subscription_id === null ? "saved_during_purchase" : "subscription";
    const unused = newMethod(ctx, payment, { customer_id, address_id }, origin);
    const { attempt, declined, method } = attemptPayment(ctx, transaction, unused, refusal);
    const tried = updateTransaction(
      ctx,
      transaction,
      { payments: [attempt, ...transaction.payments] },
      declined ? ["transaction.updated", "transaction.payment_failed"] : ["transaction.updated"],
    );
    if (declined) return { transaction: tried, subscription: null, declined };
    const paid = updateTransaction(ctx, tried, { status: "paid" }, ["transaction.paid"]);
    return transaction.subscription_id === null
      ? completePurchase(ctx, paid, method)
      : completeForSubscription(ctx, paid, transaction.subscription_id, method);
  });
}

/** A trial without a card, or a total of nothing without recurring items: no payment is needed. */
export function confirmWithoutPayment(ctx: Context, id: string): CheckoutPayment {
  return ctx.records.change(() => {
    const transaction = found(ctx.records.transactions.find(id), id);
    const paid = updateTransaction(ctx, transaction, { status: "paid" }, ["transaction.paid"]);
    return completePurchase(ctx, paid, null);
  });
}

/** Whether a card has to be given although nothing may be due today. */
export function needsPaymentMethod(transaction: Transaction): boolean {
  if (transaction.origin === "subscription_payment_method_change") return true;
  if (Number(transaction.details.totals.grand_total) > 0) return true;
  return transaction.items.some(
    ({ price }) =>
      price.billing_cycle !== null && (price.trial_period?.requires_payment_method ?? true),
  );
}

function completePurchase(
  ctx: Context,
  transaction: Transaction,
  method: PaymentMethod | null,
): CheckoutPayment {
  const recurs = transaction.items.some(({ price }) => price.billing_cycle !== null);
  if (method && recurs) saveMethod(ctx, method);
  const subscription = subscribe(ctx, transaction, method);
  const completed = completeTransaction(ctx, transaction, {
    subscription_id: subscription?.id ?? null,
    billing_period: subscription?.current_billing_period ?? null,
  });
  return { transaction: completed, subscription, declined: null };
}

function completeForSubscription(
  ctx: Context,
  transaction: Transaction,
  subscriptionId: string,
  method: PaymentMethod,
): CheckoutPayment {
  const { dunning, paymentMethodId } = subscriptionState(ctx, subscriptionId);
  saveMethod(ctx, method);
  const former = paymentMethodId === null ? null : ctx.records.paymentMethods.find(paymentMethodId);
  if (former) deleteMethod(ctx, former, "replaced_by_newer_version");
  setState(ctx, subscriptionId, { paymentMethodId: method.id });
  const completed = completeTransaction(ctx, transaction);
  if (dunning?.transactionId === transaction.id) endDunning(ctx, subscriptionId);
  else updateSubscription(ctx, subscriptionId, {});
  return {
    transaction: completed,
    subscription: found(ctx.records.subscriptions.find(subscriptionId), subscriptionId),
    declined: null,
  };
}
