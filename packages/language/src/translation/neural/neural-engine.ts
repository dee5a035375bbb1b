import {
  noFixedTags,
  objectCharacter,
  plainText,
  readTagged,
  type TaggedToken,
  writeTagged,
} from "@curie/tagged-text";
import { ServiceFailure } from "#remote/service-failure.ts";
import {
  type EngineHealth,
  type SourceLanguage,
  type TranslationEngine,
  TranslationFailure,
  type TranslationRequest,
} from "../engine.ts";
import { underLock } from "../installation/installation.ts";
import { asTranslationFailure, healthBy } from "../service-failures.ts";
import { placeTags } from "../tag-places/place-tags.ts";
import { neuralLock } from "./installation.ts";
import { ensureModel, isModelWhole, type ModelProgress } from "./model-store.ts";
import { type ModelThread, startModelThread } from "./model-thread.ts";
import type { NeuralModel, NeuralModels } from "./models.ts";
import { findNeuralRuntime, runtimeVersion } from "./runtime.ts";
import { joinSentences, sentencesOf } from "./sentences.ts";

export type NeuralEngineOptions = {
  /** The data folder of local translation: library and models. */
  folder: string;
  models: NeuralModels;
  /** Where models come from; null to use only what is there. */
  host: string | null;
  /** Called while a model is downloaded, which happens once. */
  onDownload?: (progress: ModelProgress) => void;
  /** Milliseconds of silence after which the host counts as away. */
  silence?: number | undefined;
  /** Milliseconds for loading a model, and for each batch of sentences. */
  patience?: number;
};

const name = "local-neural";

/** Few enough that progress and a signal are heard, enough to keep the processor busy. */
const sentencesInBatch = 8;

/**
 * Translates on this machine with a neural model. The library and the models stand in a folder of
 * their own; nothing of a document leaves the machine. Models know no tags: sentences are
 * translated as plain text, the words inside tags a second time to find them again.
 */
export function createNeuralEngine(options: NeuralEngineOptions): TranslationEngine {
  const { folder, models, host, onDownload, silence, patience = 180_000 } = options;
  const modelsFolder = `${folder}/models`;
  const threads = new Map<SourceLanguage, Promise<ModelThread>>();

  async function start(from: SourceLanguage, signal?: AbortSignal): Promise<ModelThread> {
    const model = models[from];
    const runtime = findNeuralRuntime(folder);
    if (!model) throw new TranslationFailure(name, "not-installed", `no model for ${from}`);
    if (!runtime) {
      throw new TranslationFailure(name, "not-installed", "the library for models is not there");
    }
    const source = { folder: modelsFolder, host, silence, onProgress: onDownload };
    if (host === null) await ensureModel(model, source, signal);
    else await underLock(neuralLock(folder), signal, () => ensureModel(model, source, signal));
    return startModelThread({ runtime, folder: modelsFolder, model }, patience);
  }

  /** One thread for each language, kept until it ends or the engine is closed. */
  async function threadFor(from: SourceLanguage, signal?: AbortSignal): Promise<ModelThread> {
    for (;;) {
      const started = threads.get(from);
      if (!started) break;
      const thread = await started.catch(() => null);
      if (thread?.isAlive) return thread;
      if (threads.get(from) === started) threads.delete(from);
    }
    const starting = start(from, signal);
    threads.set(from, starting);
    return starting;
  }

  return {
    name,
    version: `${runtimeVersion}+${versionOf(models)}`,
    quality: "translation",
    languages: (Object.keys(models) as SourceLanguage[]).filter((from) => models[from]),

    async health(from, signal): Promise<EngineHealth> {
      const model = models[from];
      if (!model || !findNeuralRuntime(folder)) return { ready: false, reason: "not-installed" };
      if (await isModelWhole(modelsFolder, model)) return { ready: true };
      if (host === null) return { ready: false, reason: "not-installed" };
      return healthBy(() => isOffered(host, model, signal), signal);
    },

    async translate(request) {
      const { from, signal } = request;
      signal?.throwIfAborted();
      try {
        const thread = await threadFor(from, signal);
        return await translateAll(request, thread);
      } catch (error) {
        signal?.throwIfAborted();
        throw asTranslationFailure(name, error);
      }
    },

    async close() {
      const started = [...threads.values()];
      threads.clear();
      for (const thread of started) await (await thread.catch(() => null))?.close();
    },
  };
}

