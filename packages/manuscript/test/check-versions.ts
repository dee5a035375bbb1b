/**
 * `npm run corpus:versions`: makes of every Word file of a folder a next version, as its author would, and edits it
 * as one. Counts whether unchanged paragraphs were edited again, whether rejected edits came back, whether the
 * others got what a whole run gives, and how long it took beside that.
 *
 *     npm run corpus:versions -- [FOLDER] [--share 0.05] [--seed 7] [--only NAME] [--most WORDS]
 *
 * Without a folder the shared corpus is taken when it stands beside the checkout.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { corpusNames, sharedCorpus } from "@curie/docx/corpus";
import { createEditingEngine } from "@curie/language/editing";
import {
  DocxRefusal,
  type EarlierVersion,
  earlierVersion,
  editManuscript,
} from "@curie/manuscript";
import { type Judged, judgeVersions } from "./judge-versions.ts";
import { decideByChance, nextVersionOf } from "./make-next-version.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: "string", default: "0.05" },
    seed: { type: "string", default: "7" },
    only: { type: "string", default: "" },
    most: { type: "string", default: "40000" },
  },
});
const folder = positionals[0] === undefined ? sharedCorpus() : resolve(positionals[0]);
if (folder === null) throw new Error("name a folder of Word files");
const choices = { dialect: "american", date: "2026-11-20T10:00:00Z" } as const;
const engine = createEditingEngine();
const scratch = mkdtempSync(join(tmpdir(), "versions-"));
const seed = Number(values.seed);
const instant = "2026-11-20T12:00:00.000Z";

/** Manuscripts that a process edits before its time is taken. */
const others = corpusNames(folder).filter((name) => /manuscript\.docx$/.test(name));

type Row = Judged & { name: string; words: number; time: number; wholeTime: number };
const rows: Row[] = [];
let failures = 0;

for (const name of corpusNames(folder)) {
  if (!name.includes(values.only)) continue;
  const bytes = readFileSync(join(folder, name));
  const edited = await editManuscript(bytes, engine, choices).catch(refused);
  if (!edited || edited.words > Number(values.most)) continue;
  const decisions = decideByChance(edited.report, seed);
  const nextBytes = nextVersionOf(bytes, edited.report, decisions, {
    seed,
    share: Number(values.share),
  });
  const previous = earlierVersion(bytes, {
    document: name,
    report: edited.report,
    choices,
    decisions: [...decisions].map(([change, decision]) => [
      change,
      { decision, decidedAt: instant },
    ]),
    past: [],
    checks: edited.checks,
  });
  const other = join(folder, others.find((one) => one !== name) ?? name);
  const next = await editManuscript(nextBytes, engine, { ...choices, previous });
  const whole = await editManuscript(nextBytes, engine, choices);
  const [time, wholeTime] = [timeOf(nextBytes, previous, other), timeOf(nextBytes, null, other)];
  const judged = judgeVersions(
    { bytes, edited, decisions },
    { bytes: nextBytes, edited: next, whole },
  );
  rows.push({ name, words: next.words, time, wholeTime, ...judged });
  if (judged.editedAgain + judged.returned + judged.missing + judged.besides > 0) failures++;
  process.stdout.write(`${lineOf(rows.at(-1) as Row)}\n`);
}
process.stdout.write(`\n${rows.length} pairs:\n${lineOf(sum(rows))}\n`);
process.exitCode = failures > 0 ? 1 : 0;
rmSync(scratch, { recursive: true });
await engine.close();
process.exit();

/**
 * The processor time that an edit takes in a process of its own, in milliseconds: a thread that has edited the same
 * text before remembers much of it, and a next version comes days later.
 */
function timeOf(bytes: Uint8Array, previous: EarlierVersion | null, other: string): number {
  const [file, known] = [join(scratch, "next.docx"), join(scratch, "previous.json")];
  writeFileSync(file, bytes);
  writeFileSync(known, JSON.stringify(previous));
  const program = join(import.meta.dirname, "time-version.ts");
  const { stdout, stderr } = spawnSync(process.execPath, [program, file, known, other], {
    encoding: "utf8",
  });
  const time = Number.parseFloat(stdout);
  if (Number.isNaN(time)) throw new Error(stderr);
  return time;
}

function sum(all: readonly Row[]): Row {
  const add = (pick: (row: Row) => number) => all.reduce((total, row) => total + pick(row), 0);
  return {
    name: "together",
    words: add((row) => row.words),
    time: add((row) => row.time),
    wholeTime: add((row) => row.wholeTime),
    paragraphs: add((row) => row.paragraphs),
    unchanged: add((row) => row.unchanged),
    shareChanged: add((row) => row.shareChanged * row.words) / add((row) => row.words),
    editedAgain: add((row) => row.editedAgain),
    returned: add((row) => row.returned),
    keptAway: add((row) => row.keptAway),
    ofWholeRun: add((row) => row.ofWholeRun),
    missing: add((row) => row.missing),
    besides: add((row) => row.besides),
  };
}

function lineOf(row: Row): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    `${row.name}: ${row.words} words`,
    `${row.unchanged} of ${row.paragraphs} paragraphs unchanged, edited again ${row.editedAgain}`,
    `rejected kept away ${row.keptAway}, returned ${row.returned}`,
    `others: ${row.ofWholeRun} edits of a whole run, missing ${row.missing}, besides ${row.besides}`,
    `words changed ${percent(row.shareChanged)}, time ${percent(row.time / row.wholeTime)} of ${Math.round(row.wholeTime)} ms`,
  ].join("; ");
}

function refused(error: unknown): null {
  if (error instanceof DocxRefusal) return null;
  throw error;
}
