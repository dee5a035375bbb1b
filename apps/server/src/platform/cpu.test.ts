import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Cpu, createCpu, type Task } from "./cpu.ts";

let folder: string;
let cpu: Cpu;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curie-cpu-"));
  cpu = createCpu({ engineThreads: 1, compiledModules: join(folder, "compiled") });
});
afterAll(async () => {
  await cpu.close();
  await rm(folder, { recursive: true });
});

/** A task that tells the bounds of the thread it runs on. */
async function tellingBounds(): Promise<Task> {
  const file = join(folder, "bounds.mjs");
  await writeFile(
    file,
    `import { resourceLimits } from "node:worker_threads";
     export const youngGenerationMb = () => resourceLimits.maxYoungGenerationSizeMb;`,
  );
  return { module: pathToFileURL(file), name: "youngGenerationMb" };
}

describe("a thread", () => {
  test("sweeps early, so that garbage does not pile up on each", async () => {
    const task = await tellingBounds();
    expect(await cpu.quick<null, number>(task, null, { owner: "ada" })).toBe(24);
    expect(await cpu.engine<null, number>(task, null)).toBe(24);
  });

  // Only Linux has a niceness for each thread, and says it.
  test.skipIf(process.platform !== "linux")(
    "of an engine gives way to answers, and one of short work does not (needs Linux)",
    async () => {
      const file = join(folder, "niceness.mjs");
      await writeFile(
        file,
        `import { readFileSync } from "node:fs";
         const stat = () => readFileSync("/proc/thread-self/stat", "utf8");
         export const niceness = () => Number(stat().split(") ")[1].split(" ")[16]);`,
      );
      const task: Task = { module: pathToFileURL(file), name: "niceness" };
      const own = getPriority();
      expect(await cpu.engine<null, number>(task, null)).toBe(Math.min(19, own + 5));
      expect(await cpu.quick<null, number>(task, null, { owner: "ada" })).toBe(own);
      expect(getPriority()).toBe(own);
    },
  );

  test("leaves compiled modules for the next", async () => {
    const compiled = join(folder, "left");
    vi.stubEnv("NODE_COMPILE_CACHE", undefined);
    const own = createCpu({ engineThreads: 1, compiledModules: compiled });
    vi.unstubAllEnvs();
    await own.engine<null, number>(await tellingBounds(), null);
    await own.close();
    expect(await readdir(compiled, { recursive: true })).not.toHaveLength(0);
  });

  test("leaves compiled modules where Node was told to", async () => {
    const [told, other] = [join(folder, "told"), join(folder, "other")];
    vi.stubEnv("NODE_COMPILE_CACHE", told);
    const own = createCpu({ engineThreads: 1, compiledModules: other });
    vi.unstubAllEnvs();
    await own.engine<null, number>(await tellingBounds(), null);
    await own.close();
    expect(await readdir(told, { recursive: true })).not.toHaveLength(0);
    expect(existsSync(other)).toBe(false);
  });
});

describe("the state of the threads", () => {
  test("says when they die before they answer, until one answers again", async () => {
    const file = join(folder, "dying.mjs");
    await writeFile(
      file,
      "export const live = ({ input }) => { if (input === 'die') process.exit(1); return input; };",
    );
    const task: Task = { module: pathToFileURL(file), name: "live" };
    const own = createCpu({ engineThreads: 1, compiledModules: null });
    for (let death = 0; death < 3; death += 1) {
      expect(own.state().failing).toBe(false);
      await expect(own.engine(task, "die")).rejects.toThrow();
    }
    expect(own.state()).toEqual({ threads: 1, busy: 0, waiting: 0, failing: true });
    await own.engine(task, "well");
    expect(own.state().failing).toBe(false);
    await own.close();
  });
});

describe("short work", () => {
  let file: string;
  // Written once: a thread that reads it while it is written again finds nothing in it.
  beforeAll(async () => {
    file = join(folder, "work.mjs");
    await writeFile(
      file,
      `export const endless = () => { for (;;) {} };
       export const greedy = () => { const all = []; for (;;) all.push({ text: String(all.length) }); };
       export const answering = ({ input }) => input;`,
    );
  });

  /** Tasks that never end, that take all memory, or that answer. */
  function aTask(name: "endless" | "greedy" | "answering"): Task {
    return { module: pathToFileURL(file), name };
  }

  test("that takes too long is ended, and the next runs", async () => {
    const own = createCpu({
      engineThreads: 1,
      compiledModules: null,
      quick: { timeoutMs: 2000, memoryMb: 64 },
    });
    try {
      const endless = own.quick(aTask("endless"), null, { owner: "eve" });
      const next = own.quick(aTask("answering"), "next", { owner: "eve" });
      await expect(endless).rejects.toMatchObject({ name: "TaskStopped", reason: "took-too-long" });
      expect(await next).toBe("next");
    } finally {
      await own.close();
    }
  });

  test("that takes too much memory ends its thread and not the process, and the next runs", async () => {
    const own = createCpu({
      engineThreads: 1,
      compiledModules: null,
      quick: { timeoutMs: 50_000, memoryMb: 48 },
    });
    try {
      const greedy = own.quick(aTask("greedy"), null, { owner: "eve" });
      const refused = expect(greedy).rejects.toMatchObject({
        name: "TaskStopped",
        reason: "too-large",
      });
      const waiting = own.quick(aTask("answering"), "waiting", { owner: "eve" });
      const others = own.quick(aTask("answering"), "others", { owner: "ada" });
      expect(await others).toBe("others");
      await refused;
      expect(await waiting).toBe("waiting");
    } finally {
      await own.close();
    }
  });

  test("of one person leaves a thread for everybody else", async () => {
    const own = createCpu({
      engineThreads: 1,
      compiledModules: null,
      quick: { timeoutMs: 30_000, memoryMb: 64 },
    });
    try {
      const gone = new AbortController();
      const endless = aTask("endless");
      const all = Array.from({ length: 12 }, () =>
        own.quick(endless, null, { owner: "eve", signal: gone.signal }),
      );
      const ended = Promise.allSettled(all);
      const other = own.quick(aTask("answering"), "at once", { owner: "ada" });
      expect(await other).toBe("at once");
      gone.abort();
      expect((await ended).every(({ status }) => status === "rejected")).toBe(true);
    } finally {
      await own.close();
    }
  });
});
