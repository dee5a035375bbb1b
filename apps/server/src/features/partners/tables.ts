import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";
import { instant } from "#platform/db/columns.ts";

/** Accounts at the preprints server; one of theirs belongs to one of ours (G-80). */
export const preprintsLinks = pgTable("preprints_links", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  preprintsUserIdentity: text("preprints_user_identity").notNull().unique(),
  linkedAt: instant("linked_at").notNull(),
});
