import { join } from "node:path";
import {
  createApertiumEngine,
  type InstallationProgress,
  installApertium,
} from "@curie/draft-translation";
import {
  createServiceEngines,
  type SourceLanguage,
  type TranslationEngine,
} from "@curie/language/translation";
import type { Logger } from "pino";
import type { Config } from "#config";
import { isOnThisMachine } from "../config/reading.ts";
import type { Cpu } from "./cpu.ts";
import { createGistOnThread } from "./gist/engine.ts";

/** The engines that the configuration names, and those that come with the installation. */
export type TranslationEngines = {
  /** Those that are there now. */
  list(): Promise<readonly TranslationEngine[]>;
  /** Whether an engine's text stays on this machine. */
  staysHere(engine: TranslationEngine): boolean;
  /** How much of the draft engine is there while it is being fetched, 0 to 1; null otherwise. */
  preparing(from: SourceLanguage): number | null;
  /** Fetches the draft engine in the background, if that is wished and needed. */
  prepare(): void;
  close(): Promise<void>;
};

type EngineParts = {
  config: Pick<Config, "translation" | "dataDir">;
  log: Logger;
  cpu: Cpu;
};

const localNames: ReadonlySet<string> = new Set(["local-neural", "apertium", "chinese-gist"]);
/** After a fetch that failed: the network may be back. */
const fetchAgainMs = 10 * 60_000;

export function configuredEngines({ config, log, cpu }: EngineParts): TranslationEngines {
  const { translation } = config;
  const folder = join(config.dataDir, "engines");
  const standing = [
    ...createServiceEngines({
      ...translation,
      localNeural: translation.neural ? { folder: join(folder, "neural") } : null,
    }),
    createGistOnThread(cpu),
  ];
  const stop = new AbortController();
  let apertium: Promise<TranslationEngine> | null = null;
  let fetching: number | null = null;
  let again: NodeJS.Timeout | undefined;

  /** Looked for anew while it is missing: another process may have fetched it. */
  async function findApertium(): Promise<TranslationEngine> {
    apertium ??= createApertiumEngine({ folder });
    const found = await apertium;
    if (!(await can(found, "es_ES"))) apertium = null;
    return found;
  }

  async function fetchApertium(): Promise<void> {
    const present = await findApertium();
    // An older installation may have Spanish alone.
    if (stop.signal.aborted || (await can(present, "pt_BR"))) return;
    fetching = 0;
    try {
      await installApertium({
        folder,
        signal: stop.signal,
        onProgress: (progress) => {
          fetching = shareOf(progress);
        },
      });
      apertium = null;
      await present.close();
      log.info("Apertium is installed: Spanish and Portuguese can be translated as drafts");
    } catch (error) {
      if (stop.signal.aborted) return;
      log.warn({ err: error }, "Apertium could not be fetched");
      again = setTimeout(fetchApertium, fetchAgainMs).unref();
    } finally {
      fetching = null;
    }
  }

  return {
    list: async () => [...standing, await findApertium()],
    staysHere: ({ name }) => localNames.has(name) || isServedHere(translation, name),
    preparing: (from) => (from === "zh_CN" ? null : fetching),
    prepare: () => {
      if (translation.fetchApertium) void fetchApertium();
    },
    close: async () => {
      stop.abort(new Error("the server stops"));
      clearTimeout(again);
      const all = [...standing, ...(apertium ? [await apertium] : [])];
      await Promise.all(all.map((engine) => engine.close()));
    },
  };
}

async function can(engine: TranslationEngine, from: SourceLanguage): Promise<boolean> {
  return (await engine.health(from)).ready;
}

/** A server of one's own on the same machine counts as this machine. */
function isServedHere({ llm, libretranslate }: Config["translation"], name: string): boolean {
  const url = { llm: llm?.url, libretranslate: libretranslate?.url }[name];
  return url !== undefined && isOnThisMachine(url);
}

/** How the time of an installation is spread over its steps. */
const steps: Record<InstallationProgress["step"], { from: number; to: number }> = {
  lists: { from: 0, to: 0.1 },
  download: { from: 0.1, to: 0.8 },
  unpack: { from: 0.8, to: 0.95 },
  check: { from: 0.95, to: 1 },
};

function shareOf({ step, done, total }: InstallationProgress): number {
  const { from, to } = steps[step];
  return from + (to - from) * (total === 0 ? 0 : done / total);
}
