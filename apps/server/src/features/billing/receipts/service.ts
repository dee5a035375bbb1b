import { type Address, type BillingEntry, planNameKey, type User } from "@curie/contract";
import { makeFormatting } from "@curie/locales/formatting";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { findClassicPayment } from "../classic/client.ts";
import { findInvoiceUrl } from "../provider/client.ts";
import { findPurchase } from "../purchases/store.ts";
import { findPayment, listPayments, nextInvoiceNumber, type PaymentRow } from "../store.ts";
import { receiptPdf } from "./rules.ts";

/** Every payment a person made for a plan, newest first (S119). */
export async function loadBillingHistory(ctx: Context, user: User): Promise<BillingEntry[]> {
  const rows = await listPayments(ctx.db, user.identity);
  return rows.filter(({ kind }) => kind === "plan").map(describePayment);
}

/**
 * Where the receipt of an own payment can be read now. The provider's own is asked for at each
 * click, because its address ends after an hour; for what was paid to us directly we write one.
 *
 * @throws `billing.receipt-not-found`, `billing.no-receipt`, `billing.provider-not-reachable`
 */
export async function findReceipt(
  ctx: Context,
  user: User,
  by: { receiptCode: string } | { paymentId: string },
): Promise<string> {
  const payment = await findPayment(ctx.db, { userId: user.identity, ...by });
  if (!payment) throw new Failure("billing.receipt-not-found");
  const url = await receiptUrlOf(ctx, payment);
  if (url === null) throw new Failure("billing.no-receipt");
  return url;
}

/**
 * Our own receipt of what was paid to us directly, in the language of the person (G-46).
 *
 * @throws `billing.receipt-not-found`, `billing.no-receipt`
 */
export async function writeReceipt(ctx: Context, user: User, receiptCode: string): Promise<Buffer> {
  const own = { userId: user.identity, receiptCode };
  const payment = await findPayment(ctx.db, own);
  if (!payment) throw new Failure("billing.receipt-not-found");
  const purchase = await findPurchase(ctx.db, own);
  if (payment.takenBy !== "direct" || payment.amount <= 0) throw new Failure("billing.no-receipt");

  const { locale } = user;
  const formatting = makeFormatting(locale, "UTC");
  const messages = (key: string, params: Record<string, string> = {}) =>
    ctx.messages(locale, `receipt.${key}`, params);
  const money = (amount: number) => formatting.money(amount, payment.currency);
  const row = (name: string, ...lines: (string | null | undefined)[]) => ({
    name: messages(name),
    lines: lines.filter((line): line is string => typeof line === "string" && line !== ""),
  });
  const form = purchase?.form;
  const buyer = form?.invoiceAddress ?? form?.billingAddress ?? null;
  const rows = [
    row("seller", ctx.config.operator.name, ctx.config.operator.contact),
    row("buyer", ...(buyer ? addressLines(buyer) : [user.name]), user.email),
    row("product", productOf(ctx, user, payment)),
    row("purchase-order", form?.purchaseOrder),
    row("voucher", purchase?.voucherCode),
    row("method", purchase?.paymentMethod && messages(purchase.paymentMethod)),
    row("total", money(payment.amount)),
    row("refunded", payment.refundedAmount > 0 ? money(payment.refundedAmount) : null),
  ];
  return receiptPdf({
    title: messages("title"),
    head: [
      messages("number", { number: payment.invoiceNumber ?? payment.id }),
      messages("date", { date: formatting.date(payment.paidAt.toISOString()) }),
      messages("code", { code: receiptCode }),
    ],
    rows: rows.filter(({ lines }) => lines.length > 0),
    note: ctx.config.profile === "demo" ? messages("demonstration") : null,
  });
}

/** In the language of the receipt where we have the name in it. */
function productOf(ctx: Context, { locale }: User, payment: PaymentRow): string {
  const { kind, planName, catalogueSet } = payment;
  if (kind !== "plan") return payment.productName;
  const nameKey = planNameKey({ planType: "premium", planName, catalogueSet });
  return ctx.messages(locale, `plans:${nameKey}`);
}

/** `C-2026-000001`: one series a year for everything that is paid to us directly (G-46). */
export async function numberInvoice(ctx: Context, tx: Transaction): Promise<string> {
  const year = ctx.clock.now().getUTCFullYear();
  const number = await nextInvoiceNumber(tx, year);
  return `C-${year}-${String(number).padStart(6, "0")}`;
}

function addressLines(address: Address): string[] {
  const { name, organisation, street, postalCode, city, region, country } = address;
  const place = [postalCode, city, region, country].filter((part) => part !== null && part !== "");
  return [name, organisation ?? "", street, place.join(" ")];
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
  const { currency } = row;
  const { refundedAmount } = row;
  return {
    paymentId: row.id,
    date: row.paidAt.toISOString(),
    detail: {
      planName: row.planName,
      catalogueSet: row.catalogueSet,
      billingInterval: row.billingInterval,
    },
    amount: { amount: row.amount, currency },
    refunded: refundedAmount > 0 ? { amount: refundedAmount, currency } : null,
    receiptCode: row.receiptCode,
  };
}
