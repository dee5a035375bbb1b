import { Currency, type PlanChangePreview } from "@curie/contract";
import type { Environment, Paddle, Subscription, Transaction } from "@paddle/paddle-node-sdk";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { BillingSubscription, BillingTransaction } from "../rules.ts";

/** The SDK sets no limit of its own. */
const timeoutMs = 10_000;
const pageSize = 100;
const notThere = /not_found$/;

/** The official client is 780 modules: a quarter of all that a start would load, and few starts need it. */
const loadSdk = () => import("@paddle/paddle-node-sdk");
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/**
 * The official client of Paddle Billing. It takes any address for an environment that it does
 * not know by name, which is how the local sandbox is reached; a test pins that.
 */
function paddleOf({ Paddle, LogLevel }: Sdk, { config }: Context): Paddle {
  const { apiKey, apiUrl } = config.provider;
  return new Paddle(apiKey, { environment: apiUrl as Environment, logLevel: LogLevel.none });
}

/**
 * One call. A refusal whose code is among `refusals` is an answer too: null.
 * @throws `billing.provider-not-reachable` for everything else that is no answer.
 */
async function ask<Answer>(
  ctx: Context,
  call: (paddle: Paddle, sdk: Sdk) => Promise<Answer>,
  refusals: RegExp | null = null,
): Promise<Answer | null> {
  const sdk = await loadSdk();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error("no answer in time")), timeoutMs);
  });
  try {
    return await Promise.race([call(paddleOf(sdk, ctx), sdk), late]);
  } catch (error) {
    if (error instanceof sdk.ApiError && refusals?.test(error.code)) return null;
    ctx.log.warn({ err: error }, "the payment provider did not answer as expected");
    throw new Failure("billing.provider-not-reachable");
  } finally {
    clearTimeout(timer);
  }
}

/** A subscription as the provider has it now, and when it changed last. */
export type AskedSubscription = { subscription: BillingSubscription; updatedAt: Date };

/** Every subscription of these customers; of all of them when none is named. */
export async function listProviderSubscriptions(
  ctx: Context,
  customerId?: readonly string[],
): Promise<AskedSubscription[]> {
  const query = { perPage: pageSize, ...(customerId ? { customerId: [...customerId] } : {}) };
  const found = await ask(ctx, async (paddle) => everyPage(paddle.subscriptions.list(query)));
  return (found ?? []).map((one) => ({
    subscription: subscriptionOf(one),
    updatedAt: new Date(one.updatedAt),
  }));
}

/** The newest payments of these customers that are complete. */
export async function listProviderTransactions(
  ctx: Context,
  customerId: readonly string[],
): Promise<BillingTransaction[]> {
  const query = {
    customerId: [...customerId],
    status: ["completed" as const],
    include: ["address" as const],
    perPage: pageSize,
  };
  const found = await ask(ctx, (paddle) => paddle.transactions.list(query).next());
  return (found ?? []).map(transactionOf);
}

export async function listCustomerIds(ctx: Context, email: string): Promise<string[]> {
  const found = await ask(ctx, (paddle) => paddle.customers.list({ email: [email] }).next());
  return (found ?? []).map(({ id }) => id);
}

/** Links to change the card and to cancel, made now; null when the provider has no such subscription. */
export async function openManagement(
  ctx: Context,
  customerId: string,
  subscriptionId: string,
): Promise<{ updateUrl: string; cancelUrl: string } | null> {
  const session = await ask(
    ctx,
    (paddle) => paddle.customerPortalSessions.create(customerId, [subscriptionId]),
    notThere,
  );
  const links = session?.urls.subscriptions.find(({ id }) => id === subscriptionId);
  return links
    ? { updateUrl: links.updateSubscriptionPaymentMethod, cancelUrl: links.cancelSubscription }
    : null;
}

/** What it would cost to replace what is subscribed to; null when the provider refuses the change. */
export async function previewSubscriptionChange(
  ctx: Context,
  id: string,
  priceId: string,
): Promise<PlanChangePreview | null> {
  const preview = await ask(
    ctx,
    (paddle) => paddle.subscriptions.previewUpdate(id, changeTo(priceId)),
    changeRefused,
  );
  if (!preview) return null;
  const currency = Currency.parse(preview.currencyCode);
  const money = (amount: string | undefined) => ({ amount: Number(amount ?? 0), currency });
  const { immediateTransaction, nextTransaction, recurringTransactionDetails } = preview;
  const result = preview.updateSummary?.result;
  return {
    chargedNow: money(immediateTransaction?.details.totals.grandTotal),
    credit: money(result?.action === "credit" ? result.amount : "0"),
    nextPayment: nextTransaction && {
      amount: money(nextTransaction.details.totals.grandTotal),
      on: new Date(nextTransaction.billingPeriod.startsAt).toISOString(),
    },
    recurring: money(recurringTransactionDetails?.totals.grandTotal),
  };
}

