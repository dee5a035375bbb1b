import type { Context } from "#platform/context.ts";
import { readSignedCookie, signedCookie } from "#platform/http/cookies.ts";
import { keyedHash } from "#platform/security-log.ts";
import { type KnownDevice, readDevice, remembering, writeDevice } from "./rules.ts";

const cookieName = "device";
/** The longest that browsers keep a cookie. */
const maxAgeSeconds = 400 * 86_400;

/**
 * The browser in which somebody has signed in to this account before; null for any other. It is
 * let through where many wrong passwords from elsewhere slow down everybody else. It opens nothing:
 * the password is asked all the same, and guesses made with it are counted by themselves.
 */
export function findKnownDevice(
  ctx: Context,
  headers: Headers,
  accountId: string | null,
): string | null {
  const device = deviceOf(ctx, headers);
  if (!device || accountId === null) return null;
  return device.marks.includes(markOf(ctx, device.id, accountId)) ? device.id : null;
}

/** The cookie by which the account knows this browser from now on. */
export function rememberDevice(ctx: Context, headers: Headers, accountId: string): string {
  const device = deviceOf(ctx, headers) ?? { id: ctx.ids.secret(), marks: [] };
  const remembered = remembering(device, markOf(ctx, device.id, accountId));
  return signedCookie(ctx, { name: cookieName, value: writeDevice(remembered), maxAgeSeconds });
}

function deviceOf(ctx: Context, headers: Headers): KnownDevice | null {
  const value = readSignedCookie(ctx, headers.get("cookie"), cookieName);
  return value === null ? null : readDevice(value);
}

/** Bound to the account, not to its address: a later account of the same address is another one. */
function markOf(ctx: Context, deviceId: string, accountId: string): string {
  return keyedHash(ctx, `device ${deviceId} ${accountId}`);
}
