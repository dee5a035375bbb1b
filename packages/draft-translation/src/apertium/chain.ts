import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { TranslationFailure } from "@curie/language/translation-engine";

/** A program and its arguments; it reads texts ended by a null character and writes as many. */
export type Stage = { program: string; args: readonly string[] };

export type ChainOptions = {
  stages: readonly Stage[];
  /** Environment of the programs; nothing of our own environment reaches them otherwise. */
  env: Readonly<Record<string, string>>;
  /** How long the chain may be silent while answers are owed, in milliseconds. */
  patienceMs: number;
  /** Name of the engine, for failures. */
  engine: string;
};

/**
 * Programs connected by pipes and kept alive between requests. Requests wait for one another. A
 * program that ends or falls silent takes the whole chain with it (the others would spin), and the
 * next request starts a new one.
 */
export type Chain = {
  /**
   * Sends the texts, which must not hold null characters, and resolves to one answer for each.
   *
   * @throws TranslationFailure `stopped` when a program ended or was silent for too long
   * @throws the signal's reason
   */
  ask(texts: readonly string[], signal?: AbortSignal): Promise<string[]>;
  /** Ends the programs and resolves when all are gone. What still waits is refused. */
  close(): Promise<void>;
};

/** Ends a program when the process that started it dies, however that happens. */
const deathWatch = "/usr/bin/setpriv";

export function createChain(options: ChainOptions): Chain {
  const { stages, env, patienceMs, engine } = options;
  let running: Running | null = null;
  let lastRequest: Promise<unknown> = Promise.resolve();
  let closed = false;

  function start(): Running {
    const children = stages.map(({ program, args }) => {
      const [command, ...rest] = existsSync(deathWatch)
        ? [deathWatch, "--pdeathsig", "KILL", program, ...args]
        : [program, ...args];
      return spawn(command, rest, { env, stdio: ["pipe", "pipe", "ignore"] });
    });
    const fresh = connect(children);
    running = fresh;
    void fresh.broken.then(() => {
      if (running === fresh) running = null;
    });
    return fresh;
  }

  async function answer(texts: readonly string[], signal?: AbortSignal): Promise<string[]> {
    if (closed) throw new TranslationFailure(engine, "stopped", "the engine is closed");
    signal?.throwIfAborted();
    if (texts.length === 0) return [];
    const chain = running ?? start();
    return new Promise<string[]>((resolve, reject) => {
      const answers: string[] = [];
      const fail = (reason: unknown) => {
        settle();
        if (running === chain) running = null;
        void chain.kill().then(() => reject(reason));
      };
      const stopped = (why: string) => fail(new TranslationFailure(engine, "stopped", why));
      const onAbort = () => fail(signal?.reason);
      let timer = setTimeout(() => stopped("no answer in time"), patienceMs);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        chain.onAnswer = undefined;
        chain.onBreak = undefined;
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      chain.onBreak = stopped;
      chain.onAnswer = (text) => {
        answers.push(text);
        clearTimeout(timer);
        if (answers.length === texts.length) {
          settle();
          resolve(answers);
        } else {
          timer = setTimeout(() => stopped("no answer in time"), patienceMs);
        }
      };
      chain.send(texts.map((text) => `${text}\0`).join(""));
    });
  }

  return {
    ask(texts, signal) {
      const request = lastRequest.then(() => answer(texts, signal));
      lastRequest = request.catch(() => undefined);
      return request;
    },
    async close() {
      closed = true;
      await running?.kill();
    },
  };
}

type Running = {
  send(text: string): void;
  onAnswer: ((text: string) => void) | undefined;
  onBreak: ((why: string) => void) | undefined;
  /** Resolves when a program ended, whatever the reason. */
  broken: Promise<void>;
  /** Kills every program and resolves when none is left. */
  kill(): Promise<void>;
};

function connect(children: readonly ChildProcess[]): Running {
  const gone = children.map(
    (child) =>
      new Promise<void>((resolve) => {
        child.once("exit", () => resolve());
        child.once("error", () => resolve());
      }),
  );
  const first = children.at(0);
  const last = children.at(-1);
  let pending = "";
  const chain: Running = {
    send: (text) => first?.stdin?.write(text),
    onAnswer: undefined,
    onBreak: undefined,
    broken: Promise.race(gone),
    async kill() {
      for (const child of children) child.kill("SIGKILL");
      await Promise.all(gone);
    },
  };
  children.forEach((child, index) => {
    // A pipe to a program that has just ended fails; the end itself is what gets reported.
    child.stdin?.on("error", () => undefined);
    child.stdout?.on("error", () => undefined);
    const next = children[index + 1]?.stdin;
    if (next) child.stdout?.pipe(next);
  });
  last?.stdout?.setEncoding("utf8");
  last?.stdout?.on("data", (data: string) => {
    const parts = (pending + data).split("\0");
    pending = parts.pop() ?? "";
    for (const part of parts) chain.onAnswer?.(part);
  });
  void chain.broken.then(async () => {
    await chain.kill();
    chain.onBreak?.("a program of the chain ended");
  });
  return chain;
}
