/**
 * `npm run corpus`: edits every Word file of a folder at random, more than once, and has each copy
 * judged: by the rules of `invariants.ts`, and by an outside checker when there is one. A clean copy of
 * each, and of the file as it is, must read like the accepted text. Prints what became of the files
 * by sub-folder; `--write` puts it into `docs/word-files.md`.
 *
 *     npm run corpus -- [FOLDER] [--checker PROGRAM] [--rounds 1:0.7,2:0.15,3:1] [--write]
 *
 * A round is a seed and the share of paragraphs that are edited. Without a folder the shared corpus
 * is taken, and its checker, when they stand beside the checkout. The checker is called as
 * `PROGRAM -q ORIGINAL EDITED --expect TEXT` and answers 0 when nothing else was changed; TEXT is
 * the main part with our changes accepted, one paragraph a line.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DocxRefusal, openWordDocument, writeTrackedChanges } from "@curie/docx";
import { cleanCopyDamage } from "./clean-copies.ts";
import { corpusNames, sharedCorpus } from "./corpus-files.ts";
import { findDamage, judgeText, madeEdits } from "./invariants.ts";
import { randomEdits } from "./random-edits.ts";

const MOST_MS = 10_000;
const page = join(import.meta.dirname, "../../../docs/word-files.md");
const sharedChecker = join(import.meta.dirname, "../../../../shared/tools/docx-check/docx-check");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    checker: { type: "string" },
    rounds: { type: "string", default: "1:0.7,2:0.15,3:1" },
    write: { type: "boolean", default: false },
  },
});
const folder = positionals[0] === undefined ? sharedCorpus() : resolve(positionals[0]);
if (folder === null) throw new Error("name a folder of Word files");
const checker = values.checker ?? (existsSync(sharedChecker) ? sharedChecker : null);
const rounds = values.rounds.split(",").map((round) => {
  const [seed = Number.NaN, share = Number.NaN] = round.split(":").map(Number);
  if (!(share > 0 && share <= 1) || !Number.isInteger(seed)) throw new Error(`no round: ${round}`);
  return { seed, share };
});

const options = { author: "Curie check", date: "2031-02-03T04:05:06Z" };
const scratch = mkdtempSync(join(tmpdir(), "docx-corpus-"));

type Row = {
  files: number;
  edited: number;
  refused: Map<string, number>;
  failed: number;
  longestMs: number;
};
const emptyRow = (): Row => ({
  files: 0,
  edited: 0,
  refused: new Map(),
  failed: 0,
  longestMs: 0,
});
const total = emptyRow();
const leftOut = new Map<string, number>();
let applied = 0;
let copies = 0;
let compared = 0;

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

type Verdict = { problem: string | null; milliseconds: number };

/** Edits one file and answers what is wrong with the copy. */
function tryFile(file: string, seed: number, share: number): Verdict {
  const bytes = readFileSync(file);
  const startedAt = performance.now();
  const document = openWordDocument(bytes);
  const edits = randomEdits(document, seed, share);
  const written = writeTrackedChanges(document, edits, options);
  const milliseconds = performance.now() - startedAt;
  copies++;
  applied += written.applied;
  for (const { code, reason } of written.warnings)
    add(leftOut, reason ? `${code} (${reason})` : code);
  const text = judgeText(document, written.bytes, madeEdits(edits, written), options.author);
  const damage = [...findDamage(bytes, written.bytes, options.author), ...text.damage];
  const [first] = damage;
  if (first) return { problem: `${first.rule}: ${first.message}`, milliseconds };
  const [unclean] = [document, openWordDocument(written.bytes)].flatMap(cleanCopyDamage);
  if (unclean) return { problem: unclean, milliseconds };
  return { problem: askChecker(file, written.bytes, text.lines), milliseconds };
}

