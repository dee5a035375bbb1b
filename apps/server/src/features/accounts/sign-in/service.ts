import { returnPathOf, type SignInState } from "@curie/contract";
import { APIError } from "better-auth/api";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { verifyPassword } from "#platform/passwords.ts";
import { logSecurityEvent } from "#platform/security-log.ts";
import { authOf, type Caller, type WithCookies } from "../client.ts";
import { findKnownDevice } from "../known-devices/service.ts";
import { rateLimits } from "../rate-limits/rules.ts";
import { type Counted, countAttempts, forgetAttempts } from "../rate-limits/service.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { toUser } from "../service.ts";
import { findSignedInUser } from "../sessions/service.ts";
import { ownSignUp } from "../sign-up/service.ts";
import { findSignUpOf } from "../sign-up/store.ts";
import { findUserByEmail, getUser, type UserRow } from "../store.ts";
import { isTwoStepOn } from "../two-step/service.ts";
import { noteSignIn } from "../unusual-sign-ins/service.ts";
import { providerAuthOf } from "./client.ts";
import { failureOfProvider, reasonIn, signInPageWith, signInPath } from "./rules.ts";

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

/** An answer to a browser that goes from page to page. */
type Redirect = { location: string; cookies: string[] };

/** Where to send somebody who signs in at an institution, and the cookies of that attempt. */
export async function startOutsideSignIn(
  ctx: Context,
  provider: string,
  asked: string | undefined,
  caller: Caller,
): Promise<Redirect> {
  const returnTo = returnPathOf(asked);
  const backHere = returnTo === null ? "" : `?${new URLSearchParams({ returnTo })}`;
  const auth = await providerAuthOf(ctx);
  const answer = await auth?.api.signInSocial({
    body: {
      provider,
      callbackURL: returnTo ?? "/",
      errorCallbackURL: `${signInPath}${backHere}`,
      disableRedirect: true,
    },
    returnHeaders: true,
  });
  if (!answer?.response.url) {
    const location = refuseOutside(ctx, { provider, reason: "no_provider", returnTo }, caller);
    return { location, cookies: [] };
  }
  return { location: answer.response.url, cookies: answer.headers.getSetCookie() };
}

/**
 * Somebody comes back from an institution: to the page they wanted, signed in, or to the
 * sign-in page, which says why not. `path` is the callback with all that the provider added.
 */
export async function finishOutsideSignIn(
  ctx: Context,
  provider: string,
  path: string,
  caller: Caller,
): Promise<Redirect> {
  const { publicUrl } = ctx.config;
  const auth = await providerAuthOf(ctx);
  if (!auth) {
    const reason = "no_provider";
    return {
      location: refuseOutside(ctx, { provider, reason, returnTo: null }, caller),
      cookies: [],
    };
  }
  const answer = await auth.handler(
    new Request(new URL(path, publicUrl), { headers: caller.headers }),
  );
  const cookies = answer.headers.getSetCookie();
  const location = answer.headers.get("location");
  const target = location === null ? null : new URL(location, publicUrl);
  const user = await findSignedInUser(ctx, cookies.map(pairOf).join("; "));
  // Of who has a second step to take it is noted when that was taken.
  if (user) cookies.push(await noteSignIn(ctx, user, caller));
  const reason = target ? reasonIn(target) : `status_${answer.status}`;
  // A signed-in person was not refused, whatever page they asked to come back to.
  if (user || reason === null) return { location: location ?? "/", cookies };
  const returnTo = returnPathOf(target?.searchParams.get("returnTo"));
  return { location: refuseOutside(ctx, { provider, reason, returnTo }, caller), cookies };
}

/** Into the log with it, and to the sign-in page. Whose attempt it was is not known. */
function refuseOutside(
  ctx: Context,
  { provider, reason, returnTo }: { provider: string; reason: string; returnTo: string | null },
  { ip }: Caller,
): string {
  const failure = failureOfProvider(reason);
  logSecurityEvent(ctx, {
    ...{ name: "sign-in-failed", account: null, ip },
    // What the provider wrote could be anything, so only a short name of a reason is logged.
    about: `${provider} ${/^\w{1,60}$/.test(reason) ? reason : "other"}`,
  });
  return signInPageWith(failure, returnTo);
}

function pairOf(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}

function refuseSignIn(error: unknown): never {
  if (!(error instanceof APIError)) throw error;
  throw new Failure("accounts.wrong-credentials");
}
