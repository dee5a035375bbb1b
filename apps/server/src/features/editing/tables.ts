import { CheckProfile, DecidedCopy, Decision, RejectionReason } from "@curie/contract";
import type { OwnProfile } from "@curie/submission-check";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";
import { documents } from "#features/documents/tables.ts";
import { preferredGroups } from "#features/plans/tables.ts";
import { instant, oneOf, onlyListed } from "#platform/db/columns.ts";

/** How often an author decided on the changes of a document. The row is what two savings wait for. */
export const decisionRevisions = pgTable(
  "edit_decision_revisions",
  {
    documentId: uuid("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
  },
  (table) => [check("edit_decision_revisions_counted", sql`${table.revision} > 0`)],
);

/** What an author decided on a change of the report; a change without a row is open. */
export const editDecisions = pgTable(
  "edit_decisions",
  {
    documentId: uuid("document_id").notNull(),
    /** `ReportChange.number`. */
    change: integer("change").notNull(),
    decision: oneOf("decision", Decision.options).notNull(),
    reason: oneOf("reason", RejectionReason.options),
    /** The revision in which it was decided last. */
    revision: integer("revision").notNull(),
    decidedAt: instant("decided_at").notNull(),
  },
  (table) => [
    // Named: what it would be called otherwise is longer than PostgreSQL keeps.
    foreignKey({
      name: "edit_decisions_of_revisions",
      columns: [table.documentId],
      foreignColumns: [decisionRevisions.documentId],
    }).onDelete("cascade"),
    primaryKey({ columns: [table.documentId, table.change] }),
    ...onlyListed(table.decision, table.reason),
    check("edit_decisions_change_counted", sql`${table.change} > 0`),
    check(
      "edit_decisions_reason_of_rejected",
      sql`${table.reason} is null or ${table.decision} = 'rejected'`,
    ),
  ],
);

/** A journal profile of one person or one group. */
export const journalProfiles = pgTable(
  "journal_profiles",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    groupId: uuid("group_id").references(() => preferredGroups.id, { onDelete: "cascade" }),
    /** Its name is in it. */
    profile: jsonb("profile").$type<OwnProfile>().notNull(),
    revision: integer("revision").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    index("journal_profiles_owner").on(table.ownerId),
    index("journal_profiles_group").on(table.groupId),
    check("journal_profiles_of_one", sql`num_nonnulls(${table.ownerId}, ${table.groupId}) = 1`),
    check("journal_profiles_counted", sql`${table.revision} > 0`),
  ],
);

/** The kind of journal, or the profile, that a document is checked for; without a row none in particular. */
export const checkProfiles = pgTable(
  "check_profiles",
  {
    documentId: uuid("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    profile: oneOf("profile", CheckProfile.options),
    journalProfileId: uuid("journal_profile_id").references(() => journalProfiles.id, {
      onDelete: "cascade",
    }),
  },
  (table) => [
    ...onlyListed(table.profile),
    check(
      "check_profiles_of_one",
      sql`num_nonnulls(${table.profile}, ${table.journalProfileId}) = 1`,
    ),
  ],
);

/** Findings of the submission check that an author does not want to see again. */
export const dismissedFindings = pgTable(
  "dismissed_findings",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** A digest: no word of the manuscript stands here. */
    finding: text("finding").notNull(),
    dismissedAt: instant("dismissed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.finding] })],
);

/** Copies by what was decided, as they were handed out: the log of the edit names each. */
export const editDeliveries = pgTable(
  "edit_deliveries",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    copy: oneOf("copy", DecidedCopy.options).notNull(),
    /** Of its bytes, in hexadecimal. */
    sha256: text("sha256").notNull(),
    /** When these bytes were handed out for the first time. */
    deliveredAt: instant("delivered_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.copy, table.sha256] }),
    ...onlyListed(table.copy),
  ],
);
