import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What the processes of one demonstration share; empty in production. */
export const demoSettings = pgTable("demo_settings", {
  /** `clock`, or `flag:` and the name of a flag that was switched by hand. */
  name: text("name").primaryKey(),
  value: jsonb("value").notNull(),
});
