import {
  type ApiScope,
  type ErrorBody,
  type ErrorParams,
  editingMaxWords,
  uploadMaxBytes,
} from "@curie/contract";

/** Any one of the wanted scopes is enough. */
export function hasScope(own: readonly ApiScope[], wanted: readonly ApiScope[]): boolean {
  return wanted.some((scope) => own.includes(scope));
}

/** What a sentence of a refusal is filled with: numbers as people read them, instants as they are. */
export function sentenceParams({
  code,
  params,
}: Pick<ErrorBody, "code" | "params">): Record<string, string> {
  const written = new Intl.NumberFormat("en-US");
  const shown = (value: ErrorParams[string]) => {
    if (typeof value === "number") return written.format(value);
    return typeof value === "string" ? value : value.join(", ");
  };
  const texts = Object.entries(params).map(([name, value]) => [name, shown(value)]);
  // Sentences about size and about words name their limit alike.
  const isSize = code === "documents.file-too-large";
  const limit = isSize ? `${uploadMaxBytes / 1024 ** 2} MB` : written.format(editingMaxWords);
  return { limit, ...Object.fromEntries(texts) };
}
