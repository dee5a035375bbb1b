import { type Locale, languageTag, locales } from "@curie/contract";
import { loadMessages } from "@curie/locales";
import i18next, { type i18n } from "i18next";

/**
 * Messages for what the server itself writes: mails. Everything else carries codes. Of several keys
 * the first that exists is taken.
 */
export type Messages = (
  locale: Locale,
  key: string | string[],
  params?: Record<string, string | number>,
) => string;

export async function createMessages(): Promise<Messages> {
  const instance: i18n = i18next.createInstance();
  const resources = Object.fromEntries(
    await Promise.all(
      locales.map(async (locale) => [languageTag(locale), await loadMessages(locale)]),
    ),
  );
  await instance.init({
    resources,
    defaultNS: "emails",
    keySeparator: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  return (locale, key, params = {}) => {
    const lng = languageTag(locale);
    if (!instance.exists(key, { lng, ...params }))
      throw new Error(`no message for ${key} in ${locale}`);
    return instance.t(key, { lng, ...params });
  };
}
