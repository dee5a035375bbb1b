import { join, resolve } from "node:path";
import type { EditingEngineSettings } from "@curie/language/editing";
import type { ServiceSettings } from "@curie/language/translation";
import { UsageError } from "./refusal.ts";

export type EngineConfig = {
  /** Where Apertium and local models are, beside those of the system. */
  folder: string;
  services: ServiceSettings;
  /** Local models: their folder, and what installs their library; null: not wanted. */
  neural: { folder: string; npm: string | undefined; silence: number } | null;
  /** Whether Apertium may be fetched. */
  fetchApertium: boolean;
};

/** Somebody waits: a host that says nothing for this many milliseconds is given up. */
const silence = 15_000;

/** The engines that are set up, by the same variables that the server reads. */
export function readEngineConfig(env: NodeJS.ProcessEnv = process.env): EngineConfig {
  const { DEEPL_API_KEY, DEEPL_API_URL, LIBRETRANSLATE_URL, LIBRETRANSLATE_API_KEY } = env;
  const folder = join(resolve(env.CURIE_DATA_DIR ?? ".data"), "engines");
  return {
    folder,
    services: {
      llm: languageModel(env),
      deepl: DEEPL_API_KEY ? { key: DEEPL_API_KEY, url: DEEPL_API_URL ?? null } : null,
      libretranslate: LIBRETRANSLATE_URL
        ? { url: LIBRETRANSLATE_URL, key: LIBRETRANSLATE_API_KEY ?? null }
        : null,
    },
    neural: isOff(env.CURIE_NEURAL_TRANSLATION)
      ? null
      : { folder: join(folder, "neural"), npm: env.npm_execpath, silence },
    fetchApertium: !isOff(env.CURIE_FETCH_APERTIUM),
  };
}

/**
 * Who edits, by name. Only a word on the command line sends text to a model, however one is set up.
 *
 * @throws UsageError for a name nobody has, and for a model that is not set up
 */
export function readEditingEngine(
  name: string = "local",
  env: NodeJS.ProcessEnv = process.env,
): EditingEngineSettings {
  if (name === "local") return { engine: "local" };
  if (name !== "hybrid" && name !== "llm") {
    throw new UsageError(`There is no engine ${name}. There are: local, hybrid, llm.`);
  }
  const model = languageModel(env);
  if (!model) {
    throw new UsageError(`--engine ${name} needs CURIE_LLM_URL and CURIE_LLM_MODEL.`);
  }
  return { engine: name, model };
}

function isOff(text: string | undefined): boolean {
  return text !== undefined && ["", "0", "false", "off", "no"].includes(text.toLowerCase());
}

function languageModel(env: NodeJS.ProcessEnv): ServiceSettings["llm"] {
  const { CURIE_LLM_URL: url, CURIE_LLM_KEY: key, CURIE_LLM_MODEL: model } = env;
  return url && model ? { url, key: key ?? null, model } : null;
}
