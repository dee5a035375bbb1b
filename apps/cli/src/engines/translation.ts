import {
  apertiumInstallation,
  createApertiumEngine,
  createChineseGistEngine,
} from "@curie/draft-translation";
import { type EngineInstallation, installMissing } from "@curie/language/installation";
import {
  createEngineChooser,
  createNeuralEngine,
  createServiceEngines,
  type EngineChoice,
  neuralInstallation,
  readNeuralSettings,
  type SourceLanguage,
  type TranslationEngine,
  TranslationFailure,
  type TranslationQuality,
} from "@curie/language/translation";
import { type EngineConfig, readEngineConfig } from "../config.ts";
import type { FetchProgress } from "../fetch-progress.ts";
import { UsageError } from "../refusal.ts";

export type EngineWish = {
  from: SourceLanguage;
  /** The engine asked for by name; without it the best that can. */
  name: string | undefined;
  /** Says what is fetched; null when nothing may be. */
  fetching: FetchProgress | null;
};

/** Does the work with the engine that was asked for, or with the best that can translate. */
export async function withTranslationEngine<Result>(
  wish: EngineWish,
  work: (engine: TranslationEngine) => Promise<Result>,
): Promise<Result> {
  const config = readEngineConfig();
  const first = await withBest(config, wish, async (choice) =>
    wish.fetching && choice.engine?.quality !== "translation"
      ? { quality: choice.engine?.quality ?? null }
      : { done: await work(engineOf(choice, wish, [])) },
  );
  if ("done" in first) return first.done;
  const reasons = await fetchBetter(config, wish, first.quality);
  return withBest(config, wish, (choice) => work(engineOf(choice, wish, reasons)));
}

/** Calls back with the best engine that is there, if any is. */
async function withBest<Result>(
  { folder, neural, services }: EngineConfig,
  { from, name }: EngineWish,
  work: (choice: EngineChoice) => Promise<Result>,
): Promise<Result> {
  const engines = [
    ...createServiceEngines(services),
    ...(neural
      ? [createNeuralEngine({ ...neural, ...readNeuralSettings(neural.folder), host: null })]
      : []),
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
    return await work(await chooser.chooseEngine(engines, from, wishes));
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
}

/** @throws TranslationFailure that says why each engine cannot, and what could not be fetched */
function engineOf(
  choice: EngineChoice,
  { from, fetching }: EngineWish,
  reasons: readonly string[],
): TranslationEngine {
  if (choice.engine) return choice.engine;
  const states = choice.refused.map(({ name, reason }) => `${name} (${reason})`).join(", ");
  const why = fetching ? reasons : ["nothing was fetched, because of --no-fetch"];
  throw new TranslationFailure(
    "curie",
    "not-installed",
    [`no engine for ${from} can translate: ${states || "none is set up"}`, ...why].join("; "),
  );
}

const rank: Readonly<Record<TranslationQuality, number>> = { gist: 1, draft: 2, translation: 3 };

/**
 * Fetches the best engine that is better than what is there, and the next best where that fails.
 *
 * @returns why not, for each that could not be had
 */
async function fetchBetter(
  config: EngineConfig,
  { from, name, fetching }: EngineWish,
  there: TranslationQuality | null,
): Promise<string[]> {
  const reasons: string[] = [];
  for (const installation of installationsOf(config, from)) {
    const { engine, quality, source } = installation;
    const parts = installation.parts.filter(({ languages }) => languages.includes(from));
    const isWanted =
      name === undefined ? there === null || rank[quality] > rank[there] : name === engine;
    if (!isWanted || parts.length === 0) continue;
    const failures = await installMissing(
      { ...installation, parts },
      new AbortController().signal,
      {
        onStart: () => fetching?.start(engine, `${source} (--no-fetch forbids it)`),
        onProgress: (_, share) => fetching?.progress(engine, share),
        onInstalled: () => fetching?.end(`${engine} is installed.`),
      },
    );
    if (failures.length === 0) return [];
    for (const { failure } of failures) {
      fetching?.end(`${engine} is not fetched: ${failure.message}`);
      reasons.push(failure.message);
    }
  }
  return reasons;
}

/** The best English first. */
function installationsOf(
  { folder, neural, fetchApertium }: EngineConfig,
  from: SourceLanguage,
): EngineInstallation[] {
  return [
    ...(neural
      ? [neuralInstallation({ ...readNeuralSettings(neural.folder), ...neural, languages: [from] })]
      : []),
    ...(fetchApertium ? [apertiumInstallation({ folder })] : []),
  ];
}
