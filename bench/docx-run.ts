/**
 * One contender on one file, in a process of its own; started by `docx.ts`, which says when to run,
 * so that contenders take turns and whatever else the machine does hits all of them alike.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ContenderName } from "./docx-contenders.ts";
import { contenders } from "./docx-contenders.ts";
import type { Material } from "./docx-material.ts";

export type Answer =
  | { kind: "ready" }
  | { kind: "ran"; ms: number }
  | { kind: "peak"; mb: number }
  | { kind: "failed"; reason: string };

const [name, folder] = process.argv.slice(2) as [ContenderName, string];
const material: Material = {
  ...JSON.parse(readFileSync(join(folder, "material.json"), "utf8")),
  original: new Uint8Array(readFileSync(join(folder, "original.docx"))),
  plainlyEdited: new Uint8Array(readFileSync(join(folder, "edited.docx"))),
};
const contender = await contenders[name]();
let output: Uint8Array | undefined;

forgetPeak();
const idleMb = process.memoryUsage().rss / 2 ** 20;
process.on("message", async (question: "run" | "peak") => {
  if (question === "peak") {
    const mb = Math.max(0, peakMb() - idleMb);
    if (output) writeFileSync(join(folder, `${name}.docx`), output);
    return answer({ kind: "peak", mb });
  }
  try {
    const startedAt = performance.now();
    output = await contender(material);
    answer({ kind: "ran", ms: performance.now() - startedAt });
  } catch (error) {
    answer({ kind: "failed", reason: String(error).split("\n", 1)[0] ?? "" });
  }
});
answer({ kind: "ready" });

function answer(message: Answer): void {
  process.send?.(message);
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
