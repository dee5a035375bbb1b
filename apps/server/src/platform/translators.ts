import {
  type SegmentedRequest,
  type SourceLanguage,
  type TranslationEngine,
  type TranslationQuality,
  translateSegments,
} from "@curie/language/translation";
import type { TranslatedText } from "@curie/manuscript";
import type { Logger } from "pino";
import type { Config } from "#config";

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

export function createTranslators({ config, engines = [] }: TranslatorParts): Translators {
  const { preferred } = config.translation;
  return {
    choose: async (from, signal) => {
      const able = engines.filter(({ languages }) => languages.includes(from));
      for (const engine of able) {
        const health = await engine.health(from, signal);
        if (health.ready && (preferred === null || preferred === engine.name)) {
          const { name, version, quality } = engine;
          return {
            name,
            version,
            quality,
            staysOnThisServer: true,
            translate: (request) => translateSegments(engine, request),
          };
        }
      }
      return null;
    },
    preparing: () => null,
    prepare: () => {},
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
