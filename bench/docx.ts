/**
 * The way from Word file to Word file with tracked changes, against two peers and against the floor
 * (inflate the part that changes, look once at each byte, deflate it), on the same files with the
 * same one-word replacements. Docxodus compares two files; it is given the original and an edited copy,
 * and its time is that of comparing them and writing the result.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ContenderName } from "./docx-contenders.ts";
import type { Material } from "./docx-material.ts";
import { generatedManuscript, largestEditable, materialOf } from "./docx-material.ts";
import type { Answer, Question } from "./docx-run.ts";
import type { Bench, Figure, Table } from "./report.ts";
import { median } from "./report.ts";

const MB = 1_000_000;
const corpora =
  process.env.CURIE_CORPORA ?? fileURLToPath(new URL("../../shared/corpora/docx", import.meta.url));
const script = fileURLToPath(new URL("./docx-run.ts", import.meta.url));
const fileCount = 10;
const editsPerFile = 20;
const seed = 1;
/**
 * Code is compiled while it runs, so the first runs do not count: as many as fit a second, at least
 * one. Who has taken four seconds gets no more than three rounds.
 */
const thorough: Effort = { warmUpMs: 1000, rounds: 5, patienceMs: 4000, leastRounds: 3 };
const largePartBytes = 7 * MB;

export type Effort = {
  warmUpMs: number;
  rounds: number;
  /** Time of counted runs after which a contender is asked for `leastRounds` only. */
  patienceMs: number;
  leastRounds: number;
};

/**
 * What one contender needed for one file: the median of its runs, and its peak above the idle
 * process, in the first run and in all of them: later ones pile up what no collector has fetched.
 */
export type Measured =
  | { ms: number; firstPeakMb: number; peakMb: number; deletions: number | null }
  | { failed: string };

export const docx: Bench = async (note) => {
  const files = existsSync(corpora)
    ? largestEditable(corpora, fileCount)
    : [0.3, 0.6, 1, 2, 3].map((size) => ({
        name: `generated, ${size} MB`,
        bytes: generatedManuscript(size * MB),
      }));
  const rows: Row[] = [];
  for (const file of files) {
    note(file.name);
    const material = materialOf(file, editsPerFile, seed);
    const names = ["curie", "floor", "adeu", "docxodus"] as const;
    rows.push({ material, measured: await measure(material, names, thorough) });
  }
  note("a large main part");
  const large = await largePart();
  return {
    bench: "docx",
    notes: [
      "Milliseconds from bytes to bytes, median of several runs in turns, each contender in a process of its own.",
      "Peaks are MB above that process when idle, in its first run.",
      "Docxodus is given the edited file as well and compares the two; starting WebAssembly is not counted.",
      ...rows.flatMap(shortfalls),
    ],
    table: [...rows.map((row) => tableRow([row], row.material.name)), tableRow(rows, "all")],
    figures: [...ratios(rows), ...large],
  };
};

type Row = { material: Material; measured: ReadonlyMap<ContenderName, Measured> };

/** Times of the rows in which both contenders succeeded, added up. */
function times(rows: readonly Row[], one: ContenderName, other: ContenderName): [number, number] {
  let [oneMs, otherMs] = [0, 0];
  for (const { measured } of rows) {
    const [first, second] = [measured.get(one), measured.get(other)];
    if (!first || !second || "failed" in first || "failed" in second) continue;
    oneMs += first.ms;
    otherMs += second.ms;
  }
  return [oneMs, otherMs];
}

/** How many times as long one contender takes as the other; not a number where one always failed. */
function ratio(rows: readonly Row[], one: ContenderName, other: ContenderName): number {
  const [oneMs, otherMs] = times(rows, one, other);
  return oneMs / otherMs;
}

function firstPeak(rows: readonly Row[], name: ContenderName): number {
  const results = rows.map(({ measured }) => measured.get(name));
  return Math.max(...results.map((result) => (result && "ms" in result ? result.firstPeakMb : 0)));
}

function tableRow(rows: readonly Row[], file: string): Table[number] {
  const rounded = (value: number, digits: number) =>
    Number.isFinite(value) ? value.toFixed(digits) : "failed";
  const peak = (name: ContenderName) => Math.round(firstPeak(rows, name));
  const bytes = rows.reduce((sum, { material }) => sum + material.mainPartBytes, 0);
  return {
    file,
    "main part, MB": (bytes / MB).toFixed(2),
    edits: rows.reduce((sum, { material }) => sum + material.replacements.length, 0),
    "curie, ms": rounded(times(rows, "curie", "curie")[0], 1),
    "adeu/curie": rounded(ratio(rows, "adeu", "curie"), 1),
    "docxodus/curie": rounded(ratio(rows, "docxodus", "curie"), 1),
    "curie/floor": rounded(ratio(rows, "curie", "floor"), 2),
    "peak MB: curie": peak("curie"),
    adeu: peak("adeu"),
    docxodus: peak("docxodus"),
    floor: peak("floor"),
  };
}

/** Who failed on a file, or wrote other than one change for each replacement. */
function shortfalls({ material, measured }: Row): string[] {
  const wanted = material.replacements.length;
  return [...measured].flatMap(([name, result]) => {
    if ("failed" in result) return [`${material.name}: ${name} failed: ${result.failed}`];
    if (name === "floor" || result.deletions === wanted) return [];
    const written = result.deletions ?? "no readable";
    return [`${material.name}: ${name} wrote ${written} deletions for ${wanted} edits`];
  });
}

