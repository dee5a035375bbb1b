import {
  type Currency,
  currencies,
  hasHiddenCharacters,
  holdsAddress,
  type ProfileChange,
  passwordMaxLength,
  passwordMinLength,
  personNameMaxLength,
  providerSignInFailures,
  returnPathOf,
  type User,
} from "@curie/contract";
import type { Failure } from "#lib/failure.ts";

/** What is wrong with a field; null when nothing is. The messages have the same keys. */
export type FieldProblem =
  | "email-missing"
  | "email-wrong"
  | "password-missing"
  | "password-short"
  | "password-long"
  | "name-missing"
  | "name-long"
  | "name-hidden"
  | "name-address"
  | "country-missing"
  | "passkey-name-missing";

export function emailProblem(email: string): FieldProblem | null {
  const value = email.trim();
  if (value === "") return "email-missing";
  // The server decides; this only catches what cannot be an address.
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : "email-wrong";
}

/** A password to sign in with: old ones may be shorter than new ones have to be. */
export function presentPasswordProblem(password: string): FieldProblem | null {
  return password === "" ? "password-missing" : null;
}

export function newPasswordProblem(password: string): FieldProblem | null {
  if (password.length < passwordMinLength) return "password-short";
  return password.length > passwordMaxLength ? "password-long" : null;
}

export type Strength = "weak" | "fair" | "strong";

/** As a label that helps to choose, of a score from 0 to 4. */
export function strengthOf(score: number): Strength {
  if (score <= 2) return "weak";
  return score === 3 ? "fair" : "strong";
}

export function nameProblem(name: string): FieldProblem | null {
  const value = name.trim();
  if (value === "") return "name-missing";
  if (value.length > personNameMaxLength) return "name-long";
  if (hasHiddenCharacters(value)) return "name-hidden";
  return holdsAddress(value) ? "name-address" : null;
}

export function passkeyNameProblem(name: string): FieldProblem | null {
  if (name.trim() === "") return "passkey-name-missing";
  return hasHiddenCharacters(name.trim()) ? "name-hidden" : null;
}

export function countryProblem(country: string): FieldProblem | null {
  return country === "" ? "country-missing" : null;
}

/** The number that belongs into the sentence of a problem. */
export function problemCount(problem: FieldProblem): number {
  if (problem === "password-short") return passwordMinLength;
  if (problem === "password-long") return passwordMaxLength;
  return personNameMaxLength;
}

type ProfileValues = Pick<
  User,
  "name" | "locale" | "retentionDays" | "styleOfEnglish" | "oxfordSpelling" | "firstLanguage"
> & {
  country: string;
  currency: string;
};

/** What to send: lists that still say “choose” are left out. */
export function profileChange(values: ProfileValues): ProfileChange & { currency?: Currency } {
  const { country, currency: chosen, ...rest } = values;
  const currency = currencies.find((candidate) => candidate === chosen);
  return {
    ...rest,
    name: rest.name.trim(),
    ...(country === "" ? {} : { country }),
    ...(currency === undefined ? {} : { currency }),
  };
}

/** Why the server sent somebody back who signed in elsewhere; only what it can have written itself. */
export function providerSignInFailure(value: string | null): Failure | null {
  const code = providerSignInFailures.find((known) => known === value);
  return code === undefined ? null : { code, params: {}, requestId: null };
}

const home = "/rubriq";

/** Where to go after signing in: a page of ours that was asked for, but not this one again. */
export function safeReturnTo(value: string | null): string {
  const path = returnPathOf(value);
  return path === null || /^\/sign-in(?![^?#])/.test(path) ? home : path;
}
