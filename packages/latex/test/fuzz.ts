/**
 * `npm run fuzz:sources`: damages LaTeX sources in seeded ways and edits what still opens. Whatever
 * comes in: a typed refusal, or sources in which no byte differs outside the edits; never more than
 * two seconds for one.
 *
 *     npm run fuzz:sources -- [--runs 20000] [--seed 1] [--from 0]
 *
 * The same seed gives the same runs; one is repeated with `--seed S --from RUN --runs 1`.
 */
import { parseArgs } from "node:util";
import { fuzzRun } from "./fuzz-run.ts";

const MOST_MS = 2000;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
  },
});
const seed = Number(values.seed);
const from = Number(values.from);
const runs = Number(values.runs);
const counts = new Map<string, number>();
const count = (what: string, by = 1): void => {
  counts.set(what, (counts.get(what) ?? 0) + by);
};
let longest = { milliseconds: 0, run: from };
for (let run = from; run < from + runs; run++) {
  const before = process.cpuUsage();
  try {
    const result = fuzzRun(seed, run);
    count(result.refused ?? "opened");
    count("edits made", result.made);
    count("edits left out", result.leftOut);
  } catch (error) {
    count("failures");
    process.stdout.write(`run ${run}: ${error instanceof Error ? error.stack : String(error)}\n`);
  }
  const { user, system } = process.cpuUsage(before);
  const milliseconds = Math.round((user + system) / 1000);
  if (milliseconds > longest.milliseconds) longest = { milliseconds, run };
  if (milliseconds > MOST_MS) {
    count("failures");
    process.stdout.write(`run ${run}: ${milliseconds} ms\n`);
  }
}
for (const [what, times] of counts) process.stdout.write(`${times} ${what}\n`);
process.stdout.write(`longest ${longest.milliseconds} ms (run ${longest.run})\n`);
process.exitCode = counts.has("failures") ? 1 : 0;
