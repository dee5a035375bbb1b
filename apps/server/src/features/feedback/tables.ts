import { SurveyFeature } from "@curie/contract";
import { pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";
import { instant, oneOf, onlyListed } from "#platform/db/columns.ts";

/** What people think of results (G-69). The document may be gone; its identity stays for counting. */
export const surveyAnswers = pgTable(
  "survey_answers",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    feature: oneOf("feature", SurveyFeature.options).notNull(),
    submissionIdentity: uuid("submission_identity"),
    modelVersion: text("model_version"),
    overall: smallint("overall").notNull(),
    language: smallint("language").notNull(),
    meaning: smallint("meaning").notNull(),
    comment: text("comment"),
    answeredAt: instant("answered_at").notNull(),
  },
  (table) => [
    unique("survey_answers_once")
      .on(table.userId, table.feature, table.submissionIdentity)
      .nullsNotDistinct(),
    ...onlyListed(table.feature),
  ],
);
