import { createHmac, timingSafeEqual } from "node:crypto";
import type { User } from "@curie/contract";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { authOf, cookiePrefix } from "../client.ts";
import { toUser } from "../service.ts";
import { findUserBySession } from "./store.ts";

/** The person whose session cookie this is, or null. The cookie is signed: a forged one costs no query. */
export async function findSignedInUser(
  ctx: Context,
  cookieHeader: string | undefined,
): Promise<User | null> {
  const token = readSessionToken(ctx, cookieHeader);
  if (!token) return null;
  const row = await findUserBySession(ctx.db, token, wallTime(ctx.clock));
  return row ? toUser(row) : null;
}

/** Ends the session on the server as well as in the browser. Signed out already is signed out. */
export async function signOut(ctx: Context, headers: Headers): Promise<{ cookies: string[] }> {
  const answer = await authOf(ctx).api.signOut({ headers, returnHeaders: true });
  return { cookies: answer.headers.getSetCookie() };
}

/** The token inside better-auth's signed cookie (`token.signature`), when the signature is ours. */
function readSessionToken(ctx: Context, cookieHeader: string | undefined): string | null {
  const name = `${ctx.config.publicUrl.startsWith("https:") ? "__Secure-" : ""}${cookiePrefix}.session_token`;
  const pair = cookieHeader
    ?.split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  if (!pair) return null;
  const value = decodeCookie(pair.slice(name.length + 1));
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), "base64");
  const ours = createHmac("sha256", ctx.secret).update(token).digest();
  return given.length === ours.length && timingSafeEqual(given, ours) ? token : null;
}

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
