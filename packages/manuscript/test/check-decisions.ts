/**
 * `npm run corpus:decisions`: edits every Word file of a folder at random, decides on the changes in
 * several ways, and has each copy judged that an author can download then: by our own rules
 * (`judge-decisions.ts`), and by an outside checker when there is one.
 *
 *     npm run corpus:decisions -- [FOLDER] [--checker PROGRAM] [--subsets 20] [--seed 7] [--share 0.7]
 *
 * Without a folder the shared corpus is taken, and its checker, when they stand beside the checkout. It
 * is called as `PROGRAM -q BEFORE AFTER` for a copy with tracked changes and `PROGRAM -q --one FILE`
 * for one without, and answers 0 when nothing is wrong. Of a file that was faulty before anybody edited it, a
 * copy without tracked changes may say of itself what the original says.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { corpusNames, sharedCorpus } from "@curie/docx/corpus";
import { DocxRefusal, editManuscript } from "@curie/manuscript";
import { judgeDecisions, type MadeCopy } from "./judge-decisions.ts";
import { randomDecisions, randomEngine } from "./random-decisions.ts";

const sharedChecker = join(import.meta.dirname, "../../../../shared/tools/docx-check/docx-check");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    checker: { type: "string" },
    subsets: { type: "string", default: "20" },
    seed: { type: "string", default: "7" },
    share: { type: "string", default: "0.7" },
  },
});
const folder = positionals[0] === undefined ? sharedCorpus() : resolve(positionals[0]);
if (folder === null) throw new Error("name a folder of Word files");
const checker = values.checker ?? (existsSync(sharedChecker) ? sharedChecker : null);
const date = "2026-11-18T09:30:00Z";
const scratch = mkdtempSync(join(tmpdir(), "decided-copies-"));

let [files, changes, copies, checked, changesValue] = [0, 0, 0, 0, 0];
const failures: string[] = [];

for (const name of corpusNames(folder)) {
  const bytes = readFileSync(join(folder, name));
  const engine = randomEngine(bytes, Number(values.seed), Number(values.share));
  const edited = await editManuscript(bytes, engine, { dialect: "american", date }).catch(refused);
  if (!edited) continue;
  files++;
  changes += edited.changes;
  for (let subset = 0; subset < Number(values.subsets); subset++) {
    const decisions = randomDecisions(edited.report, subset);
    const judged = judgeDecisions(bytes, edited, decisions, date);
    changesValue += judged.changesValue;
    const problems = [...judged.damage];
    for (const copy of judged.copies) {
      copies++;
      const problem = askChecker(copy);
      if (problem !== null) problems.push(`${copy.name}: ${problem.slice(0, 600)}`);
    }
    failures.push(...problems.map((problem) => `${name}, subset ${subset}: ${problem}`));
  }
  // It takes an hour: whoever waits sees how far it is.
  process.stderr.write(`${files} files, ${copies} copies, ${failures.length} failures: ${name}\n`);
}
rmSync(scratch, { recursive: true });

process.stdout.write(
  `${[
    `${files} files with ${changes} changes, ${values.subsets} subsets each: ${copies} copies.`,
    checker === null
      ? "There was no outside checker."
      : `The outside checker was asked about ${checked}.`,
    `Decisions that together would change a value: ${changesValue}.`,
    `Failures: ${failures.length}.`,
    ...failures,
  ].join("\n")}\n`,
);
process.exitCode = failures.length > 0 ? 1 : 0;

function askChecker({ name, bytes, of }: MadeCopy): string | null {
  if (checker === null) return null;
  const [before, after] = [join(scratch, "before.docx"), join(scratch, "after.docx")];
  writeFileSync(before, of);
  writeFileSync(after, bytes);
  checked++;
  if (name !== "clean") return answerOf(checker, ["-q", before, after]);
  const found = answerOf(checker, ["-q", "--one", after]);
  return found === null || found === answerOf(checker, ["-q", "--one", before]) ? null : found;
}

/** What the checker found; null when it is content. */
function answerOf(program: string, parameters: readonly string[]): string | null {
  const result = spawnSync(program, parameters, { encoding: "utf8" });
  return result.status === 0 ? null : `${result.stdout}${result.stderr}`;
}

function refused(error: unknown): null {
  if (error instanceof DocxRefusal) return null;
  throw error;
}
