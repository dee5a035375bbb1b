import { editStrengths } from "@curie/language/editing/strength";
import { z } from "zod";
import {
  documentSearchMaxLength,
  firstLanguages,
  sourceLanguages,
  statusPollMaxIdentities,
  stylesOfEnglish,
} from "../constants.ts";
import { errorCodes, errors } from "../errors.ts";
import { Identity, Instant, signedIn } from "../http.ts";

export const DocumentType = z.enum(["edit", "translation"]);
export type DocumentType = z.infer<typeof DocumentType>;

export const DocumentStatus = z.enum(["processing", "failed", "completed"]);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

/** Where a document was started: `api` with a token of the public API, `wai` in the Word add-in (G-64). */
export const DocumentOrigin = z.enum(["web", "api", "wai"]);
export type DocumentOrigin = z.infer<typeof DocumentOrigin>;

export const StyleOfEnglish = z.enum(stylesOfEnglish);
export type StyleOfEnglish = z.infer<typeof StyleOfEnglish>;

/** How much of a manuscript is changed; the last two only where a language model edits. */
export const EditStrength = z.enum(editStrengths);
export type EditStrength = z.infer<typeof EditStrength>;

/** What an author grew up with. They may say it, so that what is likely in it is looked for. */
export const FirstLanguage = z.enum(firstLanguages);
export type FirstLanguage = z.infer<typeof FirstLanguage>;

export const SourceLanguage = z.enum(sourceLanguages);
export type SourceLanguage = z.infer<typeof SourceLanguage>;

/**
 * What is odd about a Word file that is taken all the same, the weightiest first. The sentences
 * stand with those of the error codes.
 */
export const DocumentWarning = z.enum([
  /** Any edit breaks its digital signature. */
  "signed-document",
  "marked-as-final",
  /** Saving it under its own name needs a password. */
  "write-protected",
  /** Other files that Word takes in on opening; their text is not edited. */
  "imported-content",
  /** A field without an end or a beginning; its paragraph is not edited. */
  "unbalanced-field",
]);
export type DocumentWarning = z.infer<typeof DocumentWarning>;

/**
 * What the English of a translation may be called: a `translation` reads as one, a `draft` is
 * readable and must be worked through, a `gist` tells no more than what a paragraph is about.
 */
export const TranslationQuality = z.enum(["translation", "draft", "gist"]);
export type TranslationQuality = z.infer<typeof TranslationQuality>;

