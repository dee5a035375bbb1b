import { passwordMaxLength, passwordMinLength, secondStepMs, sessionDays } from "@curie/contract";
import type { BetterAuthPlugin } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { z } from "zod";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { cookiePrefix, isSecure } from "#platform/http/cookies.ts";
import { hashPassword, verifyPassword } from "#platform/passwords.ts";
import { countryOf } from "./security-events/rules.ts";
import { emailNotVerified, signInPath } from "./sign-in/rules.ts";
import { credentials, sessions, users, verifications } from "./tables.ts";
import { findTwoStep } from "./two-step/store.ts";

/**
 * better-auth, as we use it: it keeps passwords, sessions and outside identities in our
 * tables. Only this feature talks to it, through `auth.api`; the one thing it serves itself
 * are the redirects of outside sign-in under `/api/auth`.
 */
export type Auth = ReturnType<typeof createAuth>;

const auths = new WeakMap<Context, Auth>();

export function authOf(ctx: Context): Auth {
  let auth = auths.get(ctx);
  if (!auth) {
    auth = createAuth(ctx);
    auths.set(ctx, auth);
  }
  return auth;
}

/** Who calls, as far as the network tells. */
export type Caller = { ip: string; headers: Headers };

/** An answer with the cookies that must travel with it. */
export type WithCookies<Value> = Value & { cookies: string[] };

/**
 * Opens a session of somebody who has just proved who they are; answers its cookies. It waits for
 * the second step where that is on, but for who took it together with the first.
 */
export async function openSession(
  ctx: Context,
  userId: string,
  caller: Caller,
  { everyStepTaken = false } = {},
): Promise<string[]> {
  const answer = await authOf(ctx).api.openSession({
    body: { userId, everyStepTaken },
    headers: caller.headers,
    returnHeaders: true,
  });
  return answer.headers.getSetCookie();
}

/** better-auth opens sessions inside its endpoints only; this one is no route and answers no request. */
const sessionOpener = {
  id: "session-opener",
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ userId: z.uuid(), everyStepTaken: z.boolean() }) },
      async (call) => {
        const { internalAdapter } = call.context;
        const user = await internalAdapter.findUserById(call.body.userId);
        if (!user) throw new Error("a session for nobody");
        const steps = call.body.everyStepTaken ? { secondStepDue: false } : {};
        const session = await internalAdapter.createSession(user.id, false, steps);
        await setSessionCookie(call, { session, user });
        return null;
      },
    ),
  },
} satisfies BetterAuthPlugin;

const userAgentMaxLength = 500;

/** `plugins` know more ways to sign in than the password. */
export function createAuth(ctx: Context, plugins: readonly BetterAuthPlugin[] = []) {
  return betterAuth({
    appName: "Curie",
    baseURL: ctx.config.publicUrl,
    basePath: "/api/auth",
    secret: ctx.secret,
    logger: { disabled: true },
    telemetry: { enabled: false },
    database: drizzleAdapter(ctx.db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    advanced: {
      cookiePrefix: cookiePrefix(ctx),
      // It would write a prefix of its own before ours.
      useSecureCookies: false,
      defaultCookieAttributes: {
        ...{ httpOnly: true, sameSite: "lax", path: "/" },
        secure: isSecure(ctx),
      },
      database: { generateId: () => ctx.ids.uuid() },
      ipAddress: { disableIpTracking: true },
    },
    session: {
      expiresIn: sessionDays * 86_400,
      disableSessionRefresh: true,
      additionalFields: {
        country: { type: "string", required: false },
        secondStepDue: { type: "boolean", required: false },
      },
    },
    // Refusals lead to the sign-in page; what nobody expects is logged and answered like anywhere else.
    onAPIError: { errorURL: signInPath, throw: true },
    databaseHooks: {
      user: {
        create: {
          // An account holds its address: nobody else can sign up with it.
          before: async (user) => {
            if (!user.emailVerified) throw new APIError("FORBIDDEN", { code: emailNotVerified });
            // Nobody's picture is shown, so that none is kept.
            return { data: { ...user, image: null } };
          },
        },
      },
      account: {
        create: {
          // We ask a provider who somebody is, and nothing after that.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
      // Whatever way a session begins, it begins here.
      session: {
        create: {
          before: async (session, request) => ({
            data: {
              ...session,
              ...describeSession(ctx, request?.headers),
              ...(session.secondStepDue === false ? {} : await secondStepOf(ctx, session.userId)),
            },
          }),
        },
      },
    },
    user: {
      additionalFields: {
        locale: { type: "string", required: false },
        country: { type: "string", required: false },
        networkCountry: { type: "string", required: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      // Accounts come from confirmed sign-ups alone.
      disableSignUp: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      password: {
        hash: hashPassword,
        verify: ({ password, hash }) => verifyPassword(password, hash),
      },
    },
    socialProviders: {},
    account: { updateAccountOnSignIn: false },
    plugins: [sessionOpener, ...plugins],
  });
}

/**
 * Whatever the first step was, a session of who has switched the second one on opens nothing before
 * it. Nobody comes past this but who says that both are taken, which `openSession` alone can.
 */
async function secondStepOf(ctx: Context, userId: string) {
  const row = await findTwoStep(ctx.db, userId);
  if (!row?.confirmedAt) return {};
  const expiresAt = new Date(wallTime(ctx.clock).getTime() + secondStepMs);
  return { secondStepDue: true, expiresAt };
}

/** What a list of sessions says about the device. The header comes from the caller, so it is cut. */
function describeSession(ctx: Context, headers: Headers | undefined) {
  return {
    userAgent: headers?.get("user-agent")?.slice(0, userAgentMaxLength) ?? null,
    country: headers ? countryOf(ctx, headers) : null,
  };
}
