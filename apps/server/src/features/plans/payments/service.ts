import type { Money } from "@curie/contract";
import { noteBillingCountry } from "#features/accounts/service.ts";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import type { StoredCataloguePlan } from "../catalogue/rules.ts";
import { setRefunded, upsertPayment } from "../store.ts";
import { receiptCodeFrom } from "./rules.ts";

export type PlanPayment = {
  userId: string;
  /** `classic`: Paddle Classic; `newer`: Paddle Billing; `direct`: our own payment page. */
  takenBy: "classic" | "newer" | "direct";
  /** Identity of the payment there; told again, it is the same payment. */
  externalId: string;
  paidAt: Date;
  amount: Money;
  refundedAmount?: number;
  /** What was paid for. */
  plan: StoredCataloguePlan;
  /** The plan it belongs to: by its subscription, or by itself when it was paid once. */
  belongsTo: { subscriptionId: string } | { planId: string };
  invoiceNumber?: string;
  /** Of a purchase that had one before it was paid; otherwise one is made. */
  receiptCode?: string;
  billingCountry?: string;
};

/**
 * Writes a payment into the billing history. Told again it changes nothing but what is new: an
 * invoice number, a refund. Nothing paid, no receipt (G-46).
 */
export async function recordPayment(
  ctx: Context,
  tx: Transaction,
  payment: PlanPayment,
): Promise<void> {
  const { plan, amount } = payment;
  await upsertPayment(tx, {
    id: ctx.ids.uuid(),
    userId: payment.userId,
    ...payment.belongsTo,
    takenBy: payment.takenBy,
    externalId: payment.externalId,
    paidAt: payment.paidAt,
    amount: amount.amount,
    currency: amount.currency,
    refundedAmount: payment.refundedAmount ?? 0,
    planName: plan.planName,
    catalogueSet: plan.catalogueSet,
    billingInterval: plan.billingInterval,
    receiptCode:
      amount.amount > 0
        ? (payment.receiptCode ?? receiptCodeFrom(Buffer.from(ctx.ids.secret(), "base64url")))
        : null,
    invoiceNumber: payment.invoiceNumber ?? null,
  });
  if (amount.amount > 0 && payment.billingCountry) {
    await noteBillingCountry(tx, payment.userId, payment.billingCountry);
  }
}

/** Money that was given back of a payment, in all; told again it changes nothing (G-45). */
export async function recordRefund(
  tx: Transaction,
  paymentId: string,
  refundedAmount: number,
): Promise<void> {
  await setRefunded(tx, paymentId, refundedAmount);
}
