import { z } from "zod";
import { apiListMaxSize, editingMaxWords, editTargetMinWords } from "../constants.ts";
import { ChangeReport } from "../documents/change-report.ts";
import {
  DocumentFailure,
  DocumentType,
  DocumentWarning,
  EditCopy,
  EditStrength,
  FirstLanguage,
  JobProgress,
  SourceLanguage,
  StyleOfEnglish,
  TranslationCopy,
  TranslationQuality,
} from "../documents/documents.ts";
import { SubmissionCheck } from "../documents/submission-check.ts";
import { errors } from "../errors.ts";
import { Done, Identity, Instant } from "../http.ts";
import { Allowance, PlanType } from "../plans/access.ts";
import { forScopes } from "./access.ts";

/** `received`: handed in, and nothing started yet. */
export const V1State = z.enum(["received", "processing", "completed", "failed"]);
export type V1State = z.infer<typeof V1State>;

/** A manuscript from the moment it is handed in: it has one identity, whatever becomes of it. */
export const V1Document = z.object({
  identity: Identity,
  name: z.string(),
  sizeBytes: z.int().min(0),
  state: V1State,
  /** Null until something is started. */
  service: DocumentType.nullable(),
  createdAt: Instant,
  completedAt: Instant.nullable(),
  styleOfEnglish: StyleOfEnglish.nullable(),
  strength: EditStrength.nullable(),
  language: SourceLanguage.nullable(),
  quality: TranslationQuality.nullable(),
  /** While it is processed. */
  progress: JobProgress.nullable(),
  /** Null where it is not known yet, or means nothing for the service. */
  counts: z.object({
    words: z.int().min(0).nullable(),
    changes: z.int().min(0).nullable(),
    valuesCompared: z.int().min(0).nullable(),
    valuesKept: z.int().min(0).nullable(),
    paragraphsLeft: z.int().min(0).nullable(),
    paragraphsToCheck: z.int().min(0).nullable(),
  }),
  warnings: z.array(DocumentWarning),
  failure: DocumentFailure.nullable(),
  /** False once the files were removed when their time was over. */
  filesKept: z.boolean(),
});
export type V1Document = z.infer<typeof V1Document>;

const V1Allowance = z.object({
  /** Whether a start would be accepted now, and if not, why and until when. */
  available: z.boolean(),
  reason: z.string().nullable(),
  availableAt: Instant.nullable(),
  planType: PlanType.nullable(),
  allowance: Allowance.nullable(),
});
export const V1Account = z.object({
  name: z.string(),
  email: z.string(),
  editing: V1Allowance,
  translation: V1Allowance,
  token: z.object({ identity: Identity, scopes: z.array(z.string()) }),
});
export type V1Account = z.infer<typeof V1Account>;

const tags = ["v1"];
const byIdentity = z.object({ identity: Identity });
const unknown = errors("documents.not-found");
const notStarted = errors(
  ...(["word-count-not-received", "file-upload-error", "api.already-started"] as const),
  ...(["api.idempotency-key-reused"] as const),
);
const ofResult = errors(
  ...(["documents.not-found", "documents.not-completed", "documents.files-removed"] as const),
  ...(["documents.file-missing", "editing.no-report"] as const),
);
/** Something was started, or had been: ask for the document until it is completed or failed. */
const Started = z.object({ document: Identity });

export const V1Edit = z.object({
  document: Identity,
  styleOfEnglish: StyleOfEnglish,
  oxfordSpelling: z.boolean().default(false),
  strength: EditStrength.default("proofread"),
  targetWords: z.int().min(editTargetMinWords).max(editingMaxWords).optional(),
  firstLanguage: FirstLanguage.nullable().default(null),
});
export type V1Edit = z.infer<typeof V1Edit>;
export const V1Translation = z.object({ document: Identity, language: SourceLanguage });
export type V1Translation = z.infer<typeof V1Translation>;

