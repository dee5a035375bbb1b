import { chooseItems, type RequestedItem } from "../billing/catalogue.ts";
import {
  confirmWithoutPayment,
  needsPaymentMethod,
  payTransaction,
} from "../billing/checkout-payment.ts";
import {
  createAddress,
  createBusiness,
  createCustomer,
  findByEmail,
} from "../billing/customers.ts";
import { findByCode, requireUsable } from "../billing/discounts.ts";
import { currencyFor } from "../billing/pricing.ts";
import {
  createTransaction,
  requireChangeable,
  stateOf,
  updateTransaction,
} from "../billing/transactions.ts";
import type { Context } from "../context.ts";
import type {
  Checkout,
  CustomData,
  DeclineCode,
  Transaction,
  TransactionItem,
} from "../entities.ts";
import { formatMoney } from "../money.ts";
import { ApiProblem, found, invalid } from "../problem.ts";
import { checkoutEventData } from "./event-data.ts";
import type { PurchaseView } from "./purchase-view.ts";

type Settled = Parameters<typeof payTransaction>[2];

/** A draft for what a page wants to sell. */
export function draftPurchase(
  ctx: Context,
  items: readonly RequestedItem[],
  input: {
    customData: CustomData;
    countryCode: string | null;
    discountId: string | null;
    customerId: string | null;
    addressId: string | null;
    businessId: string | null;
  },
): Transaction {
  if (input.discountId !== null) requireUsable(ctx, input.discountId);
  return createTransaction(ctx, {
    origin: "web",
    status: "draft",
    items: itemsOf(ctx, items),
    custom_data: input.customData,
    countryCode: input.countryCode,
    discount_id: input.discountId,
    customer_id: input.customerId,
    address_id: input.addressId,
    business_id: input.businessId,
  });
}

function itemsOf(ctx: Context, items: readonly RequestedItem[]): TransactionItem[] {
  return chooseItems(ctx, items).map(({ price, quantity }) => ({
    price_id: price.id,
    price,
    quantity,
    proration: null,
  }));
}

export function transactionOf(ctx: Context, { id, subject }: Checkout): Transaction {
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
  updateTransaction(ctx, transaction, { items: itemsOf(ctx, items) });
}

/** @throws {ApiProblem} when there is no such code, or it cannot be used. */
export function applyDiscount(ctx: Context, checkout: Checkout, code: string): void {
  const discount = findByCode(ctx, code);
  if (!discount) throw new ApiProblem(404, "discount_not_found", "There is no such discount.");
  requireUsable(ctx, discount.id);
  const transaction = transactionOf(ctx, checkout);
  requireChangeable(transaction);
  updateTransaction(ctx, transaction, { discount_id: discount.id });
}

export function removeDiscount(ctx: Context, checkout: Checkout): void {
  const transaction = transactionOf(ctx, checkout);
  requireChangeable(transaction);
  updateTransaction(ctx, transaction, { discount_id: null });
}

/** Finds or makes the customer, and makes the transaction ready to be paid. */
export function identifyBuyer(ctx: Context, checkout: Checkout): void {
  const transaction = transactionOf(ctx, checkout);
  // An overdue bill or a card change has its customer.
  if (transaction.subscription_id !== null) return;
  requireChangeable(transaction);
  const { email, countryCode, postalCode, region, city, firstLine } = checkout.customer;
  const { businessName, taxIdentifier } = checkout.customer;
  if (email === null) throw invalid("email", "is needed");
  if (countryCode === null) throw invalid("countryCode", "is needed");

  const known = transaction.customer_id && ctx.records.customers.find(transaction.customer_id);
  const customer =
    known && known.email === email
      ? known
      : (findByEmail(ctx, email) ??
        createCustomer(ctx, { email, locale: checkout.settings.locale }));
  const mine = ctx.records.addresses.all().filter((one) => one.customer_id === customer.id);
  const address =
    mine.find((one) => one.country_code === countryCode && one.postal_code === postalCode) ??
    createAddress(ctx, customer.id, {
      country_code: countryCode,
      postal_code: postalCode,
      region,
      city,
      first_line: firstLine,
    });
  const business =
    taxIdentifier === null
      ? null
      : (ctx.records.businesses
          .all()
          .find((one) => one.customer_id === customer.id && one.tax_identifier === taxIdentifier) ??
        createBusiness(ctx, customer.id, {
          name: businessName ?? email,
          tax_identifier: taxIdentifier,
        }));
  const wasReady = transaction.status === "ready";
  const updated = updateTransaction(ctx, transaction, {
    customer_id: customer.id,
    address_id: address.id,
    business_id: business?.id ?? null,
    currency_code: currencyFor(transaction.items, countryCode, null),
  });
  if (!wasReady) {
    updateTransaction(ctx, updated, { status: "ready" }, ["transaction.ready"]);
  }
}

