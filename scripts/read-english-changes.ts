/**
 * Runs the English engine over texts and prints every change with its context, rule and reason, for
 * somebody who reads and judges them. Word files are read as the product reads them; in plain texts
 * (`.txt`, `.txt.gz`) each line is a paragraph, or each block where blank lines part them.
 *
 *     npm run language:read -- [--every 20 [--from 0]] [--dialect american|british] [--with-dialect] FILE…
 *
 * Without `--dialect` each text is edited in the English that its own spellings speak for.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import {
  createEditingEngine,
  type Dialect,
  type Edit,
  type EditableParagraph,
  type EditingEngine,
} from "@curie/language/editing";
import { DocxRefusal, editManuscript } from "@curie/manuscript";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    dialect: { type: "string" },
    "with-dialect": { type: "boolean", default: false },
  },
});
const wantedDialects: readonly Dialect[] =
  values.dialect === "american" || values.dialect === "british"
    ? [values.dialect]
    : ["american", "british"];

type Text = { paragraphs: readonly EditableParagraph[]; edits: Edit[][]; words: number };

function paragraphsOf(file: string): EditableParagraph[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").trim();
  const all = /\n\s*\n/.test(text) ? text.split(/\n\s*\n/) : text.split("\n");
  const end = all.indexOf("References");
  return (end < 0 ? all : all.slice(0, end))
    .filter((_, index) => index % Number(values.every) === Number(values.from))
    .map((paragraph) => ({ text: paragraph, locked: [], editable: true }));
}

const wordsOf = (paragraphs: readonly EditableParagraph[]) =>
  paragraphs
    .filter(({ editable }) => editable)
    .reduce((sum, { text }) => sum + (text.match(/\S+/g) ?? []).length, 0);

async function edited(engine: EditingEngine, file: string, dialect: Dialect): Promise<Text> {
  if (!file.endsWith(".docx")) {
    const paragraphs = paragraphsOf(file);
    const edits = await engine.edit({ paragraphs, dialect });
    return { paragraphs, edits, words: wordsOf(paragraphs) };
  }
  let seen: Text = { paragraphs: [], edits: [], words: 0 };
  const watching: EditingEngine = {
    ...engine,
    async edit(request) {
      const edits = await engine.edit(request);
      seen = { paragraphs: request.paragraphs, edits, words: wordsOf(request.paragraphs) };
      return edits;
    },
  };
  await editManuscript(readFileSync(file), watching, { dialect, date: "2026-01-01T00:00:00Z" });
  return seen;
}

const ofDialect = ({ edits }: Text) =>
  edits.flat().filter(({ category }) => category === "dialect").length;

function print({ paragraphs, edits }: Text): number {
  let printed = 0;
  for (const [index, { text }] of paragraphs.entries()) {
    for (const { start, end, replacement, category, rule, reason, confidence } of edits[index] ??
      []) {
      if (category === "dialect" && !values["with-dialect"]) continue;
      printed += 1;
      const before = text.slice(Math.max(0, start - 60), start);
      const after = text.slice(end, end + 50);
      console.log(
        `  ${rule} ${reason} ${confidence.toFixed(2)}\n    …${before}[${text.slice(start, end)} → ${replacement}]${after}…`.replaceAll(
          "\n\n",
          "\n",
        ),
      );
    }
  }
  return printed;
}

const engine = createEditingEngine();
let words = 0;
let changes = 0;
try {
  for (const file of positionals) {
    try {
      const texts: Text[] = [];
      for (const dialect of wantedDialects) texts.push(await edited(engine, file, dialect));
      const own = texts.reduce((best, text) => (ofDialect(text) < ofDialect(best) ? text : best));
      console.log(`${basename(file)} (${wantedDialects[texts.indexOf(own)]}, ${own.words} words)`);
      words += own.words;
      changes += print(own);
    } catch (failure) {
      if (!(failure instanceof DocxRefusal)) throw failure;
      console.log(`${basename(file)}: ${failure.message}`);
    }
  }
} finally {
  await engine.close();
}
const rate = words === 0 ? 0 : Math.round((changes / words) * 100_000) / 100;
console.log(`${changes} changes in ${words} words, ${rate} per 1,000`);
