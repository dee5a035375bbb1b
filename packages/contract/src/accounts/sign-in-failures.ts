import type { ErrorCode } from "../errors.ts";

/** Why a sign-in at an institution ended without a session: the sign-in page is told by `?failure=`. */
export const providerSignInFailures = [
  "accounts.provider-email-not-confirmed",
  "accounts.provider-email-missing",
  "accounts.provider-sign-in-failed",
] as const satisfies readonly ErrorCode[];
export type ProviderSignInFailure = (typeof providerSignInFailures)[number];
