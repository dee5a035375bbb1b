import type { Locale } from "@curie/contract";
import { loadVariant, type Namespace, withVariant } from "@curie/locales";

export type { Namespace };
export type Texts = Record<string, string>;

/**
 * The texts of each language and namespace, a file each: a page fetches what it says and nothing else.
 * What the server alone says and what the console says are not among them.
 */
const files = import.meta.glob<Texts>(
  [
    "../../../../packages/locales/src/*/*.json",
    "!../../../../packages/locales/src/*/{emails,guidance,staff,staff-entry}.json",
  ],
  { import: "default" },
);

/** The texts of these namespaces, with those of the application on top. */
export async function loadNamespaces(
  locale: Locale,
  application: string | undefined,
  namespaces: readonly Namespace[],
): Promise<Record<string, Texts>> {
  const [variant, ...texts] = await Promise.all([
    loadVariant(locale, application),
    ...namespaces.map((name) => loadTexts(locale, name)),
  ]);
  return Object.fromEntries(
    namespaces.map((name, at) => [name, withVariant(name, texts[at] ?? {}, variant)]),
  );
}

function loadTexts(locale: Locale, namespace: Namespace): Promise<Texts> {
  const load = files[`../../../../packages/locales/src/${locale}/${namespace}.json`];
  if (!load) throw new Error(`a browser has no messages ${locale}/${namespace}`);
  return load();
}
