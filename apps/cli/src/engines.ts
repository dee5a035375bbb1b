import { join, resolve } from "node:path";
import {
  createApertiumEngine,
  createChineseGistEngine,
  createEngineChooser,
  createServiceEngines,
  installApertium,
  type ServiceSettings,
  type SourceLanguage,
  type TranslationEngine,
  TranslationFailure,
} from "@curie/language/translation";
import { UsageError } from "./refusal.ts";

export type EngineWish = {
  from: SourceLanguage;
  /** The engine asked for by name; without it the best that can. */
  name: string | undefined;
  /** Whether Apertium is fetched first, when it is missing. */
  fetch: boolean;
  say: (line: string) => void;
};

/** Does the work with the engine that was asked for, or with the best that can translate. */
export async function withTranslationEngine<Result>(
  { from, name, fetch, say }: EngineWish,
  work: (engine: TranslationEngine) => Promise<Result>,
): Promise<Result> {
  const folder = join(resolve(process.env.CURIE_DATA_DIR ?? ".data"), "engines");
  if (fetch) await fetchApertium(folder, say);
  const engines = [
    ...createServiceEngines(settingsFrom(process.env, folder)),
    await createApertiumEngine({ folder }),
    createChineseGistEngine(),
  ];
  try {
    if (name !== undefined && !engines.some((engine) => engine.name === name)) {
      const names = engines.map((engine) => engine.name).join(", ");
      throw new UsageError(`There is no engine ${name}. Those set up are: ${names}.`);
    }
    const chooser = createEngineChooser({ now: () => performance.now() });
    const wishes = { preferred: name, allowGist: true };
    const { engine } = await chooser.chooseEngine(engines, from, wishes);
    if (!engine) {
      const remedy = from === "zh_CN" ? "" : "; --fetch-engine fetches Apertium for drafts";
      throw new TranslationFailure(
        "curie",
        "not-installed",
        `no engine for ${from} is set up${remedy}`,
      );
    }
    return await work(engine);
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
}

/** The variables that the server reads for the same services. */
function settingsFrom(env: NodeJS.ProcessEnv, folder: string): ServiceSettings {
  const { CURIE_LLM_URL, CURIE_LLM_KEY, CURIE_LLM_MODEL } = env;
  const { DEEPL_API_KEY, DEEPL_API_URL, LIBRETRANSLATE_URL, LIBRETRANSLATE_API_KEY } = env;
  return {
    llm:
      CURIE_LLM_URL && CURIE_LLM_MODEL
        ? { url: CURIE_LLM_URL, key: CURIE_LLM_KEY ?? null, model: CURIE_LLM_MODEL }
        : null,
    deepl: DEEPL_API_KEY ? { key: DEEPL_API_KEY, url: DEEPL_API_URL ?? null } : null,
    libretranslate: LIBRETRANSLATE_URL
      ? { url: LIBRETRANSLATE_URL, key: LIBRETRANSLATE_API_KEY ?? null }
      : null,
    localNeural: env.CURIE_NEURAL_TRANSLATION === "on" ? { folder: join(folder, "neural") } : null,
  };
}

async function fetchApertium(folder: string, say: EngineWish["say"]): Promise<void> {
  await installApertium({
    folder,
    onProgress: ({ step, done, total }) => say(`Apertium: ${step} ${done} of ${total}`),
  });
}
