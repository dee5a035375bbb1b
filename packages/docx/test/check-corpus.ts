/**
 * Edits every Word file of a folder at random and has each result judged: our own reading of it, and
 * an outside checker when one is given. Prints a table by sub-folder.
 *
 *     node packages/docx/test/check-corpus.ts FOLDER [--checker PROGRAM] [--seed N] [--share 0.7]
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { DocxRefusal, openWordDocument, writeTrackedChanges } from "@curie/docx";
import { applyEdits, randomEdits } from "./random-edits.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    checker: { type: "string" },
    seed: { type: "string", default: "1" },
    share: { type: "string", default: "0.7" },
  },
});
const folder = positionals[0];
if (folder === undefined) throw new Error("name a folder");

type Row = { passed: number; refused: Map<string, number>; failed: number; longestMs: number };
const rows = new Map<string, Row>();
const failures: string[] = [];
const leftOut = new Map<string, number>();
let applied = 0;
const scratch = mkdtempSync(join(tmpdir(), "docx-check-"));

/** What is wrong with the edited copy of one file, or null. */
function judge(file: string, seed: number): string | null {
  const bytes = readFileSync(file);
  const document = openWordDocument(bytes);
  const edits = randomEdits(document, seed, Number(values.share));
  const options = { author: "Curie check", date: "2031-02-03T04:05:06Z" };
  const written = writeTrackedChanges(document, edits, options);
  applied += written.applied;
  for (const { code, reason } of written.warnings) {
    const key = reason ? `${code} (${reason})` : code;
    leftOut.set(key, (leftOut.get(key) ?? 0) + 1);
  }
  const left = new Set(written.warnings.map((warning) => warning.edit));
  const again = openWordDocument(written.bytes);
  for (const paragraph of document.paragraphs) {
    const made = (edits.get(paragraph.id) ?? []).filter((edit) => !left.has(edit));
    const expected = applyEdits(paragraph, made);
    const got = again.paragraphs[paragraph.id]?.text;
    if (got !== expected) return `paragraph ${paragraph.id}: expected ${expected} | got ${got}`;
  }
  if (values.checker === undefined) return null;
  const copy = join(scratch, "edited.docx");
  writeFileSync(copy, written.bytes);
  const result = spawnSync(values.checker, ["-q", file, copy], { encoding: "utf8" });
  return result.status === 0 ? null : `${result.stdout}${result.stderr}`.slice(0, 600);
}

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(doc|dot)[xm]$/i.test(name) && !name.includes("pairs"))
  .sort();
for (const name of files) {
  const file = join(folder, name);
  const group = dirname(relative(folder, file));
  const row = rows.get(group) ?? { passed: 0, refused: new Map(), failed: 0, longestMs: 0 };
  rows.set(group, row);
  const startedAt = performance.now();
  try {
    const problem = judge(file, Number(values.seed));
    if (problem === null) {
      row.passed++;
    } else {
      row.failed++;
      failures.push(`${group}/${basename(name)}: ${problem}`);
    }
  } catch (error) {
    if (!(error instanceof DocxRefusal)) throw new Error(`${file} broke it`, { cause: error });
    row.refused.set(error.code, (row.refused.get(error.code) ?? 0) + 1);
  }
  row.longestMs = Math.max(row.longestMs, performance.now() - startedAt);
}
rmSync(scratch, { recursive: true });

const lines = ["| folder | edited | refused | failed | longest ms |", "|---|---|---|---|---|"];
for (const [group, row] of rows) {
  const refused = [...row.refused].map(([code, count]) => `${code} ${count}`).join(", ");
  lines.push(
    `| ${group} | ${row.passed} | ${refused} | ${row.failed} | ${Math.round(row.longestMs)} |`,
  );
}
const reasons = [...leftOut].sort((a, b) => b[1] - a[1]).map(([code, count]) => `${code} ${count}`);
lines.push("", `Edits made: ${applied}. Left out with a warning: ${reasons.join(", ") || "none"}.`);
process.stdout.write(`${[...lines, ...failures].join("\n")}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
