import { createHmac, timingSafeEqual } from "node:crypto";
import {
  dayMs,
  type Session,
  sessionDays,
  sessionIdleDays,
  sessionSeenEveryMs,
  type User,
} from "@curie/contract";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { cookiePrefix, isSecure, readCookie } from "#platform/http/cookies.ts";
import { authOf, type Caller } from "../client.ts";
import { deviceOf } from "../security-events/rules.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { toUser } from "../service.ts";
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  findUserBySession,
  listSessions,
  noteSeen,
  type SessionValues,
} from "./store.ts";

export { type SessionValues, sessionOwner } from "./store.ts";

/** The person whose session cookie this is, or null. The cookie is signed: a forged one costs no query. */
export async function findSignedInUser(
  ctx: Context,
  cookieHeader: string | undefined,
): Promise<User | null> {
  const session = sessionOf(ctx, cookieHeader);
  if (!session) return null;
  const found = await findUserBySession(ctx.db, session);
  if (!found) return null;
  noteUse(ctx, session, found.lastSeenAt);
  return toUser(found.user);
}

/**
 * The session that a caller says to have, for a statement with `sessionOwner` in it. Who asks that
 * way notes the use of it with `noteUse`.
 */
export function sessionOf(ctx: Context, cookieHeader: string | undefined): SessionValues | null {
  const token = readSessionToken(ctx, cookieHeader);
  if (!token) return null;
  const { now, idleSince } = instants(ctx);
  return { token, now: now.toISOString(), idleSince: idleSince.toISOString() };
}

export function noteUse(ctx: Context, { token, now }: SessionValues, lastSeenAt: Date): void {
  const at = new Date(now);
  const notedBefore = new Date(at.getTime() - sessionSeenEveryMs);
  if (lastSeenAt >= notedBefore) return;
  // Nobody waits for it, and a database that cannot write does not shut readers out.
  noteSeen(ctx.db, token, at, notedBefore).catch((error: unknown) =>
    ctx.log.warn({ err: error }, "the last use of a session was not noted"),
  );
}

/** Ends the session on the server as well as in the browser. Signed out already is signed out. */
export async function signOut(ctx: Context, headers: Headers): Promise<{ cookies: string[] }> {
  const answer = await authOf(ctx).api.signOut({ headers, returnHeaders: true });
  return { cookies: answer.headers.getSetCookie() };
}

/** Where the person is signed in, last used first. */
export async function describeSessions(
  ctx: Context,
  user: User,
  caller: Caller,
): Promise<Session[]> {
  const { now, idleSince } = instants(ctx);
  const rows = await listSessions(ctx.db, user.identity, now, idleSince);
  const own = sessionTokenOf(ctx, caller);
  return rows.map((row) => ({
    identity: row.id,
    ...deviceOf(row.userAgent),
    country: row.country,
    startedAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.token === own,
  }));
}

/** @throws `accounts.session-not-found`, also for a session of somebody else */
export async function endSession(
  ctx: Context,
  user: User,
  identity: string,
  caller: Caller,
): Promise<void> {
  if (!(await deleteSession(ctx.db, user.identity, identity))) {
    throw new Failure("accounts.session-not-found");
  }
  await recordSecurityEvent(ctx, "sessions-ended", { account: user.identity }, caller);
}

/** Signs the person out everywhere but here. Answers how many sessions ended. */
export async function endOtherSessions(ctx: Context, user: User, caller: Caller): Promise<number> {
  const ended = await leaveOnlyThisSession(ctx, ctx.db, user, caller);
  await recordSecurityEvent(ctx, "sessions-ended", { account: user.identity }, caller);
  return ended;
}

/**
 * An operator signs a person out everywhere, on `ctx.db`. Their list of events says so, and no address
 * stands with it, since it was none of theirs.
 */
export async function endEverySession(ctx: Context, user: User): Promise<number> {
  const ended = await deleteOtherSessions(ctx.db, user.identity, null);
  const nobody: Caller = { ip: "", headers: new Headers() };
  const subject = { account: user.identity };
  await recordSecurityEvent(ctx, "sessions-ended", subject, nobody, { about: "staff" });
  return ended;
}

/** For changes after which nobody else may go on with an older session. */
export async function leaveOnlyThisSession(
  ctx: Context,
  db: Db,
  user: User,
  caller: Caller,
): Promise<number> {
  return deleteOtherSessions(db, user.identity, sessionTokenOf(ctx, caller));
}

export async function sweepSessions(ctx: Context): Promise<void> {
  const { now, idleSince } = instants(ctx);
  await deleteExpiredSessions(ctx.db, now, idleSince);
}

/** Sessions end by the time outside, whatever a demonstration does with the clock. */
function instants(ctx: Context): { now: Date; idleSince: Date } {
  const now = wallTime(ctx.clock);
  return { now, idleSince: new Date(now.getTime() - sessionIdleDays * dayMs) };
}

/** The token of the session that a signed-in caller came with. */
export function sessionTokenOf(ctx: Context, caller: Caller): string {
  const token = readSessionToken(ctx, caller.headers.get("cookie") ?? undefined);
  if (!token) throw new Failure("not-signed-in");
  return token;
}

/** The cookie of a session as better-auth writes and reads it (ADR 4). */
export function sessionCookie(ctx: Context, token: string): string {
  const signature = createHmac("sha256", ctx.secret).update(token).digest("base64");
  const value = encodeURIComponent(`${token}.${signature}`);
  const attributes = `Max-Age=${sessionDays * 86_400}; Path=/; HttpOnly; SameSite=Lax`;
  return `${sessionCookieName(ctx)}=${value}; ${attributes}${isSecure(ctx) ? "; Secure" : ""}`;
}

function sessionCookieName(ctx: Context): string {
  return `${cookiePrefix(ctx)}.session_token`;
}

/** The token inside better-auth's signed cookie (`token.signature`), when the signature is ours. */
export function readSessionToken(ctx: Context, cookieHeader: string | undefined): string | null {
  const cookie = readCookie(cookieHeader, sessionCookieName(ctx));
  if (!cookie) return null;
  const value = decodeCookie(cookie);
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
