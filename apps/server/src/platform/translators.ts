import {
  createEngineChooser,
  type SegmentedRequest,
  type SourceLanguage,
  type TranslationEngine,
  type TranslationQuality,
  translateSegments,
} from "@curie/language/translation";
import type { TranslatedText } from "@curie/manuscript";
import type { Logger } from "pino";
import type { Config } from "#config";
import { configuredEngines, type TranslationEngines } from "./translation-engines.ts";

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
  config: Pick<Config, "profile" | "translation" | "dataDir">;
  log: Logger;
  /** In place of those that the configuration names. */
  engines?: readonly TranslationEngine[];
};

export function createTranslators({ config, log, engines }: TranslatorParts): Translators {
  const present = engines ? theseEngines(engines) : configuredEngines({ config, log });
  const chooser = createEngineChooser({ now: () => performance.now() });
  const { preferred } = config.translation;
  // A text that nobody could submit is for showing what would be, and for nothing else.
  const allowGist = config.profile === "demo";
  return {
    choose: async (from, signal) => {
      const wishes = { allowGist, ...(preferred ? { preferred } : {}) };
      const { engine } = await chooser.chooseEngine(await present.list(), from, wishes, signal);
      if (!engine) return null;
      const { name, version, quality } = engine;
      return {
        name,
        version,
        quality,
        staysOnThisServer: present.staysHere(engine),
        translate: (request) => translateSegments(engine, request),
      };
    },
    preparing: present.preparing,
    prepare: present.prepare,
    close: present.close,
  };
}

function theseEngines(engines: readonly TranslationEngine[]): TranslationEngines {
  return {
    list: async () => engines,
    staysHere: () => true,
    preparing: () => null,
    prepare: () => {},
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
