import type { Context } from "../context.ts";
import type { DeclineCode, PaymentMethod, Subscription, Transaction } from "../entities.ts";
import { ApiProblem, found } from "../problem.ts";
import { completeTransaction, endDunning } from "./collection.ts";
import { attemptPayment, deleteMethod, newMethod, type Payment, saveMethod } from "./payments.ts";
import { setState, subscribe, subscriptionState, updateSubscription } from "./subscriptions.ts";
import { createTransaction } from "./transactions.ts";

export type CheckoutPayment = {
  /** The one that was bought; null for what is paid once. */
  subscription: Subscription | null;
  declined: DeclineCode | null;
};

/**
 * A buyer pays a transaction on a page: a purchase, an overdue bill, or a card change. `refusal`:
 * they have refused in the end, which is sent as a failed payment.
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
    const { customer_id, address_id, subscription_id } = transaction;
    const payable: readonly string[] = ["ready", "billed", "past_due"];
    if (!payable.includes(transaction.status) || customer_id === null || address_id === null) {
      throw new ApiProblem(
        400,
        "transaction_not_ready_for_payment",
        `Transaction ${id} is ${transaction.status} and cannot be paid.`,
      );
    }
    const origin = subscription_id === null ? "saved_during_purchase" : "subscription";
    const unused = newMethod(ctx, payment, { customer_id, address_id }, origin);
    const attempt = attemptPayment(ctx, transaction, unused, refusal);
    if (attempt.declined) return { subscription: null, declined: attempt.declined };
    if (subscription_id === null) {
      return {
        subscription: completePurchase(ctx, attempt.transaction, attempt.method),
        declined: null,
      };
    }
    completeForSubscription(ctx, attempt.transaction, subscription_id, attempt.method);
    return { subscription: null, declined: null };
  });
}

function completePurchase(
  ctx: Context,
  transaction: Transaction,
  method: PaymentMethod,
): Subscription | null {
  if (transaction.items.some(({ price }) => price.billing_cycle !== null)) saveMethod(ctx, method);
  const subscription = subscribe(ctx, transaction, method);
  completeTransaction(ctx, transaction, {
    subscription_id: subscription?.id ?? null,
    billing_period: subscription?.current_billing_period ?? null,
  });
  return subscription;
}

/** The new card replaces the former one; with an overdue bill the subscription runs again. */
function completeForSubscription(
  ctx: Context,
  transaction: Transaction,
  subscriptionId: string,
  method: PaymentMethod,
): void {
  const { dunning, paymentMethodId } = subscriptionState(ctx, subscriptionId);
  saveMethod(ctx, method);
  const former = ctx.records.paymentMethods.find(paymentMethodId);
  if (former) deleteMethod(ctx, former);
  setState(ctx, subscriptionId, { paymentMethodId: method.id });
  completeTransaction(ctx, transaction);
  if (dunning?.transactionId === transaction.id) endDunning(ctx, subscriptionId);
  else updateSubscription(ctx, subscriptionId, {});
}

/** Replaces the card of a subscription. The reason when the new one is refused, else null. */
export function changeCard(
  ctx: Context,
  subscription: Subscription,
  payment: Payment,
): DeclineCode | null {
  return ctx.records.change(() => {
    const id = overdueBill(ctx, subscription)?.id ?? cardChange(ctx, subscription).id;
    return payTransaction(ctx, id, payment).declined;
  });
}

export function overdueBill(ctx: Context, { id }: Subscription): Transaction | null {
  const { dunning } = subscriptionState(ctx, id);
  return dunning && ctx.records.transactions.find(dunning.transactionId);
}

/** A transaction over nothing, with which a new card is given. */
function cardChange(ctx: Context, subscription: Subscription): Transaction {
  return createTransaction(ctx, {
    status: "ready",
    origin: "subscription_payment_method_change",
    items: subscription.items.map(({ price, quantity }) => ({
      price_id: price.id,
      price,
      quantity,
      proration: null,
    })),
    customer_id: subscription.customer_id,
    address_id: subscription.address_id,
    custom_data: subscription.custom_data,
    currency_code: subscription.currency_code,
    billing_period: subscription.current_billing_period,
    subscription_id: subscription.id,
  });
}
