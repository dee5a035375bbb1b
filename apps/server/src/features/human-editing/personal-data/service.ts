import type { PersonalData } from "#platform/personal-data.ts";
import { listOrdersFor, withdrawOrders } from "./store.ts";

/**
 * Drafts go with their person, and so do the files and all that was written. What was paid stays as
 * accounting: level, words, dates and hours. An order that was being worked on is closed, since nobody is
 * there to have it.
 */
export const humanEditingData: PersonalData = {
  name: "humanEditing",
  collect: ({ db }, { identity }) => listOrdersFor(db, identity),
  erase: (ctx, tx, { identity }) => withdrawOrders(tx, identity, ctx.clock.now()),
};
