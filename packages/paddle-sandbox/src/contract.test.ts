import { ApiError, type Paddle } from "@paddle/paddle-node-sdk";
import { afterAll, beforeAll, describe, expect, type TestContext, test } from "vitest";
import { paddleAt, type RunningSandbox, startSandbox, subscribe } from "./testing.ts";

/**
 * The same suite for our sandbox and for Paddle's own: what holds there has to hold here. Paddle's
 * runs when a key of a sandbox account is in the environment; a subscription it can only find, since
 * its payment page cannot be filled in by a program.
 */
type Target = {
  paddle: Paddle;
  /** A subscription that is running, or null when the account has none. */
  subscription(): Promise<string | null>;
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
      subscriptionId ??= await subscribe(running);
      return subscriptionId;
    },
    stop: () => running.sandbox.stop(),
  };
}

async function openVendors(): Promise<Target> {
  const paddle = paddleAt(vendorBase, vendorKey ?? "");
  return {
    paddle,
    async subscription() {
      const [first] = await paddle.subscriptions.list({ status: ["active"], perPage: 1 }).next();
      return first?.id ?? null;
    },
    stop: () => Promise.resolve(),
  };
}

describe("the SDK against our sandbox", () => contract(openOwn));
describe.skipIf(vendorKey === undefined)(
  "the SDK against Paddle's sandbox (skipped: PADDLE_SANDBOX_API_KEY is not set)",
  () => contract(openVendors),
);

