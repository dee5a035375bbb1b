import { z } from "zod";
import { PaymentForm, PaymentPage, Purchase } from "../billing/billing.ts";
import { Money } from "../billing/money.ts";
import { humanOrderTextMaxLength } from "../constants.ts";
import { ProofRow } from "../documents/change-report.ts";
import { Pagination, StyleOfEnglish } from "../documents/documents.ts";
import { errors } from "../errors.ts";
import { Done, Identity, Instant, signedIn } from "../http.ts";
import { ReceiptCode } from "../plans/plans.ts";
import {
  humanFields,
  humanOrderActors,
  humanOrderEvents,
  humanOrderStatuses,
  humanServiceLevels,
  humanTurnarounds,
} from "./human-order-rules.ts";

export const HumanOrderStatus = z.enum(humanOrderStatuses);
export type HumanOrderStatus = z.infer<typeof HumanOrderStatus>;
export const HumanServiceLevel = z.enum(humanServiceLevels);
export type HumanServiceLevel = z.infer<typeof HumanServiceLevel>;
export const HumanTurnaround = z.enum(humanTurnarounds);
export type HumanTurnaround = z.infer<typeof HumanTurnaround>;
export const HumanField = z.enum(humanFields);
export type HumanField = z.infer<typeof HumanField>;
export const HumanOrderEvent = z.enum(humanOrderEvents);
export type HumanOrderEvent = z.infer<typeof HumanOrderEvent>;
export const HumanOrderActor = z.enum(humanOrderActors);
export type HumanOrderActor = z.infer<typeof HumanOrderActor>;

/** What people write to each other about an order. */
export const HumanOrderText = z.string().trim().min(1).max(humanOrderTextMaxLength);

/** What the author chooses and says; all of it can be changed until the order is paid. */
export const HumanOrderForm = z.strictObject({
  serviceLevel: HumanServiceLevel,
  turnaround: HumanTurnaround,
  /** Null until it is chosen; an order without it cannot be paid. */
  field: HumanField.nullable(),
  /** Empty: none in mind yet. */
  journal: z.string().trim().max(200),
  note: z.string().trim().max(humanOrderTextMaxLength),
  styleOfEnglish: StyleOfEnglish,
  /** British English with -ize; says nothing beside American English. */
  oxfordSpelling: z.boolean().default(false),
});
export type HumanOrderForm = z.infer<typeof HumanOrderForm>;

/** One entry of the timeline, the oldest first. */
export const HumanOrderStep = z.object({
  at: Instant,
  event: HumanOrderEvent,
  by: HumanOrderActor,
  /** A question, an answer, the changes that were asked for; null where nobody wrote anything. */
  text: z.string().nullable(),
});
export type HumanOrderStep = z.infer<typeof HumanOrderStep>;

/** Fifteen percent after a digital edit, until its end (G-39). */
export const UpsellDiscount = z.object({ percent: z.int().min(1).max(100), endsAt: Instant });
export type UpsellDiscount = z.infer<typeof UpsellDiscount>;

/** A human order as its author sees it. */
export const HumanOrder = z.object({
  identity: Identity,
  /** The digital edit it came from; null when that was deleted. */
  document: Identity.nullable(),
  status: HumanOrderStatus,
  file: z.object({ name: z.string(), sizeBytes: z.int().min(0) }),
  words: z.int().min(0),
  form: HumanOrderForm,
  /**
   * What each choice costs now, in the person's currency, or yuan in China and dollars elsewhere; empty once
   * it is paid.
   */
  prices: z.array(
    z.object({
      serviceLevel: HumanServiceLevel,
      turnaround: HumanTurnaround,
      days: z.int().min(1),
      price: Money,
      /** With the discount after a digital edit; the same as the price without one. */
      reduced: Money,
    }),
  ),
  /** Null when there is none, or its time is over. */
  discount: UpsellDiscount.nullable(),
  createdAt: Instant,
  /** What was paid; null before. */
  paid: z.object({ at: Instant, amount: Money, receiptCode: z.string().nullable() }).nullable(),
  dueAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  closedAt: Instant.nullable(),
  /** The money was given back, or is on its way. */
  refunded: z.boolean(),
  /** A payment that was begun and not approved yet: where the person goes on. */
  pendingPayment: Purchase.nullable(),
  /** Payments that came for it when there was nothing to pay any more: their money goes back. */
  returnedPayments: z.array(z.object({ at: Instant, total: Money, receiptCode: ReceiptCode })),
  /** The file that was delivered last; null before, and once the files are removed. */
  delivery: z
    .object({
      sizeBytes: z.int().min(0),
      words: z.object({ before: z.int().min(0), after: z.int().min(0) }),
      /** Tracked changes of whoever edited it. */
      changes: z.int().min(0),
      /** Numbers, units, citations and other values that were compared, and how many of them differ. */
      proof: z.object({ total: z.int().min(0), differing: z.int().min(0) }),
    })
    .nullable(),
  /** Until when changes can be asked for, once; null when they cannot. */
  changesUntil: Instant.nullable(),
  /** The question that waits for an answer. */
  question: z.string().nullable(),
  timeline: z.array(HumanOrderStep),
});
export type HumanOrder = z.infer<typeof HumanOrder>;

