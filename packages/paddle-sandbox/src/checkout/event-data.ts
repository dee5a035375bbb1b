import { priceLines, sumTotals } from "../billing/pricing.ts";
import type { Context } from "../context.ts";
import type { Checkout, Totals, Transaction } from "../entities.ts";
import { toMajor } from "../money.ts";

type EventTotals = {
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
  credit: number;
  balance: number;
};

export type CheckoutEventData = {
  id: string;
  recurring_totals: EventTotals | null;
} & Record<string, unknown>;

/** What a checkout event tells the page: amounts are numbers in major units, unlike in the API. */
export function checkoutEventData(
  ctx: Context,
  checkout: Checkout,
  transaction: Transaction,
): CheckoutEventData {
  const { currency_code, details } = transaction;
  const major = (totals: Totals, balance: number): EventTotals => ({
    subtotal: toMajor(totals.subtotal, currency_code),
    discount: toMajor(totals.discount, currency_code),
    tax: toMajor(totals.tax, currency_code),
    total: toMajor(totals.total, currency_code),
    credit: 0,
    balance,
  });
  const recurring = recurringLines(ctx, checkout, transaction);
  return {
    id: checkout.id,
    transaction_id: transaction.id,
    status: transaction.status,
    currency_code,
    custom_data: transaction.custom_data,
    customer: describeCustomer(ctx, transaction),
    items: details.line_items.map((line, index) => {
      const price = transaction.items[index]?.price;
      const again = recurring.find(({ price_id }) => price_id === line.price_id)?.totals;
      return {
        price_id: line.price_id,
        price_name: price?.name ?? null,
        product: {
          id: line.product.id,
          name: line.product.name,
          description: line.product.description ?? "",
          image_url: line.product.image_url ?? "",
        },
        quantity: line.quantity,
        ...(price?.billing_cycle ? { billing_cycle: price.billing_cycle } : {}),
        ...(price?.trial_period
          ? {
              trial_period: {
                interval: price.trial_period.interval,
                frequency: price.trial_period.frequency,
              },
            }
          : {}),
        totals: major(line.totals, toMajor(line.totals.total, currency_code)),
        ...(again ? { recurring_totals: major(again, toMajor(again.total, currency_code)) } : {}),
      };
    }),
    totals: {
      ...major(details.totals, toMajor(details.totals.balance, currency_code)),
      credit: toMajor(details.totals.credit, currency_code),
    },
    recurring_totals:
      recurring.length === 0 ? null : major(sumTotals(recurring.map(({ totals }) => totals)), 0),
    payment: describePayment(checkout),
    settings: { display_mode: checkout.settings.displayMode, theme: "light" },
    upsell: null,
  };
}

function recurringLines(ctx: Context, checkout: Checkout, transaction: Transaction) {
  const address = transaction.address_id && ctx.records.addresses.find(transaction.address_id);
  const recurring = transaction.items.filter(({ price }) => price.billing_cycle !== null);
  return priceLines(ctx, recurring, {
    countryCode: address ? address.country_code : checkout.customer.countryCode,
    currency: transaction.currency_code,
  });
}

function describeCustomer(ctx: Context, transaction: Transaction): object {
  const { customer_id, address_id } = transaction;
  const customer = customer_id === null ? null : ctx.records.customers.find(customer_id);
  const address = address_id === null ? null : ctx.records.addresses.find(address_id);
  return {
    ...(customer ? { id: customer.id, email: customer.email } : {}),
    address: address && {
      id: address.id,
      country_code: address.country_code,
      postal_code: address.postal_code ?? "",
      region: address.region ?? "",
      city: address.city ?? "",
      first_line: address.first_line ?? "",
    },
    business: null,
  };
}

function describePayment({ payment }: Checkout): object {
  if (!payment) return { method_details: { type: "none" } };
  const { type, card } = payment;
  return {
    method_details: {
      // Events in the browser spell methods with hyphens, the API with underscores.
      type: type.replaceAll("_", "-"),
      ...(card
        ? {
            card: {
              type: card.type,
              last4: card.last4,
              expiry_month: card.expiry_month,
              expiry_year: card.expiry_year,
            },
          }
        : {}),
    },
  };
}