function contract(open: () => Promise<Target>): void {
  let target: Target;
  let paddle: Paddle;
  // Addresses of mail stay unique in an account that is used again and again.
  const run = Date.now().toString(36);

  beforeAll(async () => {
    target = await open();
    paddle = target.paddle;
  });
  afterAll(() => target.stop());

  async function requireSubscription(context: TestContext): Promise<string> {
    const id = await target.subscription();
    if (id === null) context.skip("the account has no running subscription");
    return id ?? "";
  }

  async function aProduct() {
    return paddle.products.create({ name: `Plan ${run}`, taxCategory: "standard" });
  }
  async function aPrice(amount = "1000") {
    const product = await aProduct();
    return paddle.prices.create({
      productId: product.id,
      description: "One",
      unitPrice: { amount, currencyCode: "USD" },
    });
  }
  let people = 0;
  async function aCustomer() {
    people += 1;
    return paddle.customers.create({ email: `contract-${run}-${people}@example.org` });
  }
  async function aReadyTransaction() {
    const [price, customer] = await Promise.all([aPrice(), aCustomer()]);
    const address = await paddle.addresses.create(customer.id, {
      countryCode: "US",
      postalCode: "10001",
    });
    const transaction = await paddle.transactions.create({
      items: [{ priceId: price.id, quantity: 1 }],
      customerId: customer.id,
      addressId: address.id,
      customData: { projectEnvironmentName: "here" },
    });
    return { price, customer, address, transaction };
  }
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => "no error",
      (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
    );

  test("products are made, read, listed, changed and archived", async () => {
    const made = await paddle.products.create({
      name: `Premium ${run}`,
      taxCategory: "standard",
      description: "Everything",
      customData: { camelCase: true },
    });
    expect(made).toMatchObject({
      status: "active",
      type: "standard",
      customData: { camelCase: true },
    });
    expect(made.id).toMatch(/^pro_[a-z\d]{26}$/);
    expect((await paddle.products.get(made.id)).name).toBe(`Premium ${run}`);
    const changed = await paddle.products.update(made.id, { name: `Premium II ${run}` });
    expect(changed).toMatchObject({ name: `Premium II ${run}`, description: "Everything" });
    const listed = await paddle.products.list({ id: [made.id], include: ["prices"] }).next();
    expect(listed.map(({ id }) => id)).toEqual([made.id]);
    expect((await paddle.products.archive(made.id)).status).toBe("archived");
  });

  test("prices carry cycle, trial and overrides, and are archived", async () => {
    const product = await aProduct();
    const price = await paddle.prices.create({
      productId: product.id,
      description: "By the month",
      name: "Monthly",
      unitPrice: { amount: "1200", currencyCode: "USD" },
      unitPriceOverrides: [
        { countryCodes: ["GB"], unitPrice: { amount: "1000", currencyCode: "GBP" } },
      ],
      billingCycle: { interval: "month", frequency: 1 },
      trialPeriod: { interval: "day", frequency: 7 },
      quantity: { minimum: 1, maximum: 1 },
    });
    expect(price.trialPeriod).toMatchObject({ interval: "day", frequency: 7 });
    const read = await paddle.prices.get(price.id, { include: ["product"] });
    expect(read.product?.id).toBe(product.id);
    expect(read.unitPriceOverrides[0]?.unitPrice.amount).toBe("1000");
    const renamed = await paddle.prices.update(price.id, { name: "Per month" });
    expect(renamed.name).toBe("Per month");
    const listed = await paddle.prices.list({ productId: [product.id], recurring: true }).next();
    expect(listed.map(({ id }) => id)).toEqual([price.id]);
    expect((await paddle.prices.archive(price.id)).status).toBe("archived");
  });

  test("lists come in parts that follow one another", async () => {
    const product = await aProduct();
    for (const amount of ["100", "200", "300"]) {
      await paddle.prices.create({
        productId: product.id,
        description: amount,
        unitPrice: { amount, currencyCode: "USD" },
      });
    }
    const amounts: string[] = [];
    for await (const price of paddle.prices.list({ productId: [product.id], perPage: 2 })) {
      amounts.push(price.unitPrice.amount);
    }
    expect(amounts.sort()).toEqual(["100", "200", "300"]);
  });

  test("prices are previewed for a place", async () => {
    const product = await aProduct();
    const price = await paddle.prices.create({
      productId: product.id,
      description: "By the year",
      unitPrice: { amount: "9900", currencyCode: "USD" },
      unitPriceOverrides: [
        { countryCodes: ["GB"], unitPrice: { amount: "7900", currencyCode: "GBP" } },
      ],
      billingCycle: { interval: "year", frequency: 1 },
      taxMode: "internal",
    });
    const preview = await paddle.pricingPreview.preview({
      items: [{ priceId: price.id, quantity: 1 }],
      address: { countryCode: "GB", postalCode: "SW1A 1AA" },
    });
    expect(preview.currencyCode).toBe("GBP");
    const [line] = preview.details.lineItems;
    expect(line?.totals.total).toBe("7900");
    expect(Number(line?.totals.subtotal) + Number(line?.totals.tax)).toBe(7900);
    expect(line?.formattedTotals.total).toContain("79");
  });

  test("a customer is found by mail, and a second one of the same mail is a conflict", async () => {
    const customer = await aCustomer();
    const found = await paddle.customers.list({ email: [customer.email] }).next();
    expect(found.map(({ id }) => id)).toEqual([customer.id]);
    expect(await codeOf(paddle.customers.create({ email: customer.email }))).toBe(
      "customer_already_exists",
    );
    const changed = await paddle.customers.update(customer.id, {
      name: "Ada",
      customData: { user_identity: "u-9" },
    });
    expect(changed).toMatchObject({ name: "Ada", customData: { user_identity: "u-9" } });
    expect((await paddle.customers.get(customer.id)).name).toBe("Ada");
    expect(await paddle.customers.getCreditBalance(customer.id)).toEqual([]);
    const token = await paddle.customers.generateAuthToken(customer.id);
    expect(token.customerAuthToken).toMatch(/^pca_/);
    expect(await paddle.paymentMethods.list(customer.id).next()).toEqual([]);
    expect((await paddle.customers.archive(customer.id)).status).toBe("archived");
  });

  test("addresses and businesses belong to their customer", async () => {
    const [customer, other] = [await aCustomer(), await aCustomer()];
    const address = await paddle.addresses.create(customer.id, {
      countryCode: "GB",
      postalCode: "SW1A 1AA",
      city: "London",
    });
    const moved = await paddle.addresses.update(customer.id, address.id, { city: "Leeds" });
    expect(moved).toMatchObject({ city: "Leeds", countryCode: "GB" });
    expect((await paddle.addresses.list(customer.id).next()).map(({ id }) => id)).toEqual([
      address.id,
    ]);
    expect((await paddle.addresses.get(customer.id, address.id)).city).toBe("Leeds");
    expect(await codeOf(paddle.addresses.get(other.id, address.id))).toBe("not_found");
    const business = await paddle.businesses.create(customer.id, {
      name: "Example Ltd",
      taxIdentifier: "GB123456789",
      contacts: [{ name: "Ada", email: "ada@example.org" }],
    });
    expect(business.contacts?.[0]?.email).toBe("ada@example.org");
    const renamed = await paddle.businesses.update(customer.id, business.id, { name: "Example" });
    expect(renamed).toMatchObject({ name: "Example", taxIdentifier: "GB123456789" });
    expect((await paddle.businesses.get(customer.id, business.id)).name).toBe("Example");
    expect(await paddle.businesses.list(customer.id).next()).toHaveLength(1);
    expect((await paddle.businesses.archive(customer.id, business.id)).status).toBe("archived");
    expect((await paddle.addresses.archive(customer.id, address.id)).status).toBe("archived");
  });

  test("a transaction goes from ready over changes to cancelled, and keeps own data as it is", async () => {
    const { transaction, customer } = await aReadyTransaction();
    expect(transaction).toMatchObject({
      status: "ready",
      origin: "api",
      currencyCode: "USD",
      customData: { projectEnvironmentName: "here" },
    });
    expect(transaction.details?.totals?.grandTotal).toMatch(/^\d+$/);
    const read = await paddle.transactions.get(transaction.id, {
      include: ["customer", "address", "adjustments_totals"],
    });
    expect(read.customer?.id).toBe(customer.id);
    expect(read.address?.countryCode).toBe("US");
    const listed = await paddle.transactions
      .list({
        customerId: [customer.id],
        status: ["ready"],
        "createdAt[LTE]": new Date(Date.now() + 60_000).toISOString(),
      })
      .next();
    expect(listed.map(({ id }) => id)).toEqual([transaction.id]);
    const changed = await paddle.transactions.update(transaction.id, { customData: { a: 1 } });
    expect(changed.customData).toEqual({ a: 1 });
    expect(await codeOf(paddle.transactions.getInvoicePDF(transaction.id))).not.toBe("no error");
    const cancelled = await paddle.transactions.update(transaction.id, { status: "canceled" });
    expect(cancelled.status).toBe("canceled");
  });

  test("a transaction may be for a price that is described on the spot", async () => {
    const product = await aProduct();
    const transaction = await paddle.transactions.create({
      items: [
        {
          quantity: 1,
          price: {
            productId: product.id,
            description: "Human editing, 4210 words",
            unitPrice: { amount: "29900", currencyCode: "USD" },
          },
        },
      ],
    });
    expect(transaction.status).toBe("draft");
    expect(transaction.items[0]?.price?.type).toBe("custom");
    expect(transaction.checkout?.url).toContain(transaction.id);
  });

  test("a purchase is previewed without being made", async () => {
    const price = await aPrice();
    const preview = await paddle.transactions.preview({
      items: [{ priceId: price.id, quantity: 1 }],
      address: { countryCode: "US", postalCode: "10001" },
    });
    expect(preview.details.totals.subtotal).toMatch(/^\d+$/);
    expect(preview.items[0]?.price?.id).toBe(price.id);
  });

  test("discounts and their groups are made, found by code, changed and archived", async () => {
    const group = await paddle.discountGroups.create({ name: `Group ${run}` });
    expect((await paddle.discountGroups.get(group.id)).name).toBe(`Group ${run}`);
    const renamed = await paddle.discountGroups.update(group.id, { name: `Groups ${run}` });
    expect(renamed.name).toBe(`Groups ${run}`);
    expect((await paddle.discountGroups.list({ id: [group.id] }).next()).length).toBe(1);
    const code = `C${run}`.toUpperCase().slice(0, 32);
    const discount = await paddle.discounts.create({
      amount: "15",
      description: "Upsell",
      type: "percentage",
      code,
      enabledForCheckout: true,
      discountGroupId: group.id,
    });
    expect(await paddle.discounts.list({ code: [code] }).next()).toHaveLength(1);
    const changed = await paddle.discounts.update(discount.id, { amount: "20" });
    expect(changed.amount).toBe("20");
    const read = await paddle.discounts.get(discount.id, { include: ["discount_group"] });
    expect(read.discountGroup?.id).toBe(group.id);
    expect((await paddle.discounts.archive(discount.id)).status).toBe("archived");
    expect((await paddle.discountGroups.archive(group.id)).status).toBe("archived");
  });

  test("a webhook destination is made, changed and deleted", async () => {
    const setting = await paddle.notificationSettings.create({
      description: "The product",
      destination: "https://example.org/webhook",
      type: "url",
      subscribedEvents: ["subscription.created", "transaction.completed"],
    });
    expect(setting.endpointSecretKey).toMatch(/^pdl_ntfset_/);
    expect(setting.subscribedEvents.map(({ name }) => name).sort()).toEqual([
      "subscription.created",
      "transaction.completed",
    ]);
    const off = await paddle.notificationSettings.update(setting.id, { active: false });
    expect(off.active).toBe(false);
    expect((await paddle.notificationSettings.get(setting.id)).active).toBe(false);
    expect((await paddle.notificationSettings.list()).map(({ id }) => id)).toContain(setting.id);
    await paddle.notificationSettings.delete(setting.id);
    expect(await codeOf(paddle.notificationSettings.get(setting.id))).toBe("not_found");
  });

  test("events are listed by type, and the types have names", async () => {
    await aProduct();
    const events = await paddle.events.list({ eventType: ["product.created"], perPage: 1 }).next();
    expect(events[0]?.eventType).toBe("product.created");
    const names = (await paddle.eventTypes.list()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["subscription.past_due", "transaction.paid"]));
    expect(Array.isArray(await paddle.notifications.list({ perPage: 1 }).next())).toBe(true);
  });

  test("client-side tokens are made and revoked", async () => {
    const token = await paddle.clientTokens.create({ name: `Page ${run}` });
    expect(token.token).toMatch(/^test_[a-z\d]{27}$/);
    expect((await paddle.clientTokens.get(token.id)).status).toBe("active");
    expect((await paddle.clientTokens.revoke(token.id)).status).toBe("revoked");
    const revoked = await paddle.clientTokens.list({ status: ["revoked"] }).next();
    expect(revoked.map(({ id }) => id)).toContain(token.id);
  });

  test("a subscription is read with what comes next, and listed by customer and price", async (context) => {
    const id = await requireSubscription(context);
    const subscription = await paddle.subscriptions.get(id, {
      include: ["next_transaction", "recurring_transaction_details"],
    });
    expect(subscription.managementUrls?.cancel).toMatch(/^https?:\/\//);
    expect(subscription.nextTransaction?.details.totals.grandTotal).toMatch(/^\d+$/);
    expect(subscription.recurringTransactionDetails?.lineItems).toHaveLength(
      subscription.items.length,
    );
    const listed = await paddle.subscriptions
      .list({
        customerId: [subscription.customerId],
        status: ["active"],
        priceId: [subscription.items[0]?.price?.id ?? ""],
      })
      .next();
    expect(listed.map((one) => one.id)).toContain(id);
  });

  test("a cancellation is scheduled, blocks other changes, and is taken back", async (context) => {
    const id = await requireSubscription(context);
    const cancelled = await paddle.subscriptions.cancel(id, {
      effectiveFrom: "next_billing_period",
    });
    expect(cancelled.scheduledChange).toMatchObject({ action: "cancel" });
    expect(await codeOf(paddle.subscriptions.pause(id, {}))).toBe(
      "subscription_locked_pending_changes",
    );
    const kept = await paddle.subscriptions.update(id, { scheduledChange: null });
    expect(kept.scheduledChange).toBeNull();
    expect(kept.status).toBe("active");
  });

  test("a change of date is previewed without being made", async (context) => {
    const id = await requireSubscription(context);
    const { currentBillingPeriod, nextBilledAt } = await paddle.subscriptions.get(id);
    const later = new Date(new Date(currentBillingPeriod?.endsAt ?? 0).getTime() + 86_400_000);
    const preview = await paddle.subscriptions.previewUpdate(id, {
      nextBilledAt: later.toISOString(),
      prorationBillingMode: "prorated_immediately",
    });
    expect(preview.updateSummary?.result.action).toMatch(/charge|credit/);
    expect((await paddle.subscriptions.get(id)).nextBilledAt).toBe(nextBilledAt);
  });

  test("a one-time charge is previewed and made", async (context) => {
    const id = await requireSubscription(context);
    const price = await aPrice("500");
    const charge = {
      effectiveFrom: "immediately" as const,
      items: [{ priceId: price.id, quantity: 1 }],
    };
    const preview = await paddle.subscriptions.previewOneTimeCharge(id, charge);
    expect(preview.immediateTransaction?.details.lineItems[0]?.priceId).toBe(price.id);
    await paddle.subscriptions.createOneTimeCharge(id, charge);
    const [newest] = await paddle.transactions
      .list({ subscriptionId: [id], origin: ["subscription_charge"] })
      .next();
    expect(newest?.items[0]?.price?.id).toBe(price.id);
  });

  test("a card change has a transaction over nothing", async (context) => {
    const id = await requireSubscription(context);
    const transaction = await paddle.subscriptions.getPaymentMethodChangeTransaction(id);
    expect(transaction.origin).toBe("subscription_payment_method_change");
    expect(transaction.details?.totals?.grandTotal).toBe("0");
  });

  test("portal links are made for a customer and for a subscription", async (context) => {
    const id = await requireSubscription(context);
    const { customerId } = await paddle.subscriptions.get(id);
    const session = await paddle.customerPortalSessions.create(customerId, [id]);
    expect(session.urls.general.overview).toMatch(/^https?:\/\//);
    expect(session.urls.subscriptions[0]).toMatchObject({
      id,
      cancelSubscription: expect.stringMatching(/^https?:\/\//),
      updateSubscriptionPaymentMethod: expect.stringMatching(/^https?:\/\//),
    });
  });

  test("a paid purchase has an invoice, a revision, a refund and a credit note", async (context) => {
    const id = await requireSubscription(context);
    const [paid] = await paddle.transactions
      .list({ subscriptionId: [id], status: ["completed"], origin: ["web"] })
      .next();
    if (!paid) return context.skip("the subscription has no paid purchase");
    const invoice = await paddle.transactions.getInvoicePDF(paid.id, { disposition: "inline" });
    expect(invoice.url).toMatch(/^https?:\/\//);
    if (paid.revisedAt === null) {
      const revised = await paddle.transactions.revise(paid.id, { customer: { name: "Ada" } });
      expect(revised.revisedAt).not.toBeNull();
    }
    const line = paid.details?.lineItems[0];
    const adjustment = await paddle.adjustments.create({
      action: "refund",
      reason: "a test",
      transactionId: paid.id,
      items: [{ itemId: line?.id ?? "", type: "partial", amount: "1" }],
    });
    expect(adjustment).toMatchObject({ action: "refund", transactionId: paid.id });
    const listed = await paddle.adjustments.list({ transactionId: [paid.id] }).next();
    expect(listed.map((one) => one.id)).toContain(adjustment.id);
    const note = await paddle.adjustments.getCreditNotePDF(adjustment.id);
    expect(note.url).toMatch(/^https?:\/\//);
  });

  test("what does not exist is not_found, and a wrong body names its fields", async () => {
    expect(await codeOf(paddle.products.get("pro_01h00000000000000000000000"))).toBe("not_found");
    const error: unknown = await paddle.products
      .create({ name: "", taxCategory: "standard" })
      .catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(ApiError);
    expect(error instanceof ApiError ? error.errors?.[0]?.field : null).toContain("name");
  });
}
