import { client } from "#lib/api.ts";

/** Throws an upload away that no service took. The server forgets unused ones after a day anyway. */
export function discardUpload(identity: string): void {
  client.documents.discardUpload({ identity }).catch(() => {
    // Nobody waits for the answer, and the day's end does the same.
  });
}
