import { Worker } from "node:worker_threads";
import { TranslationFailure } from "../engine.ts";
import type { NeuralModel } from "./models.ts";

export type WorkerSetup = { runtime: string; folder: string; model: NeuralModel };
export type WorkerQuestion = { id: number; texts: readonly string[] };
export type WorkerAnswer =
  | { kind: "ready" }
  | { kind: "not-loaded"; reason: string }
  | { kind: "translated"; id: number; texts: string[] }
  | { kind: "failed"; id: number };

/** A model that is loaded in a thread of its own and translates texts without tags. */
export type ModelThread = {
  /** Whether it can still be asked. */
  readonly isAlive: boolean;
  /** @throws TranslationFailure `stopped` when the thread ends or takes too long */
  translate(texts: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
};

type Waiting = { resolve: (texts: string[]) => void; reject: (failure: Error) => void };

/**
 * Loads a model whose files are there.
 *
 * @param patience milliseconds for loading, and for each batch
 * @throws TranslationFailure `not-installed` when library or model cannot be loaded
 */
export async function startModelThread(setup: WorkerSetup, patience: number): Promise<ModelThread> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: setup,
    // Nothing of a document may reach the log through a library's warnings.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const waiting = new Map<number, Waiting>();
  let isAlive = true;
  let next = 0;

  const end = (reason: string): void => {
    isAlive = false;
    const failure = new TranslationFailure("local-neural", "stopped", reason);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on("error", () => end("the thread failed"));
  worker.on("exit", () => end("the thread ended"));

  const loading = new Promise<void>((resolve, reject) => {
    waiting.set(-1, { resolve: () => resolve(), reject });
  });
  worker.on("message", (answer: WorkerAnswer) => {
    if (answer.kind === "ready") settle(-1, ({ resolve }) => resolve([]));
    else if (answer.kind === "not-loaded") {
      const reason = `the model cannot be loaded: ${answer.reason.slice(0, 300)}`;
      settle(-1, ({ reject }) =>
        reject(new TranslationFailure("local-neural", "not-installed", reason)),
      );
    } else if (answer.kind === "translated") {
      settle(answer.id, ({ resolve }) => resolve(answer.texts));
    } else {
      const failure = new TranslationFailure("local-neural", "bad-answer", "the model failed");
      settle(answer.id, ({ reject }) => reject(failure));
    }
  });

  function settle(id: number, how: (waiting: Waiting) => void): void {
    const found = waiting.get(id);
    waiting.delete(id);
    if (found) how(found);
  }

  /** A thread that hangs is ended; whatever waits for it is told so. */
  async function within<T>(work: Promise<T>): Promise<T> {
    const timer = setTimeout(() => {
      end(`no answer in ${patience} ms`);
      void worker.terminate();
    }, patience);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  }

  try {
    await within(loading);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    get isAlive() {
      return isAlive;
    },
    translate(texts) {
      if (!isAlive) {
        return Promise.reject(
          new TranslationFailure("local-neural", "stopped", "the thread ended"),
        );
      }
      const id = next++;
      const answer = new Promise<string[]>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
      worker.postMessage({ id, texts } satisfies WorkerQuestion);
      return within(answer);
    },
    async close() {
      end("the engine was closed");
      await worker.terminate();
    },
  };
}
