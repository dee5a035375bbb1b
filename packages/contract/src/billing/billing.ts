import { z } from "zod";
import { Country } from "../accounts/accounts.ts";
import { PlainName } from "../accounts/plain-names.ts";
import { errors } from "../errors.ts";
import { Identity, Instant, signedIn } from "../http.ts";
import { AvailablePlan, PaddleVersion } from "../plans/catalogue.ts";
import { BillingEntry, PlanState, ReceiptCode } from "../plans/plans.ts";
import { Money } from "./money.ts";

export const Address = z.strictObject({
  name: PlainName.max(200),
  organisation: z.string().trim().max(200).nullable().default(null),
  street: z.string().trim().min(1).max(300),
  postalCode: z.string().trim().max(20),
  city: z.string().trim().min(1).max(120),
  region: z.string().trim().max(120).nullable().default(null),
  country: Country,
});
export type Address = z.infer<typeof Address>;

/** How the digital-edit payment page takes money (G-35, S147): never by transfer, boleto or credits. */
export const PaymentMethodId = z.enum(["card", "alipay", "wechat_pay", "unionpay"]);
export type PaymentMethodId = z.infer<typeof PaymentMethodId>;

/**
 * The seventeen values of the payment form (S145). What is paid is computed by the server; `amount`
 * only lets it refuse a price that changed while the form was open. Credits and prepayment are
 * accepted and always zero (G-38).
 */
export const PaymentForm = z.strictObject({
  acceptedTermsAndConditions: z.literal(true),
  additionalData: z.strictObject({ availableDigitalPurchaseIdentity: Identity }),
  amount: z.int().optional(),
  billingAddress: Address.nullable().default(null),
  creditsApplied: z.literal(0).default(0),
  fapiao: z.record(z.string().max(40), z.string().max(300)).nullable().default(null),
  fapiaoRequirementConfirmed: z.boolean().default(false),
  invoiceAddress: Address.nullable().default(null),
  invoiceAddressDiffersFromBilling: z.boolean().default(false),
  paymentMethodId: z.string().max(40),
  prepaymentApplied: z.literal(0).default(0),
  prepaymentOption: z.string().max(40).nullable().default(null),
  /** A text that is printed on the invoice. */
  purchaseOrder: z.string().trim().max(100).nullable().default(null),
  /** Of an order that was begun before. */
  receiptCode: ReceiptCode.nullable().default(null),
  requireFapiao: z.boolean().default(false),
  useCredits: z.boolean().default(true),
  voucherApplied: z.string().trim().max(40).nullable().default(null),
});
export type PaymentForm = z.infer<typeof PaymentForm>;

/** What the payment page shows: before anything is typed, and again with a discount code. */
export const PaymentPage = z.object({
  plan: AvailablePlan,
  /** What a discount code takes off the price; null without one. */
  discount: Money.nullable(),
  /** What is left to pay. */
  total: Money,
  paymentMethods: z.array(PaymentMethodId),
  /** Converted from the price in dollars with the table of the day; none for dollars (S148, G-37). */
  instalments: z.array(z.object({ count: z.int().min(1), each: Money, convertedFrom: Money })),
});
export type PaymentPage = z.infer<typeof PaymentPage>;

/** `returned`: money came when there was nothing to pay for any more, and goes back. */
export const PurchaseStatus = z.enum(["pending", "completed", "failed", "returned"]);
export type PurchaseStatus = z.infer<typeof PurchaseStatus>;

/** One purchase, as its result page shows it (S24). */
export const Purchase = z.object({
  receiptCode: ReceiptCode,
  status: PurchaseStatus,
  paidAt: Instant.nullable(),
  total: Money,
  /** Where the person goes to approve the payment; null when nothing is left to do. */
  continueUrl: z.string().nullable(),
});
export type Purchase = z.infer<typeof Purchase>;

/** What a change of plan costs, as the provider works it out at this moment (G-23). */
export const PlanChangePreview = z.object({
  /** At once, the unused days of the running plan set against it. */
  chargedNow: Money,
  /** Of those days, what is kept for later payments; 0 when they cost less than the new plan. */
  credit: Money,
  /** Null when the provider names none. */
  nextPayment: z.object({ amount: Money, on: Instant }).nullable(),
  /** Every payment after the next one. */
  recurring: Money,
});
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;

const tags = ["Billing"];
const buying = signedIn.errors(
  errors(
    "billing.digital-editing-not-allowed",
    "billing.not-available",
    "billing.duplicate-plan",
    "billing.purchase-pending",
    "billing.plan-not-offered",
  ),
);

