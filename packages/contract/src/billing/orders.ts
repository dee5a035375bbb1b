import { z } from "zod";
import { Pagination } from "../documents/documents.ts";
import { errors } from "../errors.ts";
import { Fapiao } from "../fapiao/fapiao.ts";
import { Identity, Instant, signedIn } from "../http.ts";
import { BillingEntry, ReceiptCode } from "../plans/plans.ts";
import { Money } from "./money.ts";

export const OrderStatus = z.enum(["paid", "partly-refunded", "refunded"]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** What a payment was for. */
export const PaymentKind = z.enum(["plan", "human-edit"]);
export type PaymentKind = z.infer<typeof PaymentKind>;

/** One order that was paid (S254). */
export const OrderPayment = z.object({
  paymentId: Identity,
  date: Instant,
  kind: PaymentKind,
  /** In English, whatever the language of the page. */
  productName: z.string(),
  /** Says the same of a plan in parts, so that a page can name it in its own language; null for other kinds. */
  plan: BillingEntry.shape.detail.nullable(),
  status: OrderStatus,
  paidAmount: Money,
  /** What is left of it after refunds. */
  netAmount: Money,
  /** Null when there is no receipt: nothing was paid (G-46). */
  receiptCode: ReceiptCode.nullable(),
  /** Printed on the receipt; null when whoever took the payment tells none. */
  invoiceNumber: z.string().nullable(),
  /** For people who may ask for a fapiao, and for nobody else (S176); null: none can be asked for. */
  fapiao: Fapiao.nullable().optional(),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

export const OrderPage = z.object({ orders: z.array(OrderPayment), pagination: Pagination });
export type OrderPage = z.infer<typeof OrderPage>;

const tags = ["Orders"];

export const orders = {
  list: signedIn
    .route({
      method: "GET",
      path: "/orders",
      tags,
      summary: "What a person has paid for, newest first, one page",
    })
    /** Anything may be asked for; the answer is the last valid page (G-66). */
    .input(z.object({ page: z.string().optional() }))
    .output(OrderPage),
  downloadInvoice: signedIn
    .route({
      method: "GET",
      path: "/paddle-fapiao/download-paddle-invoice/{paymentId}",
      tags,
      summary: "Where the receipt of an own payment can be read now",
    })
    .input(z.object({ paymentId: Identity }))
    .output(z.object({ paddle_invoice_url: z.string() }))
    .errors(
      errors("billing.receipt-not-found", "billing.no-receipt", "billing.provider-not-reachable"),
    ),
};
