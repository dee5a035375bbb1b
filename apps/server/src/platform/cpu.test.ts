import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cpu, createCpu, type Task } from "./cpu.ts";

let folder: string;
let cpu: Cpu;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curie-cpu-"));
  cpu = createCpu(1);
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
  test("of short work sweeps early, one with an engine when the runtime thinks best", async () => {
    const task = await tellingBounds();
    const quick = await cpu.quick<null, number>(task, null);
    expect(quick).toBe(24);
    expect(await cpu.engine<null, number>(task, null)).toBeGreaterThan(quick);
  });
});
