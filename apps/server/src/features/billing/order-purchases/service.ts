import type { Money, PaymentForm, PaymentPage, Purchase, User } from "@curie/contract";
import { methodsOf } from "#config/payments.ts";
import type { Context } from "#platform/context.ts";
import type { Db, Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { followPurchase } from "../gateways/service.ts";
import { listReturnedForOrder } from "../gateways/store.ts";
import { instalmentsOf } from "../purchases/rules.ts";
import { beginOnce, describePurchase, requireMethod } from "../purchases/service.ts";
import {
  failPendingForOrder,
  findPaidForOrder,
  findPendingForOrder,
  isAnythingFree,
  type PurchaseRow,
} from "../purchases/store.ts";
import { findPayment } from "../store.ts";

/**
 * Begins to pay for a human order, in the caller's transaction, which holds the order. The same twice is
 * one purchase; another one for the same order ends those that were begun before it.
 * Where it is paid is known once the transaction is over: `continuePurchase`.
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
  const method = requireMethod(ctx, user, given.form.paymentMethodId, given.total);
  const what = {
    kind: "human-edit" as const,
    humanOrderId: order.id,
    productName: order.productName,
  };
  return beginOnce(ctx, tx, user, { ...given, what, wanted: order.id, method });
}

/**
 * How a price can be paid, and in which parts; the price in dollars says what instalments are converted from.
 * @throws `billing.not-available`
 */
export async function waysToPay(
  ctx: Context,
  user: User,
  { dollars, price, total }: { dollars: number | undefined; price: Money; total: Money },
): Promise<Pick<PaymentPage, "paymentMethods" | "instalments">> {
  await requireWayToPay(ctx, user, price.currency);
  const prices = dollars === undefined ? {} : { USD: dollars };
  return {
    paymentMethods: methodsOf(ctx.config, user.region, price.currency),
    instalments: instalmentsOf({ prices }, price, total),
  };
}

/**
 * Somebody can pay where a payment service takes money in their region and currency; and where none does, with
 * a code that leaves nothing to pay, if there is such a code.
 * @throws `billing.not-available`
 */
export async function requireWayToPay(
  ctx: Context,
  user: User,
  currency: Money["currency"],
): Promise<void> {
  if (methodsOf(ctx.config, user.region, currency).length > 0) return;
  if (!(await isAnythingFree(ctx.db, ctx.clock.now()))) throw new Failure("billing.not-available");
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

/** Payments that came when there was nothing to pay for any more, and go back. */
export async function findReturnedForOrder(
  db: Db,
  humanOrderId: string,
): Promise<{ at: string; total: Money; receiptCode: string }[]> {
  const rows = await listReturnedForOrder(db, humanOrderId);
  return rows.flatMap(({ at, amount, currency, receiptCode }) =>
    at === null ? [] : [{ at: at.toISOString(), total: { amount, currency }, receiptCode }],
  );
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
