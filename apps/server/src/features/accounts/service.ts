import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import {
  type Currency,
  dayMs,
  fallbackLocale,
  isLocale,
  namedCurieAt,
  type ProfileChange,
  type User,
} from "@curie/contract";
import { APIError } from "better-auth/api";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { hashPassword } from "#platform/passwords.ts";
import { authOf, cookiePrefix } from "./client.ts";
import { mailAlreadyRegistered } from "./emails.ts";
import {
  type Door,
  doors,
  isFapiaoEligible,
  nextTryAt,
  regionOf,
  safeReturnPath,
} from "./rules.ts";
import {
  deleteAttempt,
  deleteAttemptsBefore,
  deleteExpiredSessions,
  deleteUnconfirmedUser,
  deleteUser,
  findUserByEmail,
  findUserBySession,
  getUser,
  insertAttempt,
  insertConfirmedUser,
  listAttempts,
  lockDoor,
  type UserRow,
  updateUser,
} from "./store.ts";

/** An answer with the cookies that must travel with it. */
export type WithCookies<Value> = Value & { cookies: string[] };

type Caller = { ip: string; headers: Headers };

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

export type SignUp = {
  name: string;
  email: string;
  password: string;
  country: string;
  locale: string;
};

/**
 * Opens an account, or seems to: the answer is the same whether the address was free or taken,
 * so that nobody can learn who has an account here. An unconfirmed account gives way to a new one:
 * the password that counts is the one of the sign-up whose mail is confirmed.
 */
export async function signUp(ctx: Context, input: SignUp, caller: Caller): Promise<void> {
  await passDoor(ctx, doors.signUp, caller.ip);
  await passDoor(ctx, doors.mailedLink, input.email);
  const existing = await findUserByEmail(ctx.db, input.email);
  if (existing?.emailVerified) {
    await mailAlreadyRegistered(ctx, toUser(existing));
    return;
  }
  if (existing) await deleteUnconfirmedUser(ctx.db, existing.id);
  const networkCountry = countryOfNetwork(ctx, caller.headers);
  await authOf(ctx).api.signUpEmail({
    body: { ...input, ...(networkCountry ? { networkCountry } : {}) },
  });
}

export async function resendConfirmation(ctx: Context, email: string): Promise<void> {
  await passDoor(ctx, doors.mailedLink, email);
  const user = await findUserByEmail(ctx.db, email);
  if (!user || user.emailVerified) return;
  await authOf(ctx).api.sendVerificationEmail({ body: { email } });
}

/** Confirms the address and signs the person in. */
export async function confirmEmail(
  ctx: Context,
  token: string,
  caller: Caller,
): Promise<WithCookies<{ user: User }>> {
  await passDoor(ctx, doors.token, caller.ip);
  const { headers } = await authOf(ctx)
    .api.verifyEmail({ query: { token }, returnHeaders: true })
    .catch(refuseLink);
  const cookies = headers.getSetCookie();
  const user = await findSignedInUser(ctx, cookies.map(pairOf).join("; "));
  // Confirmed before: the address is good, but an old link must not open a session.
  if (!user) throw new Failure("accounts.link-not-valid");
  return { user, cookies };
}

export async function signIn(
  ctx: Context,
  input: { email: string; password: string },
  caller: Caller,
): Promise<WithCookies<{ user: User }>> {
  const knocks = [
    await passDoor(ctx, doors.signInFromOneAddress, caller.ip),
    await passDoor(ctx, doors.signIn, `${input.email} ${caller.ip}`),
  ];
  const { headers, response } = await authOf(ctx)
    .api.signInEmail({ body: input, returnHeaders: true })
    .catch(refuseSignIn);
  // Who knows the password is not guessing: their knocks do not count.
  for (const knock of knocks) await forgetTry(ctx, knock);
  const row = await getUser(ctx.db, response.user.id);
  return { user: toUser(row), cookies: headers.getSetCookie() };
}

/** Ends the session on the server as well as in the browser. Signed out already is signed out. */
export async function signOut(ctx: Context, headers: Headers): Promise<{ cookies: string[] }> {
  const answer = await authOf(ctx).api.signOut({ headers, returnHeaders: true });
  return { cookies: answer.headers.getSetCookie() };
}

/** Where to send somebody who signs in at ORCID or an institution, and the cookies of that attempt. */
export async function startOutsideSignIn(
  ctx: Context,
  provider: string,
  returnTo: string | undefined,
): Promise<{ url: string; cookies: string[] }> {
  const { headers, response } = await authOf(ctx).api.signInSocial({
    body: { provider, callbackURL: safeReturnPath(returnTo), disableRedirect: true },
    returnHeaders: true,
  });
  if (!response.url) throw new Error(`${provider} named no address to sign in at`);
  return { url: response.url, cookies: headers.getSetCookie() };
}

export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await passDoor(ctx, doors.mailedLink, email);
  await authOf(ctx).api.requestPasswordReset({ body: { email } });
}

/** Sets the password and ends every session: whoever had the old password is out. */
export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string },
  caller: Caller,
): Promise<void> {
  await passDoor(ctx, doors.token, caller.ip);
  await authOf(ctx)
    .api.resetPassword({ body: { token: input.token, newPassword: input.password } })
    .catch(refuseLink);
}

