import { z } from "zod";
import { TranslationAccess } from "./access.ts";
import {
  Document,
  DocumentPage,
  PageQuery,
  SourceLanguage,
  StatusQuery,
  TranslationQuality,
} from "./documents.ts";
import { errors } from "./errors.ts";
import { Identity, signedIn } from "./http.ts";

/**
 * What would translate from a language now. `preparing`: the draft engine is being fetched, `share`
 * of it is there; `missing`: nothing can, until the operator installs or configures an engine.
 */
export const TranslationEngineState = z.discriminatedUnion("state", [
  z.object({
    language: SourceLanguage,
    state: z.literal("ready"),
    /** `llm`, `deepl`, `libretranslate`, `local-neural`, `apertium` or `chinese-gist`. */
    engine: z.string(),
    quality: TranslationQuality,
    /** Whether the text is translated by a program on the operator's machines. */
    staysOnThisServer: z.boolean(),
  }),
  z.object({
    language: SourceLanguage,
    state: z.literal("preparing"),
    share: z.number().min(0).max(1),
  }),
  z.object({ language: SourceLanguage, state: z.literal("missing") }),
]);
export type TranslationEngineState = z.infer<typeof TranslationEngineState>;

/** The files of a completed translation (G-60). */
export const TranslationCopy = z.enum(["translated", "bilingual", "original"]);
export type TranslationCopy = z.infer<typeof TranslationCopy>;

const tags = ["Translation"];
const byIdentity = z.object({ identity: Identity });
const ownDocument = signedIn.errors(errors("documents.not-found"));

export const translation = {
  list: signedIn
    .route({
      method: "GET",
      path: "/digital-translation/list",
      tags,
      summary: "Own translations, newest first",
    })
    .input(PageQuery)
    .output(DocumentPage),
  status: signedIn
    .route({
      method: "POST",
      path: "/digital-translation/status",
      tags,
      summary: "States of several own translations in one request; foreign identities are left out",
    })
    .input(StatusQuery)
    .output(z.object({ documents: z.array(Document) })),
  limitReached: signedIn
    .route({
      method: "GET",
      path: "/digital-translation/limit-reached",
      tags,
      summary: "May another translation be started now, and if not, why",
    })
    .output(TranslationAccess),
  engines: signedIn
    .route({
      method: "GET",
      path: "/digital-translation/engines",
      tags,
      summary: "What would translate from each language now, and what its English may be called",
    })
    .output(z.object({ engines: z.array(TranslationEngineState) })),
  start: ownDocument
    .route({
      method: "POST",
      path: "/digital-translation/start",
      tags,
      summary: "Start translating an upload; the same upload starts once however often it is asked",
    })
    .input(z.object({ file: Identity, language: SourceLanguage }))
    .output(z.object({ document: Document }))
    .errors(
      errors(
        "word-count-not-received",
        "file-upload-error",
        "digital-ordering-not-available",
        "digital-translations-word-count-exceeded",
        "translation.engine-not-available",
      ),
    ),
  retry: ownDocument
    .route({
      method: "POST",
      path: "/digital-translation/{identity}/retry",
      tags,
      summary: "Try a failed translation again; counts as a start",
    })
    .input(byIdentity)
    .output(z.object({ document: Document }))
    .errors(
      errors(
        "documents.not-failed",
        "documents.files-removed",
        "digital-ordering-not-available",
        "translation.engine-not-available",
      ),
    ),
  remove: ownDocument
    .route({
      method: "DELETE",
      path: "/digital-translation/{identity}",
      tags,
      summary: "Delete a translation and its files at once; a second call answers the same",
    })
    .input(byIdentity.extend({ fileName: z.string().max(255), keepFile: z.literal(false) }))
    .output(z.object({ done: z.literal(true) })),
};

export const translationStreams = {
  download: ownDocument
    .route({
      method: "GET",
      path: "/digital-translation/{identity}/download",
      tags,
      summary:
        "The translated Word file, the copy with both languages, or the original, under the given file name",
    })
    .input(
      byIdentity.extend({
        fileName: z.string().max(255).optional(),
        copy: TranslationCopy.optional(),
      }),
    )
    .output(z.file())
    .errors(errors("documents.not-completed", "documents.files-removed", "documents.file-missing")),
};
