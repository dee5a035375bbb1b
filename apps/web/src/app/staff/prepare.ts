import type { Locale } from "@curie/contract";
import type { QueryClient } from "@tanstack/react-query";
import { showLanguage, showMessages, showMoreMessages } from "#lib/i18n.ts";
import type { Namespace } from "#lib/messages.ts";
import { localeFromCookies, preferredLocale } from "#lib/preferred-locale.ts";
import { applicationQuery, sessionQuery } from "#lib/session.ts";
import { createQueries } from "../queries.ts";
import { unknownApplication } from "../unknown-application.ts";

/** What a page of the console needs before it is drawn. No user is signed in here, whoever else is. */
export async function prepareStaff(
  loadMessages: (locale: Locale) => Promise<Record<string, Record<string, string>>>,
  ...namespaces: readonly Namespace[]
): Promise<QueryClient> {
  const queries = createQueries();
  const cookie = localeFromCookies(document.cookie);
  await Promise.all([showMoreMessages(loadMessages), showMessages(...namespaces)]);
  const [application] = await Promise.all([
    queries.fetchQuery(applicationQuery).catch(() => null),
    showLanguage(
      preferredLocale({ path: null, cookie, browser: navigator.languages, profile: null }),
    ),
  ]);
  if (!application) queries.setQueryData(applicationQuery.queryKey, unknownApplication());
  queries.setQueryData(sessionQuery.queryKey, { user: null, secondStepDue: false });
  return queries;
}
