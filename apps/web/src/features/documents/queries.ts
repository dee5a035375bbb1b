import type { Document } from "@curie/contract";
import { client } from "#lib/api.ts";

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
