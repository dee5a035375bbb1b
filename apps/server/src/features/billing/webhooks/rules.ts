import { createHmac, createVerify, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/**
 * Is this text from the provider, and fresh? The header names a time and one or more signatures:
 * several while a secret is replaced by the next, and any of them may be ours. A time ahead of
 * ours is as wrong as one behind it.
 */
export function isSignedByBilling(
  body: Buffer,
  header: string | undefined,
  check: { secrets: readonly string[]; now: Date; toleranceSeconds: number },
): boolean {
  const parts = (header ?? "").split(";").map((part) => part.trim().split("="));
  const [, seconds = ""] = parts.find(([name]) => name === "ts") ?? [];
  if (!/^\d{1,12}$/.test(seconds)) return false;
  const apart = Math.abs(Math.floor(check.now.getTime() / 1000) - Number(seconds));
  if (apart > check.toleranceSeconds) return false;
  const given = parts.flatMap(([name, value = ""]) => (name === "h1" ? [value] : []));
  const ours = check.secrets.map((secret) =>
    createHmac("sha256", secret).update(`${seconds}:`).update(body).digest(),
  );
  // Every pair is compared, so that the time taken says nothing about which one fits.
  const fits = given.flatMap((hex) => ours.map((expected) => isHexOf(hex, expected)));
  return fits.includes(true);
}

function isHexOf(hex: string, expected: Buffer): boolean {
  const given = Buffer.from(hex, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What is read of Paddle Billing, and so what it has to send us. */
export const billingEventsRead = [
  "subscription.created",
  "subscription.activated",
  "subscription.trialing",
  "subscription.updated",
  "subscription.past_due",
  "subscription.paused",
  "subscription.resumed",
  "subscription.canceled",
  "transaction.completed",
  "adjustment.created",
  "adjustment.updated",
] as const;

/** A message of Paddle Billing; `data` is read by what the type says. */
export const BillingEvent = z.object({
  event_id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  occurred_at: z.coerce.date(),
  data: z.unknown(),
});
export type BillingEvent = z.infer<typeof BillingEvent>;

/** The fields of a form; of several with one name the last one counts. */
export function readForm(body: Buffer): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body.toString("utf8")));
}

/**
 * Is this alert from the provider? `p_signature` is RSA with SHA-1 over the other fields, sorted by
 * name and written as PHP serialises an array of texts.
 */
export function isSignedByClassic(
  { p_signature: signature, ...fields }: Readonly<Record<string, string>>,
  publicKey: string,
): boolean {
  if (signature === undefined) return false;
  const names = Object.keys(fields).sort((one, other) =>
    Buffer.compare(Buffer.from(one), Buffer.from(other)),
  );
  const pairs = names.map((name) => `${phpText(name)}${phpText(fields[name] ?? "")}`);
  const text = `a:${names.length}:{${pairs.join("")}}`;
  return createVerify("RSA-SHA1").update(text).verify(publicKey, signature, "base64");
}

/** The length counts bytes. */
function phpText(text: string): string {
  return `s:${Buffer.byteLength(text)}:"${text}";`;
}
