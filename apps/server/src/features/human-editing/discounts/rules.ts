import { createHmac, timingSafeEqual } from "node:crypto";
import { dayMs, type Money, upsellDiscountDays } from "@curie/contract";

/** What is taken off after a digital edit, and until when (G-39). */
export type Upsell = { percent: number; endsAt: Date };

/** For whom and after which edit: a discount is worth nothing anywhere else. */
export type About = { userId: string; documentId: string };

/**
 * The discount as the order carries it: how much, until when, and our signature over both, over the edit
 * and its owner. Nobody makes one, prolongs one, or moves one to another manuscript.
 */
export function signUpsell(secret: string, about: About, { percent, endsAt }: Upsell): string {
  return signed(secret, about, `${percent}.${Math.floor(endsAt.getTime() / 1000)}`);
}

function signed(secret: string, { userId, documentId }: About, text: string): string {
  const signature = createHmac("sha256", secret)
    .update(`upsell discount ${userId} ${documentId} ${text}`)
    .digest("base64url");
  return `${text}.${signature}`;
}

/** The discount while it is good; null for one whose time is over, and for anything we did not sign. */
export function readUpsell(
  secret: string,
  about: About,
  token: string | null,
  now: Date,
): Upsell | null {
  if (token === null) return null;
  const text = token.slice(0, Math.max(0, token.lastIndexOf(".")));
  const expected = Buffer.from(signed(secret, about, text));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [percent, seconds] = text.split(".").map(Number);
  if (percent === undefined || seconds === undefined) return null;
  const endsAt = new Date(seconds * 1000);
  return endsAt > now ? { percent, endsAt } : null;
}

export function upsellEnd(now: Date): Date {
  return new Date(now.getTime() + upsellDiscountDays * dayMs);
}

/** What a discount takes off, in the smallest unit. */
export function amountOff({ amount, currency }: Money, { percent }: Upsell): Money {
  return { amount: Math.round((amount * percent) / 100), currency };
}
