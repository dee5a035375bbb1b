import { execFileSync } from "node:child_process";

/** The processes that this one has started, in the order of their numbers. */
export function processesBelow(parent: number): number[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).split("\n");
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, above]) => (pid !== undefined && above === parent ? [pid] : []));
}
