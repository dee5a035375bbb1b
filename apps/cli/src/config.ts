import { join, resolve } from "node:path";
import type { ServiceSettings } from "@curie/language/translation";

export type EngineConfig = {
  /** Where Apertium and local models are, beside those of the system. */
  folder: string;
  services: ServiceSettings;
};

/** The engines that are set up, by the same variables that the server reads. */
export function readEngineConfig(env: NodeJS.ProcessEnv = process.env): EngineConfig {
  const { CURIE_LLM_URL, CURIE_LLM_KEY, CURIE_LLM_MODEL } = env;
  const { DEEPL_API_KEY, DEEPL_API_URL, LIBRETRANSLATE_URL, LIBRETRANSLATE_API_KEY } = env;
  const folder = join(resolve(env.CURIE_DATA_DIR ?? ".data"), "engines");
  return {
    folder,
    services: {
      llm:
        CURIE_LLM_URL && CURIE_LLM_MODEL
          ? { url: CURIE_LLM_URL, key: CURIE_LLM_KEY ?? null, model: CURIE_LLM_MODEL }
          : null,
      deepl: DEEPL_API_KEY ? { key: DEEPL_API_KEY, url: DEEPL_API_URL ?? null } : null,
      libretranslate: LIBRETRANSLATE_URL
        ? { url: LIBRETRANSLATE_URL, key: LIBRETRANSLATE_API_KEY ?? null }
        : null,
      localNeural:
        env.CURIE_NEURAL_TRANSLATION === "on" ? { folder: join(folder, "neural") } : null,
    },
  };
}
