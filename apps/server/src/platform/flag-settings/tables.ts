import { flagNames, flagScopes } from "@curie/contract";
import { boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, oneOf, onlyListed } from "../db/columns.ts";

/** What operators switched, for whom. What nobody switched is as the environment's variables say. */
export const flagSettings = pgTable(
  "flag_settings",
  {
    name: oneOf("name", flagNames).notNull(),
    scope: oneOf("scope", flagScopes).notNull(),
    /** The name of the installation, the identity of an application, or that of a person. */
    subject: text("subject").notNull(),
    on: boolean("on").notNull(),
    setAt: instant("set_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.scope, table.subject] }),
    ...onlyListed(table.name, table.scope),
  ],
);
