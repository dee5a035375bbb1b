/**
 * `npm run fuzz`: damages Word files in seeded ways (bytes, zip structure, markup, encodings,
 * relationships, prefixes) and edits what still opens. Whatever comes in: a typed refusal, or a copy
 * of which every rule of `invariants.ts` holds; never more than ten seconds or a gigabyte. Seconds
 * are of processor time, so that a busy machine is no finding.
 *
 *     npm run fuzz -- [FOLDER] [--runs 1000] [--seed 1] [--from 0] [--keep DIRECTORY]
 *         [--checker PROGRAM] [--sample 50]
 *
 * Without a folder it takes the shared corpus when that stands beside the checkout, and files of
 * its own making in any case. The same seed gives the same runs; one is repeated with
 * `--seed S --from RUN --runs 1`.
 */
import { fork } from "node:child_process";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { sharedCorpus } from "./corpus-files.ts";
import type { Order, Report } from "./fuzz/batch.ts";
import { hungMs, hungSignal } from "./fuzz/hung.ts";

const MOST_MS = 10_000;
const MOST_BYTES = 2 ** 30;
/** A run that waits for something, and uses no processor time, is ended after this long by the clock. */
const PATIENCE_MS = 600_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    keep: { type: "string" },
    checker: { type: "string" },
    sample: { type: "string", default: "50" },
  },
});
const seed = Number(values.seed);
const end = Number(values.from) + Number(values.runs);
const order = {
  folder: positionals[0] === undefined ? sharedCorpus() : resolve(positionals[0]),
  seed,
  keep: values.keep === undefined ? null : resolve(values.keep),
  checker: values.checker ?? null,
  sample: Number(values.sample),
};

const outcomes = new Map<string, number>();
const count = (what: string): void => {
  outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
};
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
let longest = { milliseconds: 0, run: 0 };
let peakBytes = 0;
let checked = 0;
let failures = 0;
const fail = (run: number, what: string, detail: string): void => {
  failures++;
  count(what);
  say(`run ${run} of seed ${seed} ${what}: ${detail.slice(0, 1000)}`);
};

function take({ run, kind, detail, milliseconds, ...report }: Report): void {
  if (report.checked) checked++;
  if (milliseconds > longest.milliseconds) longest = { milliseconds, run };
  if (milliseconds > MOST_MS) fail(run, "SLOW", `${Math.round(milliseconds)} ms`);
  if (peakBytes <= MOST_BYTES && report.peakBytes > MOST_BYTES) {
    fail(run, "LARGE", `${Math.round(report.peakBytes / 2 ** 20)} MiB`);
  }
  peakBytes = Math.max(peakBytes, report.peakBytes);
  if (kind === "edited") count("edited");
  else if (kind === "refused") count(`refused as ${detail}`);
  else fail(run, kind === "wrong" ? "WRONG" : "CRASHED", detail);
}

/** Runs until the batch is done or its process is gone; answers the next run to do. */
function runBatch(from: number): Promise<number> {
  const batch: Order = { ...order, from, runs: end - from };
  const child = fork(join(import.meta.dirname, "fuzz/batch.ts"), [JSON.stringify(batch)]);
  let next = from;
  let isHung = false;
  const giveUp = (): void => {
    isHung = true;
    child.kill("SIGKILL");
  };
  let watchdog = setTimeout(giveUp, PATIENCE_MS);
  child.on("message", (report: Report) => {
    clearTimeout(watchdog);
    watchdog = setTimeout(giveUp, PATIENCE_MS);
    next = report.run + 1;
    take(report);
  });
  return new Promise((done) => {
    child.once("close", (code, signal) => {
      clearTimeout(watchdog);
      if (next >= end) return done(end);
      if (isHung) fail(next, "HUNG", `no answer in ${PATIENCE_MS / 1000} s`);
      else if (signal === hungSignal) fail(next, "HUNG", `${hungMs / 1000} s of processor time`);
      else fail(next, "DIED", `the process ended with ${signal ?? code}`);
      done(next + 1);
    });
  });
}

for (let next = Number(values.from); next < end; ) next = await runBatch(next);

const summary = [...outcomes].sort().map(([outcome, times]) => `${outcome} ${times}`);
say(`${values.runs} runs, seed ${seed}: ${summary.join(", ")}`);
if (order.checker !== null) say(`the outside checker judged ${checked} of the edited copies`);
const peak = Math.round(peakBytes / 2 ** 20);
say(`longest ${Math.round(longest.milliseconds)} ms (run ${longest.run}), peak ${peak} MiB`);
process.exitCode = failures > 0 ? 1 : 0;
