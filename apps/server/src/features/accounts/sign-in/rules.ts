import {
  Email,
  hasHiddenCharacters,
  PersonName,
  type ProviderSignInFailure,
} from "@curie/contract";
import { z } from "zod";

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

type Claimed = { readonly [claim: string]: unknown };

/** The address that a provider names, when it is one. */
export function addressOf({ email }: Claimed): string | null {
  return Email.safeParse(email).data ?? null;
}

/**
 * What a person is called who comes from elsewhere: the first of their names there that would pass
 * here, without what nobody sees where it must be; else the beginning of their address.
 */
export function nameOf({ name, given_name, family_name, email }: Claimed): string {
  const [beginning = ""] = textOf(email).split("@");
  const [first = "?"] = [
    textOf(name),
    `${textOf(given_name)} ${textOf(family_name)}`,
    beginning.replaceAll(".", " "),
  ].flatMap((text) => {
    const oneLine = text.replace(/\s+/gu, " ");
    const seen = [...oneLine].filter((character) => !hasHiddenCharacters(character)).join("");
    return PersonName.safeParse(oneLine).data ?? PersonName.safeParse(seen).data ?? [];
  });
  return first;
}

function textOf(claim: unknown): string {
  return typeof claim === "string" ? claim : "";
}

const IdToken = z.object({ sub: z.string().min(1) });

/**
 * The provider's own name for a person, from the ID token, which is verified by then.
 *
 * @throws when there is none, or what `userinfo` said is about somebody else
 */
export function subjectIn(idToken: string | undefined, { sub: told }: Claimed): string {
  const said = Buffer.from(idToken?.split(".")[1] ?? "", "base64url").toString();
  const { sub } = IdToken.parse(JSON.parse(said));
  if (told !== sub) throw new Error("the ID token and userinfo are about two people");
  return sub;
}

/**
 * Whether the provider says that the address is the person's own. The claim is a boolean; some
 * providers write it as text, and the text "false" must not count as a yes.
 */
export function confirmsEmail({ email_verified }: Claimed): boolean {
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