function ratios(rows: readonly Row[]): Figure[] {
  return [
    {
      what: "time of adeu against ours",
      value: ratio(rows, "adeu", "curie"),
      unit: "times",
      wanted: "at least 10",
    },
    {
      what: "time of Docxodus against ours",
      value: ratio(rows, "docxodus", "curie"),
      unit: "times",
      wanted: "at least 10",
    },
    {
      what: "our time against the floor",
      value: ratio(rows, "curie", "floor"),
      unit: "times",
      wanted: "at most 1.5",
    },
  ];
}

/** What one large part costs us. */
async function largePart(): Promise<Figure[]> {
  const file = { name: "generated", bytes: generatedManuscript(largePartBytes) };
  const material = materialOf(file, editsPerFile, seed);
  const measured = await measure(material, ["curie", "floor"], thorough);
  const ours = measured.get("curie");
  if (!ours || "failed" in ours) return [];
  const of = `of a main part of ${(material.mainPartBytes / MB).toFixed(1)} MB`;
  return [
    {
      what: `peak memory ${of}`,
      value: Math.round(ours.firstPeakMb),
      unit: "MB above the idle process",
      wanted: "below 150",
    },
    {
      what: `peak memory ${of}, many times in a row`,
      value: Math.round(ours.peakMb),
      unit: "MB above the idle process",
    },
    {
      what: `our time ${of} against the floor`,
      value: ratio([{ material, measured }], "curie", "floor"),
      unit: "times",
      wanted: "at most 1.5",
    },
  ];
}

/** Runs the contenders on one file in turns. */
export async function measure(
  material: Material,
  names: readonly ContenderName[],
  effort: Effort,
): Promise<Map<ContenderName, Measured>> {
  const folder = mkdtempSync(join(tmpdir(), "curie-bench-docx-"));
  const { original, plainlyEdited, ...rest } = material;
  writeFileSync(join(folder, "material.json"), JSON.stringify(rest));
  writeFileSync(join(folder, "original.docx"), original);
  writeFileSync(join(folder, "edited.docx"), plainlyEdited);
  const processes: ContenderProcess[] = [];
  try {
    for (const name of names) {
      const started = await ContenderProcess.start(name, folder);
      processes.push(started);
      await started.warmUp(effort);
    }
    for (let round = 0; round < effort.rounds; round += 1) {
      for (const one of processes) {
        if (round < effort.leastRounds || one.spentMs < effort.patienceMs) await one.run();
      }
    }
    const measured = new Map<ContenderName, Measured>();
    for (const one of processes) measured.set(one.name, await one.result());
    return measured;
  } finally {
    for (const one of processes) one.stop();
    rmSync(folder, { recursive: true });
  }
}

class ContenderProcess {
  readonly name: ContenderName;
  readonly #child: ReturnType<typeof fork>;
  readonly #times: number[] = [];
  readonly #peaks: number[] = [];
  #failure: string | null = null;

  static async start(name: ContenderName, folder: string): Promise<ContenderProcess> {
    const started = new ContenderProcess(name, folder);
    await started.#answer();
    return started;
  }

  private constructor(name: ContenderName, folder: string) {
    this.name = name;
    this.#child = fork(script, [name, folder], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
  }

  /** What the counted runs took together. */
  get spentMs(): number {
    return this.#times.reduce((sum, ms) => sum + ms, 0);
  }

  async warmUp({ warmUpMs }: Effort): Promise<void> {
    const until = performance.now() + warmUpMs;
    do await this.run();
    while (this.#failure === null && performance.now() < until);
    this.#times.length = 0;
  }

  async run(): Promise<void> {
    const answer = await this.#ask("run");
    if (answer?.kind !== "ran") return;
    this.#times.push(answer.ms);
    this.#peaks.push(answer.peakMb);
  }

  async result(): Promise<Measured> {
    const counted = this.name === "floor" ? null : await this.#ask("count");
    if (this.#failure !== null) return { failed: this.#failure };
    const deletions = counted?.kind === "counted" ? counted.deletions : null;
    return {
      ms: median(this.#times),
      firstPeakMb: this.#peaks[0] ?? Number.NaN,
      peakMb: Math.max(...this.#peaks),
      deletions,
    };
  }

  stop(): void {
    this.#child.kill();
  }

  async #ask(question: Question): Promise<Answer | null> {
    if (!this.#child.connected) this.#failure ??= "ended";
    if (this.#failure !== null) return null;
    this.#child.send(question);
    return this.#answer();
  }

  /** The next message; a process that ends instead has failed. */
  async #answer(): Promise<Answer | null> {
    const ended = new AbortController();
    const answer = await Promise.race([
      once(this.#child, "message", ended).then(([message]) => message as Answer),
      once(this.#child, "exit", ended).then(
        ([code, signal]): Answer => ({ kind: "failed", reason: `ended with ${code ?? signal}` }),
      ),
    ]);
    ended.abort();
    if (answer.kind !== "failed") return answer;
    this.#failure = answer.reason;
    return null;
  }
}
