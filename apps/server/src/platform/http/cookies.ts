import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "#platform/context.ts";

/**
 * What the names of our cookies begin with. Over https a browser takes a `__Host-` cookie from this
 * very host alone, for all of its paths: no neighbour below the same domain can plant one.
 */
export function cookiePrefix(ctx: Context): string {
  return isSecure(ctx) ? "__Host-curie" : "curie";
}

export function isSecure(ctx: Context): boolean {
  return ctx.config.publicUrl.startsWith("https:");
}

/** The value of a cookie as the browser sent it; null when it sent none. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  const pair = header
    ?.split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** A cookie of ours that scripts cannot read and nobody can change: the value, and our signature. */
export function signedCookie(
  ctx: Context,
  cookie: { name: string; value: string; maxAgeSeconds: number },
): string {
  const name = `${cookiePrefix(ctx)}.${cookie.name}`;
  const value = `${cookie.value}.${signatureOf(ctx, cookie.name, cookie.value)}`;
  const attributes = `Max-Age=${cookie.maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax`;
  return `${name}=${value}; ${attributes}${isSecure(ctx) ? "; Secure" : ""}`;
}

/** The value of a cookie that `signedCookie` made; null for none, and for one that is not ours. */
export function readSignedCookie(
  ctx: Context,
  header: string | null | undefined,
  name: string,
): string | null {
  const signed = readCookie(header, `${cookiePrefix(ctx)}.${name}`);
  const dot = signed?.lastIndexOf(".") ?? -1;
  if (!signed || dot < 1) return null;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const ours = Buffer.from(signatureOf(ctx, name, value));
  return given.length === ours.length && timingSafeEqual(given, ours) ? value : null;
}

/** The name is signed along: a cookie of one kind is none of another. */
function signatureOf(ctx: Context, name: string, value: string): string {
  return createHmac("sha256", ctx.secret).update(`cookie ${name} ${value}`).digest("base64url");
}