/** An order in a list. */
export const HumanOrderRow = HumanOrder.pick({
  identity: true,
  document: true,
  status: true,
  file: true,
  words: true,
  createdAt: true,
  dueAt: true,
  refunded: true,
});
export type HumanOrderRow = z.infer<typeof HumanOrderRow>;

/** What is to be paid for a draft, with a discount code or without. */
export const HumanOrderPayment = z.object({
  /** By level, turnaround and words, before anything is taken off. */
  price: Money,
  /** What the discount after a digital edit takes off; null without it. */
  upsell: Money.nullable(),
  /** What a discount code takes off what is left then; null without one. */
  discount: Money.nullable(),
  total: Money,
  paymentMethods: PaymentPage.shape.paymentMethods,
  instalments: PaymentPage.shape.instalments,
});
export type HumanOrderPayment = z.infer<typeof HumanOrderPayment>;

/** The payment form of G-33, without the plan that it names elsewhere. */
export const HumanOrderPaymentForm = PaymentForm.omit({ additionalData: true }).strict();
export type HumanOrderPaymentForm = z.infer<typeof HumanOrderPaymentForm>;

const tags = ["Human editing"];
const ofOrder = z.object({ identity: Identity });
const own = signedIn.errors(errors("human-editing.not-found"));
const drafts = own.errors(
  errors(
    "human-editing.not-a-draft",
    "human-editing.choice-not-offered",
    "human-editing.files-removed",
  ),
);
const buying = drafts.errors(
  errors("billing.not-available", "billing.voucher-not-valid", "human-editing.form-incomplete"),
);

export const humanEditing = {
  list: signedIn
    .route({
      method: "GET",
      path: "/human-orders",
      tags,
      summary: "Own human orders, the newest hundred, drafts included",
    })
    .output(z.object({ orders: z.array(HumanOrderRow) })),
  load: own
    .route({
      method: "GET",
      path: "/human-orders/{identity}",
      tags,
      summary: "An own human order with its timeline",
    })
    .input(ofOrder)
    .output(HumanOrder),
  save: drafts
    .route({
      method: "POST",
      path: "/human-orders/{identity}",
      tags,
      summary: "What is to be done; a payment that was begun for something else is over",
    })
    .input(ofOrder.extend({ form: HumanOrderForm }))
    .output(HumanOrder),
  payment: buying
    .route({
      method: "GET",
      path: "/human-orders/{identity}/payment",
      tags,
      summary: "What a draft costs, and how it can be paid",
    })
    .input(
      ofOrder.extend({
        /** Tells what the discount code would change; nothing is bought. */
        voucher: z.string().trim().max(40).optional(),
      }),
    )
    .output(HumanOrderPayment),
  pay: buying
    .route({
      method: "POST",
      path: "/human-orders/{identity}/pay",
      tags,
      summary: "Pay for a draft; the same body twice at once charges once",
    })
    .input(ofOrder.extend({ payment: HumanOrderPaymentForm }))
    .output(Purchase)
    .errors(
      errors(
        "billing.payment-method-not-offered",
        "billing.provider-not-reachable",
        "human-editing.price-changed",
      ),
    ),
  discard: own
    .route({
      method: "DELETE",
      path: "/human-orders/{identity}",
      tags,
      summary: "Throw a draft away",
    })
    .input(ofOrder)
    .output(Done)
    .errors(errors("human-editing.not-a-draft")),
  answer: own
    .route({
      method: "POST",
      path: "/human-orders/{identity}/answer",
      tags,
      summary: "Answer the editor's question; the order goes back to the editor",
    })
    .input(ofOrder.extend({ text: HumanOrderText }))
    .output(HumanOrder)
    .errors(errors("human-editing.not-now")),
  askForChanges: own
    .route({
      method: "POST",
      path: "/human-orders/{identity}/changes",
      tags,
      summary: "Ask for changes to the delivered file, once; the order goes back to the editor",
    })
    .input(ofOrder.extend({ text: HumanOrderText }))
    .output(HumanOrder)
    .errors(errors("human-editing.not-now")),
  accept: own
    .route({
      method: "POST",
      path: "/human-orders/{identity}/accept",
      tags,
      summary: "Close a delivered order; after fourteen days it closes by itself",
    })
    .input(ofOrder)
    .output(HumanOrder)
    .errors(errors("human-editing.not-now")),
  proof: own
    .route({
      method: "GET",
      path: "/human-orders/{identity}/proof",
      tags,
      summary: "The proof sheet of the delivered file: what differs first, one page",
    })
    /** Anything may be asked for; the answer is the last valid page (G-66). */
    .input(ofOrder.extend({ page: z.string().optional() }))
    .output(z.object({ rows: z.array(ProofRow), pagination: Pagination }))
    .errors(errors("human-editing.files-removed")),
};

const delivered = own.errors(errors("human-editing.files-removed"));

/** Calls whose bodies stream. */
export const humanEditingStreams = {
  file: delivered
    .route({
      method: "GET",
      path: "/human-orders/{identity}/file",
      tags,
      summary: "The delivered Word file with its tracked changes",
    })
    .input(ofOrder.extend({ fileName: z.string().max(255).optional() }))
    .output(z.file()),
  proofFile: delivered
    .route({
      method: "GET",
      path: "/human-orders/{identity}/proof-sheet",
      tags,
      summary: "The proof sheet of the delivered file, as a table for a spreadsheet",
    })
    .input(ofOrder)
    .output(z.file()),
};