/** Takes the money. The reason when it is refused, else null. */
export function settle(
  ctx: Context,
  checkout: Checkout,
  payment: Settled | null,
  refusal: DeclineCode | null,
): DeclineCode | null {
  const transaction = transactionOf(ctx, checkout);
  if (payment !== null) return payTransaction(ctx, transaction.id, payment, refusal).declined;
  if (needsPaymentMethod(transaction)) {
    throw new ApiProblem(400, "checkout_payment_missing", "This purchase needs a payment method.");
  }
  if (transaction.status !== "ready") {
    throw new ApiProblem(400, "checkout_customer_missing", "The buyer is not known yet.");
  }
  confirmWithoutPayment(ctx, transaction.id);
  return null;
}

/** A card the customer kept from an earlier purchase. */
export function savedPayment(ctx: Context, checkout: Checkout, methodId: string): Settled {
  const { customer_id } = transactionOf(ctx, checkout);
  const method = ctx.records.paymentMethods.find(methodId);
  if (!method || method.customer_id !== customer_id) {
    throw new ApiProblem(404, "payment_method_not_found", "There is no such payment method.");
  }
  return { type: method.type, card: method.card, ...method.sandbox };
}

export function describe(ctx: Context, checkout: Checkout): PurchaseView {
  const transaction = transactionOf(ctx, checkout);
  const { totals, line_items } = transaction.details;
  const currency = transaction.currency_code;
  const money = (minor: number | string) => formatMoney(minor, currency, checkout.settings.locale);
  const data = checkoutEventData(ctx, checkout, transaction);
  const state = stateOf(ctx, transaction.id);
  const discount =
    transaction.discount_id === null ? null : ctx.records.discounts.find(transaction.discount_id);
  const recurring = data.recurring_totals?.total ?? null;
  const cycle = transaction.items.find(({ price }) => price.billing_cycle)?.price.billing_cycle;
  const trial = transaction.items.find(({ price }) => price.trial_period)?.price.trial_period;
  const changesCard = transaction.origin === "subscription_payment_method_change";
  return {
    summary: {
      lines: line_items.map(({ product, quantity, totals }) => ({
        name: product.name,
        quantity,
        total: money(totals.total),
      })),
      subtotal: money(totals.subtotal),
      discount: Number(totals.discount) > 0 ? money(totals.discount) : null,
      discountCode: discount?.code ?? null,
      tax: money(totals.tax),
      total: money(totals.grand_total),
      renewal:
        recurring === null || !cycle || changesCard
          ? null
          : {
              amount: formatMoney(
                Math.round(recurring * 10 ** decimals(currency)),
                currency,
                checkout.settings.locale,
              ),
              ...cycle,
            },
      trial:
        trial && !changesCard ? { interval: trial.interval, frequency: trial.frequency } : null,
    },
    countryCode: checkout.customer.countryCode ?? state.countryCode,
    identified: transaction.customer_id !== null && transaction.address_id !== null,
    buyerIsFixed: transaction.subscription_id !== null,
    needsPayment: needsPaymentMethod(transaction),
    saved: savedCards(ctx, transaction),
    event: data,
  };
}

function decimals(currency: string): number {
  return (
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}

function savedCards(ctx: Context, { customer_id }: Transaction): PurchaseView["saved"] {
  return ctx.records.paymentMethods
    .all()
    .filter((method) => method.customer_id === customer_id)
    .flatMap(({ id, card }) => (card ? [{ id, last4: card.last4, type: card.type }] : []));
}
