import type { User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { authOf, type Caller, refuseLink, type WithCookies } from "../client.ts";
import { requireUncommonPassword } from "../passwords/service.ts";
import { rateLimits } from "../rate-limits/rules.ts";
import { countAttempt } from "../rate-limits/service.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { type SignUp, toUser } from "../service.ts";
import { findSignedInUser } from "../sessions/service.ts";
import { findUserByEmail } from "../store.ts";
import { mailAlreadyRegistered } from "./emails.ts";
import { deleteUnconfirmedUser } from "./store.ts";

/**
 * Opens an account, or seems to: the answer is the same whether the address was free or taken,
 * so that nobody can learn who has an account here. An unconfirmed account gives way to a new one:
 * the password that counts is the one of the sign-up whose mail is confirmed.
 */
export async function signUp(ctx: Context, input: SignUp, caller: Caller): Promise<void> {
  await countAttempt(ctx, rateLimits.signUp, caller.ip);
  await requireUncommonPassword(ctx, input.password, input);
  await countAttempt(ctx, rateLimits.mailedLink, input.email);
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
  await countAttempt(ctx, rateLimits.mailedLink, email);
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
  await countAttempt(ctx, rateLimits.token, caller.ip);
  const { headers } = await authOf(ctx)
    .api.verifyEmail({ query: { token }, returnHeaders: true })
    .catch(refuseLink);
  const cookies = headers.getSetCookie();
  const user = await findSignedInUser(ctx, cookies.map(pairOf).join("; "));
  // Confirmed before: the address is good, but an old link must not open a session.
  if (!user) throw new Failure("accounts.link-not-valid");
  await recordSecurityEvent(ctx, "email-confirmed", { account: user.identity }, caller);
  return { user, cookies };
}

function countryOfNetwork(ctx: Context, headers: Headers): string | null {
  const { countryHeader } = ctx.config.http;
  const value = countryHeader ? headers.get(countryHeader)?.toUpperCase() : undefined;
  return value && /^[A-Z]{2}$/.test(value) ? value : null;
}

function pairOf(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}