const changing = signedIn.errors(
  errors(
    "billing.digital-editing-not-allowed",
    "billing.no-subscription",
    "billing.plan-not-offered",
    "billing.provider-not-reachable",
  ),
);

export const billing = {
  openCheckout: buying
    .route({
      method: "POST",
      path: "/curie/checkout",
      tags,
      summary: "May this plan be bought now, and what is the provider's checkout opened with",
    })
    .input(z.object({ planIdentity: Identity }))
    .output(
      z.object({
        paddleVersion: PaddleVersion,
        paddlePlanId: z.string(),
        /** S134: `projectEnvironmentName` in the checkout of Paddle Billing only. */
        customData: z.object({
          user_identity: Identity,
          projectEnvironmentName: z.string().optional(),
        }),
      }),
    )
    .errors(errors("billing.provider-not-reachable")),
  planManagementUrls: signedIn
    .route({
      method: "GET",
      path: "/curie/plan-management-urls/get",
      tags,
      summary: "Fresh links to change the card and to cancel, of a subscription of Paddle Billing",
    })
    .output(z.object({ updateUrl: z.url(), cancelUrl: z.url() }))
    .errors(
      errors("billing.not-available", "billing.no-subscription", "billing.provider-not-reachable"),
    ),
  previewPlanChange: changing
    .route({
      method: "POST",
      path: "/curie/plan-change/preview",
      tags,
      summary: "What it costs to go on with another plan; changes nothing",
    })
    .input(z.object({ planIdentity: Identity }))
    .output(PlanChangePreview),
  changePlan: changing
    .route({
      method: "POST",
      path: "/curie/plan-change",
      tags,
      summary: "Go on with another plan; answers plans and access as they are then",
    })
    .input(
      z.object({
        planIdentity: Identity,
        /** As previewed, in the smallest unit; the plan is not changed if it costs more by now. */
        chargedAtMost: z.int().min(0),
      }),
    )
    .output(PlanState)
    .errors(errors("billing.payment-declined")),
  history: signedIn
    .route({
      method: "GET",
      path: "/curie/billing-history",
      tags,
      summary: "Every payment for a plan, newest first",
    })
    .output(z.object({ billingHistory: z.array(BillingEntry) }))
    .errors(errors("billing.not-available")),
  receipt: signedIn
    .route({
      method: "GET",
      path: "/receipts/{receiptCode}",
      tags,
      summary: "Where the receipt of an own payment can be read now",
    })
    .input(z.object({ receiptCode: ReceiptCode }))
    .output(z.object({ url: z.string() }))
    .errors(
      errors(
        "billing.not-available",
        "billing.receipt-not-found",
        "billing.no-receipt",
        "billing.provider-not-reachable",
      ),
    ),
  paymentPage: buying
    .route({
      method: "GET",
      path: "/digital-edit/payment/{planIdentity}",
      tags,
      summary: "Price, methods and instalments of a plan that is paid without the checkout",
    })
    .input(
      z.object({
        planIdentity: Identity,
        /** Tells what the discount code would change; nothing is bought. */
        voucher: z.string().trim().max(40).optional(),
      }),
    )
    .output(PaymentPage)
    .errors(errors("billing.currency-missing", "billing.voucher-not-valid")),
  pay: buying
    .route({
      method: "POST",
      path: "/digital-edit/payment",
      tags,
      summary: "Pay for a digital-editing plan; the same body twice at once charges once",
    })
    .input(PaymentForm)
    .output(Purchase)
    .errors(
      errors(
        "billing.currency-missing",
        "billing.payment-method-not-offered",
        "billing.payment-declined",
        "billing.provider-not-reachable",
        "billing.voucher-not-valid",
      ),
    ),
  purchase: signedIn
    .route({
      method: "GET",
      path: "/digital-edit/purchase/{receiptCode}",
      tags,
      summary: "What became of an own purchase",
    })
    .input(z.object({ receiptCode: ReceiptCode }))
    .output(Purchase)
    .errors(errors("billing.not-available", "billing.receipt-not-found")),
};

/** Calls whose bodies stream. */
export const billingStreams = {
  receiptFile: signedIn
    .route({
      method: "GET",
      path: "/receipts/{receiptCode}/file",
      tags,
      summary: "Our own receipt, as PDF, of what was paid without the provider's checkout",
    })
    .input(z.object({ receiptCode: ReceiptCode }))
    .output(z.file())
    .errors(errors("billing.receipt-not-found", "billing.no-receipt")),
};
