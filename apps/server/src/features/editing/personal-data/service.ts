import type { PersonalData } from "#platform/personal-data.ts";
import {
  listOwnDecisions,
  listOwnDeliveries,
  listOwnDismissed,
  listOwnJournalProfiles,
  listOwnProfiles,
} from "./store.ts";

/** Rows go with the document that they are about, and that with the account. */
export const editingData: PersonalData = {
  name: "editing",
  collect: async ({ db }, { identity }) => {
    const [decisions, deliveries, checkProfiles, dismissedFindings, profiles] = await Promise.all([
      listOwnDecisions(db, identity),
      listOwnDeliveries(db, identity),
      listOwnProfiles(db, identity),
      listOwnDismissed(db, identity),
      listOwnJournalProfiles(db, identity),
    ]);
    return { decisions, deliveries, checkProfiles, dismissedFindings, journalProfiles: profiles };
  },
};
