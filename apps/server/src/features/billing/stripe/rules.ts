import { createHmac, timingSafeEqual } from "node:crypto";
import { type Currency, currencies, type Money, minorDigits } from "@curie/contract";
import { z } from "zod";

/**
 * The wire format of Stripe's interface, as it describes it publicly. The product and the simulator of the
 * demonstration both read and write by it.
 */

/** The version that requests name, so that answers keep their form. */
export const apiVersion = "2025-03-31.basil";

type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { [name: string]: Value };

/** A request's values as a form: `line_items[0][price_data][currency]=usd`. What is not said is left out. */
export function formOf(values: { [name: string]: Value }): URLSearchParams {
  const form = new URLSearchParams();
  const write = (name: string, value: Value): void => {
    if (value === null || value === undefined) return;
    if (typeof value !== "object") {
      form.append(name, String(value));
      return;
    }
    for (const [key, inner] of Object.entries(value)) write(`${name}[${key}]`, inner);
  };
  for (const [name, value] of Object.entries(values)) write(name, value);
  return form;
}

// --- amounts

/** Currencies whose smallest unit is a thousandth; Stripe takes amounts that end with 0. */
const threeDecimals = new Set(["BHD", "JOD", "KWD", "OMR", "TND"]);
/** Currencies that have no smaller unit: ¥500 is 500. */
const noDecimals = new Set([
  ...["BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "VND", "VUV", "XAF"],
  ...["XOF", "XPF"],
]);

/** How many decimals an amount has at Stripe; ISK and UGX have two there, though their smallest unit is the whole. */
export function stripeDecimals(currency: string): number {
  const name = currency.toUpperCase();
  if (noDecimals.has(name)) return 0;
  return threeDecimals.has(name) ? 3 : 2;
}

/** An amount in the smallest unit that we count in, as Stripe counts; null for one that it cannot take. */
export function stripeAmount(
  amount: number,
  currency: string,
  ourDecimals = minorDigits(currency as Currency),
): number | null {
  const shift = stripeDecimals(currency) - ourDecimals;
  const there = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift;
  if (!Number.isSafeInteger(there) || there < 0) return null;
  return stripeDecimals(currency) === 3 && there % 10 !== 0 ? null : there;
}

/** And back; null for one that is none of ours. */
export function ourMoney(amount: number, currency: string): Money | null {
  const name = currency.toUpperCase();
  const known = currencies.find((one) => one === name);
  if (known === undefined) return null;
  const shift = minorDigits(known) - stripeDecimals(name);
  const here = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift;
  return Number.isSafeInteger(here) ? { amount: here, currency: known } : null;
}

// --- signatures

/** `t=…,v1=…`: HMAC with SHA-256 over the time, a point and the bytes of the body. */
export function signatureHeader(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${signatureOf(`${time}.${body}`, secret)}`;
}

function signatureOf(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text, "utf8").digest("hex");
}

/**
 * Whether the header signs this body with one of the secrets, not longer ago than the tolerance and not in a
 * time to come. While a secret is replaced a header has a signature by each.
 */
export function isSigned(
  body: string,
  header: string,
  {
    secrets,
    toleranceSeconds,
    now,
  }: { secrets: readonly string[]; toleranceSeconds: number; now: Date },
): boolean {
  const parts = header.split(",").map((part) => part.trim().split("=", 2) as [string, string?]);
  const times = parts.filter(([name]) => name === "t");
  const time = times.length === 1 ? (times[0]?.[1] ?? "") : "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  const given = parts.flatMap(([name, value]) => (name === "v1" && value ? [value] : []));
  return secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(`${time}.${body}`, secret));
    return given.some((one) => {
      const signature = Buffer.from(one);
      return signature.length === expected.length && timingSafeEqual(signature, expected);
    });
  });
}

// --- what is read of answers and events

export const sessionStatuses = ["open", "complete", "expired"] as const;
export const sessionPaymentStatuses = ["paid", "unpaid", "no_payment_required"] as const;

/** A page of Checkout. There is more in it; this is what is read. */
export const Session = z.object({
  object: z.literal("checkout.session"),
  id: z.string().min(1).max(255),
  client_reference_id: z.string().nullable(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  status: z.enum(sessionStatuses).nullable(),
  payment_status: z.enum(sessionPaymentStatuses),
  payment_intent: z.string().nullable(),
  url: z.string().nullish(),
});
export type Session = z.infer<typeof Session>;

export const Refund = z.object({
  object: z.literal("refund"),
  id: z.string().min(1).max(255),
  amount: z.int(),
  currency: z.string(),
  payment_intent: z.string().nullable(),
  status: z.enum(["pending", "requires_action", "succeeded", "failed", "canceled"]).nullable(),
});
export type Refund = z.infer<typeof Refund>;

export const Event = z.object({
  object: z.literal("event"),
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

export const Problem = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().optional(),
    message: z.string().optional(),
  }),
});
export type Problem = z.infer<typeof Problem>["error"];

/** A refund that Stripe will never make; every other refusal may pass. */
const finalRefusals = new Set([
  "charge_already_refunded",
  "charge_disputed",
  "charge_not_refundable",
  "resource_missing",
  "refund_disputed_payment",
]);

export function isFinalRefusal({ code, message = "" }: Problem): boolean {
  if (code !== undefined && finalRefusals.has(code)) return true;
  // This one has no code of its own.
  return /greater than (unrefunded|remaining) amount/i.test(message);
}

/** Checkout speaks these of our languages under names of its own. */
const pageLocales: ReadonlyMap<string, string> = new Map([
  ["en_US", "en"],
  ["es_ES", "es"],
  ["ja_JP", "ja"],
  ["pt_BR", "pt-BR"],
  ["zh_CN", "zh"],
]);

export function pageLocale(locale: string): string {
  return pageLocales.get(locale) ?? "auto";
}
