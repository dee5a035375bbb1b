import { type Locale, languageTag, locales } from "@curie/contract";

const names: Record<Locale, string> = {
  en_US: "English",
  es_ES: "Español",
  ja_JP: "日本語",
  pt_BR: "Português",
  zh_CN: "简体中文",
};

/** The languages of the interface, each in its own name. */
export const languages = locales.map((locale) => ({
  value: locale,
  tag: languageTag(locale),
  name: names[locale],
}));

export function languageName(locale: Locale): string {
  return names[locale];
}
