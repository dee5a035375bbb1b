/** The five languages of the interface, in the spelling of the specification. */
export const locales = ["en_US", "es_ES", "ja_JP", "pt_BR", "zh_CN"] as const;
export type Locale = (typeof locales)[number];

/** The codes that stand in addresses (`/:lang/rubriq`), and that Paddle's locale mapping starts from. */
export const siteLanguages = ["en", "es", "jp", "br", "cn"] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

const localeBySiteLanguage: Record<SiteLanguage, Locale> = {
  en: "en_US",
  es: "es_ES",
  jp: "ja_JP",
  br: "pt_BR",
  cn: "zh_CN",
};

export const fallbackLocale: Locale = "en_US";

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function isSiteLanguage(value: unknown): value is SiteLanguage {
  return siteLanguages.some((language) => language === value);
}

export function localeOf(language: SiteLanguage): Locale {
  return localeBySiteLanguage[language];
}

export function siteLanguageOf(locale: Locale): SiteLanguage {
  const language = siteLanguages.find((candidate) => localeBySiteLanguage[candidate] === locale);
  if (!language) throw new Error(`no site language for ${locale}`);
  return language;
}

/** `en_US` as `en-US`: what `Intl`, `<html lang>` and mail headers expect. */
export function languageTag(locale: Locale): string {
  return locale.replace("_", "-");
}

/**
 * The locale that a browser's languages ask for, best first (BCP 47 tags such as `pt-PT`).
 * Only the primary language counts: a Portuguese reader is better served by pt_BR than by English.
 */
export function localeForTags(tags: readonly string[]): Locale | null {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split(/[-_]/)[0];
    const locale = locales.find((candidate) => candidate.slice(0, 2) === primary);
    if (locale) return locale;
  }
  return null;
}
