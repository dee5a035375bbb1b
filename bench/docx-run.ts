/**
 * One contender on one file, in a process of its own; started by `docx.ts`, which says when to run,
 * so that contenders take turns and whatever else the machine does hits all of them alike.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { partText } from "@curie/docx/testing";
import type { ContenderName } from "./docx-contenders.ts";
import { contenders } from "./docx-contenders.ts";
import type { Material } from "./docx-material.ts";

export type Question = "run" | "count";
export type Answer =
  | { kind: "ready" }
  /** Time of this run, and the peak of memory since the process was idle. */
  | { kind: "ran"; ms: number; peakMb: number }
  /** How many deletions the last run wrote; null for a file that cannot be read. */
  | { kind: "counted"; deletions: number | null }
  | { kind: "failed"; reason: string };

const [name, folder] = process.argv.slice(2) as [ContenderName, string];
const material: Material = {
  ...JSON.parse(readFileSync(join(folder, "material.json"), "utf8")),
  original: new Uint8Array(readFileSync(join(folder, "original.docx"))),
  plainlyEdited: new Uint8Array(readFileSync(join(folder, "edited.docx"))),
};
const contender = await contenders[name]();
let output: Uint8Array = material.original;

forgetPeak();
const idleMb = process.memoryUsage().rss / 2 ** 20;
process.on("message", async (question: Question) => {
  try {
    process.send?.(question === "run" ? await run() : count());
  } catch (error) {
    const reason = String(error).split("\n", 1)[0] ?? "";
    process.send?.({ kind: "failed", reason } satisfies Answer);
  }
});
process.send?.({ kind: "ready" } satisfies Answer);

async function run(): Promise<Answer> {
  const startedAt = performance.now();
  output = await contender(material);
  const ms = performance.now() - startedAt;
  return { kind: "ran", ms, peakMb: Math.max(0, peakMb() - idleMb) };
}

function count(): Answer {
  const before = deletionsIn(material.original);
  try {
    return { kind: "counted", deletions: deletionsIn(output) - before };
  } catch {
    return { kind: "counted", deletions: null };
  }
}

function deletionsIn(file: Uint8Array): number {
  return partText(file, material.mainPart).match(/<(?:\w+:)?del\s/g)?.length ?? 0;
}

/** Loading may have taken more than the idle process holds; Linux can forget that peak. */
function forgetPeak(): void {
  if (process.platform === "linux") writeFileSync("/proc/self/clear_refs", "5");
}

/** Linux hands the peak of the parent down in `maxRSS`; what it keeps by address space is exact. */
function peakMb(): number {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS / 1024;
  const status = readFileSync("/proc/self/status", "utf8");
  return Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1]) / 1024;
}
