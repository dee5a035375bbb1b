import { z } from "zod";
import { signedIn } from "../http.ts";
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
};

export const translationStreams = { download: documentDownload(service) };
