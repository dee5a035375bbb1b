import type { FapiaoType } from "@curie/contract";
import { reversalConfirmationHours } from "@curie/contract";

/** How long the issuer of the demonstration takes. */
const localSeconds = 5;

/** Titles that the issuer of the demonstration refuses at once, and those that it cannot issue. */
const refusedTitles = /拒绝|refuse/i;
const failingTitles = /失败|fail/i;

/** In the words of a tax platform; null: it is taken. */
export function refusalOf(title: string): string | null {
  return refusedTitles.test(title) ? "购买方名称与纳税人识别号不一致，请核对后重新申请。" : null;
}

/** Why it is not issued in the end; null: it is. */
export function failureOf(title: string): string | null {
  return failingTitles.test(title) ? "税务平台未能开具，请稍后重新申请。" : null;
}

export function isDue(askedAt: Date, now: Date): boolean {
  return now.getTime() - askedAt.getTime() >= localSeconds * 1000;
}

/** The buyer of a special fapiao has to confirm its reversal; a general one needs nobody (G-53). */
export function reversalAfter(
  type: FapiaoType,
  askedAt: Date,
  now: Date,
): "pending" | "reversed" | "lapsed" {
  if (type === "general") return isDue(askedAt, now) ? "reversed" : "pending";
  const hours = (now.getTime() - askedAt.getTime()) / 3_600_000;
  return hours >= reversalConfirmationHours ? "lapsed" : "pending";
}

/** Twenty digits: the year, region 00, which is none, and what makes it the only one. */
export function localNumber(random: Uint8Array, now: Date): string {
  if (random.length < 16) throw new Error("a number needs 16 random bytes");
  const rest = Array.from(random.slice(0, 16), (byte) => byte % 10).join("");
  return `${String(now.getUTCFullYear()).slice(-2)}00${rest}`;
}
