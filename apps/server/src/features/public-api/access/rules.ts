import { type ApiScope, type ErrorBody, type ErrorParams, editingMaxWords } from "@curie/contract";

/** Any one of the wanted scopes is enough. */
export function hasScope(own: readonly ApiScope[], wanted: readonly ApiScope[]): boolean {
  return wanted.some((scope) => own.includes(scope));
}

/** What a sentence of a refusal is filled with: numbers as people read them, instants as they are. */
export function sentenceParams({ params }: Pick<ErrorBody, "params">): Record<string, string> {
  const written = new Intl.NumberFormat("en-US");
  const shown = (value: ErrorParams[string]) => {
    if (typeof value === "number") return written.format(value);
    return typeof value === "string" ? value : value.join(", ");
  };
  const texts = Object.entries(params).map(([name, value]) => [name, shown(value)]);
  return { limit: written.format(editingMaxWords), ...Object.fromEntries(texts) };
}
