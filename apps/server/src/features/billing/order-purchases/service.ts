import type {
  Money,
  PaymentForm,
  PaymentMethodId,
  PaymentPage,
  Purchase,
  User,
} from "@curie/contract";
import { methodsOf } from "#config/payments.ts";
import type { Context } from "#platform/context.ts";
import type { Db, Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { followPurchase } from "../alipay/service.ts";
import { instalmentsOf } from "../purchases/rules.ts";
import { beginOnce, describePurchase, requireMethod } from "../purchases/service.ts";
import {
  failPendingForOrder,
  findPaidForOrder,
  findPendingForOrder,
  type PurchaseRow,
} from "../purchases/store.ts";
import { findPayment } from "../store.ts";

/**
 * Begins to pay for a human order, in the caller's transaction, which holds the order. The same twice is
 * one purchase; another one for the same order ends those that were begun before it.
 * Where it is paid is known once the transaction is over: `describePurchase`.
 *
 * @throws `billing.payment-method-not-offered`, `billing.not-available`
 */
export async function payForOrder(
  ctx: Context,
  tx: Transaction,
  user: User,
  wish: {
    order: { id: string; productName: string };
    form: Omit<PaymentForm, "additionalData">;
    total: Money;
    code: string | null;
  },
): Promise<PurchaseRow> {
  const { order, ...given } = wish;
  const method = requireMethod(ctx, user, given.form.paymentMethodId);
  const what = {
    kind: "human-edit" as const,
    humanOrderId: order.id,
    productName: order.productName,
  };
  return beginOnce(ctx, tx, user, { ...given, what, wanted: order.id, method });
}

/** How a price can be paid, and in which parts; the price in dollars says what instalments are converted from. */
export function waysToPay(
  ctx: Context,
  user: User,
  { dollars, price, total }: { dollars: number | undefined; price: Money; total: Money },
): Pick<PaymentPage, "paymentMethods" | "instalments"> {
  const paymentMethods = requireWaysToPay(ctx, user);
  const prices = dollars === undefined ? {} : { USD: dollars };
  return {
    paymentMethods,
    instalments: instalmentsOf({ prices }, price, total),
  };
}

/** @throws `billing.not-available` where no payment service takes money in the person's region */
export function requireWaysToPay(ctx: Context, user: User): PaymentMethodId[] {
  const methods = methodsOf(ctx.config, user.region);
  if (methods.length === 0) throw new Failure("billing.not-available");
  return methods;
}

/** What became of the payments of a human order: the one that paid it, and the one that waits for approval. */
export async function findPurchasesOfOrder(
  ctx: Context,
  db: Db,
  humanOrderId: string,
): Promise<{ paid: PaidOrder | null; pending: Purchase | null }> {
  const paid = await findPaidForOrder(db, humanOrderId);
  if (paid) {
    const payment = await findPayment(db, { takenBy: "direct", externalId: paid.id });
    if (!payment) throw new Error(`the payment of the purchase ${paid.id} was lost`);
    return { paid: { paymentId: payment.id, paidAt: payment.paidAt }, pending: null };
  }
  const pending = await findPendingForOrder(db, humanOrderId);
  return { paid: null, pending: pending && (await describePurchase(ctx, pending)) };
}

/** For whoever waits on the page of an order: what was paid elsewhere is asked for now. */
export async function followPaymentOfOrder(ctx: Context, humanOrderId: string): Promise<void> {
  const pending = await findPendingForOrder(ctx.db, humanOrderId);
  if (pending) await followPurchase(ctx, pending);
}

export type PaidOrder = { paymentId: string; paidAt: Date };

/** Payments that were begun for a human order, and not decided yet, are over. */
export async function endPaymentsOfOrder(db: Db, humanOrderId: string): Promise<void> {
  await failPendingForOrder(db, humanOrderId);
}
