import type { PersonalData } from "#platform/personal-data.ts";
import { listOwnDocuments, listOwnUploads, lockOwnFiles } from "./store.ts";

/** Rows go with the account; their bytes go with the next sweep, which removes what no row knows. */
export const documentData: PersonalData = {
  name: "documents",
  collect: async ({ db }, { identity }) => {
    const [documents, uploads] = await Promise.all([
      listOwnDocuments(db, identity),
      listOwnUploads(db, identity),
    ]);
    return { documents, uploads };
  },
  // A start holds its upload before it counts a use: in the same order nobody waits in a circle.
  erase: (_ctx, tx, { identity }) => lockOwnFiles(tx, identity),
};
