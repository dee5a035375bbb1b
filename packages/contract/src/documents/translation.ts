import { z } from "zod";
import { errors } from "../errors.ts";
import { Identity, signedIn } from "../http.ts";
import { TranslationAccess } from "../plans/access.ts";
import { documentCalls, documentDownload } from "./document-service.ts";
import { SourceLanguage, TranslationCopy, TranslationQuality } from "./documents.ts";

/** An engine that is being fetched: what its English will be called, and how much of it is there. */
export const ComingEngine = z.object({
  engine: z.string(),
  quality: TranslationQuality,
  share: z.number().min(0).max(1),
});
export type ComingEngine = z.infer<typeof ComingEngine>;

/**
 * What would translate from a language now. `preparing`: nothing yet, but an engine is being
 * fetched; `missing`: nothing can, until the operator installs or configures an engine.
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
    /** A better engine that is being fetched; null: none. */
    better: ComingEngine.nullable(),
  }),
  z.object({ language: SourceLanguage, state: z.literal("preparing"), coming: ComingEngine }),
  z.object({ language: SourceLanguage, state: z.literal("missing") }),
]);
export type TranslationEngineState = z.infer<typeof TranslationEngineState>;

/** A finished translation beside its original, one entry a paragraph, in reading order. */
export const TranslationSides = z.object({
  identity: Identity,
  fileName: z.string(),
  language: SourceLanguage,
  quality: TranslationQuality,
  paragraphs: z.array(
    z.object({
      original: z.string(),
      /** Null: it stayed as it was. */
      english: z.string().nullable(),
      headingLevel: z.int().min(1).max(9).nullable(),
    }),
  ),
});
export type TranslationSides = z.infer<typeof TranslationSides>;

const service = {
  path: "/digital-translation",
  tag: "Translation",
  noun: "translation",
  withArticle: "a translation",
  choice: { language: SourceLanguage },
  access: TranslationAccess,
  refusals: ["digital-ordering-not-available", "translation.engine-not-available"],
  tooLong: "digital-translations-word-count-exceeded",
  copies: TranslationCopy,
  copiesSummary: "The translated Word file, the copy with both languages, or the original",
  copyRefusals: [],
} as const;

export const translation = {
  ...documentCalls(service),
  engines: signedIn
    .route({
      method: "GET",
      path: "/digital-translation/engines",
      tags: [service.tag],
      summary: "What would translate from each language now, and what its English may be called",
    })
    .output(z.object({ engines: z.array(TranslationEngineState) })),
  sides: signedIn
    .errors(
      errors(
        "documents.not-found",
        "documents.not-completed",
        "documents.files-removed",
        "documents.file-missing",
      ),
    )
    .route({
      method: "GET",
      path: "/digital-translation/{identity}/sides",
      tags: [service.tag],
      summary: "A finished translation beside its original, paragraph by paragraph",
    })
    .input(z.object({ identity: Identity }))
    .output(TranslationSides),
};

export const translationStreams = { download: documentDownload(service) };