function askChecker(
  original: string,
  edited: Uint8Array,
  lines: readonly string[] | null,
): string | null {
  if (checker === null) return null;
  const copy = join(scratch, "edited.docx");
  writeFileSync(copy, edited);
  const parameters = ["-q", original, copy];
  // The checker reads a line break inside a paragraph as \n, so such letters cannot be told apart.
  if (lines && !lines.some((line) => /\\n|\r/.test(line))) {
    const expected = join(scratch, "expected.txt");
    writeFileSync(expected, lines.map((line) => `${line.replaceAll("\n", "\\n")}\n`).join(""));
    parameters.push("--expect", expected);
    compared++;
  }
  const result = spawnSync(checker, parameters, { encoding: "utf8" });
  return result.status === 0 ? null : `${result.stdout}${result.stderr}`;
}

const rows = new Map<string, Row>();
const failures: string[] = [];
for (const name of corpusNames(folder)) {
  const group = dirname(name);
  const row = rows.get(group) ?? emptyRow();
  rows.set(group, row);
  row.files++;
  const problems: string[] = [];
  let refusal: string | null = null;
  for (const { seed, share } of rounds) {
    try {
      const { problem, milliseconds } = tryFile(join(folder, name), seed, share);
      row.longestMs = Math.max(row.longestMs, milliseconds);
      if (problem !== null) problems.push(`${name} (${seed}:${share}): ${problem.slice(0, 600)}`);
      if (milliseconds > MOST_MS) problems.push(`${name}: ${Math.round(milliseconds)} ms`);
    } catch (error) {
      if (error instanceof DocxRefusal) refusal = error.code;
      else problems.push(`${name} crashed it: ${error instanceof Error ? error.stack : error}`);
      break; // the same for every seed
    }
  }
  failures.push(...problems);
  if (problems.length > 0) row.failed++;
  else if (refusal !== null) add(row.refused, refusal);
  else row.edited++;
}
rmSync(scratch, { recursive: true });

function line(name: string, row: Row): string {
  const refused = [...row.refused].sort().map(([code, count]) => `${code} ${count}`);
  return `| ${name} | ${row.files} | ${row.edited} | ${refused.join(", ")} | ${row.failed} | ${Math.round(row.longestMs)} |`;
}

for (const row of rows.values()) {
  total.files += row.files;
  total.edited += row.edited;
  total.failed += row.failed;
  total.longestMs = Math.max(total.longestMs, row.longestMs);
  for (const [code, count] of row.refused) {
    total.refused.set(code, (total.refused.get(code) ?? 0) + count);
  }
}
const table = [
  "| folder | files | edited | refused | failed | longest ms |",
  "|---|---|---|---|---|---|",
  ...[...rows].map(([name, row]) => line(name, row)),
  line("**all**", total),
].join("\n");
const reasons = [...leftOut].sort((a, b) => b[1] - a[1]).map(([code, count]) => `${code} ${count}`);
const shares = rounds.map(({ share }) => `${Math.round(share * 100)} %`).join(", ");
const figures = `${copies} copies with ${applied} edits: ${shares} of the paragraphs, each time by another seed. ${
  checker === null
    ? "There was no outside checker."
    : `The outside checker passed all that count as edited, ${compared} with the expected text.`
} Edits left out with a warning: ${reasons.join(", ") || "none"}.`;

process.stdout.write(`${[table, "", figures, ...failures].join("\n")}\n`);
if (values.write) writeFileSync(page, `${explanation()}\n${table}\n\n${figures}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

function explanation(): string {
  return `# Word files

Written by \`npm run corpus -- --write\`; not edited by hand.

Each file of a collection of real and hand-made Word files, hostile ones among them, is edited at
random and the copy is judged by the package's own rules and by an outside checker. *Edited* means
that rejecting the changes gives back the whole markup of the original, accepting them gives exactly
the text asked for, every other part is the same byte for byte, and a clean copy, before and after,
reads like the accepted text. *Refused* files are not opened,
for the reason that stands there as a code, and *failed* would be a crash, a damaged copy or more
than ten seconds.
`;
}
