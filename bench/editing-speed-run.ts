/**
 * One measured run in a fresh process, started by `editing-speed.ts`: as many manuscripts at once as
 * there are threads, on the threads of the server.
 */
import { editingMaxWords } from "@curie/contract";
import { countManuscript } from "@curie/manuscript";
import type { EditInput, EditOutput } from "../apps/server/src/features/editing/tasks.ts";
import { createCpu, type Task } from "../apps/server/src/platform/cpu.ts";
import { manuscriptOf, paragraphsOf } from "./sample-manuscript.ts";

const [what, threads, compiledModules = null] = process.argv.slice(2);
const atOnce = Number(threads);
const warmUp = ["This sentence loads the engine before the clock starts."];
const paragraphs = paragraphsOf(editingMaxWords);
const manuscript = manuscriptOf(paragraphs);
const words = countManuscript(manuscript);

const lintTask: Task = {
  module: new URL("./editing-speed-tasks.ts", import.meta.url),
  name: "lint",
};
const editTask: Task = {
  module: new URL("../apps/server/src/features/editing/tasks.ts", import.meta.url),
  name: "edit",
};

const cpu = createCpu({ engineThreads: atOnce, compiledModules });
const work = what === "raw" ? raw : whole;
await onEveryThread(() => work(warmUp, manuscriptOf(warmUp)));
const startedAt = performance.now();
const changes = await onEveryThread(() => work(paragraphs, manuscript));
const seconds = (performance.now() - startedAt) / 1000;
await cpu.close();
const peakMb = process.resourceUsage().maxRSS / 1024;
const measured = { words: words * atOnce, seconds, peakMb, changes: changes[0] };
process.stdout.write(JSON.stringify(measured), () => process.exit(0));

function onEveryThread<Result>(job: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: atOnce }, job));
}

async function raw(texts: readonly string[]): Promise<number> {
  await cpu.engine(lintTask, { paragraphs: texts });
  return 0;
}

async function whole(_: readonly string[], bytes: Buffer): Promise<number> {
  const input: EditInput = {
    bytes,
    dialect: "american",
    date: "2026-01-01T00:00:00.000Z",
    settings: { engine: "local" },
  };
  const output = await cpu.engine<EditInput, EditOutput>(editTask, input);
  if (output.refused) throw new Error(`the sample was refused: ${output.refused.code}`);
  return output.changes;
}
