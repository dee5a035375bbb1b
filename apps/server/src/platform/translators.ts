import {
  createEngineChooser,
  type SegmentedRequest,
  type SourceLanguage,
  type TranslationQuality,
  translateSegments,
} from "@curie/language/translation";
import type { TranslatedText } from "@curie/manuscript";
import type { Config } from "#config";
import type { ComingEngine } from "./engine-installer.ts";
import type { TranslationEngines } from "./translation-engines.ts";

/**
 * The engines that translate. They live as long as the process, because they hold processes,
 * models and connections; only one of them works on a document.
 */
export type Translators = {
  /** What would translate now; null when nothing can. */
  choose(from: SourceLanguage, signal?: AbortSignal): Promise<ChosenEngine | null>;
  /** The engines that are being fetched for a language. */
  coming(from: SourceLanguage): Promise<readonly ComingEngine[]>;
  /** Fetches engines in the background, where the configuration says so. */
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
  engines.onInstalled(chooser.forget);
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
    coming: engines.coming,
    prepare: engines.prepare,
    close: engines.close,
  };
}
