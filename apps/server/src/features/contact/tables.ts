import { MessageSubject } from "@curie/contract";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";
import { instant, oneOf, onlyListed } from "#platform/db/columns.ts";

/** What people wrote to the operator (G-81, G-82). Who deletes the account takes it along. */
export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey(),
    /** Null: nobody was signed in. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    subject: oneOf("subject", MessageSubject.options).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    text: text("text").notNull(),
    reference: text("reference"),
    writtenAt: instant("written_at").notNull(),
    /** When somebody of the staff noted that it was answered. */
    answeredAt: instant("answered_at"),
  },
  (table) => [index("messages_by_time").on(table.writtenAt), ...onlyListed(table.subject)],
);
