/**
 * Runs the fuzzer in a process of its own, so that the parent can end a run that hangs, and
 * tells the outcome of every run. Started by `fuzz.ts` with one argument, an `Order`.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { corpusFiles } from "../corpus-files.ts";
import { fuzzOnce, type Outcome } from "./run.ts";

export type Order = {
  folder: string | null;
  seed: number;
  from: number;
  runs: number;
  /** Where files that were damaged or crashed us are kept. */
  keep: string | null;
  /** A program called with the original and the edited copy of every `sample`th edited file. */
  checker: string | null;
  sample: number;
};

export type Report = {
  run: number;
  kind: Outcome["kind"];
  detail: string;
  milliseconds: number;
  /** Of the whole process so far, the judge included. */
  peakBytes: number;
  /** Whether the outside checker had its say. */
  checked: boolean;
};

/** Files above this size would make ten thousand runs take days. */
const LARGEST_BYTES = 400_000;
const CHECKER_MS = 20_000;

const order: Order = JSON.parse(process.argv[2] ?? "null");
const files = order.folder === null ? [] : corpusFiles(order.folder, LARGEST_BYTES);
const scratch = mkdtempSync(join(tmpdir(), "docx-fuzz-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
// The parent has gone: nobody listens any more.
process.on("disconnect", () => process.exit(1));

/** Counts the runs that began, for the thread that ends this process when one of them hangs. */
const begun = new Int32Array(new SharedArrayBuffer(4));
const watchdog = new Worker(new URL("./watchdog.ts", import.meta.url), { workerData: begun });
watchdog.unref();

let editedCount = 0;
for (let run = order.from; run < order.from + order.runs; run++) {
  Atomics.add(begun, 0, 1);
  const outcome = fuzzOnce(files, order.seed, run);
  let { kind, detail } = outcome;
  let checked = false;
  if (kind === "edited" && order.checker !== null && editedCount++ % order.sample === 0) {
    const verdict = askChecker(order.checker, outcome);
    checked = verdict !== null;
    if (verdict) [kind, detail] = ["wrong", verdict];
  }
  if (order.keep !== null && (kind === "wrong" || kind === "crashed")) {
    mkdirSync(order.keep, { recursive: true });
    writeFileSync(join(order.keep, `${order.seed}-${run}.docx`), outcome.damaged);
  }
  const { milliseconds } = outcome;
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  const report: Report = { run, kind, detail, milliseconds, peakBytes, checked };
  // Waits until the report is on its way, so that the parent always knows which run is going on.
  await new Promise((resolve) => process.send?.(report, resolve));
}
process.disconnect();

/** What the checker says against the copy; "" for nothing, null when it cannot read the original. */
function askChecker(program: string, { damaged, edited }: Outcome): string | null {
  if (!edited) return null;
  const [from, to] = [join(scratch, "original.docx"), join(scratch, "edited.docx")];
  writeFileSync(from, damaged);
  writeFileSync(to, edited);
  const result = spawnSync(program, ["-q", from, to], { encoding: "utf8", timeout: CHECKER_MS });
  if (result.status === 0) return "";
  // Without a word it has stumbled itself, as over a file that is nested too deep for it.
  return result.status === 1 && result.stdout !== "" ? `checker: ${result.stdout}` : null;
}
