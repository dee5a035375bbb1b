import type { ProviderSignInFailure } from "@curie/contract";

export const signInPath = "/sign-in";

/** better-auth's name for it; our own refusal of a new account goes under the same. */
export const emailNotVerified = "email_not_verified";

/** better-auth's reasons; for every other one there is nothing to do but to try again. */
const failures: ReadonlyMap<string, ProviderSignInFailure> = new Map([
  [emailNotVerified, "accounts.provider-email-not-confirmed"],
  // The address has an account, and the provider does not confirm the address: the same words as
  // for an address without an account, so that nobody learns which addresses have one.
  ["account_not_linked", "accounts.provider-email-not-confirmed"],
  ["email_not_found", "accounts.provider-email-missing"],
]);

export function failureOfProvider(reason: string): ProviderSignInFailure {
  return failures.get(reason) ?? "accounts.provider-sign-in-failed";
}

/**
 * Whether the provider says that the address is the person's own. The claim is a boolean; some
 * providers write it as text, and the text "false" must not count as a yes.
 */
export function confirmsEmail({ email_verified }: { [claim: string]: unknown }): boolean {
  return email_verified === true || email_verified === "true";
}

/** The reason that better-auth gives in its redirect to the sign-in page; null for any other page. */
export function reasonIn(location: URL): string | null {
  return location.pathname === signInPath ? location.searchParams.get("error") : null;
}

/** The sign-in page, which says why and remembers where the person wanted to go. */
export function signInPageWith(failure: ProviderSignInFailure, returnTo: string | null): string {
  const query = new URLSearchParams({ failure, ...(returnTo === null ? {} : { returnTo }) });
  return `${signInPath}?${query}`;
}
