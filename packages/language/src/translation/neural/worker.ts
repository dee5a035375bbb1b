/** The thread in which a model translates: loads the library by its path, and answers batches. */
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { WorkerAnswer, WorkerQuestion, WorkerSetup } from "./model-thread.ts";

/** What we use of the library, which is loaded by path and has no types here. */
type Library = {
  env: { allowRemoteModels: boolean; localModelPath: string; cacheDir: string | null };
  pipeline(
    task: "translation",
    model: string,
    options: { dtype: string; device: string; local_files_only: boolean },
  ): Promise<Translator>;
};
type Translator = (
  texts: readonly string[],
  options: Record<string, unknown>,
) => Promise<{ translation_text: string }[]>;

const { runtime, folder, model } = workerData as WorkerSetup;
const say = (answer: WorkerAnswer): void => parentPort?.postMessage(answer);

async function load(): Promise<Translator> {
  const library = (await import(pathToFileURL(runtime).href)) as Library;
  library.env.allowRemoteModels = false;
  library.env.localModelPath = folder;
  library.env.cacheDir = null;
  return library.pipeline("translation", model.id, {
    dtype: model.precision,
    device: "cpu",
    local_files_only: true,
  });
}

const options = model.languages
  ? { src_lang: model.languages.source, tgt_lang: model.languages.target }
  : {};

try {
  const translate = await load();
  parentPort?.on("message", async ({ id, texts }: WorkerQuestion) => {
    try {
      const answers = await translate(texts, options);
      say({ kind: "translated", id, texts: answers.map((answer) => answer.translation_text) });
    } catch {
      // What the library says may quote the text.
      say({ kind: "failed", id });
    }
  });
  say({ kind: "ready" });
} catch (error) {
  say({ kind: "not-loaded", reason: error instanceof Error ? error.message : String(error) });
}
