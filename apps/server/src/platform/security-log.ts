import { createHmac, hkdfSync } from "node:crypto";
import type { SecurityEventName } from "@curie/contract";
import type { Context } from "./context.ts";

const keys = new WeakMap<Context, Buffer>();

/**
 * An address as the log and the tables may hold it: the same address gives the same hash, and
 * without the key nobody can try addresses until one fits. The key comes from the server's secret.
 */
export function keyedHash(ctx: Context, value: string): string {
  let key = keys.get(ctx);
  if (!key) {
    key = Buffer.from(hkdfSync("sha256", ctx.secret, "", "curie security events", 32));
    keys.set(ctx, key);
  }
  return createHmac("sha256", key).update(value).digest("base64url").slice(0, 22);
}

export type SecurityEventLine = {
  name: SecurityEventName;
  account: string | null;
  email?: string | undefined;
  ip: string;
  /** What the event is about, such as the name of a rate limit. Never an address or a name of a person. */
  about?: string | undefined;
};

/** One line in the log for what an operator watches: `securityEvent` holds the fixed name. */
export function logSecurityEvent(ctx: Context, event: SecurityEventLine): void {
  const line = {
    securityEvent: event.name,
    account: event.account,
    emailHash: event.email === undefined ? null : keyedHash(ctx, `email ${event.email}`),
    networkHash: keyedHash(ctx, `ip ${event.ip}`),
    ...(event.about === undefined ? {} : { about: event.about }),
  };
  ctx.log.info(line, "security event");
}
