import { confirmationHours, dayMs, fallbackLocale, isLocale, type User } from "@curie/contract";
import { z } from "zod";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { readSignedCookie, signedCookie } from "#platform/http/cookies.ts";
import type { JobRun } from "#platform/jobs/jobs.ts";
import { hashPassword, verifyPassword } from "#platform/passwords.ts";
import { type Caller, openSession, type WithCookies } from "../client.ts";
import { rememberDevice } from "../known-devices/service.ts";
import { hashOfToken } from "../mailed-links/rules.ts";
import { takeMailSlot } from "../mailed-links/service.ts";
import { requireUncommonPassword } from "../passwords/service.ts";
import { rateLimits } from "../rate-limits/rules.ts";
import { countAttempt, countAttempts, forgetAttempts } from "../rate-limits/service.ts";
import { countryOf } from "../security-events/rules.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { type SignUp, toUser } from "../service.ts";
import { findUserByEmail, insertAccount } from "../store.ts";
import { mailAlreadyRegistered, mailConfirmation } from "./emails.ts";
import { nameOfAddress } from "./rules.ts";
import {
  deleteSignUp,
  deleteSignUpsBefore,
  deleteSignUpsOf,
  findSignUp,
  findSignUpOf,
  insertSignUp,
  listSignUpsByToken,
  lockSignUpsOf,
  type SignUpRow,
  setSignUpToken,
  takeSignUp,
} from "./store.ts";

const hourMs = 3_600_000;
const cookieName = "sign_up";
/** How long a sign-up waits for its address; a link of it can be asked for anew in that time. */
const signUpKeptMs = 7 * dayMs;
/** How many sign-ups a password is compared with, where strangers signed up with one address. */
const mostCompared = 5;

export const signUpMailJob = "accounts.mail-sign-up";
const Mailing = z.object({ signUpId: z.uuid().nullable(), due: z.boolean().default(false) });

/**
 * Opens an account, or seems to. The same is done and answered whether the address is free or
 * taken: a job finds that out, so that neither answer nor time tells who has an account here. The
 * cookie is the browser's proof later that this sign-up is its own.
 */
export async function signUp(
  ctx: Context,
  input: SignUp,
  caller: Caller,
): Promise<{ cookies: string[] }> {
  // Checked first: a refused password must not count against the limit of emails.
  await requireUncommonPassword(ctx, input.password, input);
  await countLinkRequest(ctx, input.email, caller);
  await recordSecurityEvent(ctx, "sign-up-asked", { email: input.email }, caller);
  const id = ctx.ids.uuid();
  const row = {
    ...input,
    id,
    name: input.name === "" ? nameOfAddress(input.email) : input.name,
    password: await hashPassword(input.password),
    networkCountry: countryOf(ctx, caller.headers),
    createdAt: ctx.clock.now(),
  };
  await ctx.db.transaction(async (tx) => {
    await insertSignUp(tx, row);
    await ctx.jobs.enqueue(tx, signUpMailJob, { signUpId: id });
  });
  const maxAgeSeconds = signUpKeptMs / 1000;
  return { cookies: [signedCookie(ctx, { name: cookieName, value: id, maxAgeSeconds })] };
}

/** Mails the link again: of this browser's own sign-up, or else of the newest with that address. */
export async function resendConfirmation(
  ctx: Context,
  email: string,
  caller: Caller,
): Promise<void> {
  await countLinkRequest(ctx, email, caller);
  const row = await findSignUpOf(ctx.db, email, ownSignUp(ctx, caller));
  await ctx.jobs.enqueue(ctx.db, signUpMailJob, { signUpId: row?.id ?? null });
}

/**
 * Mails the link of a sign-up; to who has an account with that address, that somebody signed up.
 * The token is made here, so that the queue never holds one.
 */
