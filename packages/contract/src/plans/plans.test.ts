import { describe, expect, it } from "vitest";
import { User } from "../accounts/accounts.ts";
import { PaymentForm } from "../billing/billing.ts";
import { Application, PaymentProvider } from "../system.ts";
import { Allowance, PlanType } from "./access.ts";
import {
  AvailablePlan,
  AvailablePlans,
  BillingInterval,
  PaddleVersion,
  PlanName,
} from "./catalogue.ts";
import {
  GrantingMechanism,
  PaymentStatus,
  Plan,
  PlanState,
  PlanStatus,
  ReceiptCode,
} from "./plans.ts";

const identity = "0b6c5e0a-6f0f-4c7d-8f4e-2f5a0d1c9e77";
const names = (schema: { shape: object }) => Object.keys(schema.shape);

describe("the contract of plans", () => {
  it("knows three types, two names, four states and nothing of the provider's words [S5 S91 S95 S96]", () => {
    expect(PlanType.options).toEqual(["premium", "free_trial", "preferred_group"]);
    expect(PlanName.options).toEqual(["premium_editing_only", "premium_including_translation"]);
    expect(PlanStatus.options).toEqual(["active", "cancelled", "expired", "error"]);
    expect(PaymentStatus.options).toEqual(["trialing", "active"]);
    expect(GrantingMechanism.options).toEqual(["admin", "paddle", "others"]);
    expect(PaddleVersion.options).toEqual(["classic", "newer"]);
    expect(BillingInterval.options).toEqual(["monthly", "yearly"]);
    for (const word of ["past_due", "paused", "canceled"]) {
      expect(PlanStatus.safeParse(word).success).toBe(false);
    }
    expect(PlanType.safeParse("gold").success).toBe(false);
  });

  it("has every field of a plan under its own name [S90 S94]", () => {
    expect(names(Plan)).toEqual(
      expect.arrayContaining([
        ...["planType", "planName", "status", "paymentStatus", "startsAt", "endsAt"],
        ...["freeTrialExpiration", "planPrice", "receiptCode", "billingHistory", "availablePlans"],
        ...["paddleVersion", "paddleSubscription", "subscriptionInterval", "grantingMechanism"],
        ...["grantedFrom", "access"],
      ]),
    );
    expect(names(Allowance)).toEqual([
      "usesConsumed",
      "usesRemaining",
      "usesProvisioned",
      "nextRecurrence",
    ]);
    expect(names(PlanState)).toEqual(
      expect.arrayContaining(["paddlePending", "paddlePendingCreatedOn", "availablePlans"]),
    );
  });

  it("offers plans in seven groups and their synonyms, with six fields each [S92 S93 G-88]", () => {
    expect(names(AvailablePlans).sort()).toEqual([
      "editing",
      "premium",
      "premiumWithTranslation",
      "premium_editing_only",
      "premium_including_translation",
      "snTrial30Days",
      "trial",
      "trial_30_days",
    ]);
    expect(names(AvailablePlan)).toEqual(
      expect.arrayContaining([
        ...["identity", "paddlePlanId", "billingInterval", "price", "trialDays", "currency"],
      ]),
    );
  });

  it("names the fields of users and applications, and no role [S235 S236 S256]", () => {
    // All of them: a field that would tell users apart by a role must be seen here.
    expect(names(User)).toEqual([
      ...["identity", "email", "name", "locale", "country", "currency", "currencyIso"],
      ...[
        "retentionDays",
        "styleOfEnglish",
        "oxfordSpelling",
        "firstLanguage",
        "region",
        "preferredGroup",
        "fapiaoEligible",
      ],
    ]);
    expect([...names(PaymentProvider), ...names(Application)]).toEqual(
      expect.arrayContaining([
        ...["vendorId", "scriptUrl", "scriptUrlv2", "clientToken", "environment"],
        ...["customerPaddleId", "siteLanguage", "projectEnvironmentName", "companyShortName"],
        "allowsDigitalEditing",
      ]),
    );
  });

  it.each([
    ["ABCDEFGH23", true],
    ["abcdefgh23", false],
    ["ABCDEFGH2", false],
    ["ABCDEFGH0I", false],
    ["ABCDEFGHO1", false],
  ])("takes %s for a receipt code: %s [G-48]", (code, good) => {
    expect(ReceiptCode.safeParse(code).success).toBe(good);
  });
});

describe("the payment form", () => {
  const least = {
    acceptedTermsAndConditions: true,
    additionalData: { availableDigitalPurchaseIdentity: identity },
    paymentMethodId: "card",
  };
  const address = {
    name: "Ana Ferreira",
    street: "Rua A 1",
    postalCode: "1000-001",
    city: "Lisboa",
    country: "PT",
  };
  const everything = {
    ...least,
    amount: 9900,
    billingAddress: address,
    creditsApplied: 0,
    fapiao: { title: "Ana" },
    fapiaoRequirementConfirmed: true,
    invoiceAddress: address,
    invoiceAddressDiffersFromBilling: true,
    prepaymentApplied: 0,
    prepaymentOption: "none",
    purchaseOrder: "PO 7",
    receiptCode: "ABCDEFGH23",
    requireFapiao: true,
    useCredits: false,
    voucherApplied: "SPRING",
  };

  it("has seventeen values, all of them accepted [S145]", () => {
    expect(names(PaymentForm)).toHaveLength(17);
    expect(Object.keys(everything).sort()).toEqual(names(PaymentForm).sort());
    expect(PaymentForm.safeParse(everything).success).toBe(true);
  });

  it("reads a left-out useCredits as yes, and refuses a name it does not know [S145]", () => {
    expect(PaymentForm.parse(least)).toMatchObject({
      useCredits: true,
      requireFapiao: false,
      fapiaoRequirementConfirmed: false,
      invoiceAddressDiffersFromBilling: false,
    });
    expect(PaymentForm.safeParse({ ...least, colour: "red" }).success).toBe(false);
  });

  it("is refused without the terms accepted, and without a plan [S146 S149]", () => {
    expect(PaymentForm.safeParse({ ...least, acceptedTermsAndConditions: false }).success).toBe(
      false,
    );
    expect(PaymentForm.safeParse({ ...least, additionalData: {} }).success).toBe(false);
  });
});
