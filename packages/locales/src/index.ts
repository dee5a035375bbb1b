import type { Locale } from "@curie/contract";
import type { words as english } from "./en_US/index.ts";

export { errorKeys } from "./error-keys.ts";

/** The words of one language: namespace (a JSON file, named like the feature) → key → text. */
export type Words = Record<keyof EnglishWords, Record<string, string>>;
/** English leads: its files say which namespaces and keys exist. */
export type EnglishWords = typeof english;

const languages: Record<Locale, () => Promise<{ words: Words }>> = {
  en_US: () => import("./en_US/index.ts"),
  es_ES: () => import("./es_ES/index.ts"),
  ja_JP: () => import("./ja_JP/index.ts"),
  pt_BR: () => import("./pt_BR/index.ts"),
  zh_CN: () => import("./zh_CN/index.ts"),
};

type Variant = Partial<Record<Locale, () => Promise<{ default: Record<string, string> }>>>;

/** Texts that one application says differently (G-8), as `"namespace:key": "text"`. */
const variants: Record<string, Variant> = {
  partner: {
    en_US: () => import("./variants/partner/en_US.json", { with: { type: "json" } }),
    es_ES: () => import("./variants/partner/es_ES.json", { with: { type: "json" } }),
    ja_JP: () => import("./variants/partner/ja_JP.json", { with: { type: "json" } }),
    pt_BR: () => import("./variants/partner/pt_BR.json", { with: { type: "json" } }),
    zh_CN: () => import("./variants/partner/zh_CN.json", { with: { type: "json" } }),
  },
};

/**
 * Every word of a language, loaded when asked for.
 *
 * @param application identity of the application (see `Application` in the contract); its own
 *   texts lie on top of the common ones. Unknown applications have none.
 */
export async function loadWords(locale: Locale, application?: string): Promise<Words> {
  const [{ words }, variant] = await Promise.all([
    languages[locale](),
    application === undefined ? undefined : variants[application]?.[locale]?.(),
  ]);
  return variant ? mergeVariant(words, variant.default) : words;
}

function mergeVariant(words: Words, variant: Record<string, string>): Words {
  const merged: Words = { ...words };
  for (const [name, text] of Object.entries(variant)) {
    const at = name.indexOf(":");
    const namespace = name.slice(0, at);
    if (!isNamespace(namespace, words)) throw new Error(`no namespace ${namespace} for ${name}`);
    merged[namespace] = { ...merged[namespace], [name.slice(at + 1)]: text };
  }
  return merged;
}

function isNamespace(name: string, words: Words): name is keyof Words {
  return Object.hasOwn(words, name);
}
