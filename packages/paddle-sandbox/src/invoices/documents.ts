import { getPlan } from "../classic/plans.ts";
import { getClassic } from "../classic/subscriptions.ts";
import type { Context } from "../context.ts";
import type { SignedLink, Transaction } from "../entities.ts";
import { formatMoney, minorUnits } from "../money.ts";
import { found } from "../problem.ts";
import type { InvoiceContent } from "./pdf.ts";

const seller = ["Paddle sandbox", "This is a test document.", "No money was moved."];
const note = "Made by a test environment. It is no invoice and has no value.";

/** What a document says, from the records as they are now. */
export function contentOf(ctx: Context, { kind, of }: SignedLink["document"]): InvoiceContent {
  return kind === "invoice"
    ? invoiceContent(ctx, found(ctx.records.transactions.find(of), of))
    : classicReceiptContent(ctx, of);
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
      { label: "Tax", amount: money(totals.tax) },
      ...(Number(totals.credit) > 0
        ? [{ label: "Credit", amount: `-${money(totals.credit)}` }]
        : []),
      { label: "Total", amount: money(totals.grand_total), strong: true },
    ],
    paidWith: paid ? paidWith(paid.method_details.type, paid.method_details.card?.last4) : null,
    note,
  };
}

function paidWith(type: string, last4: string | undefined): string {
  return last4 === undefined
    ? `Paid with ${type.replaceAll("_", " ")}`
    : `Paid with the card ending in ${last4}`;
}

/** Customer and address. A customer without a name is called as the card that paid. */
function buyerOf(ctx: Context, { customer_id, address_id, payments }: Transaction): string[] {
  const customer = customer_id === null ? null : ctx.records.customers.find(customer_id);
  const address = address_id === null ? null : ctx.records.addresses.find(address_id);
  const lines = [
    customer?.name ?? payments[0]?.method_details.card?.cardholder_name,
    customer?.email,
    address?.postal_code,
    address?.country_code,
  ];
  return lines.filter((line): line is string => Boolean(line));
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
