import { describe, expect, test } from "vitest";
import { timingOfSubscription } from "#features/plans/rules.ts";
import { foldEvents } from "#features/plans/subscriptions/rules.ts";
import {
  BillingAdjustment,
  BillingSubscription,
  BillingTransaction,
  ClassicAlert,
  ClassicMoney,
  readBillingAdjustment,
  readBillingSubscription,
  readBillingTransaction,
  readClassicAlert,
  readClassicMoney,
} from "./rules.ts";

const now = new Date("2026-03-02T09:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const iso = (days: number) => inDays(days).toISOString();

function aBillingSubscription(change: object = {}): BillingSubscription {
  return BillingSubscription.parse({
    id: "sub_01hcatag000000000000000001",
    status: "active",
    customer_id: "ctm_01hcatag000000000000000001",
    currency_code: "USD",
    started_at: iso(-10),
    first_billed_at: iso(-10),
    paused_at: null,
    canceled_at: null,
    current_billing_period: { starts_at: iso(-10), ends_at: iso(20) },
    scheduled_change: null,
    items: [
      {
        quantity: 1,
        trial_dates: null,
        price: {
          id: "pri_01hcatag000000000000000001",
          unit_price: { amount: "1200", currency_code: "USD" },
        },
      },
    ],
    custom_data: { user_identity: "person", projectEnvironmentName: "demo" },
    ...change,
  });
}

const trialItem = {
  quantity: 1,
  trial_dates: { starts_at: iso(-1), ends_at: iso(6) },
  price: { id: "pri_x", unit_price: { amount: "1200", currency_code: "USD" } },
};

describe("a subscription of Paddle Billing", () => {
  test.each<[string, object, object]>([
    [
      "trialing",
      { status: "trialing", first_billed_at: iso(6), items: [trialItem] },
      {
        status: "active",
        paymentStatus: "trialing",
        endsAt: inDays(6),
        freeTrialExpiration: inDays(6),
      },
    ],
    [
      "trialing, cancellation scheduled",
      {
        status: "trialing",
        items: [trialItem],
        scheduled_change: { action: "cancel", effective_at: iso(6), resume_at: null },
      },
      { status: "cancelled", paymentStatus: "trialing", endsAt: inDays(6) },
    ],
    ["active", {}, { status: "active", paymentStatus: "active", endsAt: inDays(20), renews: true }],
    [
      "active, cancellation scheduled",
      { scheduled_change: { action: "cancel", effective_at: iso(20), resume_at: null } },
      { status: "cancelled", paymentStatus: "active", endsAt: inDays(20), renews: false },
    ],
    [
      "active, pause scheduled",
      { scheduled_change: { action: "pause", effective_at: iso(20), resume_at: null } },
      { status: "active", renews: true },
    ],
    [
      "past_due",
      { status: "past_due" },
      { status: "error", paymentStatus: "active", endsAt: inDays(14) },
    ],
    ["paused", { status: "paused", paused_at: iso(-1) }, { status: "expired", endsAt: inDays(-1) }],
    [
      "canceled",
      { status: "canceled", canceled_at: iso(-1) },
      { status: "expired", endsAt: inDays(-1) },
    ],
  ])("that is %s becomes a state of ours [S91 S96 S115]", (_name, change, timing) => {
    const { event } = readBillingSubscription(aBillingSubscription(change), {
      eventId: "evt_1",
      occurredAt: now,
    });
    const subscription = { ...foldEvents([event]), id: "sub_1", paddleVersion: "newer" as const };
    expect(timingOfSubscription(subscription, now)).toMatchObject(timing);
  });

  test("says whose it is, of which installation, what for and at what price [G-44]", () => {
    const message = { eventId: "evt_1", occurredAt: now };
    expect(readBillingSubscription(aBillingSubscription(), message)).toMatchObject({
      userIdentity: "person",
      projectEnvironmentName: "demo",
      paddlePlanId: "pri_01hcatag000000000000000001",
      price: { amount: 1200, currency: "USD" },
    });
    const price = {
      id: "pri_1",
      unit_price: { amount: "1200", currency_code: "USD" },
      unit_price_overrides: [{ unit_price: { amount: "1100", currency_code: "EUR" } }],
    };
    const inEuros = aBillingSubscription({
      currency_code: "EUR",
      items: [{ quantity: 3, price }],
    });
    expect(readBillingSubscription(inEuros, message).price).toEqual({
      amount: 3300,
      currency: "EUR",
    });
    const bare = readBillingSubscription(aBillingSubscription({ custom_data: null }), message);
    expect([bare.userIdentity, bare.projectEnvironmentName]).toEqual([null, null]);
  });
});

const alert = (change: object = {}) =>
  readClassicAlert(
    ClassicAlert.parse({
      alert_id: "1",
      alert_name: "subscription_created",
      event_time: "2026-03-02 09:00:00",
      subscription_id: "501",
      subscription_plan_id: "700001",
      user_id: "88",
      status: "active",
      currency: "USD",
      unit_price: "12.00",
      quantity: "1",
      next_bill_date: "2026-04-02",
      passthrough: JSON.stringify({ user_identity: "person" }),
      update_url: "https://provider.example/update",
      cancel_url: "https://provider.example/cancel",
      marketing_consent: "0",
      ...change,
    }),
  );

describe("an alert of Paddle Classic", () => {
  const created = alert();
  const at = (time: string) => ({ event_time: time, passthrough: undefined });
  const april = new Date("2026-04-02T00:00:00.000Z");

  test.each<[string, ReturnType<typeof alert>[], string, object]>([
    [
      "active",
      [created],
      "2026-03-03",
      { status: "active", paymentStatus: "active", endsAt: april },
    ],
    [
      "trialing",
      [alert({ status: "trialing", next_bill_date: "2026-03-09" })],
      "2026-03-03",
      {
        status: "active",
        paymentStatus: "trialing",
        freeTrialExpiration: new Date("2026-03-09T00:00:00.000Z"),
      },
    ],
    [
      "cancelled for a later day",
      [
        created,
        alert({
          ...at("2026-03-05 10:00:00"),
          alert_id: "2",
          alert_name: "subscription_cancelled",
          status: "deleted",
          next_bill_date: undefined,
          cancellation_effective_date: "2026-04-02",
        }),
      ],
      "2026-03-06",
      { status: "cancelled", paymentStatus: "active", endsAt: april },
    ],
    [
      "cancelled at once",
      [
        created,
        alert({
          ...at("2026-03-05 10:00:00"),
          alert_id: "2",
          alert_name: "subscription_cancelled",
          status: "deleted",
          next_bill_date: undefined,
          cancellation_effective_date: "2026-03-05",
        }),
      ],
      "2026-03-06",
      { status: "expired", endsAt: new Date("2026-03-05T00:00:00.000Z") },
    ],
    [
      "unpaid",
      [
        created,
        alert({
          ...at("2026-04-02 06:00:00"),
          alert_id: "2",
          alert_name: "subscription_payment_failed",
          next_bill_date: "2026-04-05",
        }),
      ],
      "2026-04-03",
      { status: "error", endsAt: new Date("2026-04-16T06:00:00.000Z") },
    ],
    [
      "paid after all",
      [
        created,
        alert({
          ...at("2026-04-02 06:00:00"),
          alert_id: "2",
          alert_name: "subscription_payment_failed",
        }),
        alert({
          ...at("2026-04-05 06:00:00"),
          alert_id: "3",
          alert_name: "subscription_payment_succeeded",
          next_bill_date: "2026-05-02",
        }),
      ],
      "2026-04-06",
      { status: "active", endsAt: new Date("2026-05-02T00:00:00.000Z") },
    ],
    [
      "paused",
      [
        created,
        alert({
          ...at("2026-03-10 06:00:00"),
          alert_id: "2",
          alert_name: "subscription_updated",
          status: "paused",
        }),
      ],
      "2026-03-11",
      { status: "expired" },
    ],
  ])("that leaves it %s becomes a state of ours [S91 S96 S115]", (_name, alerts, day, timing) => {
    const state = foldEvents(alerts.map(({ event }) => event).reverse());
    const subscription = { ...state, id: "501", paddleVersion: "classic" as const };
    expect(timingOfSubscription(subscription, new Date(`${day}T12:00:00.000Z`))).toMatchObject(
      timing,
    );
    expect(subscription).toMatchObject({
      updateUrl: "https://provider.example/update",
      cancelUrl: "https://provider.example/cancel",
    });
  });

  test("says whose it is and at what price, and nothing about the installation [G-44]", () => {
    expect(created).toMatchObject({
      userIdentity: "person",
      projectEnvironmentName: null,
      paddlePlanId: "700001",
      price: { amount: 1200, currency: "USD" },
    });
    expect(alert({ currency: "JPY", unit_price: "1800" }).price.amount).toBe(1800);
    expect(() => alert({ unit_price: "free" })).toThrow("an amount that is no number");
    expect(alert({ passthrough: "not ours" }).userIdentity).toBeNull();
    expect(alert({ passthrough: undefined }).userIdentity).toBeNull();
  });
});

test("a cancellation of Paddle Classic that takes effect at its own instant ends the subscription", () => {
  const cancelled = { alert_name: "subscription_cancelled", event_time: "2026-03-12 00:00:00" };
  const eventOf = (day: string) => alert({ ...cancelled, cancellation_effective_date: day }).event;
  const instant = new Date("2026-03-12T00:00:00.000Z");
  expect(eventOf("2026-03-12")).toMatchObject({ status: "canceled", endedAt: instant });
  expect(eventOf("2026-03-13")).toMatchObject({ cancelsAt: new Date("2026-03-13T00:00:00.000Z") });
});

const paidAt = "2026-03-02T09:00:00.000Z";

const transaction = (change: object = {}) =>
  readBillingTransaction(
    BillingTransaction.parse({
      id: "txn_1",
      status: "completed",
      origin: "web",
      subscription_id: "sub_1",
      custom_data: { user_identity: "person", projectEnvironmentName: "tests" },
      invoice_number: "74-1",
      billed_at: paidAt,
      updated_at: "2026-03-02T09:05:00.000Z",
      items: [{ price: { id: "pri_1" } }],
      details: { totals: { grand_total: "1200", currency_code: "EUR" } },
      ...change,
    }),
  );
const nothing = { totals: { grand_total: "0", currency_code: "EUR" } };

describe("a transaction of Paddle Billing", () => {
  test("is a payment once it is completed", () => {
    expect(transaction()).toEqual({
      paddleVersion: "newer",
      paymentId: "txn_1",
      subscriptionId: "sub_1",
      userIdentity: "person",
      projectEnvironmentName: "tests",
      paddlePlanId: "pri_1",
      amount: { amount: 1200, currency: "EUR" },
      paidAt: new Date(paidAt),
      invoiceNumber: "74-1",
      billingCountry: null,
    });
    expect(transaction({ billed_at: null })?.paidAt).toEqual(new Date("2026-03-02T09:05:00.000Z"));
  });

  test.each(["draft", "billed", "past_due", "canceled"])("is none while it is %s", (status) => {
    expect(transaction({ status })).toBeNull();
  });

  test("is none without anything bought", () => {
    expect(transaction({ items: [] })).toBeNull();
  });

  test("is none when only a card was changed; a trial of nothing and a paid change are", () => {
    const origin = "subscription_payment_method_change";
    expect(transaction({ origin, details: nothing })).toBeNull();
    expect(transaction({ origin })?.amount.amount).toBe(1200);
    expect(transaction({ details: nothing })?.amount.amount).toBe(0);
  });
});

describe("an adjustment of Paddle Billing", () => {
  const adjustment = (change: object = {}) =>
    readBillingAdjustment(
      BillingAdjustment.parse({
        id: "adj_1",
        action: "refund",
        status: "approved",
        transaction_id: "txn_1",
        totals: { total: "-400" },
        ...change,
      }),
    );

  test("gives money back when it is an approved refund", () => {
    const refund = { paddleVersion: "newer", refundId: "adj_1", paymentId: "txn_1", amount: 400 };
    expect(adjustment()).toEqual(refund);
    expect(adjustment({ totals: { total: "400" } })).toEqual(refund);
  });

  test.each([
    [{ status: "pending_approval" }],
    [{ status: "rejected" }],
    [{ action: "credit" }],
    [{ action: "chargeback", status: "pending_approval" }],
  ])("gives none back with %j", (change) => {
    expect(adjustment(change)).toBeNull();
  });
});

const paidAlert = (change: object = {}) =>
  ClassicAlert.parse({
    alert_id: "7",
    alert_name: "subscription_payment_succeeded",
    event_time: "2026-03-02 09:00:00",
    subscription_id: "501",
    subscription_plan_id: "700001",
    user_id: "88",
    status: "active",
    currency: "USD",
    unit_price: "12.00",
    quantity: "1",
    next_bill_date: "2026-04-02",
    passthrough: JSON.stringify({ user_identity: "person" }),
    ...change,
  });
const money = (change: object = {}) =>
  ClassicMoney.parse({ sale_gross: "12.00", subscription_payment_id: "900", ...change });

describe("money in an alert of Paddle Classic", () => {
  test("is a payment when one succeeded", () => {
    expect(readClassicMoney(paidAlert(), money({ order_id: "o-1", country: "MX" }))).toEqual({
      payment: {
        paddleVersion: "classic",
        paymentId: "900",
        subscriptionId: "501",
        userIdentity: "person",
        projectEnvironmentName: null,
        paddlePlanId: "700001",
        amount: { amount: 1200, currency: "USD" },
        paidAt: new Date("2026-03-02T09:00:00.000Z"),
        invoiceNumber: "o-1",
        billingCountry: "MX",
      },
    });
  });

  test("is a refund when one was made, in whole yen", () => {
    const refunded = paidAlert({ alert_name: "subscription_payment_refunded", currency: "JPY" });
    expect(readClassicMoney(refunded, money({ gross_refund: "500" }))).toEqual({
      refund: { paddleVersion: "classic", refundId: "7", paymentId: "900", amount: 500 },
    });
  });

  test.each([
    ["nothing says which payment", {}, { subscription_payment_id: undefined }],
    ["a payment has no sum", {}, { sale_gross: undefined }],
    ["a refund has no sum", { alert_name: "subscription_payment_refunded" }, {}],
    ["a payment was refused", { alert_name: "subscription_payment_failed" }, {}],
    ["a subscription was made", { alert_name: "subscription_created" }, {}],
    [
      "a subscription was made, and a refund is named",
      { alert_name: "subscription_created" },
      { gross_refund: "5.00" },
    ],
  ])("is none when %s", (_, change, sums) => {
    expect(readClassicMoney(paidAlert(change), money(sums))).toBeNull();
  });

  test("is nobody's without whom it was bought for", () => {
    const payment = readClassicMoney(paidAlert({ passthrough: undefined }), money());
    expect(payment).toMatchObject({ payment: { userIdentity: null } });
    const odd = readClassicMoney(paidAlert({ passthrough: "not ours" }), money());
    expect(odd).toMatchObject({ payment: { userIdentity: null } });
  });
});

describe("what an alert of Paddle Classic says beside its money", () => {
  const eventOf = (change: object) => readClassicAlert(paidAlert(change)).event;

  test("only the first one begins a subscription", () => {
    expect(eventOf({ alert_name: "subscription_created" })).toHaveProperty("startedAt");
    expect(eventOf({})).not.toHaveProperty("startedAt");
  });

  test("only a payment outside a trial is the first", () => {
    expect(eventOf({})).toMatchObject({ status: "active", firstPaidAt: expect.any(Date) });
    expect(eventOf({ status: "trialing" })).not.toHaveProperty("firstPaidAt");
    expect(eventOf({ alert_name: "subscription_updated" })).not.toHaveProperty("firstPaidAt");
  });

  test("a refused payment names no end of a period", () => {
    const next = { next_bill_date: "2026-03-05" };
    expect(eventOf({ alert_name: "subscription_payment_failed", ...next })).not.toHaveProperty(
      "periodEndsAt",
    );
    expect(eventOf({ next_bill_date: undefined })).not.toHaveProperty("periodEndsAt");
    expect(eventOf(next)).toHaveProperty("periodEndsAt");
  });
});
