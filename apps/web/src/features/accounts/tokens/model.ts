import type { ApiScope } from "@curie/contract";
import { hasHiddenCharacters } from "@curie/contract";

/** What is wrong with a field of the form, as the key of its sentence. */
export type TokenProblem = "name-missing" | "name-hidden" | "scopes-missing";

export function tokenNameProblem(name: string): TokenProblem | null {
  if (name.trim() === "") return "name-missing";
  return hasHiddenCharacters(name.trim()) ? "name-hidden" : null;
}

export function scopesProblem(scopes: readonly ApiScope[]): TokenProblem | null {
  return scopes.length === 0 ? "scopes-missing" : null;
}
