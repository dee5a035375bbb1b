import { createHash } from "node:crypto";

const minute = 60_000;

/**
 * How many mailed links one address gets of one kind: a few at once, then one in a while. Strangers
 * cannot flood an address with them, and cannot keep its owner from the next one either.
 */
export const mailAllowance = { atOnce: 5, windowMs: 60 * minute, spacingMs: 12 * minute };

/** When a mail may be sent; `coming` when one is on its way that will do for this request as well. */
export type MailSlot = { kind: "now" } | { kind: "later"; at: Date } | { kind: "coming" };

/** Given the instants of earlier mails, and of one that is put off to the future. */
export function nextMailSlot(mails: readonly Date[], now: Date): MailSlot {
  const times = mails.map((at) => at.getTime());
  const present = now.getTime();
  if (times.some((at) => at > present)) return { kind: "coming" };
  const recent = times.filter((at) => at > present - mailAllowance.windowMs);
  if (recent.length < mailAllowance.atOnce) return { kind: "now" };
  const at = Math.max(...recent) + mailAllowance.spacingMs;
  return at <= present ? { kind: "now" } : { kind: "later", at: new Date(at) };
}

/** What is stored of a mailed token. It is 32 random bytes, so that a plain hash is enough. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
