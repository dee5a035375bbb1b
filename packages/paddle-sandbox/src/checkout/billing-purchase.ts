import { chooseItems, type RequestedItem } from "../billing/catalogue.ts";
import { payTransaction } from "../billing/checkout-payment.ts";
import { createAddress, customerFor } from "../billing/customers.ts";
import { currencyFor } from "../billing/pricing.ts";
import { requireChangeable, stateOf, updateTransaction } from "../billing/transactions.ts";
import type { Context } from "../context.ts";
import type { Checkout, DeclineCode, Transaction } from "../entities.ts";
import { formatMoney, minorUnits } from "../money.ts";
import { found, invalid } from "../problem.ts";
import { checkoutEventData } from "./event-data.ts";
import type { PurchaseView, SettledPayment } from "./purchase-view.ts";

function transactionOf(ctx: Context, { id, subject }: Checkout): Transaction {
  if (subject.generation !== "billing") throw new Error(`${id} is a checkout of Classic`);
  return found(ctx.records.transactions.find(subject.transactionId), subject.transactionId);
}

/** Other items, while nothing has been paid. */
export function changeItems(
  ctx: Context,
  checkout: Checkout,
  items: readonly RequestedItem[],
): void {
  const transaction = transactionOf(ctx, checkout);
  requireChangeable(transaction);
  updateTransaction(ctx, transaction, { items: chooseItems(ctx, items) });
}

/** Finds or makes the customer, and makes the transaction ready to be paid. */
export function identifyBuyer(ctx: Context, checkout: Checkout): void {
  const transaction = transactionOf(ctx, checkout);
  requireChangeable(transaction);
  const { email, countryCode, postalCode } = checkout.customer;
  if (email === null) throw invalid("email", "is needed");
  if (countryCode === null) throw invalid("countryCode", "is needed");

  const customer = customerFor(ctx, { email, locale: checkout.settings.locale });
  const mine = ctx.records.addresses.all().filter((one) => one.customer_id === customer.id);
  const address =
    mine.find((one) => one.country_code === countryCode && one.postal_code === postalCode) ??
    createAddress(ctx, customer.id, countryCode, postalCode);
  const wasReady = transaction.status === "ready";
  const updated = updateTransaction(ctx, transaction, {
    customer_id: customer.id,
    address_id: address.id,
    currency_code: currencyFor(transaction.items, countryCode),
  });
  if (!wasReady) {
    updateTransaction(ctx, updated, { status: "ready" }, ["transaction.ready"]);
  }
}

/** Takes the money. The reason when it is refused, else null. */
export function settle(
  ctx: Context,
  checkout: Checkout,
  payment: SettledPayment,
  refusal: DeclineCode | null,
): DeclineCode | null {
  return payTransaction(ctx, transactionOf(ctx, checkout).id, payment, refusal).declined;
}

export function describe(ctx: Context, checkout: Checkout): PurchaseView {
  const transaction = transactionOf(ctx, checkout);
  const { totals, line_items } = transaction.details;
  const currency = transaction.currency_code;
  const money = (minor: number | string) => formatMoney(minor, currency, checkout.settings.locale);
  const data = checkoutEventData(ctx, checkout, transaction);
  const state = stateOf(ctx, transaction.id);
  const recurring = data.recurring_totals?.total ?? null;
  const cycle = transaction.items.find(({ price }) => price.billing_cycle)?.price.billing_cycle;
  const trial = transaction.items.find(({ price }) => price.trial_period)?.price.trial_period;
  return {
    summary: {
      lines: line_items.map(({ product, quantity, totals }) => ({
        name: product.name,
        quantity,
        total: money(totals.total),
      })),
      subtotal: money(totals.subtotal),
      tax: money(totals.tax),
      total: money(totals.grand_total),
      renewal:
        recurring === null || !cycle
          ? null
          : {
              amount: formatMoney(
                Math.round(recurring * minorUnits(currency)),
                currency,
                checkout.settings.locale,
              ),
              ...cycle,
            },
      trial: trial ? { interval: trial.interval, frequency: trial.frequency } : null,
    },
    countryCode: checkout.customer.countryCode ?? state.countryCode,
    identified: transaction.customer_id !== null && transaction.address_id !== null,
    event: data,
  };
}
