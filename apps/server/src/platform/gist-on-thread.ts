import {
  createChineseGistEngine,
  type TranslationEngine,
  type TranslationRequest,
} from "@curie/language/translation";
import type { Cpu, Task, TaskInput } from "./cpu.ts";

const task: Task = { module: new URL(import.meta.url), name: "translate" };

type Question = Omit<TranslationRequest, "signal" | "onProgress">;
type Progress = { done: number; total: number };

/** The gist of Chinese texts on a worker thread: its dictionaries take seconds to load. */
export function createGistOnThread(cpu: Cpu): TranslationEngine {
  return {
    ...createChineseGistEngine(),
    translate: ({ signal, onProgress, ...question }) =>
      cpu.engine<Question, (string | null)[]>(task, question, {
        ...(signal ? { signal } : {}),
        onMessage: (message) => {
          const { done, total } = message as Progress;
          onProgress?.(done, total);
        },
      }),
  };
}

/** The task: one document, and then the dictionaries go. */
export async function translate({ input, port }: TaskInput<Question>): Promise<(string | null)[]> {
  const engine = createChineseGistEngine();
  try {
    return await engine.translate({
      ...input,
      onProgress: (done, total) => port?.postMessage({ done, total } satisfies Progress),
    });
  } finally {
    await engine.close();
  }
}
