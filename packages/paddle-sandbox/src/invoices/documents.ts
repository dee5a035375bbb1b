import { getPlan } from "../classic/plans.ts";
import { getClassic } from "../classic/subscriptions.ts";
import type { Context } from "../context.ts";
import type { Adjustment, SignedLink, Transaction } from "../entities.ts";
import { formatMoney, minorUnits } from "../money.ts";
import { found } from "../problem.ts";
import type { InvoiceContent } from "./pdf.ts";

const seller = ["Paddle sandbox", "This is a test document.", "No money was moved."];
const note = "Made by a test environment. It is no invoice and has no value.";

/** What a document says, from the records as they are now. */
export function contentOf(ctx: Context, { kind, of }: SignedLink["document"]): InvoiceContent {
  if (kind === "invoice") {
    return invoiceContent(ctx, found(ctx.records.transactions.find(of), of));
  }
  if (kind === "credit-note") {
    return creditNoteContent(ctx, found(ctx.records.adjustments.find(of), of));
  }
  return classicReceiptContent(ctx, of);
}

function invoiceContent(ctx: Context, transaction: Transaction): InvoiceContent {
  const { currency_code, details, payments, billed_at, invoice_number } = transaction;
  const money = (minor: string) => formatMoney(minor, currency_code);
  const { totals } = details;
  const paid = payments.find(({ status }) => status === "captured");
  return {
    title: "Test invoice",
    number: invoice_number ?? "",
    date: (billed_at ?? transaction.created_at).slice(0, 10),
    seller,
    buyer: buyerOf(ctx, transaction),
    lines: details.line_items.map(({ product, quantity, tax_rate, totals }, index) => ({
      name: [product.name, transaction.items[index]?.price.name].filter(Boolean).join(" – "),
      quantity: String(quantity),
      tax: `${Math.round(Number(tax_rate) * 100)} %`,
      amount: money(totals.subtotal),
    })),
    totals: [
      { label: "Subtotal", amount: money(totals.subtotal) },
      ...(Number(totals.discount) > 0
        ? [{ label: "Discount", amount: `-${money(totals.discount)}` }]
        : []),
      { label: "Tax", amount: money(totals.tax) },
      ...(Number(totals.credit) > 0
        ? [{ label: "Credit", amount: `-${money(totals.credit)}` }]
        : []),
      { label: "Total", amount: money(totals.grand_total), strong: true },
    ],
    paidWith: paid ? paidWith(paid.method_details.type, paid.method_details.card?.last4) : null,
    note: [transaction.billing_details?.purchase_order_number, note].filter(Boolean).join(" · "),
  };
}

function paidWith(type: string, last4: string | undefined): string {
  return last4 === undefined
    ? `Paid with ${type.replaceAll("_", " ")}`
    : `Paid with the card ending in ${last4}`;
}

/**
 * Customer, business and address, with the corrections made for this invoice. A customer without a
 * name is called as the card that paid.
 */
function buyerOf(
  ctx: Context,
  { id, customer_id, address_id, business_id, payments }: Transaction,
): string[] {
  const customer = customer_id === null ? null : ctx.records.customers.find(customer_id);
  const address = address_id === null ? null : ctx.records.addresses.find(address_id);
  const business = business_id === null ? null : ctx.records.businesses.find(business_id);
  const revision = ctx.records.transactionStates.find(id)?.revision ?? null;
  const place = { ...address, ...revision?.address };
  const taxNumber = revision?.business?.tax_identifier ?? business?.tax_identifier;
  const lines = [
    revision?.business?.name ?? business?.name,
    revision?.customer?.name ?? customer?.name ?? payments[0]?.method_details.card?.cardholder_name,
    customer?.email,
    place.first_line,
    place.second_line,
    [place.postal_code, place.city, place.region].filter(Boolean).join(" "),
    place.country_code,
    taxNumber ? `Tax number ${taxNumber}` : null,
  ];
  return lines.filter((line): line is string => Boolean(line));
}

function creditNoteContent(ctx: Context, adjustment: Adjustment): InvoiceContent {
  const { transaction_id, currency_code, totals, items } = adjustment;
  const transaction = found(ctx.records.transactions.find(transaction_id), transaction_id);
  const money = (minor: string) => formatMoney(minor, currency_code);
  const lines = new Map(transaction.details.line_items.map((line) => [line.id, line]));
  return {
    title: "Test credit note",
    number: `CN-${transaction.invoice_number ?? transaction.id}`,
    date: adjustment.created_at.slice(0, 10),
    seller,
    buyer: buyerOf(ctx, transaction),
    lines: items.map(({ item_id, totals }) => ({
      name: lines.get(item_id)?.product.name ?? item_id,
      quantity: "1",
      tax: `${Math.round(Number(lines.get(item_id)?.tax_rate ?? 0) * 100)} %`,
      amount: money(totals.subtotal),
    })),
    totals: [
      { label: "Subtotal", amount: money(totals.subtotal) },
      { label: "Tax", amount: money(totals.tax) },
      { label: "Total given back", amount: money(totals.total), strong: true },
    ],
    paidWith: null,
    note: `${adjustment.reason} · ${note}`,
  };
}

function classicReceiptContent(ctx: Context, paymentId: string): InvoiceContent {
  const payment = found(ctx.records.classicPayments.find(paymentId), paymentId);
  const subscription = getClassic(ctx, payment.subscription_id);
  const money = (major: number | string) =>
    formatMoney(Math.round(Number(major) * minorUnits(payment.currency)), payment.currency);
  const net = Number(payment.amount) - Number(payment.tax);
  return {
    title: "Test receipt",
    number: payment.order_id,
    date: payment.payout_at.slice(0, 10),
    seller,
    buyer: [
      subscription.card.details?.cardholder_name ?? "",
      subscription.user_email,
      subscription.country,
    ].filter((line) => line !== ""),
    lines: [
      {
        name: getPlan(ctx, subscription.plan_id).name,
        quantity: String(subscription.quantity),
        tax: "",
        amount: money(net),
      },
    ],
    totals: [
      { label: "Subtotal", amount: money(net) },
      { label: "Tax", amount: money(payment.tax) },
      { label: "Total", amount: money(payment.amount), strong: true },
    ],
    paidWith: paidWith(subscription.card.type, subscription.card.details?.last4),
    note,
  };
}
