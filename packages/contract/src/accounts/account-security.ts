import { z } from "zod";
import { passwordMaxLength } from "../constants.ts";
import { errors } from "../errors.ts";
import { Done, Identity, Instant, open, signedIn } from "../http.ts";
import { Password, User, weakPassword } from "./accounts.ts";
import { securityEventNames } from "./security-events.ts";

/** Where a person is signed in: the device as its browser names itself. */
export const Session = z.object({
  identity: Identity,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  country: z.string().nullable(),
  startedAt: Instant,
  /** To the hour. */
  lastSeenAt: Instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const SecurityEvent = z.object({
  identity: Identity,
  name: z.enum(securityEventNames),
  at: Instant,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  country: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/** Who is signed in shows the password again before a sensitive change; empty for those without one. */
export const PasswordAgain = z.string().max(passwordMaxLength);

/** Of the authenticator app, or a recovery code; spaces and hyphens do not count. */
export const SecondStepCode = z.string().trim().min(1).max(40);
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const reauthentication = errors("accounts.wrong-credentials", "accounts.sign-in-again");

const route = (method: "GET" | "POST" | "DELETE", path: `/${string}`, summary: string) => ({
  method,
  path,
  summary,
  tags: ["Account security"],
});

export const accountSecurity = {
  overview: signedIn
    .route(route("GET", "/accounts/security", "How the account is protected, and where it is open"))
    .output(
      z.object({
        hasPassword: z.boolean(),
        twoStep: z.object({ on: z.boolean(), recoveryCodesLeft: z.int().min(0) }),
        sessions: z.array(Session),
      }),
    ),
  changePassword: signedIn
    .route(route("POST", "/accounts/password", "Change the password; every other session ends"))
    .input(z.object({ password: PasswordAgain, newPassword: Password }))
    .output(Done)
    .errors({ ...reauthentication, ...weakPassword, ...errors("accounts.no-password") }),
  secondStep: open
    .route(route("POST", "/accounts/second-step", "Show a code after the password; signs in"))
    .input(z.object({ code: SecondStepCode }))
    .output(z.object({ user: User }))
    .errors(errors("not-signed-in", "accounts.second-step-wrong")),
  beginTwoStep: signedIn
    .route(
      route("POST", "/accounts/two-step/begin", "A secret for the authenticator app; not on yet"),
    )
    .input(z.object({ password: PasswordAgain }))
    .output(z.object({ secret: z.string(), uri: z.string() }))
    .errors({ ...reauthentication, ...errors("accounts.two-step-on") }),
  confirmTwoStep: signedIn
    .route(
      route(
        "POST",
        "/accounts/two-step/confirm",
        "Switch it on with the app's first code; every other session ends",
      ),
    )
    .input(z.object({ code: SecondStepCode }))
    .output(RecoveryCodes)
    .errors(errors("accounts.second-step-wrong", "accounts.two-step-on", "accounts.two-step-off")),
  renewRecoveryCodes: signedIn
    .route(
      route("POST", "/accounts/two-step/recovery-codes", "New recovery codes; the old ones end"),
    )
    .input(z.object({ password: PasswordAgain, code: SecondStepCode }))
    .output(RecoveryCodes)
    .errors({
      ...reauthentication,
      ...errors("accounts.second-step-wrong", "accounts.two-step-off"),
    }),
  endTwoStep: signedIn
    .route(route("POST", "/accounts/two-step/off", "Switch it off; needs password and code"))
    .input(z.object({ password: PasswordAgain, code: SecondStepCode }))
    .output(Done)
    .errors({
      ...reauthentication,
      ...errors("accounts.second-step-wrong", "accounts.two-step-off"),
    }),
  endSession: signedIn
    .route(route("DELETE", "/accounts/sessions/{session}", "End one of one's own sessions"))
    .input(z.object({ session: Identity }))
    .output(Done)
    .errors(errors("accounts.session-not-found")),
  endOtherSessions: signedIn
    .route(route("POST", "/accounts/sessions/end-others", "Sign out everywhere but here"))
    .output(z.object({ ended: z.int().min(0) })),
  events: signedIn
    .route(route("GET", "/accounts/security-events", "What happened to the account, newest first"))
    .input(z.object({ before: Identity.optional() }))
    .output(z.object({ events: z.array(SecurityEvent), more: z.boolean() })),
};
