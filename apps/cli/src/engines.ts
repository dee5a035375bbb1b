import {
  createApertiumEngine,
  createChineseGistEngine,
  installApertium,
} from "@curie/draft-translation";
import {
  createEngineChooser,
  createServiceEngines,
  type SourceLanguage,
  type TranslationEngine,
  TranslationFailure,
} from "@curie/language/translation";
import { readEngineConfig } from "./config.ts";
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
  const { folder, services } = readEngineConfig();
  if (fetch) await fetchApertium(folder, say);
  const engines = [
    ...createServiceEngines(services),
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

async function fetchApertium(folder: string, say: EngineWish["say"]): Promise<void> {
  await installApertium({
    folder,
    onProgress: ({ step, done, total }) => say(`Apertium: ${step} ${done} of ${total}`),
  });
}
