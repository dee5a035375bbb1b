import { createHash } from "node:crypto";
import {
  type Currency,
  instalmentsByCurrency,
  type Money,
  minorDigits,
  type PaymentForm,
  type PaymentPage,
} from "@curie/contract";
import type { CataloguePlan } from "#features/plans/catalogue/rules.ts";

/** The table of the day (G-37): what one dollar is worth, in major units. */
const perDollar: Record<Exclude<Currency, "USD">, number> = {
  EUR: 0.92,
  GBP: 0.79,
  JPY: 150,
  CNY: 7.2,
  BRL: 5.4,
};

/**
 * S148: instalments are converted from the price in dollars, less the same part that a discount
 * takes off the price; for dollars there are none.
 */
export function instalmentsOf(
  { prices }: Pick<CataloguePlan, "prices">,
  price: Money,
  total: Money,
): PaymentPage["instalments"] {
  const { currency } = price;
  if (currency === "USD" || prices.USD === undefined || total.amount <= 0) return [];
  const dollars = Math.round((prices.USD * total.amount) / price.amount);
  const units = 10 ** minorDigits(currency);
  const whole = (dollars / 100) * perDollar[currency] * units;
  const most = (instalmentsByCurrency as Partial<Record<Currency, number>>)[currency] ?? 1;
  return Array.from({ length: most }, (_, index) => ({
    count: index + 1,
    each: { amount: Math.round(whole / (index + 1)), currency },
    convertedFrom: { amount: dollars, currency: "USD" as const },
  }));
}

/** Our page that says what became of a purchase; a human order has one of its own. */
export function pageOf(purchase: { receiptCode: string; humanOrderId: string | null }): string {
  const { receiptCode, humanOrderId } = purchase;
  return humanOrderId === null
    ? `/rubriq/subscribe/${receiptCode}`
    : `/rubriq/order/${humanOrderId}`;
}

/** Says that a human order was paid; the work stands with human editing. */
export const humanOrderPaidJob = "human-editing.take-payment";

export type Voucher = {
  code: string;
  percent: number | null;
  amount: number | null;
  currency: Currency | null;
  cataloguePlanId: string | null;
  endsAt: Date | null;
};

/** Upper case, without space around it, as codes are stored. */
export function voucherCode(text: string | null): string | null {
  const code = text?.trim().toUpperCase() ?? "";
  return code === "" ? null : code;
}

/**
 * What is left of a price, never less than nothing; null when the voucher is for something else or
 * has ended (G-38).
 */
export function reducedPrice(
  price: Money,
  voucher: Voucher,
  { planId, now }: { planId: string | null; now: Date },
): Money | null {
  if (voucher.endsAt !== null && voucher.endsAt <= now) return null;
  if (voucher.cataloguePlanId !== null && voucher.cataloguePlanId !== planId) return null;
  if (voucher.percent !== null) {
    const off = Math.round((price.amount * Math.min(100, voucher.percent)) / 100);
    return { ...price, amount: price.amount - off };
  }
  if (voucher.amount === null || voucher.currency !== price.currency) return null;
  return { ...price, amount: Math.max(0, price.amount - voucher.amount) };
}

/**
 * The same wish has the same fingerprint: what is bought, how it is paid, what it costs, and what
 * its receipt says.
 */
export function fingerprintOf(
  /** The identity of what is bought. */
  wanted: string,
  form: Pick<
    PaymentForm,
    "paymentMethodId" | "billingAddress" | "invoiceAddress" | "purchaseOrder"
  >,
  total: Money,
  voucher: string | null,
): string {
  const wish = [
    wanted,
    form.paymentMethodId,
    total.amount,
    total.currency,
    voucher,
    form.billingAddress,
    form.invoiceAddress,
    form.purchaseOrder,
  ];
  return createHash("sha256").update(JSON.stringify(wish)).digest("base64url");
}