/** The public API under `/api/v1`: for programs with a token, and kept as it is while it is called v1. */
export const v1 = {
  account: forScopes("read")
    .route({ method: "GET", path: "/account", tags, summary: "Plan and allowance" })
    .output(V1Account),
  list: forScopes("read")
    .route({
      method: "GET",
      path: "/documents",
      tags,
      summary: "Own documents that something was started with, newest first",
    })
    .input(
      z.object({
        /** `next` of the answer before. */
        cursor: Identity.optional(),
        limit: z.coerce.number().int().min(1).max(apiListMaxSize).default(apiListMaxSize),
      }),
    )
    .output(z.object({ documents: z.array(V1Document), next: Identity.nullable() })),
  get: forScopes("edit", "translate", "read")
    .route({ method: "GET", path: "/documents/{identity}", tags, summary: "State and counts" })
    .input(byIdentity)
    .output(V1Document)
    .errors(unknown),
  report: forScopes("read")
    .route({
      method: "GET",
      path: "/documents/{identity}/report",
      tags,
      summary: "The change report of a completed edit",
    })
    .input(byIdentity)
    .output(ChangeReport)
    .errors(ofResult),
  checks: forScopes("check")
    .route({
      method: "GET",
      path: "/documents/{identity}/checks",
      tags,
      summary: "The submission check of a completed edit",
    })
    .input(byIdentity)
    .output(SubmissionCheck)
    .errors(ofResult),
  remove: forScopes("edit", "translate")
    .route({
      method: "DELETE",
      path: "/documents/{identity}",
      tags,
      summary:
        "Delete a document and its files at once, with the scope that starts such a document; a second call answers the same",
    })
    .input(byIdentity)
    .output(Done)
    .errors(unknown),
  edit: forScopes("edit")
    .route({
      method: "POST",
      path: "/edits",
      tags,
      successStatus: 202,
      summary: "Start an edit; with the header Idempotency-Key it is safe to ask again",
    })
    .input(V1Edit)
    .output(Started)
    .errors({
      ...unknown,
      ...notStarted,
      ...errors(
        "automated-edit-not-available",
        "digital-edit-limit-exceeded",
        "maximum-automated-edits-reached",
        "digital-editing-exceeds-max-word-count",
        "editing.strength-not-available",
        "editing.target-not-shorter",
      ),
    }),
  translate: forScopes("translate")
    .route({
      method: "POST",
      path: "/translations",
      tags,
      successStatus: 202,
      summary: "Start a translation; with the header Idempotency-Key it is safe to ask again",
    })
    .input(V1Translation)
    .output(Started)
    .errors({
      ...unknown,
      ...notStarted,
      ...errors(
        "digital-ordering-not-available",
        "translation.engine-not-available",
        "digital-translations-word-count-exceeded",
      ),
    }),
};

/** Calls of the public API whose bodies stream. */
export const v1Streams = {
  upload: forScopes("edit", "translate")
    .route({
      method: "POST",
      path: "/documents",
      tags,
      successStatus: 201,
      summary:
        "Hand in a Word file: a form with one `file`, or the bytes themselves with ?name=paper.docx",
    })
    .input(z.object({ name: z.string().max(255).optional() }))
    .output(V1Document)
    .errors(
      errors(
        "documents.no-file",
        "documents.more-than-one-file",
        "documents.file-empty",
        "documents.file-too-large",
        "documents.file-type-not-accepted",
        "documents.file-name-not-accepted",
        "documents.upload-interrupted",
        "documents.too-many-uploads",
        "corrupt",
      ),
    ),
  file: forScopes("read")
    .route({
      method: "GET",
      path: "/documents/{identity}/files/{copy}",
      tags,
      summary: "A file of a completed document",
    })
    .input(byIdentity.extend({ copy: z.union([EditCopy, TranslationCopy]) }))
    .output(z.file())
    .errors(ofResult),
};