/**
 * Replaces what is subscribed to and charges the difference at once.
 *
 * @returns the subscription as it is then; null when the provider refuses
 * @throws `billing.payment-declined`; nothing is changed then
 */
export async function changeProviderSubscription(
  ctx: Context,
  id: string,
  priceId: string,
): Promise<AskedSubscription | null> {
  const changed = await ask(
    ctx,
    async (paddle, { ApiError }) => {
      try {
        const body = { ...changeTo(priceId), onPaymentFailure: "prevent_change" as const };
        return await paddle.subscriptions.update(id, body);
      } catch (error) {
        const declined = error instanceof ApiError && /declined/.test(error.code);
        if (declined) return "declined";
        throw error;
      }
    },
    changeRefused,
  );
  if (changed === "declined") throw new Failure("billing.payment-declined");
  return (
    changed && { subscription: subscriptionOf(changed), updatedAt: new Date(changed.updatedAt) }
  );
}

/** The unused days of the running plan are set against the new one. */
const changeTo = (priceId: string) => ({
  items: [{ priceId, quantity: 1 }],
  prorationBillingMode: "prorated_immediately" as const,
});
const changeRefused = /^subscription_|not_found$/;

/** Where the invoice of a payment can be read for an hour; null when it has none. */
export async function findInvoiceUrl(ctx: Context, transactionId: string): Promise<string | null> {
  const invoice = await ask(
    ctx,
    (paddle) => paddle.transactions.getInvoicePDF(transactionId),
    /not_found$|invoice_not|not_available|invalid_status/,
  );
  return invoice?.url ?? null;
}

/** Gives a payment back in full. Answers the provider's identity of it; null: refused. */
export async function refundTransaction(
  ctx: Context,
  transactionId: string,
  reason: string,
): Promise<string | null> {
  const adjustment = await ask(
    ctx,
    (paddle) =>
      paddle.adjustments.create({ action: "refund", type: "full", transactionId, reason }),
    /^adjustment_|not_found$/,
  );
  return adjustment?.id ?? null;
}

/** Ends a subscription at once; one that has ended already stays as it is. */
export async function cancelProviderSubscription(ctx: Context, id: string): Promise<void> {
  await ask(
    ctx,
    (paddle) => paddle.subscriptions.cancel(id, { effectiveFrom: "immediately" }),
    /not_found$|canceled/,
  );
}

async function everyPage<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of pages) items.push(item);
  return items;
}

/** The SDK renames fields; messages carry them as the provider writes them, and we read one shape. */
function subscriptionOf(one: Subscription): BillingSubscription {
  return BillingSubscription.parse({
    id: one.id,
    status: one.status,
    customer_id: one.customerId,
    currency_code: one.currencyCode,
    started_at: one.startedAt,
    first_billed_at: one.firstBilledAt,
    paused_at: one.pausedAt,
    canceled_at: one.canceledAt,
    current_billing_period: one.currentBillingPeriod && {
      ends_at: one.currentBillingPeriod.endsAt,
    },
    scheduled_change: one.scheduledChange && {
      action: one.scheduledChange.action,
      effective_at: one.scheduledChange.effectiveAt,
    },
    items: one.items.map(({ quantity, trialDates, price }) => ({
      quantity,
      trial_dates: trialDates && { ends_at: trialDates.endsAt },
      price: {
        id: price.id,
        unit_price: moneyOf(price.unitPrice),
        unit_price_overrides: price.unitPriceOverrides.map(({ unitPrice }) => ({
          unit_price: moneyOf(unitPrice),
        })),
      },
    })),
    custom_data: one.customData,
  });
}

function moneyOf({ amount, currencyCode }: { amount: string; currencyCode: string }) {
  return { amount, currency_code: currencyCode };
}

function transactionOf(one: Transaction): BillingTransaction {
  return BillingTransaction.parse({
    id: one.id,
    status: one.status,
    origin: one.origin,
    subscription_id: one.subscriptionId,
    custom_data: one.customData,
    invoice_number: one.invoiceNumber,
    billed_at: one.billedAt,
    updated_at: one.updatedAt,
    items: one.items.map(({ price }) => ({ price: { id: price?.id } })),
    details: {
      totals: {
        grand_total: one.details?.totals?.grandTotal,
        currency_code: one.details?.totals?.currencyCode,
      },
    },
    address: one.address && { country_code: one.address.countryCode },
  });
}
