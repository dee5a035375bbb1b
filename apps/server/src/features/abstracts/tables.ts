import {
  AbstractStage,
  type CriteriaResponses,
  stepNames,
  type TemplateResponses,
} from "@curie/contract";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";
import { instant, oneOf, onlyListed } from "#platform/db/columns.ts";

/** Abstracts with their set-up and answers. A deleted one waits 30 days to be brought back (G-76). */
export const abstracts = pgTable(
  "abstracts",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    currentStep: oneOf("current_step", stepNames).notNull(),
    currentStage: oneOf("current_stage", AbstractStage.options).notNull(),
    criteriaResponses: jsonb("criteria_responses").$type<CriteriaResponses>().notNull(),
    templateResponses: jsonb("template_responses").$type<TemplateResponses>().notNull(),
    /** Grows with every change of set-up or answers, so that no window overwrites another (G-72). */
    revision: integer("revision").notNull(),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("abstracts_list")
      .on(table.ownerId, table.createdAt.desc(), table.id)
      .where(sql`deleted_at is null`),
    ...onlyListed(table.currentStep, table.currentStage),
    index("abstracts_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);
