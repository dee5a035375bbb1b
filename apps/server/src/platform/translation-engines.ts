import { join } from "node:path";
import { apertiumInstallation, createApertiumEngine } from "@curie/draft-translation";
import {
  createNeuralEngine,
  createServiceEngines,
  neuralInstallation,
  readNeuralSettings,
  type SourceLanguage,
  type TranslationEngine,
} from "@curie/language/translation";
import type { Logger } from "pino";
import type { Config } from "#config";
import { isOnThisMachine } from "../config/reading.ts";
import { fetchesNeural, hasTranslationService } from "../config/translation.ts";
import type { Cpu } from "./cpu.ts";
import { type ComingEngine, createEngineInstaller, type RetryTimes } from "./engine-installer.ts";
import { createGistOnThread } from "./gist/engine.ts";

/** The engines that the configuration names, and those that come with the installation. */
export type TranslationEngines = {
  /** Those that are there now. */
  list(): Promise<readonly TranslationEngine[]>;
  /** Whether an engine's text stays on this machine. */
  staysHere(engine: TranslationEngine): boolean;
  /** The engines that are being fetched for a language. */
  coming(from: SourceLanguage): Promise<readonly ComingEngine[]>;
  /** Calls back whenever an engine was installed. */
  onInstalled(listener: () => void): void;
  /** Fetches engines in the background, where that is wished and needed. */
  prepare(): void;
  close(): Promise<void>;
};

type EngineParts = {
  config: Pick<Config, "profile" | "translation" | "dataDir">;
  log: Logger;
  cpu: Cpu;
  retry?: RetryTimes;
};

const localNames: ReadonlySet<string> = new Set(["local-neural", "apertium", "chinese-gist"]);

export function configuredEngines({ config, log, cpu, retry }: EngineParts): TranslationEngines {
  const { translation } = config;
  const folder = join(config.dataDir, "engines");
  const listeners: (() => void)[] = [];
  const standing = [
    ...createServiceEngines(translation),
    ...neuralEngines(translation, folder),
    createGistOnThread(cpu),
  ];
  let apertium: Promise<TranslationEngine> | null = null;

  /** Looked for anew while it is missing: another process may have fetched it. */
  async function findApertium(): Promise<TranslationEngine> {
    apertium ??= createApertiumEngine({ folder });
    const found = await apertium;
    // An older installation may have Spanish alone.
    if (!(await can(found, "pt_BR"))) apertium = null;
    return found;
  }

  const installer = createEngineInstaller({
    installations: [
      ...(translation.fetchApertium ? [apertiumInstallation({ folder })] : []),
      ...(fetchesNeural(translation) ? [neuralInstallationIn(folder, translation.npm)] : []),
    ],
    log,
    onInstalled: () => {
      for (const listener of listeners) listener();
    },
    ...(retry ? { retry } : {}),
  });

  return {
    list: async () => [...standing, await findApertium()],
    staysHere: ({ name }) => localNames.has(name) || isServedHere(translation, name),
    coming: installer.coming,
    onInstalled: (listener) => {
      listeners.push(listener);
    },
    prepare: () => {
      if (config.profile === "production") advise(translation, log);
      installer.start();
    },
    close: async () => {
      await installer.close();
      const all = [...standing, ...(apertium ? [await apertium] : [])];
      await Promise.all(all.map((engine) => engine.close()));
    },
  };
}

function neuralEngines(
  { neural }: Config["translation"],
  engines: string,
): readonly TranslationEngine[] {
  if (neural === "off") return [];
  const folder = join(engines, "neural");
  const { host, models } = readNeuralSettings(folder);
  // A model that is fetched in the background is not fetched by a document as well.
  return [createNeuralEngine({ folder, models, host: neural === "on" ? host : null })];
}

function neuralInstallationIn(engines: string, npm: string | null) {
  const folder = join(engines, "neural");
  return neuralInstallation({ folder, ...readNeuralSettings(folder), npm: npm ?? undefined });
}

/** Production fetches nothing unasked; what it would gain is said once, at its start. */
function advise(translation: Config["translation"], log: Logger): void {
  if (translation.neural !== "off" || hasTranslationService(translation)) return;
  log.info(
    "no engine is set up whose English is a translation: CURIE_NEURAL_TRANSLATION=auto installs one (about 800 MB from the npm registry and huggingface.co), DEEPL_API_KEY or CURIE_LLM_URL name a service; docs/translation-engines.md compares them",
  );
}

async function can(engine: TranslationEngine, from: SourceLanguage): Promise<boolean> {
  return (await engine.health(from)).ready;
}

/** A server of one's own on the same machine counts as this machine. */
function isServedHere({ llm, libretranslate }: Config["translation"], name: string): boolean {
  const url = { llm: llm?.url, libretranslate: libretranslate?.url }[name];
  return url !== undefined && isOnThisMachine(url);
}
