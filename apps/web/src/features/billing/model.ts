import {
  type Address,
  type AvailablePlan,
  type AvailablePlans,
  annualSavingPercent,
  type BillingInterval,
  type Currency,
  currencies,
  dayMs,
  type Money,
  monthsAfter,
  type PaymentForm,
  type PlanName,
  pricePerMonth,
  type Region,
} from "@curie/contract";

/** The three summaries before the checkout (S20–S22). */
export type PurchaseVariant = "premium" | "trial" | "trial-30-days";

/** S20–S22: the plans of a summary. */
export function offersOf(variant: PurchaseVariant, plans: AvailablePlans): AvailablePlan[] {
  if (variant === "premium") return plans.premium;
  return variant === "trial" ? plans.trial : plans.trial_30_days;
}

/** The kinds of Premium among some offers, the one with more first. */
export function planNamesOf(offers: readonly AvailablePlan[]): PlanName[] {
  const sorted = offers.toSorted((a, b) => b.translationsPerMonth - a.translationsPerMonth);
  return [...new Set(sorted.map(({ planName }) => planName))];
}

/** S127: the radios, built from what is offered; the year first. */
export function cyclesOf(offers: readonly AvailablePlan[], planName: PlanName): AvailablePlan[] {
  const order: readonly BillingInterval[] = ["yearly", "monthly"];
  return offers
    .filter((offer) => offer.planName === planName)
    .toSorted((a, b) => order.indexOf(a.billingInterval) - order.indexOf(b.billingInterval));
}

/** What a month costs, and by how much the year is cheaper (S130, S131); null: no cheaper. */
export function priceFigures(offer: AvailablePlan, cycles: readonly AvailablePlan[]) {
  const yearly = offer.billingInterval === "yearly";
  const priceOf = (interval: BillingInterval) =>
    cycles.find(({ billingInterval }) => billingInterval === interval)?.price ?? null;
  return {
    perMonth: yearly ? pricePerMonth(offer.price) : offer.price,
    savingPercent: yearly ? annualSavingPercent(priceOf("monthly"), offer.price) : null,
  };
}

/** The facts of the review (S129). */
export type Review = {
  /** Null: no trial, the first payment is due today. */
  trial: { days: number; until: string } | null;
  /** Null: it ends by itself at `periodEnd`. */
  renews: BillingInterval | null;
  /** The next renewal after the first payment, or the end. */
  periodEnd: string;
  chargedToday: Money;
};

export function reviewOf(offer: AvailablePlan, now: Date): Review {
  const { trialDays, billingInterval, price, currency } = offer;
  const firstPayment = new Date(now.getTime() + trialDays * dayMs);
  const periodEnd = monthsAfter(firstPayment, billingInterval === "yearly" ? 12 : 1);
  return {
    trial: trialDays > 0 ? { days: trialDays, until: firstPayment.toISOString() } : null,
    renews: offer.renews ? billingInterval : null,
    periodEnd: periodEnd.toISOString(),
    chargedToday: { amount: trialDays > 0 ? 0 : price, currency },
  };
}

/** S135: the checkout’s language for a language of the site; English for any other. */
export function checkoutLocale(siteLanguage: string): string {
  const locales: ReadonlyMap<string, string> = new Map(
    Object.entries({ br: "pt", cn: "zh-Hans", es: "es", jp: "ja" }),
  );
  return locales.get(siteLanguage) ?? "en";
}

/** S142: the currencies that plans are sold in where the person is; in China yuan alone. */
export function currenciesFor(region: Region): readonly Currency[] {
  return region === "china" ? ["CNY"] : currencies;
}

/** An address as it is typed. */
export type AddressDraft = Record<
  "name" | "organisation" | "street" | "postalCode" | "city" | "region" | "country",
  string
>;

export const emptyAddress: AddressDraft = {
  name: "",
  organisation: "",
  street: "",
  postalCode: "",
  city: "",
  region: "",
  country: "",
};

const requiredInAddress = ["name", "street", "city", "country"] as const;

/** What an address cannot do without, and has not. */
export function missingInAddress(draft: AddressDraft): (keyof AddressDraft)[] {
  return requiredInAddress.filter((field) => draft[field].trim() === "");
}

function addressFrom(draft: AddressDraft): Address {
  return {
    name: draft.name.trim(),
    organisation: textOrNull(draft.organisation),
    street: draft.street.trim(),
    postalCode: draft.postalCode.trim(),
    city: draft.city.trim(),
    region: textOrNull(draft.region),
    country: draft.country,
  };
}

/** All values of the form but what is paid for. */
export type PaymentValues = Omit<PaymentForm, "additionalData">;

export type FilledPayment = {
  paymentMethodId: string;
  /** As it is shown, so that the server refuses a price that changed meanwhile. */
  amount: number;
  discountCode: string | null;
  purchaseOrder: string;
  /** Null: the receipt has no address. */
  billingAddress: AddressDraft | null;
  /** Null: it is the billing address. */
  invoiceAddress: AddressDraft | null;
};

/** What the payment form says whatever is paid for, once the terms are accepted (S145, S250). */
export function paymentValues(filled: FilledPayment): PaymentValues {
  const { billingAddress, invoiceAddress } = filled;
  return {
    acceptedTermsAndConditions: true,
    amount: filled.amount,
    billingAddress: billingAddress && addressFrom(billingAddress),
    creditsApplied: 0,
    fapiao: null,
    fapiaoRequirementConfirmed: false,
    invoiceAddress: invoiceAddress && addressFrom(invoiceAddress),
    invoiceAddressDiffersFromBilling: invoiceAddress !== null,
    paymentMethodId: filled.paymentMethodId,
    prepaymentApplied: 0,
    prepaymentOption: null,
    purchaseOrder: textOrNull(filled.purchaseOrder),
    receiptCode: null,
    requireFapiao: false,
    useCredits: true,
    voucherApplied: filled.discountCode,
  };
}

/** The values of the form for a plan, which it names (S146). */
export function planPayment(planIdentity: string, values: PaymentValues): PaymentForm {
  return { ...values, additionalData: { availableDigitalPurchaseIdentity: planIdentity } };
}

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}
