import type { QueryClient } from "@tanstack/react-query";
import { listQuery } from "#features/editing/queries.ts";
import { startQuery } from "#features/plans/queries.ts";
import { showLanguage } from "#lib/i18n.ts";
import { localeFromCookies, localeOfAddress, preferredLocale } from "#lib/preferred-locale.ts";
import { applicationQuery, sessionQuery } from "#lib/session.ts";
import { isEditingPath } from "./paths.ts";
import { createQueries } from "./queries.ts";
import { unknownApplication } from "./unknown-application.ts";

/** What takes longer than this is waited for on the page instead of before it. */
const patienceMs = 1500;

type Prepared = {
  queries: QueryClient;
  /** Whether the server said who is signed in, or that nobody is. */
  reached: boolean;
};

/**
 * What every page needs before it is drawn: who is signed in, for which client, and the messages.
 * All three are asked for at once, so that the first picture is the final one.
 */
export async function prepare(): Promise<Prepared> {
  const queries = createQueries();
  const known = {
    path: localeOfAddress(location),
    cookie: localeFromCookies(document.cookie),
    browser: navigator.languages,
  };
  const likely = preferredLocale({ ...known, profile: null });
  const messages = showLanguage(likely);
  const [session, application] = await Promise.all([
    queries.fetchQuery(sessionQuery).catch(() => null),
    queries.fetchQuery(applicationQuery).catch(() => null),
    messages,
  ]);
  // Without an answer from the server there is still a page, which says so when it asks again.
  if (!session) queries.setQueryData(sessionQuery.queryKey, { user: null, secondStepDue: false });
  if (!application) queries.setQueryData(applicationQuery.queryKey, unknownApplication());

  const locale = preferredLocale({ ...known, profile: session?.user?.locale ?? null });
  const identity = application?.application.identity;
  if (locale !== likely || (identity !== undefined && identity !== "default")) {
    await showLanguage(locale, identity);
  }
  if (session?.user) await fetchFirstPicture(queries);
  return { queries, reached: session !== null };
}

/**
 * The first picture shows the notice about the plan and the documents of the list, not places for
 * them that everything else moves aside for later.
 */
async function fetchFirstPicture(queries: QueryClient): Promise<void> {
  const wanted = [queries.prefetchQuery(startQuery)];
  if (isEditingPath(location.pathname)) {
    const page = new URLSearchParams(location.search).get("page");
    wanted.push(queries.prefetchQuery(listQuery(page)));
  }
  await Promise.race([
    Promise.all(wanted),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
}
