import type { BillingEntry, Currency, User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { findClassicPayment } from "../classic/client.ts";
import { findInvoiceUrl } from "../provider/client.ts";
import { findPayment, listPayments, type PaymentRow } from "../store.ts";

/** Every payment a person made for a plan, newest first (S119). */
export async function loadBillingHistory(ctx: Context, user: User): Promise<BillingEntry[]> {
  const rows = await listPayments(ctx.db, user.identity);
  return rows.map(describePayment);
}

/**
 * Where the receipt of an own payment can be read now. The provider's own is asked for at each
 * click, because its address ends after an hour; for what was paid to us directly we write one.
 *
 * @throws `billing.receipt-not-found`, `billing.no-receipt`, `billing.provider-not-reachable`
 */
export async function findReceipt(ctx: Context, user: User, receiptCode: string): Promise<string> {
  const payment = await findPayment(ctx.db, { userId: user.identity, receiptCode });
  if (!payment) throw new Failure("billing.receipt-not-found");
  const url = await receiptUrlOf(ctx, payment);
  if (url === null) throw new Failure("billing.no-receipt");
  return url;
}

async function receiptUrlOf(ctx: Context, payment: PaymentRow): Promise<string | null> {
  if (payment.amount <= 0) return null;
  if (payment.takenBy === "newer") return findInvoiceUrl(ctx, payment.externalId);
  if (payment.takenBy === "direct") return `/api/receipts/${payment.receiptCode}/file`;
  if (payment.subscriptionId === null) return null;
  const found = await findClassicPayment(ctx, payment.subscriptionId, payment.externalId);
  return found?.receipt_url ?? null;
}

function describePayment(row: PaymentRow): BillingEntry {
  const currency = row.currency as Currency;
  const { refundedAmount } = row;
  return {
    paymentId: row.id,
    date: row.paidAt.toISOString(),
    detail: {
      planName: row.planName as BillingEntry["detail"]["planName"],
      catalogueSet: row.catalogueSet as BillingEntry["detail"]["catalogueSet"],
      billingInterval: row.billingInterval as BillingEntry["detail"]["billingInterval"],
    },
    amount: { amount: row.amount, currency },
    refunded: refundedAmount > 0 ? { amount: refundedAmount, currency } : null,
    receiptCode: row.receiptCode,
  };
}
