import { z } from "zod";
import { Currency } from "../accounts/accounts.ts";
import { Money } from "../billing/money.ts";
import { errors } from "../errors.ts";
import { FapiaoStatus } from "../fapiao/fapiao.ts";
import { Done, Identity, Instant } from "../http.ts";
import { PaddleVersion } from "../plans/catalogue.ts";
import { operatorActs, operatorReads } from "./access.ts";
import { After, listOf } from "./lists.ts";

export const StaffRefund = z.object({
  amount: Money,
  status: z.enum(["asked", "done", "refused"]),
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: Instant,
});

export const StaffPayment = z.object({
  identity: Identity,
  paidAt: Instant,
  /** Null: the account is closed. */
  person: z.object({ identity: Identity, name: z.string(), email: z.string() }).nullable(),
  productName: z.string(),
  takenBy: z.enum(["classic", "newer", "direct"]),
  amount: Money,
  refunded: Money,
  receiptCode: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  /** The fapiao that counts for it: a refund asks for its reversal first and follows it. */
  fapiao: z.object({ number: z.string().nullable(), status: FapiaoStatus }).nullable(),
  refunds: z.array(StaffRefund),
});
export type StaffPayment = z.infer<typeof StaffPayment>;

/** Money that came for something which was paid already or cancelled: it goes back by itself. */
export const StaffReturnedMoney = z.object({
  identity: z.string(),
  at: Instant,
  /** Null: the account is closed. */
  person: z.object({ identity: Identity, name: z.string(), email: z.string() }).nullable(),
  receiptCode: z.string().nullable(),
  takenBy: z.enum(["alipay", "stripe"]),
  /** The payment service's number of it. */
  reference: z.string(),
  amount: Money,
  /** `not-returned`: the service refused; an operator gives it back on the service's own pages. */
  state: z.enum(["returning", "returned", "not-returned"]),
});
export type StaffReturnedMoney = z.infer<typeof StaffReturnedMoney>;

export const staffPayments = {
  returned: operatorReads
    .route({
      method: "GET",
      path: "/returned-money",
      summary: "Money that came for nothing and goes back, newest first",
    })
    .input(z.object({ after: After }))
    .output(listOf(StaffReturnedMoney)),
  list: operatorReads
    .route({
      method: "GET",
      path: "/payments",
      summary:
        "Payments with their refunds, newest first; by address, receipt code or invoice number",
    })
    .input(
      z.object({
        after: After,
        search: z.string().trim().max(200).optional(),
        person: Identity.optional(),
      }),
    )
    .output(listOf(StaffPayment)),
  refund: operatorActs("refund-asked")
    .route({
      method: "POST",
      path: "/payments/{identity}/refund",
      summary: "Give back what is left of a payment",
    })
    .input(
      z.object({
        identity: Identity,
        reason: z.string().trim().min(1).max(500),
        /** Ends what was paid for as well. */
        endPlan: z.boolean(),
      }),
    )
    .output(Done)
    .errors(errors("staff.nothing-to-refund")),
};

const VoucherCode = z.string().trim().min(3).max(40);

/** A percentage, or an amount in one currency (G-38). */
export const StaffVoucher = z.object({
  code: z.string(),
  percent: z.int().min(1).max(100).nullable(),
  amount: Money.nullable(),
  endsAt: Instant.nullable(),
});
export type StaffVoucher = z.infer<typeof StaffVoucher>;

export const staffVouchers = {
  list: operatorReads
    .route({ method: "GET", path: "/vouchers", summary: "Discount codes by the alphabet" })
    .input(z.object({ after: After }))
    .output(listOf(StaffVoucher)),
  save: operatorActs("voucher-saved")
    .route({ method: "POST", path: "/vouchers", summary: "Add a discount code, or change it" })
    .input(
      z
        .object({
          code: VoucherCode,
          percent: z.int().min(1).max(100).nullable(),
          amount: z.object({ amount: z.int().min(1), currency: Currency }).nullable(),
          endsAt: Instant.nullable(),
        })
        .refine(({ percent, amount }) => (percent === null) !== (amount === null), {
          path: ["percent"],
        }),
    )
    .output(Done),
  end: operatorActs("voucher-ended")
    .route({ method: "POST", path: "/vouchers/{code}/end", summary: "End a discount code now" })
    .input(z.object({ code: VoucherCode }))
    .output(Done),
};

/** A message of the payment provider, and what became of it. */
export const StaffEvent = z.object({
  paddleVersion: PaddleVersion,
  messageId: z.string(),
  kind: z.string(),
  receivedAt: Instant,
  processedAt: Instant.nullable(),
  outcome: z.enum(["applied", "ignored"]).nullable(),
  ignoreReason: z.string().nullable(),
  /** Whether its text is still kept, without which it cannot be processed again. */
  kept: z.boolean(),
});
export type StaffEvent = z.infer<typeof StaffEvent>;

export const staffEvents = {
  list: operatorReads
    .route({
      method: "GET",
      path: "/events",
      summary: "Messages of the payment provider with their outcome, newest first",
    })
    .input(z.object({ after: After, open: z.enum(["yes"]).optional() }))
    .output(listOf(StaffEvent)),
  replay: operatorActs("event-replayed")
    .route({
      method: "POST",
      path: "/events/{paddleVersion}/{messageId}/replay",
      summary: "Process a message again; what it says happens once",
    })
    .input(z.object({ paddleVersion: PaddleVersion, messageId: z.string().min(1).max(200) }))
    .output(Done),
};
