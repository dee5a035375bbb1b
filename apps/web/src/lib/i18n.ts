import { fallbackLocale, type Locale, languageTag } from "@curie/contract";
import i18next from "i18next";
import { useEffect } from "react";
import { initReactI18next, useTranslation } from "react-i18next";
import { loadNamespaces, type Namespace, type Texts } from "./messages.ts";

let shown: Locale = fallbackLocale;
let shownApplication: string | undefined;
/** Texts that are no namespace of the users' application, such as those of the console. */
type Loader = (locale: Locale) => Promise<Record<string, Texts>>;

/** What has been asked for until now: it follows the language from then on. */
const asked = new Set<Namespace | Loader>(["app"]);

/** The language whose messages were shown last. */
export function shownLocale(): Locale {
  return shown;
}

/** Loads the messages of a language and makes them the ones that are shown. */
export async function showLanguage(locale: Locale, application?: string): Promise<void> {
  const messages: Record<string, Texts> = {};
  const loaded = new Set<Namespace | Loader>();
  // What is asked for while the others load must be there as well.
  for (;;) {
    const missing = [...asked].filter((one) => !loaded.has(one));
    if (missing.length === 0) break;
    Object.assign(messages, await load(missing, locale, application));
    for (const one of missing) loaded.add(one);
  }
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

/**
 * Adds namespaces to the messages that are shown, in this language and in every later one. Before the
 * first `showLanguage` it only says that they are wanted.
 */
export async function showMessages(...namespaces: readonly Namespace[]): Promise<void> {
  await show(namespaces.filter((name) => !asked.has(name) || !isShown(name)));
}

/** The sentences of failures, fetched with the first one. Without them a failure is told in general words. */
export function showErrorMessages(): Promise<void> {
  return showMessages("errors").catch(() => {});
}

/** Adds texts that are no namespace of the users' application. */
export async function showMoreMessages(loader: Loader): Promise<void> {
  await show([loader]);
}

/** A part of the page together with the messages that it needs. */
export async function withMessages<Part>(
  loading: Promise<Part>,
  ...namespaces: readonly Namespace[]
): Promise<Part> {
  const [part] = await Promise.all([loading, showMessages(...namespaces)]);
  return part;
}

/** Whether a namespace can be shown; once it is wanted it is fetched, and the component drawn again. */
export function useMessages(namespace: Namespace, isWanted = true): boolean {
  useTranslation(undefined, { bindI18nStore: "added" });
  const isThere = isShown(namespace);
  useEffect(() => {
    // What cannot be fetched now is asked for again by whoever needs it next.
    if (isWanted && !isThere) showMessages(namespace).catch(() => {});
  }, [namespace, isWanted, isThere]);
  return isThere;
}

export function isShown(namespace: Namespace): boolean {
  return i18next.isInitialized && i18next.hasResourceBundle(languageTag(shown), namespace);
}

async function show(wanted: readonly (Namespace | Loader)[]): Promise<void> {
  for (const one of wanted) asked.add(one);
  if (!i18next.isInitialized || wanted.length === 0) return;
  const tag = languageTag(shown);
  addMessages(tag, await load(wanted, shown, shownApplication));
}

async function load(
  wanted: readonly (Namespace | Loader)[],
  locale: Locale,
  application: string | undefined,
): Promise<Record<string, Texts>> {
  const namespaces = wanted.filter((one) => typeof one === "string");
  const loaders = wanted.filter((one) => typeof one === "function");
  const [messages, ...others] = await Promise.all([
    loadNamespaces(locale, application, namespaces),
    ...loaders.map((loader) => loader(locale)),
  ]);
  return Object.assign({ ...messages }, ...others);
}

function addMessages(tag: string, messages: Record<string, Texts>): void {
  for (const [namespace, texts] of Object.entries(messages)) {
    i18next.addResourceBundle(tag, namespace, texts, false, true);
  }
}
