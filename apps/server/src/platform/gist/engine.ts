import { createChineseGistEngine } from "@curie/draft-translation";
import type { TranslationEngine } from "@curie/language/translation";
import type { Cpu, Task } from "#platform/cpu.ts";
import type { GistProgress, GistQuestion } from "./tasks.ts";

const task: Task = { module: new URL("./tasks.ts", import.meta.url), name: "translate" };

/** The gist of Chinese texts on a worker thread: its dictionaries take seconds to load. */
export function createGistOnThread(cpu: Cpu): TranslationEngine {
  return {
    ...createChineseGistEngine(),
    translate: ({ signal, onProgress, ...question }) =>
      cpu.engine<GistQuestion, (string | null)[]>(task, question, {
        ...(signal ? { signal } : {}),
        onMessage: (message) => {
          const { done, total } = message as GistProgress;
          onProgress?.(done, total);
        },
      }),
  };
}
