import {
  confirmationHours,
  passwordMaxLength,
  passwordMinLength,
  passwordResetHours,
  sessionDays,
} from "@curie/contract";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { type GenericOAuthConfig, genericOAuth } from "better-auth/plugins/generic-oauth";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import type { Reader } from "#platform/mail/mail.ts";
import { hashPassword, verifyPassword } from "#platform/passwords.ts";
import { mailPasswordReset } from "./password-reset/emails.ts";
import { countryOf } from "./security-events/service.ts";
import { mailConfirmation } from "./sign-up/emails.ts";
import { credentials, sessions, users, verifications } from "./tables.ts";

/**
 * better-auth, as we use it: it keeps passwords, sessions, mailed tokens and outside identities
 * in our tables. Only this feature talks to it, through `auth.api`; the one thing it serves itself
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

/** A mailed link that better-auth does not take, for whatever reason, is not valid. */
export function refuseLink(error: unknown): never {
  if (error instanceof APIError) throw new Failure("accounts.link-not-valid");
  throw error;
}

export const cookiePrefix = "curie";

const userAgentMaxLength = 500;

function createAuth(ctx: Context) {
  const secure = ctx.config.publicUrl.startsWith("https:");
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
      cookiePrefix,
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
      database: { generateId: () => ctx.ids.uuid() },
      ipAddress: { disableIpTracking: true },
    },
    session: {
      expiresIn: sessionDays * 86_400,
      disableSessionRefresh: true,
      additionalFields: { country: { type: "string", required: false } },
    },
    // Whatever way a session begins, it begins here.
    databaseHooks: {
      session: {
        create: {
          before: async (session, request) => ({
            data: { ...session, ...describeSession(ctx, request?.headers) },
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
      requireEmailVerification: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      resetPasswordTokenExpiresIn: passwordResetHours * 3600,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashPassword,
        verify: ({ password, hash }) => verifyPassword(password, hash),
      },
      sendResetPassword: ({ user, token }) => mailPasswordReset(ctx, reader(user), token),
    },
    emailVerification: {
      expiresIn: confirmationHours * 3600,
      autoSignInAfterVerification: true,
      sendVerificationEmail: ({ user, token }) => mailConfirmation(ctx, reader(user), token),
    },
    socialProviders: {},
    plugins: outsideProviders(ctx),
  });
}

/** What a list of sessions says about the device. The header comes from the caller, so it is cut. */
function describeSession(ctx: Context, headers: Headers | undefined) {
  return {
    userAgent: headers?.get("user-agent")?.slice(0, userAgentMaxLength) ?? null,
    country: headers ? countryOf(ctx, headers) : null,
  };
}

/** better-auth hands users over without our extra columns in their type. */
function reader(user: { email: string; name: string }): Reader {
  return user as Reader;
}

function outsideProviders({ config }: Context) {
  const providers: GenericOAuthConfig[] = [];
  const { orcid, oidc } = config.signIn;
  if (orcid) {
    providers.push({
      providerId: "orcid",
      discoveryUrl: "https://orcid.org/.well-known/openid-configuration",
      scopes: ["openid"],
      ...orcid,
    });
  }
  if (oidc) {
    const { name: _name, issuer, ...client } = oidc;
    providers.push({
      providerId: "institution",
      discoveryUrl: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
      scopes: ["openid", "email", "profile"],
      pkce: true,
      ...client,
    });
  }
  return providers.length > 0 ? [genericOAuth({ config: providers })] : [];
}