function versionOf(models: NeuralModels): string {
  const all = Object.values(models);
  return all.map(({ id, revision, precision }) => `${id}@${revision}:${precision}`).join(",");
}

/** Asks the host for a model's smallest file. */
async function isOffered(host: string, model: NeuralModel, signal?: AbortSignal): Promise<boolean> {
  try {
    const url = `${host.replace(/\/+$/, "")}/${model.id}/resolve/${model.revision}/config.json`;
    const response = await fetch(url, { method: "HEAD", ...(signal ? { signal } : {}) });
    return response.ok;
  } catch {
    signal?.throwIfAborted();
    throw new ServiceFailure("unreachable", "the host of models does not answer");
  }
}

async function translateAll(
  { segments, signal, onProgress }: TranslationRequest,
  thread: ModelThread,
): Promise<(string | null)[]> {
  const sentences = segments.map((segment) => sentencesOf(readTagged(segment)));
  const results: (string | null)[] = [];
  const english = new Map<string, string>();
  for (const [index, own] of sentences.entries()) {
    // Texts of the next segments travel along, until a batch is full.
    if (!own.every((sentence) => textsOf(sentence).every((text) => english.has(text)))) {
      const batch = new Set<string>();
      for (const later of sentences.slice(index)) {
        for (const text of later.flatMap(textsOf)) if (!english.has(text)) batch.add(text);
        if (batch.size >= sentencesInBatch) break;
      }
      await translateTexts([...batch], english, thread, signal);
    }
    const translated = own.map((sentence) => translateSentence(sentence, english));
    results.push(writeTagged(joinSentences(translated)));
    onProgress?.(results.length, segments.length);
  }
  return results;
}

async function translateTexts(
  texts: readonly string[],
  english: Map<string, string>,
  thread: ModelThread,
  signal: AbortSignal | undefined,
): Promise<void> {
  // Sentences of like length share a batch: shorter ones are filled up to the longest.
  const byLength = [...texts].sort((a, b) => a.length - b.length);
  for (let first = 0; first < byLength.length; first += sentencesInBatch) {
    signal?.throwIfAborted();
    const some = byLength.slice(first, first + sentencesInBatch);
    const answers = await thread.translate(some);
    if (answers.length !== some.length) {
      throw new TranslationFailure(name, "bad-answer", "another number of sentences");
    }
    for (const [index, text] of some.entries()) english.set(text, answers[index] ?? "");
  }
  signal?.throwIfAborted();
}

/** What must be translated of a sentence: its words, and those inside each g that is only a part. */
function textsOf(sentence: readonly TaggedToken[]): string[] {
  const whole = wordsOf(sentence);
  const parts = [...innerTexts(sentence).values()].filter((part) => part !== whole);
  return [whole, ...parts].filter((text) => /\p{L}/u.test(text));
}

function wordsOf(tokens: readonly TaggedToken[]): string {
  return plainText(tokens).replaceAll(objectCharacter, " ").replace(/\s+/g, " ").trim();
}

/** Longer passages are found by their share of the text better than by a second translation. */
const longestHint = 60;

function innerTexts(sentence: readonly TaggedToken[]): Map<number, string> {
  const inner = new Map<number, string>();
  const open: { id: number; index: number }[] = [];
  for (const [index, token] of sentence.entries()) {
    if (token.kind === "open") open.push({ id: token.id, index });
    else if (token.kind === "close") {
      const start = open.pop()?.index ?? index;
      const words = wordsOf(sentence.slice(start, index));
      if (words !== "" && words.length <= longestHint) inner.set(token.id, words);
    }
  }
  return inner;
}

function translateSentence(
  sentence: readonly TaggedToken[],
  english: ReadonlyMap<string, string>,
): readonly TaggedToken[] {
  const text = english.get(wordsOf(sentence));
  if (text === undefined) return sentence;
  const hints = new Map<number, string>();
  for (const [id, words] of innerTexts(sentence)) {
    const hint = english.get(words)?.replace(/[.\s]+$/, "");
    if (hint) hints.set(id, hint);
  }
  const plain: TaggedToken[] = [{ kind: "text", text }];
  return placeTags(sentence, plain, noFixedTags, hints)?.tokens ?? plain;
}
