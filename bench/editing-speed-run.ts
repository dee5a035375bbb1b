/**
 * One measured run in a fresh process, started by `editing-speed.ts`: as many manuscripts at once as
 * there are threads, on the threads of the server. The process holds nothing else, so that its
 * memory is that of its threads.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EditInput, EditOutput } from "../apps/server/src/features/editing/tasks.ts";
import { createCpu, type Task } from "../apps/server/src/platform/cpu.ts";

const [what, threads, folder = "."] = process.argv.slice(2);
const atOnce = Number(threads);

const lintTask: Task = {
  module: new URL("./editing-speed-tasks.ts", import.meta.url),
  name: "lint",
};
const editTask: Task = {
  module: new URL("../apps/server/src/features/editing/tasks.ts", import.meta.url),
  name: "edit",
};

const cpu = createCpu({ engineThreads: atOnce, compiledModules: join(folder, "compiled") });
const work = { raw, whole, listed, burn }[what ?? ""] ?? whole;
await onEveryThread(() => work("warm-up"));
const startedAt = performance.now();
const idle = process.cpuUsage();
const changes = await onEveryThread(() => work("manuscript"));
const seconds = (performance.now() - startedAt) / 1000;
const { user, system } = process.cpuUsage(idle);
await cpu.close();
const peakMb = process.resourceUsage().maxRSS / 1024;
const processorSeconds = (user + system) / 1e6;
const measured = { seconds, processorSeconds, peakMb, changes: changes[0] };
process.stdout.write(JSON.stringify(measured), () => process.exit(0));

function onEveryThread<Result>(job: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: atOnce }, job));
}

async function raw(name: string): Promise<number> {
  await cpu.engine(lintTask, { text: await readFile(join(folder, `${name}.txt`), "utf8") });
  return 0;
}

/** The whole way with the lists of terms that stand beside the samples. */
async function listed(name: string): Promise<number> {
  return whole(name, JSON.parse(await readFile(join(folder, "terms.json"), "utf8")));
}

async function whole(name: string, terms: EditInput["choices"]["terms"] = []): Promise<number> {
  const input: EditInput = {
    bytes: await readFile(join(folder, `${name}.docx`)),
    choices: { dialect: "american", terms },
    date: "2026-01-01T00:00:00.000Z",
    settings: { engine: "local" },
    previous: null,
  };
  const output = await cpu.engine<EditInput, EditOutput>(editTask, input);
  if (output.refused) throw new Error(`the sample was refused: ${output.refused.code}`);
  return output.changes;
}

/** Nothing but counting: what the machine itself gives to so many at once. */
async function burn(name: string): Promise<number> {
  return cpu.engine<{ rounds: number }, number>(
    { ...lintTask, name: "burn" },
    { rounds: name === "warm-up" ? 1 : 2000 },
  );
}
