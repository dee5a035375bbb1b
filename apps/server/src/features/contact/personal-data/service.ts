import type { PersonalData } from "#platform/personal-data.ts";
import { deleteMessagesFrom, listMessagesFrom } from "./store.ts";

/** What somebody wrote signed in is handed out; what came under their address goes with the account as well. */
export const contactData: PersonalData = {
  name: "contact",
  collect: ({ db }, user) => listMessagesFrom(db, user),
  erase: (_ctx, tx, user) => deleteMessagesFrom(tx, user),
};
