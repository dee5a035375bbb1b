import { fallbackLocale, type Locale, languageTag } from "@curie/contract";
import { loadPageMessages, loadReportMessages, loadTermMessages } from "@curie/locales";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";

let shown: Locale = fallbackLocale;
let shownApplication: string | undefined;
/** More messages for one language, such as those of the change report. */
type Loader = (
  locale: Locale,
  application: string | undefined,
) => Promise<Record<string, Record<string, string>>>;

/** What has been asked for beside the messages of every page: it follows the language from then on. */
const more = new Set<Loader>();

/** The language whose messages were shown last. */
export function shownLocale(): Locale {
  return shown;
}

/** Loads the messages of a language and makes them the ones that are shown. */
export async function showLanguage(locale: Locale, application?: string): Promise<void> {
  const [page, ...others] = await Promise.all([
    loadPageMessages(locale, application),
    ...[...more].map((load) => load(locale, application)),
  ]);
  const messages = Object.assign({ ...page }, ...others) as Record<string, Record<string, string>>;
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
export function showReportMessages(): Promise<void> {
  return showMoreMessages(loadReportMessages);
}

/** Adds the messages of the lists of terms to those that are shown. */
export function showTermMessages(): Promise<void> {
  return showMoreMessages(loadTermMessages);
}

/** Adds messages to those that are shown, in this language and in every later one. */
export async function showMoreMessages(load: Loader): Promise<void> {
  more.add(load);
  if (i18next.isInitialized) addMessages(languageTag(shown), await load(shown, shownApplication));
}

function addMessages(tag: string, messages: Record<string, Record<string, string>>): void {
  for (const [namespace, texts] of Object.entries(messages)) {
    i18next.addResourceBundle(tag, namespace, texts, false, true);
  }
}