export async function mailSignUp(ctx: Context, payload: unknown, run: JobRun): Promise<void> {
  const { signUpId, due } = Mailing.parse(payload);
  const row = signUpId === null ? null : await findSignUp(ctx.db, signUpId);
  if (!row) return;
  const { email } = row;
  const job = { name: signUpMailJob, payload: { signUpId } };
  const slot = due ? "now" : await takeMailSlot(ctx, { kind: "sign-up", email, job }, run);
  const owner = await findUserByEmail(ctx.db, email);
  if (owner) {
    if (slot === "now") await mailAlreadyRegistered(ctx, toUser(owner));
    await deleteSignUp(ctx.db, row.id);
    return;
  }
  if (slot !== "now") return;
  const token = ctx.ids.secret();
  await setSignUpToken(ctx.db, row, {
    tokenHash: hashOfToken(token),
    tokenExpiresAt: new Date(ctx.clock.now().getTime() + confirmationHours * hourMs),
  });
  const locale = isLocale(row.locale) ? row.locale : fallbackLocale;
  // What a stranger gave as a name is not mailed to an address that nobody has confirmed.
  await mailConfirmation(ctx, { email, locale, name: "" }, token);
}

/**
 * Makes the account of a sign-up and signs in. The link proves that the mailbox is one's own; that
 * the sign-up is, the browser it was made in, or its password. So nobody confirms for a stranger
 * who signed up with their address, whichever mail they open. Every other sign-up with the address
 * is over then.
 *
 * @throws `accounts.password-needed` in another browser, `accounts.wrong-credentials`
 */
export async function confirmEmail(
  ctx: Context,
  { token, password }: { token: string; password?: string | undefined },
  caller: Caller,
): Promise<WithCookies<{ user: User }>> {
  await countAttempt(ctx, rateLimits.mailedToken, caller.ip);
  const tokenHash = hashOfToken(token);
  const now = ctx.clock.now();
  const confirmable = await listSignUpsByToken(ctx.db, tokenHash, now, mostCompared);
  if (confirmable.length === 0) throw new Failure("accounts.link-not-valid");
  const ownId = ownSignUp(ctx, caller);
  const own =
    confirmable.find(({ id }) => id === ownId) ??
    (await findByPassword(ctx, confirmable, tokenHash, password));
  const account = await ctx.db.transaction(async (tx) => {
    await lockSignUpsOf(tx, own.email);
    const taken = await takeSignUp(tx, own.id, tokenHash);
    if (!taken) throw new Failure("accounts.link-not-valid");
    const { id, email, name, locale, country, networkCountry } = taken;
    const user = await insertAccount(tx, {
      user: { id, email, name, locale, country, networkCountry, emailVerified: true },
      credential: { id: ctx.ids.uuid(), password: taken.password },
    });
    if (!user) throw new Failure("accounts.link-not-valid");
    await deleteSignUpsOf(tx, email);
    await recordSecurityEvent(ctx, "email-confirmed", { account: id }, caller, { db: tx });
    return user;
  });
  const cookies = [
    ...(await openSession(ctx, account.id, caller)),
    rememberDevice(ctx, caller.headers, account.id),
  ];
  return { user: toUser(account), cookies };
}

async function findByPassword(
  ctx: Context,
  confirmable: readonly SignUpRow[],
  tokenHash: string,
  password: string | undefined,
): Promise<SignUpRow> {
  if (password === undefined) throw new Failure("accounts.password-needed");
  const attempt = await countAttempt(ctx, rateLimits.confirmationPassword, tokenHash);
  for (const row of confirmable) {
    if (!(await verifyPassword(password, row.password))) continue;
    await forgetAttempts(ctx, [attempt]);
    return row;
  }
  throw new Failure("accounts.wrong-credentials");
}

/** The sign-up that this browser made last; null when it made none. */
export function ownSignUp(ctx: Context, { headers }: Caller): string | null {
  const value = readSignedCookie(ctx, headers.get("cookie"), cookieName);
  return z.uuid().safeParse(value).success ? value : null;
}

async function countLinkRequest(ctx: Context, email: string, caller: Caller): Promise<void> {
  const { ip } = caller;
  await countAttempts(
    ctx,
    [
      { limit: rateLimits.linkRequestFromOneNetwork, by: ip },
      { limit: rateLimits.linkRequest, by: `sign-up ${email} ${ip}` },
    ],
    { ip, email },
  );
}

export async function sweepSignUps(ctx: Context): Promise<void> {
  await deleteSignUpsBefore(ctx.db, new Date(ctx.clock.now().getTime() - signUpKeptMs));
}
