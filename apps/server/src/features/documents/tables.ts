import {
  type DocumentFailure,
  DocumentOrigin,
  DocumentStatus,
  DocumentType,
  EditStrength,
  firstLanguages,
  type RetentionDays,
  retentionChoicesDays,
  sourceLanguages,
  stylesOfEnglish,
  TranslationQuality,
} from "@curie/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";
import { planUses } from "#features/plans/tables.ts";
import { instant, oneOf, onlyListed, onlyNumbers } from "#platform/db/columns.ts";

/**
 * Files that were handed in and not yet given to a service. The row exists before the bytes do, so
 * that bytes without a row are always safe to sweep.
 */
export const uploads = pgTable(
  "uploads",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    retentionDays: integer("retention_days").$type<RetentionDays>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the bytes were stored. */
    storedAt: instant("stored_at"),
    words: integer("words"),
    /** What is odd about the file, seen when it came in. */
    warnings: text("warnings").array().notNull().default(sql`'{}'`),
    /** Why counting found the file unusable. */
    refusalCode: text("refusal_code"),
    /** By which documents that are alike are found (`sketchOf`). */
    sketch: integer("sketch").array(),
  },
  (table) => [
    index("uploads_owner").on(table.ownerId, table.createdAt),
    index("uploads_age").on(table.createdAt),
    onlyNumbers(table.retentionDays, retentionChoicesDays),
  ],
);

/** Manuscripts given to a service. A deleted one keeps its row, without name and content, for counting. */
export const documents = pgTable(
  "documents",
  {
    id: uuid("id").primaryKey(),
    /** The upload it came from; one upload starts once. */
    uploadId: uuid("upload_id").notNull(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: oneOf("type", DocumentType.options).notNull(),
    status: oneOf("status", DocumentStatus.options).notNull(),
    origin: oneOf("origin", DocumentOrigin.options).notNull(),
    fileName: text("file_name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    words: integer("words"),
    retentionDays: integer("retention_days").$type<RetentionDays>().notNull(),
    styleOfEnglish: oneOf("style_of_english", stylesOfEnglish),
    oxfordSpelling: boolean("oxford_spelling").notNull().default(false),
    /** Of an edit; null for translations, and for edits from before there was a choice. */
    strength: oneOf("strength", EditStrength.options),
    /** To how many words it is to be shortened. */
    targetWords: integer("target_words"),
    /** The author's, where they said it. */
    firstLanguage: oneOf("first_language", firstLanguages),
    sourceLanguage: oneOf("source_language", sourceLanguages),
    useId: uuid("use_id").references(() => planUses.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
    startedAt: instant("started_at"),
    progressDone: integer("progress_done").notNull().default(0),
    progressTotal: integer("progress_total").notNull().default(0),
    completedAt: instant("completed_at"),
    failureCode: text("failure_code"),
    failureParams: jsonb("failure_params").$type<DocumentFailure["params"]>(),
    lewisVersion: text("lewis_version"),
    changes: integer("changes"),
    /** Edits that the engine made and the file had no safe place for. */
    editsLeftOut: integer("edits_left_out"),
    /** Of an edit: values compared with the original, and how many an edit would have changed. */
    proofTotal: integer("proof_total"),
    proofDiffering: integer("proof_differing"),
    /** What is odd about the file, seen when it was edited. */
    warnings: text("warnings").array().notNull().default(sql`'{}'`),
    /** Of a translation: what was promised at its start, and then what it is. */
    quality: oneOf("quality", TranslationQuality.options),
    /** Paragraphs of a translation that stayed in their language, or of an edit that no model saw. */
    paragraphsLeft: integer("paragraphs_left"),
    paragraphsToCheck: integer("paragraphs_to_check"),
    /** Listed terms that did not get their English; words of the manuscript, which go with its files. */
    termsMissed: text("terms_missed").array().notNull().default(sql`'{}'`),
    /**
     * What was noticed, as numbers by code: in paragraphs of a translation, or of a language model's
     * edits that were refused.
     */
    noticed: jsonb("noticed").$type<Record<string, number>>(),
    /** Of Curie's own sample manuscript: nothing was taken of a plan, and none is needed to read it. */
    sample: boolean("sample").notNull().default(false),
    originalKey: text("original_key"),
    resultKey: text("result_key"),
    /** The copy of a translation in both languages. */
    bilingualKey: text("bilingual_key"),
    /** The change report of an edit; null for edits from before there were reports. */
    reportKey: text("report_key"),
    /** The version before, where this document is the next one of another. */
    previousId: uuid("previous_id").references((): AnyPgColumn => documents.id, {
      onDelete: "set null",
    }),
    versionNumber: integer("version_number").notNull().default(1),
    /** What is known of the version before, until the work is done: that one may be deleted meanwhile. */
    previousKey: text("previous_key"),
    /** By which documents that are alike are found; goes with the files. */
    sketch: integer("sketch").array(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    uniqueIndex("documents_upload").on(table.uploadId),
    index("documents_list")
      .on(table.ownerId, table.type, table.createdAt.desc(), table.id)
      .where(sql`deleted_at is null`),
    // How many there are is read from here: so narrow that a thousand take two pages.
    index("documents_count").on(table.ownerId, table.type).where(sql`deleted_at is null`),
    index("documents_queue")
      .on(table.createdAt)
      .where(sql`status = 'processing' and deleted_at is null`),
    ...onlyListed(
      table.type,
      table.status,
      table.origin,
      table.styleOfEnglish,
      table.strength,
      table.firstLanguage,
      table.sourceLanguage,
      table.quality,
    ),
    check(
      "documents_target_of_shortening",
      sql`(strength is not distinct from 'shorten') = (target_words is not null) and (target_words is null or target_words > 0)`,
    ),
    onlyNumbers(table.retentionDays, retentionChoicesDays),
    check(
      "documents_oxford_is_british",
      sql`not oxford_spelling or style_of_english is not distinct from 'British English'`,
    ),
    index("documents_kept").on(table.completedAt).where(sql`original_key is not null`),
    index("documents_next_versions").on(table.previousId).where(sql`previous_id is not null`),
    check("documents_version_counted", sql`${table.versionNumber} > 0`),
  ],
);
