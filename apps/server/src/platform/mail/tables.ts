import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns.ts";

/** Mails that the demo profile keeps instead of sending them. */
export const localMails = pgTable(
  "local_mails",
  {
    id: uuid("id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (table) => [index("local_mails_recipient").on(table.recipient, table.sentAt)],
);
