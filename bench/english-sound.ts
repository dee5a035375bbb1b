/**
 * What the English engine does to sound texts: tricky sentences and pairs of American and British spelling
 * of our own, manuscripts and textbooks. Which of the changes are wrong only a reader can tell
 * (`npm run language:read` prints them).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import {
  applyEdits,
  type Dialect,
  type Edit,
  type EditableParagraph,
  type EditingEngine,
} from "@curie/language/editing";
import { editManuscript } from "@curie/manuscript";
import type { Figure } from "./report.ts";

const own = new URL("../packages/language/test/", import.meta.url);
const corpora = new URL("../../shared/corpora/", import.meta.url);
/** Nothing was counted or learnt from these two. */
const textbooks = ["psychology", "principles-finance"];
/** Of a textbook every tenth paragraph is read: about 45,000 words. */
const everyParagraph = 10;

const dialects: readonly Dialect[] = ["american", "british"];
const linesOf = (bytes: Buffer) => bytes.toString("utf8").trim().split("\n");
const editable = (text: string): EditableParagraph => ({ text, locked: [], editable: true });
const isNoDialect = ({ category }: Edit) => category !== "dialect";
const wordsIn = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
const perThousand = (count: number, words: number) => Math.round((count / words) * 100_000) / 100;

/** Sentences that are right as they stand: each change but one of dialect is a false alarm. */
export async function trickySentences(engine: EditingEngine): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const half of ["seen", "unseen"]) {
    const sentences = linesOf(readFileSync(new URL(`tricky/${half}.txt`, own)));
    const edits = await engine.edit({ paragraphs: sentences.map(editable), dialect: "american" });
    figures.push({
      what: `sound but tricky sentences, ${half} (${sentences.length}): false alarms`,
      value: edits.flat().filter(isNoDialect).length,
      unit: "changes",
      wanted: "at most 1 in 100",
    });
  }
  return figures;
}

/** Sentences that differ in spelling between the two Englishes, or do not though they look so. */
export async function hardPairs(engine: EditingEngine): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const half of ["seen", "unseen"]) {
    const pairs = linesOf(readFileSync(new URL(`dialect/${half}.tsv`, own)))
      .slice(1)
      .map((line) => {
        const [american = "", british = "", ways = ""] = line.split("\t");
        return { american, british, ways };
      });
    for (const dialect of dialects) {
      const from = dialect === "american" ? "british" : "american";
      const edits = await engine.edit({
        paragraphs: pairs.map((pair) => editable(pair[from])),
        dialect,
      });
      const results = pairs.map((pair, index) => applyEdits(pair[from], edits[index] ?? []));
      const changes = ({ ways }: { ways: string }) => ways === "both" || ways === dialect;
      const right = pairs.filter(
        (pair, index) => results[index] === (changes(pair) ? pair[dialect] : pair[from]),
      );
      figures.push({
        what: `hard pairs of spelling, ${half}, towards ${dialect} (of ${pairs.length})`,
        value: right.length,
        unit: "right",
      });
    }
  }
  return figures;
}

/** The shared manuscripts as Word files, each in the English its own spellings speak for. */
export async function manuscripts(engine: EditingEngine): Promise<Figure[]> {
  const folder = new URL("docx/manuscripts-en/", corpora);
  if (!existsSync(folder)) return [];
  let words = 0;
  let changes = 0;
  for (const file of readdirSync(folder)) {
    const bytes = readFileSync(new URL(file, folder));
    const readings: Reading[] = [];
    for (const dialect of dialects) readings.push(await readManuscript(engine, bytes, dialect));
    const own = ownOf(readings);
    words += own.words;
    changes += own.edits.filter(isNoDialect).length;
  }
  return [
    {
      what: `manuscripts (${words} words): changes without dialect`,
      value: perThousand(changes, words),
      unit: "per 1,000 words",
    },
  ];
}

type Reading = { words: number; edits: readonly Edit[] };

async function readManuscript(
  engine: EditingEngine,
  bytes: Buffer,
  dialect: Dialect,
): Promise<Reading> {
  let seen: Reading = { words: 0, edits: [] };
  const watching: EditingEngine = {
    ...engine,
    async edit(request) {
      const edits = await engine.edit(request);
      const texts = request.paragraphs.filter((paragraph) => paragraph.editable);
      seen = { words: wordsIn(texts.map(({ text }) => text)), edits: edits.flat() };
      return edits;
    },
  };
  await editManuscript(bytes, watching, { dialect, date: "2026-01-01T00:00:00Z" });
  return seen;
}

/** The reading in which fewer spellings had to change. */
function ownOf(readings: readonly Reading[]): Reading {
  const respelled = ({ edits }: Reading) => edits.filter((edit) => !isNoDialect(edit)).length;
  return readings.reduce((best, next) => (respelled(next) < respelled(best) ? next : best));
}

/** A part of two textbooks of which the counts and the classifiers know nothing. */
export async function textbookParts(engine: EditingEngine): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const book of textbooks) {
    const file = new URL(`open-academic/${book}.txt.gz`, corpora);
    if (!existsSync(file)) continue;
    const texts = linesOf(gunzipSync(readFileSync(file))).filter(
      (_, index) => index % everyParagraph === 0,
    );
    const edits = await engine.edit({ paragraphs: texts.map(editable), dialect: "american" });
    const words = wordsIn(texts);
    figures.push({
      what: `textbook ${book} (${words} words): changes without dialect`,
      value: perThousand(edits.flat().filter(isNoDialect).length, words),
      unit: "per 1,000 words",
      wanted: "at most 0.5",
    });
  }
  return figures;
}
