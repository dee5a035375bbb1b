/**
 * Words per second of the whole way from Word file to Word file with its change report, on
 * manuscripts of the greatest allowed length, against raw harper.js linting the same paragraphs;
 * with one worker thread and with two; and what two give in place of one, beside two processes and
 * two threads that only count, which say how much of that is the machine's. Each run has a process of its own: Harper remembers
 * sentences it has seen, and neither side may profit from the other.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { editingMaxWords } from "@curie/contract";
import type { Term } from "@curie/language/terms";
import { countManuscript } from "@curie/manuscript";
import { type Bench, type Figure, median } from "./report.ts";
import { manuscriptOf, paragraphsOf } from "./sample-manuscript.ts";

const run = promisify(execFile);
const rounds = 3;
const script = fileURLToPath(new URL("./editing-speed-run.ts", import.meta.url));

export type Measured = {
  seconds: number;
  processorSeconds: number;
  peakMb: number;
  changes: number;
};
export type Run = Measured & { words: number };
type Pair = { raw: Run; whole: Run };
/** One and two at once: threads that count, and processes with an engine each. */
type Scale = { burnOne: number; burnTwo: number; processes: number };

export const editingSpeed: Bench = (note) =>
  withRuns(async (once) => {
    const one: Pair[] = [];
    const two: Pair[] = [];
    const scales: Scale[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const [threads, pairs] of [
        [1, one],
        [2, two],
      ] as const) {
        const pair = { raw: await once("raw", threads), whole: await once("whole", threads) };
        pairs.push(pair);
        const speeds = `raw ${speed(pair.raw)} words/s, whole way ${speed(pair.whole)} words/s`;
        note(`round ${round}, ${threads} at once: ${speeds}, ${Math.round(pair.whole.peakMb)} MB`);
      }
    }
    for (let round = 1; round <= rounds; round += 1) {
      const burnOne = (await once("burn", 1)).seconds;
      const burnTwo = (await once("burn", 2)).seconds;
      const both = await Promise.all([once("whole", 1), once("whole", 1)]);
      const processes = both.reduce((sum, run) => sum + speed(run), 0);
      scales.push({ burnOne, burnTwo, processes });
      note(
        `round ${round}, two processes: ${processes} words/s; two that count take ${(burnTwo / burnOne).toFixed(2)} times as long as one`,
      );
    }
    const peakOf = (pairs: readonly Pair[]) => median(pairs.map(({ whole }) => whole.peakMb));
    return {
      bench: "editing-speed",
      figures: [
        ...speedFigures("one worker", one),
        ...speedFigures("two workers", two),
        ...scaleFigures(one, two, scales),
        { what: "words of the manuscript", value: one[0]?.whole.words ?? 0, unit: "words" },
        { what: "tracked changes written", value: one[0]?.whole.changes ?? 0, unit: "changes" },
        {
          what: "memory of a process with one worker at its peak",
          value: Math.round(peakOf(one)),
          unit: "MB",
          wanted: "at most 500",
        },
        {
          what: "memory that a second worker adds",
          value: Math.round(peakOf(two) - peakOf(one)),
          unit: "MB",
        },
      ],
    };
  });

/** The whole way of one worker as a share of raw Harper's speed, each once in each round. */
export async function againstHarper(note: (line: string) => void): Promise<Figure> {
  return withRuns(async (once) => {
    const pairs: Pair[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const pair = { raw: await once("raw", 1), whole: await once("whole", 1) };
      pairs.push(pair);
      note(
        `round ${round}: raw ${speed(pair.raw)} words/s, whole way ${speed(pair.whole)} words/s`,
      );
    }
    const [ratio] = speedFigures("one worker", pairs);
    if (!ratio) throw new Error("nothing was measured");
    return ratio;
  });
}

export type Once = (what: keyof Pair | "listed" | "burn", threads: number) => Promise<Run>;

/** Runs in processes of their own over the same samples, after one that compiles the modules. */
export async function withRuns<Result>(
  measure: (once: Once) => Promise<Result>,
  terms: readonly Term[] = [],
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "curie-bench-"));
  try {
    const words = await writeSamples(folder);
    await writeFile(join(folder, "terms.json"), JSON.stringify(terms));
    const once: Once = async (what, threads) => {
      // As in a server: with the options it is started with, and modules compiled by an earlier run.
      const parameters = [...process.execArgv, script, what, String(threads), folder];
      const { stdout } = await run(process.execPath, parameters, {
        env: { ...process.env, NODE_COMPILE_CACHE: join(folder, "compiled") },
      });
      return { ...(JSON.parse(stdout) as Measured), words: words * threads };
    };
    await once("whole", 1);
    return await measure(once);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A manuscript as long as one may be, and a sentence that loads the engine before the clock starts. */
async function writeSamples(folder: string): Promise<number> {
  const samples = {
    "warm-up": ["This sentence loads the engine before the clock starts."],
    manuscript: paragraphsOf(editingMaxWords),
  };
  for (const [name, paragraphs] of Object.entries(samples)) {
    await writeFile(join(folder, `${name}.docx`), manuscriptOf(paragraphs));
    await writeFile(join(folder, `${name}.txt`), paragraphs.join("\n"));
  }
  return countManuscript(manuscriptOf(samples.manuscript));
}

function speedFigures(who: string, pairs: readonly Pair[]): Figure[] {
  const raw = median(pairs.map((pair) => speed(pair.raw)));
  const whole = median(pairs.map((pair) => speed(pair.whole)));
  return [
    {
      what: `${who}: whole way against raw Harper`,
      value: whole / raw,
      unit: "of its words/s",
      wanted: "at least 0.8",
    },
    { what: `${who}: whole way`, value: whole, unit: "words/s" },
    { what: `${who}: raw Harper`, value: raw, unit: "words/s" },
  ];
}

/** What a second worker gives, and where the rest stays. */
function scaleFigures(
  one: readonly Pair[],
  two: readonly Pair[],
  scales: readonly Scale[],
): Figure[] {
  const whole = (pairs: readonly Pair[], value: (run: Run) => number) =>
    median(pairs.map((pair) => value(pair.whole)));
  const cores = ({ seconds, processorSeconds }: Run) => processorSeconds / seconds;
  const work = ({ processorSeconds, words }: Run) => processorSeconds / words;
  return [
    {
      what: "two workers against one",
      value: whole(two, speed) / whole(one, speed),
      unit: "times the words/s",
      wanted: "at least 1.8",
    },
    {
      what: "two processes against one worker",
      value: median(scales.map(({ processes }) => processes)) / whole(one, speed),
      unit: "times the words/s",
    },
    {
      what: "two threads that only count against one",
      value: 2 / median(scales.map(({ burnOne, burnTwo }) => burnTwo / burnOne)),
      unit: "times the work",
    },
    { what: "processors that one worker keeps busy", value: whole(one, cores), unit: "processors" },
    { what: "processors that two keep busy", value: whole(two, cores), unit: "processors" },
    {
      what: "processor time of a word with two workers against one",
      value: whole(two, work) / whole(one, work),
      unit: "times",
    },
  ];
}

function speed({ words, seconds }: Run): number {
  return Math.round(words / seconds);
}
