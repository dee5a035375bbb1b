import type { PersonalData } from "#platform/personal-data.ts";
import { listOwnDecisions } from "./store.ts";

/** Rows go with the document that they are about, and that with the account. */
export const editingData: PersonalData = {
  name: "editing",
  collect: async ({ db }, { identity }) => ({ decisions: await listOwnDecisions(db, identity) }),
};
