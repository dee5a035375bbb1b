import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Mails that the demo profile keeps instead of sending them. */
export const localMails = pgTable(
  "local_mails",
  {
    id: uuid("id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("local_mails_recipient").on(table.recipient, table.sentAt)],
);
