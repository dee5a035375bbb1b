import { createChineseGistEngine } from "@curie/draft-translation";
import type { TranslationRequest } from "@curie/language/translation";
import type { TaskInput } from "#platform/cpu.ts";

export type GistQuestion = Omit<TranslationRequest, "signal" | "onProgress">;
export type GistProgress = { done: number; total: number };

/** The gist of one document, on a worker thread; after it the dictionaries go. */
export async function translate({
  input,
  port,
}: TaskInput<GistQuestion>): Promise<(string | null)[]> {
  const engine = createChineseGistEngine();
  try {
    return await engine.translate({
      ...input,
      onProgress: (done, total) => port?.postMessage({ done, total } satisfies GistProgress),
    });
  } finally {
    await engine.close();
  }
}
