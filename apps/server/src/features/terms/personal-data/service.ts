import type { PersonalData } from "#platform/personal-data.ts";
import { listOwnTerms, listTermsOfDocuments } from "./store.ts";

/** Rows go with the account or the document. A group's list is the group's, whoever wrote in it. */
export const termData: PersonalData = {
  name: "terms",
  collect: async ({ db }, { identity }) => {
    const [terms, documents] = await Promise.all([
      listOwnTerms(db, identity),
      listTermsOfDocuments(db, identity),
    ]);
    return { terms, documents };
  },
};
