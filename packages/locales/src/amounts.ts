import { type Currency, type Locale, maxPrice, minorDigits } from "@curie/contract";

/** What may be wrong with an amount that was typed. */
export type AmountProblem = "missing" | "unreadable" | "too-fine" | "too-small" | "too-large";

/** What is typed is an amount in the smallest unit, nothing, or a mistake. */
export type ReadAmount = { amount: number | null } | { problem: AmountProblem };

/**
 * Reads an amount as people of any language type it, in the currency's main unit: 12.50, 12,50,
 * 1.234,50, 1 234.5, also with the digits of a Chinese or Japanese keyboard. No currency has three
 * decimals, so three digits behind a single mark are thousands.
 */
export function readAmount(
  text: string,
  currency: Currency,
  { least = 1, required = false }: { least?: number; required?: boolean } = {},
): ReadAmount {
  const plain = text.normalize("NFKC").replace(/[\s'’]/g, "");
  if (plain === "") return required ? { problem: "missing" } : { amount: null };
  const parts = partsOf(plain);
  if (!parts) return { problem: "unreadable" };
  const digits = minorDigits(currency);
  if (/[^0]/.test(parts.decimals.slice(digits))) return { problem: "too-fine" };
  const amount = Number(parts.whole + parts.decimals.slice(0, digits).padEnd(digits, "0"));
  if (amount > maxPrice) return { problem: "too-large" };
  return amount < least ? { problem: "too-small" } : { amount };
}

/** An amount as a field shows it, without currency and thousands: 1234.50, in Spanish 1234,50 */
export function writeAmount(amount: number, currency: Currency, locale: Locale): string {
  const digits = minorDigits(currency);
  const text = (amount / 10 ** digits).toFixed(digits);
  return locale === "es_ES" || locale === "pt_BR" ? text.replace(".", ",") : text;
}

function partsOf(plain: string): { whole: string; decimals: string } | null {
  if (!/^[\d.,]*\d[\d.,]*$/.test(plain)) return null;
  const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
  if (grouped.test(plain)) return { whole: plain.replace(/[.,]/g, ""), decimals: "" };
  const at = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  if (at < 0) return { whole: plain, decimals: "" };
  const [whole, decimals] = [plain.slice(0, at), plain.slice(at + 1)];
  if (/^\d*$/.test(whole)) return { whole, decimals };
  // The mark of decimals is never the one of thousands.
  return grouped.test(whole) && !whole.includes(plain.charAt(at))
    ? { whole: whole.replace(/[.,]/g, ""), decimals }
    : null;
}
