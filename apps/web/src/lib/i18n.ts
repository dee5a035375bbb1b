import { fallbackLocale, type Locale, languageTag } from "@curie/contract";
import { loadPageMessages, loadReportMessages } from "@curie/locales";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";

let shown: Locale = fallbackLocale;
let shownApplication: string | undefined;
/** The change report has been opened: its messages follow the language from then on. */
let withReport = false;

/** The language whose messages were shown last. */
export function shownLocale(): Locale {
  return shown;
}

/** Loads the messages of a language and makes them the ones that are shown. */
export async function showLanguage(locale: Locale, application?: string): Promise<void> {
  const [page, report] = await Promise.all([
    loadPageMessages(locale, application),
    withReport ? loadReportMessages(locale, application) : undefined,
  ]);
  const messages = { ...page, ...report };
  const tag = languageTag(locale);
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: tag,
      resources: { [tag]: messages },
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
    addMessages(tag, messages);
    await i18next.changeLanguage(tag);
  }
  shown = locale;
  shownApplication = application;
  document.documentElement.lang = tag;
}

/** Adds the messages of the change report to those that are shown. */
export async function showReportMessages(): Promise<void> {
  withReport = true;
  addMessages(languageTag(shown), await loadReportMessages(shown, shownApplication));
}

function addMessages(tag: string, messages: Record<string, Record<string, string>>): void {
  for (const [namespace, texts] of Object.entries(messages)) {
    i18next.addResourceBundle(tag, namespace, texts, false, true);
  }
}
