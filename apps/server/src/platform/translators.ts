import {
  createEngineChooser,
  type SegmentedRequest,
  type SourceLanguage,
  type TranslationQuality,
  translateSegments,
} from "@curie/language/translation";
import type { TranslatedText } from "@curie/manuscript";
import type { Config } from "#config";
import type { TranslationEngines } from "./translation-engines.ts";

/**
 * The engines that translate. They live as long as the process, because they hold processes,
 * models and connections; only one of them works on a document.
 */
export type Translators = {
  /** What would translate now; null when nothing can. */
  choose(from: SourceLanguage, signal?: AbortSignal): Promise<ChosenEngine | null>;
  /** How much of a draft engine is there while it is being fetched, 0 to 1; null otherwise. */
  preparing(from: SourceLanguage): number | null;
  /** Fetches the draft engine in the background, where the configuration says so. */
  prepare(): void;
  close(): Promise<void>;
};

/** An engine with the judging and mending that follow every engine. */
export type ChosenEngine = {
  name: string;
  version: string;
  quality: TranslationQuality;
  /** Whether the text stays on the operator's machine. */
  staysOnThisServer: boolean;
  /** @throws TranslationFailure */
  translate(request: SegmentedRequest): Promise<TranslatedText>;
};

type TranslatorParts = {
  config: Pick<Config, "profile" | "translation">;
  engines: TranslationEngines;
};

export function createTranslators({ config, engines }: TranslatorParts): Translators {
  const chooser = createEngineChooser({ now: () => performance.now() });
  const { preferred } = config.translation;
  // A text that nobody could submit is for showing what would be, and for nothing else.
  const allowGist = config.profile === "demo";
  return {
    choose: async (from, signal) => {
      const wishes = { allowGist, ...(preferred ? { preferred } : {}) };
      const { engine } = await chooser.chooseEngine(await engines.list(), from, wishes, signal);
      if (!engine) return null;
      const { name, version, quality } = engine;
      return {
        name,
        version,
        quality,
        staysOnThisServer: engines.staysHere(engine),
        translate: (request) => translateSegments(engine, request),
      };
    },
    preparing: engines.preparing,
    prepare: engines.prepare,
    close: engines.close,
  };
}
