import { ApiError, type Paddle } from "@paddle/paddle-node-sdk";
import { afterAll, beforeAll, describe, expect, type TestContext, test } from "vitest";
import { paddleAt, priceId, type RunningSandbox, startSandbox, subscribe } from "./testing.ts";

/**
 * The calls of the product, by the official SDK, against our sandbox and against Paddle's own: what
 * holds there has to hold here. Paddle's runs when a key of a sandbox account is in the environment;
 * a subscription it can only find, since its payment page cannot be filled in by a program.
 */
type Target = {
  paddle: Paddle;
  /** A subscription that is running, or null when the account has none. */
  subscription(): Promise<string | null>;
  /** Another price that it may be changed to. */
  otherPrice(currencyCode: string): Promise<string | null>;
  stop(): Promise<void>;
};

const vendorKey = process.env.PADDLE_SANDBOX_API_KEY;
const vendorBase = "https://sandbox-api.paddle.com";

async function openOwn(): Promise<Target> {
  const running: RunningSandbox = await startSandbox();
  let subscriptionId: string | null = null;
  return {
    paddle: running.paddle,
    async subscription() {
      if (subscriptionId === null) {
        await subscribe(running, { email: "another@example.org" });
        subscriptionId = await subscribe(running);
      }
      return subscriptionId;
    },
    otherPrice: async () => priceId("premium-translation-month"),
    stop: () => running.sandbox.stop(),
  };
}

async function openVendors(): Promise<Target> {
  const paddle = paddleAt(vendorBase, vendorKey ?? "");
  const subscription = async () => {
    const [first] = await paddle.subscriptions.list({ status: ["active"], perPage: 1 }).next();
    return first ?? null;
  };
  return {
    paddle,
    subscription: async () => (await subscription())?.id ?? null,
    async otherPrice(currencyCode) {
      const held = (await subscription())?.items[0]?.price;
      const prices = await paddle.prices.list({ recurring: true, status: ["active"] }).next();
      const fits = prices.find(
        ({ id, unitPrice, billingCycle }) =>
          id !== held?.id &&
          unitPrice.currencyCode === currencyCode &&
          billingCycle?.interval === held?.billingCycle?.interval,
      );
      return fits?.id ?? null;
    },
    stop: () => Promise.resolve(),
  };
}

describe("the SDK against our sandbox", () => contract(openOwn));
describe.skipIf(vendorKey === undefined)(
  "the SDK against Paddle's sandbox (needs PADDLE_SANDBOX_API_KEY)",
  () => contract(openVendors),
);

function contract(open: () => Promise<Target>): void {
  let target: Target;
  let paddle: Paddle;

  beforeAll(async () => {
    target = await open();
    paddle = target.paddle;
  });
  afterAll(() => target.stop());

  async function aSubscription(context: TestContext) {
    const id = await target.subscription();
    if (id === null) return context.skip("the account has no running subscription");
    return paddle.subscriptions.get(id);
  }
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => "no error",
      (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
    );

  test("a subscription is read, and listed by customer and status", async (context) => {
    const { id, customerId, items } = await aSubscription(context);
    expect(id).toMatch(/^sub_[a-z\d]{26}$/);
    expect(items[0]?.price?.unitPrice.amount).toMatch(/^\d+$/);
    const listed = await paddle.subscriptions
      .list({ customerId: [customerId], status: ["active"] })
      .next();
    expect(listed.map((one) => one.id)).toContain(id);
  });

  test("lists come in parts that follow one another", async (context) => {
    await aSubscription(context);
    const whole = await paddle.subscriptions.list({ perPage: 3 }).next();
    const parts: string[] = [];
    for await (const { id } of paddle.subscriptions.list({ perPage: 1 })) {
      parts.push(id);
      if (parts.length === whole.length) break;
    }
    expect(parts).toEqual(whole.map(({ id }) => id));
  });

  test("an email address that nobody has finds no customer", async () => {
    expect(await paddle.customers.list({ email: ["nobody@example.invalid"] }).next()).toEqual([]);
  });

  test("a cancellation is scheduled, blocks other changes, and is taken back", async (context) => {
    const { id, currencyCode } = await aSubscription(context);
    const cancelled = await paddle.subscriptions.cancel(id, {
      effectiveFrom: "next_billing_period",
    });
    expect(cancelled.scheduledChange).toMatchObject({ action: "cancel" });
    const price = await target.otherPrice(currencyCode);
    const change = {
      items: [{ priceId: price ?? "", quantity: 1 }],
      prorationBillingMode: "prorated_immediately" as const,
    };
    if (price !== null) {
      expect(await codeOf(paddle.subscriptions.update(id, change))).toBe(
        "subscription_locked_pending_changes",
      );
    }
    const kept = await paddle.subscriptions.update(id, { scheduledChange: null });
    expect(kept).toMatchObject({ scheduledChange: null, status: "active" });
  });

  test("a change of the plan is previewed without being made", async (context) => {
    const { id, currencyCode, items } = await aSubscription(context);
    const price = await target.otherPrice(currencyCode);
    if (price === null) return context.skip("the account has no other price");
    const preview = await paddle.subscriptions.previewUpdate(id, {
      items: [{ priceId: price, quantity: 1 }],
      prorationBillingMode: "prorated_immediately",
    });
    expect(preview.updateSummary?.result.action).toMatch(/charge|credit/);
    expect(preview.recurringTransactionDetails?.totals.grandTotal).toMatch(/^\d+$/);
    const after = await paddle.subscriptions.get(id);
    expect(after.items[0]?.price?.id).toBe(items[0]?.price?.id);
  });

  test("portal links are made for a customer and for a subscription", async (context) => {
    const { id, customerId } = await aSubscription(context);
    const session = await paddle.customerPortalSessions.create(customerId, [id]);
    expect(session.urls.general.overview).toMatch(/^https?:\/\//);
    expect(session.urls.subscriptions[0]).toMatchObject({
      id,
      cancelSubscription: expect.stringMatching(/^https?:\/\//),
      updateSubscriptionPaymentMethod: expect.stringMatching(/^https?:\/\//),
    });
  });

  test("a paid purchase has a place and an invoice, and is given back once", async (context) => {
    const { customerId } = await aSubscription(context);
    const [paid] = await paddle.transactions
      .list({ customerId: [customerId], status: ["completed"], include: ["address"] })
      .next();
    if (!paid) return context.skip("the customer has paid nothing");
    expect(paid.address?.countryCode).toMatch(/^[A-Z]{2}$/);
    const invoice = await paddle.transactions.getInvoicePDF(paid.id);
    expect(invoice.url).toMatch(/^https?:\/\//);
    const giveBack = () =>
      paddle.adjustments.create({
        action: "refund",
        type: "full",
        reason: "a test",
        transactionId: paid.id,
      });
    expect(await codeOf(giveBack())).toMatch(/^(no error|adjustment_)/);
    expect(await codeOf(giveBack())).toMatch(/^adjustment_/);
  });

  test("what does not exist is not_found, and a wrong body names its fields", async (context) => {
    const unknown = "sub_01h00000000000000000000000";
    expect(await codeOf(paddle.subscriptions.get(unknown))).toBe("not_found");
    const { id } = await aSubscription(context);
    const error: unknown = await paddle.subscriptions
      .update(id, { items: [], prorationBillingMode: "prorated_immediately" })
      .catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(ApiError);
    expect(error instanceof ApiError ? error.errors?.[0]?.field : null).toContain("items");
  });
}
