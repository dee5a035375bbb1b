import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
    expect(await cpu.quick<null, number>(task, null)).toBe(24);
    expect(await cpu.engine<null, number>(task, null)).toBe(24);
  });

  // Only Linux has a niceness for each thread, and says it.
  test.skipIf(process.platform !== "linux")(
    "of an engine gives way to answers, and one of short work does not",
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
      expect(await cpu.quick<null, number>(task, null)).toBe(own);
      expect(getPriority()).toBe(own);
    },
  );

  test("leaves compiled modules for the next", async () => {
    const compiled = join(folder, "left");
    const own = createCpu({ engineThreads: 1, compiledModules: compiled });
    await own.engine<null, number>(await tellingBounds(), null);
    await own.close();
    expect(await readdir(compiled, { recursive: true })).not.toHaveLength(0);
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
