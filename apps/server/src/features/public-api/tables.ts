import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";
import { instant } from "#platform/db/columns.ts";

/** Keys that starts were sent with, so that a start that is sent again starts nothing anew. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** SHA-256 of what was asked for, in hexadecimal digits. */
    requestHash: text("request_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Null until the start is done: a process that dies in between leaves it so, and the next call goes on. */
    doneAt: instant("done_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
