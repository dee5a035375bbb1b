import { returnPathOf, type SignInState } from "@curie/contract";
import { APIError } from "better-auth/api";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { verifyPassword } from "#platform/passwords.ts";
import { authOf, type Caller, type WithCookies } from "../client.ts";
import { findKnownDevice } from "../known-devices/service.ts";
import { rateLimits } from "../rate-limits/rules.ts";
import { type Counted, countAttempts, forgetAttempts } from "../rate-limits/service.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { toUser } from "../service.ts";
import { ownSignUp } from "../sign-up/service.ts";
import { findSignUpOf } from "../sign-up/store.ts";
import { findUserByEmail, getUser, type UserRow } from "../store.ts";
import { isTwoStepOn } from "../two-step/service.ts";
import { noteSignIn } from "../unusual-sign-ins/service.ts";

type Credentials = { email: string; password: string };

/**
 * Signs in with a password. Wrong guesses are counted by where they come from and by account; the
 * limit of the account does not hold for a browser that the account knows, so that nobody can lock
 * its owner out.
 */
export async function signIn(
  ctx: Context,
  input: Credentials,
  caller: Caller,
): Promise<WithCookies<SignInState>> {
  const { email } = input;
  const account = await findUserByEmail(ctx.db, email);
  const attempts = await countAttempts(ctx, countedBy(ctx, email, account, caller), {
    ip: caller.ip,
    email,
  });
  const { headers, response } = await checkPassword(ctx, input, account, caller).catch(
    async (error: unknown) => {
      if (error instanceof Failure) {
        await recordSecurityEvent(ctx, "sign-in-failed", { email }, caller);
      }
      throw error;
    },
  );
  // Who knows the password is not guessing: their attempt does not count.
  await forgetAttempts(ctx, attempts);
  const user = toUser(await getUser(ctx.db, response.user.id));
  const cookies = headers.getSetCookie();
  if (await isTwoStepOn(ctx, user.identity)) return { user: null, secondStepDue: true, cookies };
  const device = await noteSignIn(ctx, user, caller);
  return { user, secondStepDue: false, cookies: [...cookies, device] };
}

/** The limits of one attempt. They are the same for an address that has no account. */
function countedBy(
  ctx: Context,
  email: string,
  account: UserRow | null,
  { ip, headers }: Caller,
): Counted[] {
  const device = findKnownDevice(ctx, headers, account?.id ?? null);
  const fromNetwork = { limit: rateLimits.signInFromOneNetwork, by: ip };
  if (device) return [fromNetwork, { limit: rateLimits.signIn, by: `device ${device} ${email}` }];
  return [
    fromNetwork,
    { limit: rateLimits.signIn, by: `${email} ${ip}` },
    { limit: rateLimits.signInToOneAccount, by: email },
  ];
}

/** One password is hashed in every case, so that time does not tell whether there is an account. */
async function checkPassword(
  ctx: Context,
  { email, password }: Credentials,
  account: UserRow | null,
  caller: Caller,
) {
  const waiting = account ? null : await findSignUpOf(ctx.db, email, ownSignUp(ctx, caller));
  if (waiting) {
    const known = await verifyPassword(password, waiting.password);
    throw new Failure(known ? "accounts.email-not-confirmed" : "accounts.wrong-credentials");
  }
  return authOf(ctx)
    .api.signInEmail({ body: { email, password }, headers: caller.headers, returnHeaders: true })
    .catch(refuseSignIn);
}

/** Where to send somebody who signs in at ORCID or an institution, and the cookies of that attempt. */
export async function startOutsideSignIn(
  ctx: Context,
  provider: string,
  returnTo: string | undefined,
): Promise<{ url: string; cookies: string[] }> {
  const { headers, response } = await authOf(ctx).api.signInSocial({
    body: { provider, callbackURL: returnPathOf(returnTo) ?? "/", disableRedirect: true },
    returnHeaders: true,
  });
  if (!response.url) throw new Error(`${provider} named no address to sign in at`);
  return { url: response.url, cookies: headers.getSetCookie() };
}

function refuseSignIn(error: unknown): never {
  if (!(error instanceof APIError)) throw error;
  throw new Failure("accounts.wrong-credentials");
}
