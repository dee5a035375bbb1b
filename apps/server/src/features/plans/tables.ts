import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What a person holds: at most one plan of each type. A null allowance is unlimited (G-12). */
export const plans = pgTable(
  "plans",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    editsProvisioned: integer("edits_provisioned"),
    translationsProvisioned: integer("translations_provisioned"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [uniqueIndex("plans_user_type").on(table.userId, table.type)],
);

/** One row for every accepted start. A use that was given back stays, with the instant of its return. */
export const planUses = pgTable(
  "plan_uses",
  {
    id: uuid("id").primaryKey(),
    planId: uuid("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    feature: text("feature").notNull(),
    startedAt: instant("started_at").notNull(),
    returnedAt: instant("returned_at"),
  },
  (table) => [index("plan_uses_user").on(table.userId, table.feature, table.startedAt)],
);
