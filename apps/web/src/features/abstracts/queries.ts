import type {
  AbstractCard,
  AbstractSession,
  AbstractStage,
  LanguageSuggestion,
  Locale,
  SaveAbstract,
  StyleOfEnglish,
} from "@curie/contract";
import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";

/** Own abstracts, newest first, whose title holds the words asked for. */
export function searchQuery(asked: { query: string | null; page: string | null }) {
  return api.abstracts.search.queryOptions({
    input: {
      ...(asked.query === null ? {} : { query: asked.query }),
      ...(asked.page === null ? {} : { page: asked.page }),
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Long enough that a page which was just saved is not loaded again when the next one is shown. */
const justSavedMs = 3000;

/** One abstract, its questions in the language of the page. */
export function sessionQuery(session: string, locale: Locale) {
  return api.abstracts.load.queryOptions({
    input: { session, locale },
    staleTime: justSavedMs,
    // In another language the same abstract stays on the screen until its questions are there.
    placeholderData: (shown) => (shown?.session === session ? shown : undefined),
  });
}

/** Notes how an abstract is stored now, and that lists of abstracts are out of date. */
export function noteSession(queries: QueryClient, locale: Locale, session: AbstractSession): void {
  const { queryKey } = sessionQuery(session.session, locale);
  // An older answer that is still on its way must not be the last word.
  queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, session);
  queries.invalidateQueries({ queryKey: api.abstracts.search.key() });
}

/** The same of what cards show: title, stage, step. */
export function noteCard(queries: QueryClient, card: AbstractCard): void {
  queries.setQueriesData<AbstractSession>(
    { queryKey: api.abstracts.load.key() },
    (session) => session && (session.session === card.session ? { ...session, ...card } : session),
  );
  queries.invalidateQueries({ queryKey: api.abstracts.search.key() });
}

export function refreshList(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: api.abstracts.search.key() });
}

export function startAbstract(locale: Locale): Promise<AbstractSession> {
  return client.abstracts.start({ locale });
}

export function loadAbstract(session: string, locale: Locale): Promise<AbstractSession> {
  return client.abstracts.load({ session, locale });
}

export function saveAbstract(sent: SaveAbstract): Promise<AbstractSession> {
  return client.abstracts.save(sent);
}

export function setStage(
  session: string,
  stage: AbstractStage,
  options: { revision?: number; locale: Locale },
): Promise<AbstractSession> {
  return client.abstracts.updateStage({ session, stage, ...options });
}

export function renameAbstract(session: string, title: string): Promise<AbstractCard> {
  return client.abstracts.rename({ session, title });
}

export async function deleteAbstract(session: string): Promise<void> {
  await client.abstracts.remove({ session });
}

export function restoreAbstract(session: string): Promise<AbstractCard> {
  return client.abstracts.restore({ session });
}

export async function checkLanguage(
  paragraphs: string[],
  english: { styleOfEnglish: StyleOfEnglish; oxfordSpelling: boolean },
): Promise<LanguageSuggestion[]> {
  return (await client.abstracts.checkLanguage({ paragraphs, ...english })).suggestions;
}