/** Why a document was not worked on, as exactly as there are messages for. */
export const DocumentFailure = z.object({
  code: z.enum(errorCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type DocumentFailure = z.infer<typeof DocumentFailure>;

/** How far a job is: paragraphs done, paragraphs in all, and how many jobs stand before it. */
export const JobProgress = z.object({
  done: z.int().min(0),
  total: z.int().min(0),
  etaSeconds: z.int().min(0).nullable(),
  ahead: z.int().min(0),
});
export type JobProgress = z.infer<typeof JobProgress>;

/** A manuscript that was handed to a service (S237). */
export const Document = z.object({
  identity: Identity,
  file: z.object({ name: z.string(), sizeBytes: z.int().min(0) }),
  status: DocumentStatus,
  type: DocumentType,
  origin: DocumentOrigin,
  createdAt: Instant,
  completedAt: Instant.nullable(),
  language: SourceLanguage.nullable(),
  styleOfEnglish: StyleOfEnglish.nullable(),
  /** British English with -ize; never beside American English. */
  oxfordSpelling: z.boolean(),
  /** Of an edit; null for translations. */
  strength: EditStrength.nullable(),
  /** To how many words it is to be shortened; null with every other strength. */
  targetWords: z.int().min(1).nullable(),
  /** Version of the engine that made the result (G-61). */
  lewisVersion: z.string().nullable(),
  words: z.int().min(0).nullable(),
  /** Tracked changes written into the result. */
  changes: z.int().min(0).nullable(),
  /** Of a finished edit with a change report: values compared, and how many an edit would have changed. */
  proof: z.object({ total: z.int().min(0), differing: z.int().min(0) }).nullable(),
  /** Edits that are not in the result, because the file had no safe place for them. */
  editsLeftOut: z.int().min(0).nullable(),
  /** Of a translation: what it will be, and when completed what it is. Null for edits. */
  quality: TranslationQuality.nullable(),
  /**
   * Paragraphs of a translation that are still in their language; of an edit, those that the language
   * model did not answer for, so that only rules and dictionaries have seen them. Null: none.
   */
  paragraphsLeft: z.int().min(0).nullable(),
  /** Paragraphs of a translation in which numbers or formatting should be compared. */
  paragraphsToCheck: z.int().min(0).nullable(),
  /** Listed terms that did not get their English in some paragraph of a translation; the first of them. */
  termsMissed: z.array(z.string()),
  /** About the file that was edited; empty until then. */
  warnings: z.array(DocumentWarning),
  progress: JobProgress.nullable(),
  /** Curie's own sample manuscript: it took nothing of a plan, and may be read without one. */
  sample: z.boolean(),
  /** Identity of the plan that paid for it; its use-limit check decides (G-29). */
  paidBy: Identity.nullable(),
  failure: DocumentFailure.nullable(),
  /** False once retention has removed the bytes; the row stays for counting. */
  filesKept: z.boolean(),
  /** 1 for a first version; `previous` is the one before, unless it was deleted. */
  version: z.object({
    number: z.int().min(1),
    previous: z.object({ identity: Identity, name: z.string() }).nullable(),
  }),
});
export type Document = z.infer<typeof Document>;

/** A finished edit that an upload may be the next version of. */
export const EarlierDocument = z.object({
  identity: Identity,
  name: z.string(),
  version: z.int().min(1),
  completedAt: Instant,
  words: z.int().min(0).nullable(),
  styleOfEnglish: StyleOfEnglish.nullable(),
  oxfordSpelling: z.boolean(),
  strength: EditStrength,
  /** About how much of their text both share, in percent; null where that was not kept. */
  likeness: z.int().min(0).max(100).nullable(),
  /** Whether name or text speak for it. */
  offered: z.boolean(),
});
export type EarlierDocument = z.infer<typeof EarlierDocument>;

/**
 * The files of a finished edit (G-60): every change tracked; as its author decided, what is open still
 * tracked; only what is open, in the text of the original; nothing tracked, and nothing rejected in it.
 */
export const EditCopy = z.enum(["tracked", "decided", "open", "clean", "original"]);
export type EditCopy = z.infer<typeof EditCopy>;

/** The files of a completed translation (G-60). */
export const TranslationCopy = z.enum(["translated", "bilingual", "original"]);
export type TranslationCopy = z.infer<typeof TranslationCopy>;

/** A file of a completed document. */
export type DocumentCopy = EditCopy | TranslationCopy;

/** Which page of a list an answer holds, and of how many results (S81). */
export const Pagination = z.object({
  numberOfResults: z.int().min(0),
  page: z.int().min(1),
  pageSize: z.int().min(1),
  offset: z.int().min(0),
});
export type Pagination = z.infer<typeof Pagination>;

/** In which order a list stands; the newest first unless something else is asked for. */
export const DocumentOrder = z.enum(["newest", "oldest", "name"]);
export type DocumentOrder = z.infer<typeof DocumentOrder>;

/** What is asked for in the address may be anything; the answer is the last valid page (G-66). */
export const PageQuery = z.object({
  page: z.string().optional(),
  type: DocumentType.optional(),
  /** Part of a file's name, in whatever case. */
  search: z.string().max(documentSearchMaxLength).optional(),
  order: DocumentOrder.optional(),
});
export const DocumentPage = z.object({ documents: z.array(Document), pagination: Pagination });
export type DocumentPage = z.infer<typeof DocumentPage>;

export const StatusQuery = z.object({
  identities: z.array(Identity).max(statusPollMaxIdentities),
});

/** A stored upload that no service has taken yet (S239). */
export const Upload = z.object({
  identity: Identity,
  status: z.literal("success"),
  file: z.object({ name: z.string(), sizeBytes: z.int().min(0) }),
  /** What its owner should know before it is worked on. */
  warnings: z.array(DocumentWarning),
});
export type Upload = z.infer<typeof Upload>;

export const uploadErrors = errors(
  "file-upload-error",
  "documents.no-file",
  "documents.more-than-one-file",
  "documents.file-empty",
  "documents.file-too-large",
  "documents.file-type-not-accepted",
  "documents.file-name-not-accepted",
  "documents.upload-interrupted",
  "not-a-word-file",
  "legacy-word-file",
  "other-office-file",
  "macro-enabled",
  "encrypted",
  "protected-document",
  "imported-file",
  "archive-bomb",
  "unsafe-file",
  "corrupt",
  "too-large",
  "documents.took-too-long",
  "documents.too-many-uploads",
);

const tags = ["Documents"];

export const documents = {
  uploadWords: signedIn
    .route({
      method: "GET",
      path: "/upload/{identity}",
      tags,
      summary: "How many words an upload has; null while they are being counted, or cannot be",
    })
    .input(z.object({ identity: Identity }))
    .output(z.object({ words: z.int().min(0).nullable(), isCounted: z.boolean() }))
    .errors(errors("documents.not-found")),
  discardUpload: signedIn
    .route({
      method: "DELETE",
      path: "/upload/{identity}",
      tags,
      summary: "Throw away an upload that was not started",
    })
    .input(z.object({ identity: Identity }))
    .output(z.object({ done: z.literal(true) }))
    .errors(errors("documents.not-found")),
  orderStatus: signedIn
    .route({
      method: "POST",
      path: "/digital-order/status",
      tags,
      summary: "States of several orders of one type; foreign identities are left out",
    })
    .input(StatusQuery.extend({ type: DocumentType }))
    .output(z.object({ documents: z.array(Document) })),
};

/** Bodies that stream; they are served beside the oRPC router and described in the same OpenAPI. */
export const documentStreams = {
  upload: signedIn
    .route({
      method: "POST",
      path: "/upload",
      tags,
      summary:
        "Upload one Word file as multipart/form-data, field `file`; optional field `retentionDays`",
    })
    .input(z.object({ file: z.file(), retentionDays: z.string().optional() }))
    .output(Upload)
    .errors(uploadErrors),
};
