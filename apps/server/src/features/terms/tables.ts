import { TermKind, TermLanguage } from "@curie/contract";
import type { Term } from "@curie/language/terms";
import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";
import { documents, uploads } from "#features/documents/tables.ts";
import { preferredGroups } from "#features/plans/tables.ts";
import { instant, oneOf, onlyListed } from "#platform/db/columns.ts";

/** A list of terms: of one person, one group, or one upload and what becomes of it. */
export const termLists = pgTable(
  "term_lists",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    groupId: uuid("group_id").references(() => preferredGroups.id, { onDelete: "cascade" }),
    uploadId: uuid("upload_id").references(() => uploads.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("term_lists_owner").on(table.ownerId),
    uniqueIndex("term_lists_group").on(table.groupId),
    uniqueIndex("term_lists_upload").on(table.uploadId),
    check(
      "term_lists_of_one",
      sql`num_nonnulls(${table.ownerId}, ${table.groupId}, ${table.uploadId}) = 1`,
    ),
  ],
);

/** Entries of the lists. */
export const terms = pgTable(
  "terms",
  {
    id: uuid("id").primaryKey(),
    listId: uuid("list_id")
      .notNull()
      .references(() => termLists.id, { onDelete: "cascade" }),
    /** The language and the words that it is about: of one list, no two entries are about the same. */
    key: text("key").notNull(),
    kind: oneOf("kind", TermKind.options).notNull(),
    term: text("term").notNull(),
    variants: text("variants").array().notNull().default(sql`'{}'`),
    language: oneOf("language", TermLanguage.options),
    translation: text("translation"),
    anyCase: boolean("any_case").notNull(),
    plural: boolean("plural").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("terms_key").on(table.listId, table.key),
    ...onlyListed(table.kind, table.language),
    check(
      "terms_have_what_their_kind_needs",
      sql`case ${table.kind}
        when 'always-write' then cardinality(${table.variants}) > 0
        when 'translate-as' then ${table.language} is not null and ${table.translation} is not null
        else true end`,
    ),
  ],
);

/**
 * The terms that applied when a document was started, as one list: another try gives the same, and what
 * becomes of the lists changes nothing of it.
 */
export const documentTerms = pgTable("document_terms", {
  documentId: uuid("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  terms: jsonb("terms").$type<Term[]>().notNull(),
});
