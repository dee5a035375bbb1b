/**
 * `npm run corpus:versions`: makes of every Word file of a folder a next version, as its author would, and edits it
 * as one. Counts whether unchanged paragraphs were edited again, whether rejected edits came back, whether the
 * others got what a whole run gives, and how long it took beside that. And it compares both versions as a tracked
 * file: accepting all must give the new text, rejecting all the old one, and an outside checker must be content.
 *
 *     npm run corpus:versions -- [FOLDER] [--share 0.05] [--seed 7] [--only NAME] [--most WORDS] [--checker PROGRAM]
 *
 * Without a folder the shared corpus is taken, and its checker, when they stand beside the checkout. It is called as
 * `PROGRAM -q OLDER COMPARISON --author NAME`, and answers 0 when nothing is wrong.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { corpusNames, sharedCorpus } from "@curie/docx/corpus";
import { createEditingEngine } from "@curie/language/editing";
import {
  compareVersions,
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
    checker: { type: "string" },
  },
});
const folder = positionals[0] === undefined ? sharedCorpus() : resolve(positionals[0]);
if (folder === null) throw new Error("name a folder of Word files");
const choices = { dialect: "american", date: "2026-11-20T10:00:00Z" } as const;
const engine = createEditingEngine();
const sharedChecker = join(import.meta.dirname, "../../../../shared/tools/docx-check/docx-check");
const checker = values.checker ?? (existsSync(sharedChecker) ? sharedChecker : null);
const scratch = mkdtempSync(join(tmpdir(), "versions-"));
const seed = Number(values.seed);
const instant = "2026-11-20T12:00:00.000Z";

/** Manuscripts that a process edits before its time is taken. */
const others = corpusNames(folder).filter((name) => /manuscript\.docx$/.test(name));

/** How many comparisons were made, are whole, and pass the checker, and what they do not mark. */
type Compared = { compared: number; isWhole: number; passed: number; notMarked: number };
type Row = Judged & Compared & { name: string; words: number; time: number; wholeTime: number };
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
  const compared = compare(name, bytes, nextBytes);
  rows.push({ name, words: next.words, time, wholeTime, ...judged, ...compared });
  if (judged.editedAgain + judged.returned + judged.missing + judged.besides > 0) failures++;
  else if (compared.isWhole + compared.passed < 2) failures++;
  process.stdout.write(`${lineOf(rows.at(-1) as Row)}\n`);
}
process.stdout.write(`\n${rows.length} pairs:\n${lineOf(sum(rows))}\n`);
process.exitCode = failures > 0 ? 1 : 0;
rmSync(scratch, { recursive: true });
await engine.close();
process.exit();

function compare(name: string, older: Uint8Array, newer: Uint8Array): Compared {
  const options = { author: "Curie: comparison", date: choices.date };
  const made = compareVersions(older, newer, options);
  const notMarked = made.notMarked.older.length + made.notMarked.newer.length;
  if (!made.isWhole) process.stdout.write(`${name}: rejecting does not give the old text\n`);
  let passed = 1;
  if (checker !== null) {
    const [before, after] = [join(scratch, "older.docx"), join(scratch, "compared.docx")];
    writeFileSync(before, older);
    writeFileSync(after, made.bytes);
    const parameters = ["-q", before, after, "--author", options.author];
    const { status, stdout } = spawnSync(checker, parameters, { encoding: "utf8" });
    if (status !== 0) {
      passed = 0;
      process.stdout.write(`${name}: ${stdout.slice(0, 400)}\n`);
    }
  }
  return { compared: 1, isWhole: made.isWhole ? 1 : 0, passed, notMarked };
}

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
    compared: add((row) => row.compared),
    isWhole: add((row) => row.isWhole),
    passed: add((row) => row.passed),
    notMarked: add((row) => row.notMarked),
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
    `comparisons ${row.compared}: rejected is the old text in ${row.isWhole}, checker content with ${row.passed}, not marked ${row.notMarked}`,
  ].join("; ");
}

function refused(error: unknown): null {
  if (error instanceof DocxRefusal) return null;
  throw error;
}
