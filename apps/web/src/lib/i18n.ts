import { fallbackLocale, type Locale, languageTag } from "@curie/contract";
import { loadWords } from "@curie/locales";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";

let shown: Locale = fallbackLocale;

/** The language whose words were shown last. */
export function shownLocale(): Locale {
  return shown;
}

/** Loads the words of a language and makes them the ones that are shown. */
export async function showLanguage(locale: Locale, application?: string): Promise<void> {
  const words = await loadWords(locale, application);
  const tag = languageTag(locale);
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: tag,
      resources: { [tag]: words },
      defaultNS: "app",
      keySeparator: false,
      nsSeparator: ":",
      // Every language is complete; a missing word is a defect that must be seen.
      fallbackLng: false,
      // React escapes; doing it here as well would show &quot; to people.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  } else {
    for (const [namespace, texts] of Object.entries(words)) {
      i18next.addResourceBundle(tag, namespace, texts, false, true);
    }
    await i18next.changeLanguage(tag);
  }
  shown = locale;
  document.documentElement.lang = tag;
}
