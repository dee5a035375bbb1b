import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { SourceLanguage } from "../engine.ts";
import {
  asInstallationFailure,
  type EngineInstallation,
  freeBytesAt,
  InstallationFailure,
  type InstallationPart,
  type InstallOptions,
  requireRoom,
} from "../installation/installation.ts";
import { ensureModel, isModelWhole, sizesAtHost } from "./model-store.ts";
import type { NeuralModel, NeuralModels } from "./models.ts";
import { findNeuralRuntime, installNeuralRuntime, runtimeBytes } from "./runtime.ts";

export type NeuralInstallationOptions = {
  /** The data folder of local translation: library and models. */
  folder: string;
  models: NeuralModels;
  /** Those whose models are wanted; all when left out. */
  languages?: readonly SourceLanguage[] | undefined;
  /** Where models come from; null to fetch none. */
  host: string | null;
  /** The npm program, or the path of its script; `npm` from the path when left out. */
  npm?: string | undefined;
  /** Milliseconds of silence after which the host counts as away. */
  silence?: number | undefined;
  /** How much room a folder's disk has. */
  freeBytes?: (folder: string) => Promise<number>;
};

/** The file by which processes agree who fetches the library or a model. */
export function neuralLock(folder: string): string {
  return join(folder, "installing");
}

/** The language whose other engine says least comes first: Chinese has no draft, only a gist. */
const order: readonly SourceLanguage[] = ["zh_CN", "es_ES", "pt_BR"];

/** The library and a model of each language, each of which counts with the library only. */
export function neuralInstallation(options: NeuralInstallationOptions): EngineInstallation {
  const { folder, models, host, languages = order } = options;
  const wanted = order.filter((language) => languages.includes(language));
  const chosen = wanted.flatMap((language) => {
    const model = models[language];
    return model ? [{ language, model }] : [];
  });
  const ids = [...new Set(chosen.map(({ model }) => model.id))].join(", ");
  return {
    engine: "local-neural",
    quality: "translation",
    source: `Transformers.js from the npm registry, ${ids} from ${host ?? "nowhere"}`,
    lock: neuralLock(folder),
    parts: chosen.map(({ language, model }) => partOf(language, model, options)),
  };
}

function partOf(
  language: SourceLanguage,
  model: NeuralModel,
  options: NeuralInstallationOptions,
): InstallationPart {
  const { folder, host } = options;
  return {
    name: `neural-${language}`,
    languages: [language],
    isInstalled: async () =>
      findNeuralRuntime(folder) !== null && (await isModelWhole(modelsOf(folder), model)),
    install: async (how) => {
      try {
        await install(model, options, how);
      } catch (error) {
        how.signal.throwIfAborted();
        throw asInstallationFailure(host ? `${model.id} from ${host}` : model.id, error);
      }
    },
  };
}

/** How much of the whole the library counts where it is missing; npm says no sizes beforehand. */
const libraryShare = 0.4;

async function install(
  model: NeuralModel,
  { folder, host, npm, silence, freeBytes = freeBytesAt }: NeuralInstallationOptions,
  { signal, onProgress }: InstallOptions,
): Promise<void> {
  if (host === null) throw new InstallationFailure("refused", `${model.id} may not be fetched`);
  // Before the library: without a model nobody needs it.
  const sizes = await sizesAtHost(model, { host, silence }, signal);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const hasLibrary = findNeuralRuntime(folder) !== null;
  await mkdir(folder, { recursive: true });
  const needed = total + (hasLibrary ? 0 : runtimeBytes);
  requireRoom(model.id, await freeBytes(folder), needed);
  const from = hasLibrary ? 0 : libraryShare;
  if (!hasLibrary) {
    const onShare = (share: number) => onProgress(from * share);
    await installNeuralRuntime({ folder, npm, signal, onProgress: onShare });
  }
  const loaded = new Map<string, number>();
  await ensureModel(
    model,
    {
      folder: modelsOf(folder),
      host,
      silence,
      onProgress: (file) => {
        loaded.set(file.file, file.loaded);
        const bytes = [...loaded.values()].reduce((sum, size) => sum + size, 0);
        if (total > 0) onProgress(from + (1 - from) * Math.min(1, bytes / total));
      },
    },
    signal,
  );
}

function modelsOf(folder: string): string {
  return join(folder, "models");
}
