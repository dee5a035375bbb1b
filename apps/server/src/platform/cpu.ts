import { MessageChannel, type ResourceLimits } from "node:worker_threads";
import { Piscina } from "piscina";

/**
 * Everything that keeps a processor busy runs on worker threads, never on the event loop.
 * Short work (looking into a file, counting words) has threads of its own, so that it never waits
 * behind a manuscript being edited.
 *
 * A task is an exported function of a feature's `tasks.ts`: it gets plain data, knows no context,
 * and is named by the module's address and the function's name.
 */
export type Cpu = {
  quick<Input, Output>(task: Task, input: Input, options?: RunOptions): Promise<Output>;
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
 */
const quickLimits = { maxYoungGenerationSizeMb: 24 };

/**
 * How far engines stand behind everything else: an edit takes minutes and nobody watches it, while
 * somebody waits for each answer. A third of an answer's weight keeps edits going on a machine that
 * is never idle. Linux alone knows a thread's own niceness; elsewhere the whole process would be
 * slowed down.
 */
const engineNiceness = process.platform === "linux" ? 5 : 0;

/** The same bound for an engine: 20 MB less on the longest manuscript, at the same speed. */
const engineLimits = { maxYoungGenerationSizeMb: 24 };

export type CpuOptions = {
  engineThreads: number;
  /**
   * Where compiled modules are kept, so that a thread that begins need not compile them again: 0.4 s
   * and 30 MB less of each. Null: nowhere.
   */
  compiledModules: string | null;
};

export function createCpu({ engineThreads, compiledModules }: CpuOptions): Cpu {
  const env = compiledModules ? { NODE_COMPILE_CACHE: compiledModules } : {};
  const quick = pool(quickThreads, quickLimits, env, 0);
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
  return {
    quick: (task, input, options) => counted("quick", run(quick, task, input, options)),
    engine: (task, input, options) => counted("engine", run(engine, task, input, options)),
    state: () => ({
      threads: engineThreads,
      busy: Math.max(0, given.engine - engine.queueSize),
      waiting: engine.queueSize,
      failing: Math.max(deaths.quick, deaths.engine) >= deathsInARow,
    }),
    close: async () => {
      await Promise.all([quick.close({ force: true }), engine.close({ force: true })]);
    },
  };
}

/** Node's own words for a thread that could not begin, ran out of memory, or ended by itself. */
function isThreadsDeath(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return code.startsWith("ERR_WORKER") || error.message.startsWith("worker exited with code");
}

function pool(
  threads: number,
  resourceLimits: ResourceLimits,
  env: Readonly<Record<string, string>>,
  niceIncrement: number,
): Piscina {
  return new Piscina({
    minThreads: 0,
    maxThreads: threads,
    resourceLimits,
    niceIncrement,
    env: { ...process.env, ...env },
    // A warm engine is worth its memory for a while: it takes seconds to load.
    idleTimeout: 10 * 60 * 1000,
  });
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
