// @vitest-environment jsdom
import { PaymentForm } from "@curie/contract";
import { describe, expect, it } from "vitest";
import { anOffer, aStart } from "#lib/testing.tsx";
import {
  checkoutLocale,
  cyclesOf,
  emptyAddress,
  missingInAddress,
  offersOf,
  paymentValues,
  planNamesOf,
  planPayment,
  priceFigures,
  reviewOf,
} from "./model.ts";

const now = new Date("2026-11-21T12:00:00.000Z");
const yearly = anOffer({ identity: "y" });
const monthly = anOffer({ identity: "m", billingInterval: "monthly", price: 1900 });
const editing = anOffer({
  identity: "e",
  planName: "premium_editing_only",
  translationsPerMonth: 0,
  price: 9900,
});

describe("what is offered", () => {
  it("differs by summary [S20 S21 S22]", () => {
    const trial = anOffer({ trialDays: 7 });
    const month = anOffer({ trialDays: 30 });
    const plans = {
      ...aStart().availablePlans,
      premium: [yearly],
      trial: [trial],
      trial_30_days: [month],
    };
    expect(offersOf("premium", plans)).toEqual([yearly]);
    expect(offersOf("trial", plans)).toEqual([trial]);
    expect(offersOf("trial-30-days", plans)).toEqual([month]);
  });

  it("is by the year, by the month, or both, the year first [S127]", () => {
    const name = "premium_including_translation";
    expect(cyclesOf([monthly, editing, yearly], name)).toEqual([yearly, monthly]);
    expect(cyclesOf([monthly], name)).toEqual([monthly]);
    expect(cyclesOf([yearly], name)).toEqual([yearly]);
  });

  it("is of one or two kinds, the larger first", () => {
    expect(planNamesOf([editing, yearly, monthly])).toEqual([
      "premium_including_translation",
      "premium_editing_only",
    ]);
    expect(planNamesOf([])).toEqual([]);
  });
});

describe("a price", () => {
  it("is shown by the month, with the saving against twelve months [S130 S131]", () => {
    expect(priceFigures(yearly, [yearly, monthly])).toEqual({ perMonth: 1325, savingPercent: 30 });
    expect(priceFigures(monthly, [yearly, monthly])).toEqual({
      perMonth: 1900,
      savingPercent: null,
    });
  });

  it("saves nothing when only one interval is offered [S131]", () => {
    expect(priceFigures(yearly, [yearly]).savingPercent).toBeNull();
  });
});

describe("the review", () => {
  it("charges today without a trial [S20 S129]", () => {
    expect(reviewOf(yearly, now)).toEqual({
      trial: null,
      renews: "yearly",
      periodEnd: "2027-11-21T12:00:00.000Z",
      chargedToday: { amount: 15900, currency: "USD" },
    });
  });

  it("charges nothing today with a trial, whose days come from the plan [S129 S245]", () => {
    const review = reviewOf({ ...monthly, trialDays: 30 }, now);
    expect(review.trial).toEqual({ days: 30, until: "2026-12-21T12:00:00.000Z" });
    expect(review.chargedToday.amount).toBe(0);
    expect(review.periodEnd).toBe("2027-01-21T12:00:00.000Z");
  });

  it("does not renew what is paid once", () => {
    expect(reviewOf({ ...yearly, renews: false }, now).renews).toBeNull();
  });

  it("ends a month on its last day when it is shorter", () => {
    const { periodEnd } = reviewOf(monthly, new Date("2027-01-31T12:00:00.000Z"));
    expect(periodEnd).toBe("2027-02-28T12:00:00.000Z");
  });
});

it.each([
  ["br", "pt"],
  ["cn", "zh-Hans"],
  ["es", "es"],
  ["jp", "ja"],
  ["en", "en"],
  ["fr", "en"],
])("the checkout’s language for %s is %s [S135]", (site, locale) => {
  expect(checkoutLocale(site)).toBe(locale);
});

describe("the payment form", () => {
  const planIdentity = "22222222-6f0f-4c7d-8f4e-2f5a0d1c9e77";
  const filled = {
    paymentMethodId: "alipay",
    amount: 79900,
    discountCode: null,
    purchaseOrder: " PO-7 ",
    billingAddress: null,
    invoiceAddress: null,
  };

  it("carries the seventeen values, the plan by its identity, credits by default [S145 S146 S250]", () => {
    const form = planPayment(planIdentity, paymentValues(filled));
    expect(Object.keys(form).sort()).toEqual(Object.keys(PaymentForm.shape).sort());
    expect(PaymentForm.parse(form)).toEqual(form);
    expect(form.additionalData.availableDigitalPurchaseIdentity).toBe(planIdentity);
    expect(form.useCredits).toBe(true);
    expect(form.purchaseOrder).toBe("PO-7");
    expect(form.amount).toBe(79900);
  });

  it("carries addresses as they are printed, and says whether they differ [S145]", () => {
    const billingAddress = {
      ...emptyAddress,
      name: " 李静 ",
      street: "中关村大街 1 号",
      city: "北京",
      country: "CN",
    };
    const one = paymentValues({ ...filled, billingAddress });
    expect(one.billingAddress).toEqual({
      name: "李静",
      organisation: null,
      street: "中关村大街 1 号",
      postalCode: "",
      city: "北京",
      region: null,
      country: "CN",
    });
    expect(one.invoiceAddressDiffersFromBilling).toBe(false);
    const invoiceAddress = { ...billingAddress, organisation: "清华大学" };
    const two = paymentValues({ ...filled, billingAddress, invoiceAddress });
    expect(two.invoiceAddress?.organisation).toBe("清华大学");
    expect(two.invoiceAddressDiffersFromBilling).toBe(true);
    const whole = planPayment(planIdentity, two);
    expect(PaymentForm.parse(whole)).toEqual(whole);
  });

  it("requires of an address what a postal delivery needs", () => {
    expect(missingInAddress(emptyAddress)).toEqual(["name", "street", "city", "country"]);
    const full = { ...emptyAddress, name: "A", street: "1", city: "B", country: "DE" };
    expect(missingInAddress(full)).toEqual([]);
  });
});
