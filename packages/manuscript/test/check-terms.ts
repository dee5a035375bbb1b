/**
 * `npm run corpus:terms`: draws terms from the Word files of a folder, half of them words that the engine
 * would change, edits every file with them as terms that never change, and counts those that are not what
 * they were; then the same with models that mangle every one of them, and with engines of translation that
 * change or lose them.
 *
 *     npm run corpus:terms -- [FOLDER] [--terms 1000] [--seed 1]
 *
 * Without a folder the shared corpus is taken, when it stands beside the checkout. Models are tried on
 * the files that have the most words, translation on all.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openWordDocument } from "@curie/docx";
import { corpusNames, sharedCorpus } from "@curie/docx/corpus";
import {
  createEditingEngine,
  type EditingChoices,
  type EditingEngine,
} from "@curie/language/editing";
import type { Term } from "@curie/language/terms";
import { correctingModelSimulator } from "@curie/language/testing";
import { DocxRefusal, editManuscript } from "@curie/manuscript";
import {
  drawTerms,
  type Found,
  mangled,
  shouting,
  termsLost,
  translatedWith,
} from "./listed-terms.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    terms: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    models: { type: "string", default: "10" },
  },
});
const folder = positionals[0] === undefined ? sharedCorpus() : resolve(positionals[0]);
if (folder === null) throw new Error("name a folder of Word files");
const date = "2026-11-18T09:30:00Z";
const say = (line: string) => process.stderr.write(`${line}\n`);

type Manuscript = Found & { name: string; bytes: Uint8Array; words: number };
const rules = createEditingEngine();
const manuscripts: Manuscript[] = [];
for (const name of corpusNames(folder)) {
  const bytes = readFileSync(join(folder, name));
  const edited = await edit(bytes, rules, []);
  if (!edited) continue;
  const paragraphs = openWordDocument(bytes).paragraphs.map(({ text }) => text);
  const changes = edited.report.paragraphs.map(({ text, changes: own }) => ({
    text,
    changes: own,
  }));
  manuscripts.push({ name, bytes, words: edited.words, paragraphs, changes });
  say(`read ${name}: ${edited.changes} changes`);
}
const terms = drawTerms(manuscripts, Number(values.terms), Number(values.seed));
const wouldChange = manuscripts.reduce((sum, one) => sum + termsLost(one, null, terms).places, 0);

type Row = { engine: string; files: number; terms: number; places: number; altered: number };
const rows: Row[] = [await measure("rules", manuscripts, rules)];
await rules.close();

const longest = [...manuscripts].sort((a, b) => b.words - a.words).slice(0, Number(values.models));
const model = await correctingModelSimulator({ correct: (text) => mangled(text, terms) });
for (const engine of ["hybrid", "llm"] as const) {
  const own = createEditingEngine({
    engine,
    model: { url: model.url, key: null, model: "mangling" },
  });
  for (const strength of ["proofread", "clarify", "shorten"] as const) {
    if (engine === "hybrid" && strength !== "proofread") continue;
    rows.push(
      await measure(`${engine} with a mangling model, ${strength}`, longest, own, strength),
    );
  }
  await own.close();
}
await model.close();

for (const [name, translate] of [
  ["translation in capitals", shouting],
  ["translation that mangles terms", (text: string) => mangled(text, terms)],
] as const) {
  const found = await translatedWith(manuscripts, terms, translate);
  rows.push({ engine: `${name} (altered and not named)`, files: manuscripts.length, ...found });
}

process.stdout.write(
  `${[
    `${terms.length} terms from ${manuscripts.length} files, drawn with seed ${values.seed}.`,
    `Without the list the rules change ${wouldChange} places of them.`,
    ...rows.map(
      (row) =>
        `${row.engine}: ${row.files} files, ${row.terms} of the terms at ${row.places} places, altered: ${row.altered}`,
    ),
  ].join("\n")}\n`,
);
process.exitCode = rows.some(({ altered }) => altered > 0) ? 1 : 0;

async function measure(
  engine: string,
  files: readonly Manuscript[],
  with_: EditingEngine,
  strength: NonNullable<EditingChoices["strength"]> = "proofread",
): Promise<Row> {
  const seen = new Set<string>();
  let [places, altered] = [0, 0];
  for (const file of files) {
    const edited = await edit(file.bytes, with_, terms, strength);
    if (!edited) throw new Error(`${file.name} was edited before, and is refused now`);
    const lost = termsLost(file, edited.bytes, terms);
    for (const term of lost.found) seen.add(term);
    places += lost.places;
    altered += lost.altered.length;
    for (const one of lost.altered) say(`${engine}, ${file.name}: ${one}`);
    say(`${engine}: ${file.name}`);
  }
  return { engine, files: files.length, terms: seen.size, places, altered };
}

async function edit(
  bytes: Uint8Array,
  engine: EditingEngine,
  list: readonly Term[],
  strength: NonNullable<EditingChoices["strength"]> = "proofread",
) {
  try {
    const targetWords = strength === "shorten" ? { targetWords: 1 } : {};
    const options = { dialect: "american", date, terms: list, strength, ...targetWords } as const;
    return await editManuscript(bytes, engine, options);
  } catch (error) {
    if (error instanceof DocxRefusal) return null;
    throw error;
  }
}
