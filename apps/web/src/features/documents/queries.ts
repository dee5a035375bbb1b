import { type Document, statusPollFastMs } from "@curie/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";
import type { ListChoice } from "./model.ts";

/** The call for a page of a service's documents; editing and translation answer alike. */
export type ListCall = typeof api.editing.list | typeof api.translation.list;

const wholeList: ListChoice = { search: "", order: "newest" };

/** Long enough that a page which was just fetched is not fetched again when it is shown. */
const justFetchedMs = 3000;

/**
 * Own documents of a service, newest first.
 *
 * @param page as it stands in the address; the server answers the last valid page to nonsense
 */
export function listQueryOf(
  call: ListCall,
  page: string | null,
  { search, order }: ListChoice = wholeList,
) {
  return call.queryOptions({
    input: {
      ...(page === null ? {} : { page }),
      ...(search === "" ? {} : { search }),
      ...(order === "newest" ? {} : { order }),
    },
    staleTime: justFetchedMs,
    placeholderData: keepPreviousData,
  });
}

/** What every service for documents does with them, by its calls. */
export function documentCallsOf(calls: typeof client.editing | typeof client.translation) {
  return {
    /** States of several documents in one request. */
    askStatus: async (identities: string[]): Promise<Document[]> =>
      (await calls.status({ identities })).documents,
    retry: async ({ identity }: Document): Promise<Document> =>
      (await calls.retry({ identity })).document,
    remove: async ({ identity, file }: Document): Promise<void> => {
      await calls.remove({ identity, fileName: file.name, keepFile: false });
    },
  };
}

/** Asked again until the words of an upload are counted, or cannot be; a minute at most. */
const countingTries = 60;

export function uploadWordsQuery(identity: string) {
  return api.documents.uploadWords.queryOptions({
    input: { identity },
    refetchInterval: ({ state }) =>
      state.data?.isCounted || state.dataUpdateCount > countingTries ? false : statusPollFastMs,
  });
}

/** Throws an upload away that no service took. The server forgets unused ones after a day anyway. */
export function discardUpload(identity: string): void {
  client.documents.discardUpload({ identity }).catch(() => {
    // Nobody waits for the answer, and the day's end does the same.
  });
}

const downloadListeners = new Set<(document: Document) => void>();

/**
 * Calls back whenever a file of a document has been downloaded (S76).
 *
 * @returns stops it
 */
export function onDownloaded(listener: (document: Document) => void): () => void {
  downloadListeners.add(listener);
  return () => void downloadListeners.delete(listener);
}

/** A file of this document has been downloaded completely. */
export function noteDownloaded(document: Document): void {
  for (const listener of downloadListeners) listener(document);
}
