import type { Locale } from "@curie/contract";
import type { messages as english } from "./en_US/index.ts";

export { errorKeys } from "./error-keys.ts";

/** The messages of one language: namespace (a JSON file, named like the feature) → key → text. */
export type Messages = Record<Namespace, Record<string, string>>;
/** English leads: its files say which namespaces and keys exist. */
export type EnglishMessages = typeof english;
export type Namespace = keyof EnglishMessages;

const languages: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en_US: () => import("./en_US/index.ts"),
  es_ES: () => import("./es_ES/index.ts"),
  ja_JP: () => import("./ja_JP/index.ts"),
  pt_BR: () => import("./pt_BR/index.ts"),
  zh_CN: () => import("./zh_CN/index.ts"),
};

type Variant = Partial<Record<Locale, () => Promise<{ default: Record<string, string> }>>>;

/** Texts that one application says differently (G-8), as `"namespace:key": "text"`. */
const variants: ReadonlyMap<string, Variant> = new Map(
  Object.entries({
    partner: {
      en_US: () => import("./variants/partner/en_US.json", { with: { type: "json" } }),
      es_ES: () => import("./variants/partner/es_ES.json", { with: { type: "json" } }),
      ja_JP: () => import("./variants/partner/ja_JP.json", { with: { type: "json" } }),
      pt_BR: () => import("./variants/partner/pt_BR.json", { with: { type: "json" } }),
      zh_CN: () => import("./variants/partner/zh_CN.json", { with: { type: "json" } }),
    },
  }),
);

/**
 * Every word of a language, loaded when asked for.
 *
 * @param application identity of the application (see `Application` in the contract); its own
 *   texts lie on top of the common ones. Unknown applications have none.
 */
export async function loadMessages(locale: Locale, application?: string): Promise<Messages> {
  const [{ messages }, variant] = await Promise.all([
    languages[locale](),
    loadVariant(locale, application),
  ]);
  return Object.fromEntries(
    Object.entries(messages).map(([name, texts]) => [name, withVariant(name, texts, variant)]),
  ) as Messages;
}

/** What an application says differently, as `"namespace:key"` → text; nothing for unknown ones. */
export async function loadVariant(
  locale: Locale,
  application?: string,
): Promise<Record<string, string>> {
  const load = application === undefined ? undefined : variants.get(application)?.[locale];
  return load ? (await load()).default : {};
}

/** The texts of a namespace with those of an application on top. */
export function withVariant(
  namespace: string,
  texts: Record<string, string>,
  variant: Record<string, string>,
): Record<string, string> {
  const own = Object.entries(variant).filter(([name]) => name.startsWith(`${namespace}:`));
  if (own.length === 0) return texts;
  const replaced = own.map(([name, text]) => [name.slice(namespace.length + 1), text] as const);
  return { ...texts, ...Object.fromEntries(replaced) };
}