export async function changeProfile(
  ctx: Context,
  user: User,
  change: ProfileChange,
): Promise<User> {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  return toUser(await updateUser(ctx.db, user.identity, { ...given, updatedAt: ctx.clock.now() }));
}

/** The currency of prices; `plans` asks whether it may change. */
export async function setCurrency(ctx: Context, user: User, currency: Currency): Promise<User> {
  return toUser(await updateUser(ctx.db, user.identity, { currency, updatedAt: ctx.clock.now() }));
}

/** Which group a person belongs to, said by `plans`, which knows why. */
export async function setPreferredGroup(
  db: Db,
  identity: string,
  code: string | null,
): Promise<void> {
  await updateUser(db, identity, { preferredGroupCode: code });
}

/** The country of the first payment: from then on it decides the region before the profile (G-7). */
export async function noteBillingCountry(db: Db, identity: string, country: string): Promise<void> {
  const { billingCountry } = await getUser(db, identity);
  if (billingCountry === null) await updateUser(db, identity, { billingCountry: country });
}

export async function sweepAccounts(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await deleteExpiredSessions(ctx.db, wallTime(ctx.clock));
  const longest = Math.max(...Object.values(doors).map((door) => door.windowMs));
  await deleteAttemptsBefore(ctx.db, new Date(now.getTime() - longest));
}

function toUser(row: UserRow): User {
  const currency = row.currency as User["currency"];
  const region = regionOf({
    operatorOverride: row.regionOverride,
    billingCountry: row.billingCountry,
    profileCountry: row.country,
    networkCountry: row.networkCountry,
  });
  return {
    identity: row.id,
    email: row.email,
    name: row.name,
    locale: isLocale(row.locale) ? row.locale : fallbackLocale,
    country: row.country,
    currency,
    currencyIso: currency,
    retentionDays: row.retentionDays as User["retentionDays"],
    styleOfEnglish: row.styleOfEnglish as User["styleOfEnglish"],
    region,
    preferredGroup: row.preferredGroupCode === null ? null : { code: row.preferredGroupCode },
    fapiaoEligible: isFapiaoEligible(region),
  };
}

/**
 * Counts a try and refuses it when there were too many; parallel tries wait for one another.
 * Answers the identity of the counted try.
 */
export async function passDoor(ctx: Context, door: Door, who: string): Promise<string> {
  const key = createHash("sha256").update(`${door.name} ${who}`).digest("base64url");
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  await ctx.db.transaction(async (tx) => {
    await lockDoor(tx, key);
    const earlier = await listAttempts(tx, key, new Date(now.getTime() - door.windowMs));
    const availableAt = nextTryAt(door, earlier, now);
    if (availableAt) {
      throw new Failure("too-many-requests", { availableAt: availableAt.toISOString() });
    }
    await insertAttempt(tx, { id, key, at: now });
  });
  return id;
}

/** A try that turned out to be no guessing does not count. */
export async function forgetTry(ctx: Context, identity: string): Promise<void> {
  await deleteAttempt(ctx.db, identity);
}

function refuseLink(error: unknown): never {
  if (error instanceof APIError) throw new Failure("accounts.link-not-valid");
  throw error;
}

function refuseSignIn(error: unknown): never {
  if (!(error instanceof APIError)) throw error;
  if (error.body?.code === "EMAIL_NOT_VERIFIED") throw new Failure("accounts.email-not-confirmed");
  throw new Failure("accounts.wrong-credentials");
}

function countryOfNetwork(ctx: Context, headers: Headers): string | null {
  const { countryHeader } = ctx.config.http;
  const value = countryHeader ? headers.get(countryHeader)?.toUpperCase() : undefined;
  return value && /^[A-Z]{2}$/.test(value) ? value : null;
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

function pairOf(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}

/** A person by identity, for whoever writes to them. */
export async function getPerson(db: Db, identity: string): Promise<User> {
  return toUser(await getUser(db, identity));
}

/** Somebody by address, for whoever made the account. */
export async function findAccount(db: Db, email: string): Promise<User | null> {
  const row = await findUserByEmail(db, email);
  return row && toUser(row);
}

/** Ends an account with all that is its own; bytes of its files go with the next sweep. */
export async function removeAccount(db: Db, identity: string): Promise<void> {
  await deleteUser(db, identity);
}

/**
 * An account whose address needs no confirmation: for demo data. Made before, it is only found. It
 * is older than the product's name, so that its owner is told about it (S83).
 */
export async function createConfirmedAccount(ctx: Context, input: SignUp): Promise<User> {
  const existing = await findUserByEmail(ctx.db, input.email);
  if (existing?.emailVerified) return toUser(existing);
  const { password, ...profile } = input;
  const row = await insertConfirmedUser(ctx.db, {
    user: {
      id: ctx.ids.uuid(),
      ...profile,
      emailVerified: true,
      createdAt: new Date(Date.parse(namedCurieAt) - dayMs),
    },
    credential: { id: ctx.ids.uuid(), password: await hashPassword(password) },
  });
  return toUser(row);
}
