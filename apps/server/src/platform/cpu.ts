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
  close(): Promise<void>;
};

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

/**
 * What a thread of short work may gather before it sweeps. Reading a manuscript makes short-lived
 * garbage by the hundred megabytes, and left alone a thread keeps much of that room for good:
 * files of 3 MB of text on both threads stood 420 MB above idle, with this bound 150 MB, at the
 * same processor time.
 */
const quickLimits = { maxYoungGenerationSizeMb: 24 };

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
  const quick = pool(quickThreads, quickLimits, env);
  const engine = pool(engineThreads, engineLimits, env);
  return {
    quick: (task, input, options) => run(quick, task, input, options),
    engine: (task, input, options) => run(engine, task, input, options),
    close: async () => {
      await Promise.all([quick.close({ force: true }), engine.close({ force: true })]);
    },
  };
}

function pool(
  threads: number,
  resourceLimits: ResourceLimits,
  env: Readonly<Record<string, string>>,
): Piscina {
  return new Piscina({
    minThreads: 0,
    maxThreads: threads,
    resourceLimits,
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
