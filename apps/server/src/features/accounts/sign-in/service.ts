import type { User } from "@curie/contract";
import { APIError } from "better-auth/api";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { authOf, type Caller, type WithCookies } from "../client.ts";
import { rateLimits } from "../rate-limits/rules.ts";
import { countAttempt, forgetAttempt } from "../rate-limits/service.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { toUser } from "../service.ts";
import { getUser } from "../store.ts";
import { safeReturnPath } from "./rules.ts";

export async function signIn(
  ctx: Context,
  input: { email: string; password: string },
  caller: Caller,
): Promise<WithCookies<{ user: User }>> {
  const attempts = [
    await countAttempt(ctx, rateLimits.signInFromOneAddress, caller.ip),
    await countAttempt(ctx, rateLimits.signIn, `${input.email} ${caller.ip}`),
  ];
  const { headers, response } = await authOf(ctx)
    .api.signInEmail({ body: input, headers: caller.headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      if (error instanceof APIError) {
        await recordSecurityEvent(ctx, "sign-in-failed", { email: input.email }, caller);
      }
      return refuseSignIn(error);
    });
  // Who knows the password is not guessing: their attempts do not count.
  for (const attempt of attempts) await forgetAttempt(ctx, attempt);
  const row = await getUser(ctx.db, response.user.id);
  await recordSecurityEvent(ctx, "sign-in-passed", { account: row.id }, caller);
  return { user: toUser(row), cookies: headers.getSetCookie() };
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

function refuseSignIn(error: unknown): never {
  if (!(error instanceof APIError)) throw error;
  if (error.body?.code === "EMAIL_NOT_VERIFIED") throw new Failure("accounts.email-not-confirmed");
  throw new Failure("accounts.wrong-credentials");
}
