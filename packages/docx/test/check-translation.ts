/**
 * Translates every Word file of a folder into nonsense and has each result judged: every tag in its
 * place, the text as asked, the same text from a translation that changes nothing; and an outside
 * checker when one is given. Prints a table by sub-folder.
 *
 *     npm run corpus:translation -- FOLDER [--checker PROGRAM] [--seed N] [--keep DIRECTORY]
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import type { WordDocument } from "@curie/docx";
import { DocxRefusal, openWordDocument, readSegments, writeTranslation } from "@curie/docx";
import { seededRandom } from "@curie/docx/testing";
import { fakeTranslation } from "./fake-translation.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    checker: { type: "string" },
    seed: { type: "string", default: "1" },
    keep: { type: "string" },
  },
});
const folder = positionals[0];
if (folder === undefined) throw new Error("name a folder");

type Row = { passed: number; refused: number; segments: number; longestMs: number };
const rows = new Map<string, Row>();
const failures: string[] = [];
const counts = new Map<string, number>();
const scratch = values.keep ?? mkdtempSync(join(tmpdir(), "docx-translation-"));
mkdirSync(scratch, { recursive: true });

function count(what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function open(file: string): WordDocument | null {
  try {
    return openWordDocument(readFileSync(file));
  } catch (error) {
    if (error instanceof DocxRefusal) return null;
    throw error;
  }
}

/** What is wrong with the translated copies of one file, or null. */
function judge(document: WordDocument, file: string, seed: number, row: Row): string | null {
  const startedAt = performance.now();
  const { segments, leftOut } = readSegments(document);
  row.segments += segments.length;
  for (const { reason } of leftOut) count(`left out: ${reason}`);
  for (const { tags } of segments) for (const { meaning } of tags) count(`tag: ${meaning}`);
  const same = new Map(segments.map(({ paragraph, source }) => [paragraph, source]));
  const identity = writeTranslation(document, same, { language: "en-US" });
  row.longestMs = Math.max(row.longestMs, performance.now() - startedAt);
  const unchanged = openWordDocument(identity.bytes);
  for (const { id, text } of document.paragraphs) {
    const got = unchanged.paragraphs[id]?.text;
    const expected = same.has(id) ? text.replaceAll("\u00AD", "") : text;
    const given = same.has(id) ? got?.replaceAll("\u00AD", "") : got;
    if (given !== expected) return `paragraph ${id}: expected ${expected} | got ${got}`;
  }
  const random = seededRandom(seed);
  const nonsense = new Map(
    segments.map((segment) => [segment.paragraph, fakeTranslation(segment, random)]),
  );
  const written = writeTranslation(document, nonsense, {
    language: "en-GB",
    notice: "Draft, not checked.",
  });
  for (const { code } of written.warnings) count(`warning: ${code}`);
  if (written.applied !== segments.length) {
    return `${segments.length - written.applied} left out: ${JSON.stringify(written.warnings[0])}`;
  }
  openWordDocument(written.bytes);
  if (values.checker === undefined) return null;
  for (const [name, bytes] of [
    ["same", identity.bytes],
    ["nonsense", written.bytes],
  ] as const) {
    const copy = join(scratch, `${name}-${basename(file)}`);
    writeFileSync(copy, bytes);
    const result = spawnSync(values.checker, ["--mode", "translate", "-q", file, copy], {
      encoding: "utf8",
    });
    if (result.status !== 0) return `${name}: ${result.stdout}${result.stderr}`.slice(0, 900);
  }
  return null;
}

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(doc|dot)[xm]$/i.test(name) && !name.includes("pairs"))
  .sort();
for (const name of files) {
  const file = join(folder, name);
  const group = dirname(relative(folder, file));
  const row = rows.get(group) ?? { passed: 0, refused: 0, segments: 0, longestMs: 0 };
  rows.set(group, row);
  const document = open(file);
  if (document === null) {
    row.refused++;
    continue;
  }
  const problem = judge(document, file, Number(values.seed), row);
  if (problem === null) row.passed++;
  else failures.push(`${group}/${basename(name)}: ${problem}`);
}
if (values.keep === undefined) rmSync(scratch, { recursive: true });

const lines = ["| folder | passed | refused | segments | longest ms |", "|---|---|---|---|---|"];
for (const [group, { passed, refused, segments, longestMs }] of rows) {
  lines.push(`| ${group} | ${passed} | ${refused} | ${segments} | ${Math.round(longestMs)} |`);
}
lines.push("", ...[...counts].sort().map(([what, number]) => `${what} ${number}`), "");
process.stdout.write(`${[...lines, ...failures].join("\n")}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
