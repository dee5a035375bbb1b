import { MessageChannel, type ResourceLimits } from "node:worker_threads";
import { Piscina } from "piscina";
import { createFairQueue } from "./fair-queue.ts";

/**
 * Everything that keeps a processor busy runs on worker threads, never on the event loop.
 * Short work (looking into a file, counting words) has threads of its own, so that it never waits
 * behind a manuscript being edited. It comes from everybody's files, so that it is taken by turns,
 * ends after a time, and may take no more than its share of memory: then its thread ends, and the
 * process goes on.
 *
 * A task is an exported function of a feature's `tasks.ts`: it gets plain data, knows no context,
 * and is named by the module's address and the function's name.
 */
export type Cpu = {
  /** @throws {TaskStopped} when it took too long or too much memory. */
  quick<Input, Output>(task: Task, input: Input, options: QuickOptions): Promise<Output>;
  engine<Input, Output>(task: Task, input: Input, options?: RunOptions): Promise<Output>;
  /** How the threads are: of the engine, and whether any of both kinds fail to run at all. */
  state(): CpuState;
  close(): Promise<void>;
};

export type CpuState = { threads: number; busy: number; waiting: number; failing: boolean };

export type Task = { module: URL; name: string };
export type RunOptions = {
  signal?: AbortSignal;
  /** Called with whatever the task posts while it works. */
  onMessage?: (message: unknown) => void;
};

export type QuickOptions = RunOptions & {
  /** Whose file it is: people take turns, however much one of them hands in. */
  owner: string;
};

/** A task was ended before it was done; the same input would end in the same way. */
export class TaskStopped extends Error {
  readonly reason: "took-too-long" | "too-large";
  constructor(reason: TaskStopped["reason"], cause: unknown) {
    super(`a task was stopped: ${reason}`, { cause });
    this.name = "TaskStopped";
    this.reason = reason;
  }
}

/** What a task receives: its input, and a port when somebody listens. */
export type TaskInput<Input> = { input: Input; port: MessagePortLike | null };
type MessagePortLike = { postMessage(message: unknown): void };

const quickThreads = 2;

/** After so many threads in a row that died before they answered, none are to be had. */
const deathsInARow = 3;

/**
 * What a thread of short work may gather before it sweeps. Reading a manuscript makes short-lived
 * garbage by the hundred megabytes, and left alone a thread keeps much of that room for good:
 * files of 3 MB of text on both threads stood 420 MB above idle, with this bound 150 MB, at the
 * same processor time.
 *
 * What it may keep is bounded as well. A manuscript of 133,000 words takes 26 MB; a file of 4 MB
 * that was made of 600,000 paragraphs took 740.
 */
const quickLimits = { maxYoungGenerationSizeMb: 24 };

/**
 * How far engines stand behind everything else: an edit takes minutes and nobody watches it, while
 * somebody waits for each answer. A third of an answer's weight keeps edits going on a machine that
 * is never idle. Linux alone knows a thread's own niceness; elsewhere the whole process would be
 * slowed down.
 */
const engineNiceness = process.platform === "linux" ? 5 : 0;

/** Far more than the largest manuscript takes on a slow machine. */
const quickWork = { timeoutMs: 60_000, memoryMb: 256 };

/** The same bound for an engine: 20 MB less on the longest manuscript, at the same speed. */
const engineLimits = { maxYoungGenerationSizeMb: 24 };

export type CpuOptions = {
  engineThreads: number;
  /**
   * Where compiled modules are kept, so that a thread that begins need not compile them again: 0.4 s
   * and 30 MB less of each. Null: nowhere. A folder that Node was told (`NODE_COMPILE_CACHE`) comes first.
   */
  compiledModules: string | null;
  /** What a piece of short work may take; tests are shorter. */
  quick?: { timeoutMs: number; memoryMb: number };
};

export function createCpu({
  engineThreads,
  compiledModules,
  quick: { timeoutMs, memoryMb } = quickWork,
}: CpuOptions): Cpu {
  const env = compiledModules ? { NODE_COMPILE_CACHE: compiledModules } : {};
  const quick = pool(quickThreads, { ...quickLimits, maxOldGenerationSizeMb: memoryMb }, env, 0);
  const engine = pool(engineThreads, engineLimits, env, engineNiceness);
  const deaths = { quick: 0, engine: 0 };
  const given = { quick: 0, engine: 0 };
  const counted = async <Output>(kind: keyof typeof deaths, work: Promise<Output>) => {
    given[kind] += 1;
    try {
      const output = await work;
      deaths[kind] = 0;
      return output;
    } catch (error) {
      deaths[kind] = isThreadsDeath(error) ? deaths[kind] + 1 : 0;
      throw error;
    } finally {
      given[kind] -= 1;
    }
  };
  // Waiting happens here alone, so that the pool has a free thread for whatever it is given.
  const turns = createFairQueue(quickThreads);
  return {
    quick: (task, input, { owner, ...rest }) =>
      turns.run(
        owner,
        () => counted("quick", withinLimits(quick, timeoutMs, task, input, rest)),
        rest.signal,
      ),
    engine: (task, input, options) => counted("engine", run(engine, task, input, options)),
    state: () => ({
      threads: engineThreads,
      busy: Math.max(0, given.engine - engine.queueSize),
      waiting: engine.queueSize,
      failing: Math.max(deaths.quick, deaths.engine) >= deathsInARow,
    }),
    close: async () => {
      turns.close(new Error("the process stops"));
      await Promise.all([quick.close({ force: true }), engine.close({ force: true })]);
    },
  };
}

/** Node's error codes of a thread that could not begin, ran out of memory, or ended by itself. */
function isThreadsDeath(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return code.startsWith("ERR_WORKER") || error.message.startsWith("worker exited with code");
}

function pool(
  threads: number,
  resourceLimits: ResourceLimits,
  defaults: Readonly<Record<string, string>>,
  niceIncrement: number,
): Piscina {
  return new Piscina({
    minThreads: 0,
    maxThreads: threads,
    resourceLimits,
    niceIncrement,
    env: { ...defaults, ...process.env },
    // A warm engine is worth its memory for a while: it takes seconds to load.
    idleTimeout: 10 * 60 * 1000,
  });
}

/** Short work that keeps to its time and to the memory of its thread. */
async function withinLimits<Input, Output>(
  threads: Piscina,
  timeoutMs: number,
  task: Task,
  input: Input,
  options: RunOptions,
): Promise<Output> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    return await run<Input, Output>(threads, task, input, { ...options, signal });
  } catch (error) {
    if (timeout.aborted) throw new TaskStopped("took-too-long", error);
    if (isOutOfMemory(error)) throw new TaskStopped("too-large", error);
    throw error;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

async function run<Input, Output>(
  threads: Piscina,
  task: Task,
  input: Input,
  options: RunOptions = {},
): Promise<Output> {
  const channel = options.onMessage ? new MessageChannel() : null;
  channel?.port1.on("message", (message) => options.onMessage?.(message));
  try {
    return (await threads.run({ input, port: channel?.port2 ?? null } satisfies TaskInput<Input>, {
      filename: task.module.href,
      name: task.name,
      ...(options.signal ? { signal: options.signal } : {}),
      ...(channel ? { transferList: [channel.port2] } : {}),
    })) as Output;
  } finally {
    channel?.port1.close();
  }
}
