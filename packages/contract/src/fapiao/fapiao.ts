import { z } from "zod";
import { hasHiddenCharacters } from "../accounts/name-characters.ts";
import { Money } from "../billing/money.ts";
import { errors } from "../errors.ts";
import { Identity, Instant, signedIn } from "../http.ts";
import { BillingEntry, ReceiptCode } from "../plans/plans.ts";
import {
  fapiaoCancelReasons,
  fapiaoFormats,
  fapiaoProblems,
  fapiaoStatuses,
  fapiaoTitleTypes,
  fapiaoTypes,
} from "./fapiao-rules.ts";
import { plainTaxNumber } from "./tax-number.ts";

export const FapiaoStatus = z.enum(fapiaoStatuses);
export type FapiaoStatus = z.infer<typeof FapiaoStatus>;
export const FapiaoType = z.enum(fapiaoTypes);
export type FapiaoType = z.infer<typeof FapiaoType>;
export const FapiaoTitleType = z.enum(fapiaoTitleTypes);
export type FapiaoTitleType = z.infer<typeof FapiaoTitleType>;
export const FapiaoCancelReason = z.enum(fapiaoCancelReasons);
export type FapiaoCancelReason = z.infer<typeof FapiaoCancelReason>;
export const FapiaoFormat = z.enum(fapiaoFormats);
export type FapiaoFormat = z.infer<typeof FapiaoFormat>;

/** What an order says about its fapiao (S183). */
export const Fapiao = z.object({
  /** Null while there is none. */
  identity: Identity.nullable(),
  status: FapiaoStatus,
  type: FapiaoType.nullable(),
  /** Twenty digits, once it is issued. */
  number: z.string().nullable(),
  /** Where the document is: `?format=` names PDF, OFD or XML. Null while there is none. */
  downloadUrl: z.string().nullable(),
  /** Whether a fapiao of this payment can be asked for now, also anew (G-49, G-53). */
  canRequest: z.boolean(),
});
export type Fapiao = z.infer<typeof Fapiao>;

const Line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !hasHiddenCharacters(text))
    .default("");

/** What a form of the creation page sends (G-50). Fields that do not apply are empty. */
export const FapiaoRequest = z
  .strictObject({
    paymentId: Identity.optional(),
    receiptCode: ReceiptCode.optional(),
    titleType: FapiaoTitleType,
    type: FapiaoType,
    /** 购买方名称 */
    title: Line(100),
    /** 统一社会信用代码/纳税人识别号 */
    taxNumber: z.string().max(40).transform(plainTaxNumber).default(""),
    registeredAddress: Line(150),
    phone: Line(30),
    bankName: Line(100),
    bankAccount: Line(40),
    email: z.email().max(254),
    remark: Line(130),
  })
  .superRefine((form, check) => {
    for (const field of fapiaoProblems(form)) {
      check.addIssue({ code: "custom", path: [field], message: "does not fit" });
    }
    if ((form.paymentId === undefined) === (form.receiptCode === undefined)) {
      check.addIssue({ code: "custom", path: ["paymentId"], message: "one of the two" });
    }
  });
export type FapiaoRequest = z.infer<typeof FapiaoRequest>;

/** A payment that a fapiao can be asked for (G-49). */
export const EligiblePayment = z.object({
  paymentId: Identity,
  date: Instant,
  /** In English, as with orders; `plan` says it in parts and is null for what is no plan. */
  productName: z.string(),
  plan: BillingEntry.shape.detail.nullable(),
  paidAmount: Money,
  receiptCode: ReceiptCode,
  invoiceNumber: z.string().nullable(),
});
export type EligiblePayment = z.infer<typeof EligiblePayment>;

const tags = ["Fapiao"];

export const fapiao = {
  create: signedIn
    .route({
      method: "POST",
      path: "/fapiao",
      tags,
      summary: "Ask for the fapiao of an own payment; twice at once makes one",
    })
    .input(FapiaoRequest)
    .output(z.object({ fapiao: Fapiao }))
    .errors(
      errors(
        "billing.receipt-not-found",
        "fapiao.not-available",
        "fapiao.not-eligible",
        "fapiao.already-requested",
        "fapiao.refused",
      ),
    ),
  eligiblePayments: signedIn
    .route({
      method: "GET",
      path: "/paddle-fapiao/eligible-payments",
      tags,
      summary: "Own payments that a fapiao can be asked for; none for who may not ask",
    })
    /** Of this receipt code must be a payment of one's own. */
    .input(z.object({ receiptCode: ReceiptCode.optional() }))
    .output(z.object({ payments: z.array(EligiblePayment) }))
    .errors(errors("billing.receipt-not-found")),
  cancel: signedIn
    .route({
      method: "POST",
      path: "/fapiao/{identity}/cancel",
      tags,
      summary: "Ask for the reversal of an own fapiao by a red-letter one",
    })
    .input(z.object({ identity: Identity, reason: FapiaoCancelReason }))
    .output(z.object({ fapiao: Fapiao }))
    .errors(
      errors(
        "fapiao.not-available",
        "fapiao.not-found",
        "fapiao.not-cancellable",
        "fapiao.cancellation-refused",
      ),
    ),
};

/** Calls whose bodies stream. */
export const fapiaoStreams = {
  file: signedIn
    .route({
      method: "GET",
      path: "/fapiao/{identity}/file",
      tags,
      summary: "An own fapiao that was issued, as PDF, OFD or XML",
    })
    .input(z.object({ identity: Identity, format: FapiaoFormat.default("pdf") }))
    .output(z.file())
    .errors(errors("fapiao.not-found", "fapiao.not-issued", "fapiao.issuer-not-reachable")),
};
