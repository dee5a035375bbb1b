import { type Money, type PaymentKind, planNameKey } from "@curie/contract";
import { noteBillingCountry } from "#features/accounts/service.ts";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import type { StoredCataloguePlan } from "../catalogue/rules.ts";
import { setRefunded, upsertPayment } from "../store.ts";
import { receiptCodeFrom } from "./rules.ts";

/** What was paid for. */
type PaidFor =
  | {
      plan: StoredCataloguePlan;
      /** The plan it belongs to: by its subscription, or by itself when it was paid once. */
      belongsTo: { subscriptionId: string } | { planId: string };
    }
  /** Anything else, by its kind and its name in English. */
  | { kind: Exclude<PaymentKind, "plan">; productName: string };

export type Payment = PaidFor & {
  userId: string;
  /** `classic`: Paddle Classic; `newer`: Paddle Billing; `direct`: our own payment page. */
  takenBy: "classic" | "newer" | "direct";
  /** Identity of the payment there; told again, it is the same payment. */
  externalId: string;
  paidAt: Date;
  amount: Money;
  refundedAmount?: number;
  invoiceNumber?: string;
  /** Of a purchase that had one before it was paid; otherwise one is made. */
  receiptCode?: string;
  billingCountry?: string;
};

/**
 * Writes a payment into the accounts: from then on it is an order with a receipt. Told again it changes
 * nothing but what is new: an invoice number, a refund. Nothing paid, no receipt (G-46).
 */
export async function recordPayment(
  ctx: Context,
  tx: Transaction,
  payment: Payment,
): Promise<void> {
  const { amount } = payment;
  await upsertPayment(tx, {
    id: ctx.ids.uuid(),
    userId: payment.userId,
    ...productOf(ctx, payment),
    takenBy: payment.takenBy,
    externalId: payment.externalId,
    paidAt: payment.paidAt,
    amount: amount.amount,
    currency: amount.currency,
    refundedAmount: payment.refundedAmount ?? 0,
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

function productOf(ctx: Context, paidFor: PaidFor) {
  if (!("plan" in paidFor)) return { kind: paidFor.kind, productName: paidFor.productName };
  const { planName, catalogueSet, billingInterval } = paidFor.plan;
  const nameKey = planNameKey({ planType: "premium", planName, catalogueSet });
  return {
    kind: "plan" as const,
    productName: ctx.messages("en_US", `plans:${nameKey}`),
    ...paidFor.belongsTo,
    planName,
    catalogueSet,
    billingInterval,
  };
}

/** Money that was given back of a payment, in all; told again it changes nothing (G-45). */
export async function recordRefund(
  tx: Transaction,
  paymentId: string,
  refundedAmount: number,
): Promise<void> {
  await setRefunded(tx, paymentId, refundedAmount);
}
