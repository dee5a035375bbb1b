/** What is mended in sentences of authors of four first languages, by language and by kind of error. */
import {
  applyEdits,
  type Edit,
  type EditingEngine,
  type FirstLanguage,
  firstLanguages as knownFirstLanguages,
} from "@curie/language/editing";
import {
  type MarkedSentence,
  markedSentences,
  outcomeOf,
} from "@curie/language/testing/first-languages";
import type { Figure } from "./report.ts";

type Count = { mended: number; of: number };

/** How many errors of each kind are mended, and every change where no error is. */
export function countMended(sentences: readonly MarkedSentence[], edits: readonly Edit[][]) {
  const counts = new Map<string, Count>();
  const missed: string[] = [];
  const extra: string[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const own = edits[index] ?? [];
    const outcome = outcomeOf(sentence, own);
    for (const [at, error] of sentence.errors.entries()) {
      const mended = outcome.mended[at] === true;
      for (const name of ["all", sentence.language, error.kind]) {
        const count = counts.get(name) ?? { mended: 0, of: 0 };
        count.of += 1;
        if (mended) count.mended += 1;
        counts.set(name, count);
      }
      if (!mended) {
        const { text } = sentence;
        const wrong = text.slice(error.start, error.end);
        missed.push(
          `${error.kind}\t${text.slice(0, error.start)}[${wrong}→${error.right.join("~")}]${text.slice(error.end)}\t${applyEdits(text, own)}`,
        );
      }
    }
    for (const edit of outcome.extra) {
      const { text } = sentence;
      extra.push(
        `${edit.rule}\t${text.slice(0, edit.start)}[${text.slice(edit.start, edit.end)}→${edit.replacement}]${text.slice(edit.end)}`,
      );
    }
  }
  return { counts, missed: missed.sort(), extra };
}

export async function firstLanguages(engine: EditingEngine): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const half of ["seen", "put-away"] as const) {
    const sentences = markedSentences(half);
    const edits = await editsOf(engine, sentences);
    const { counts, extra } = countMended(sentences, edits);
    for (const [name, { mended, of }] of [...counts].sort()) {
      const value = Math.round((mended / of) * 1000) / 10;
      figures.push({
        what: `first languages, ${half}: ${name} (${mended} of ${of})`,
        value,
        unit: "%",
      });
    }
    figures.push({
      what: `first languages, ${half}: changes where no error is marked`,
      value: extra.length,
      unit: "changes",
    });
    for (const [said, languageOf] of Object.entries(sayings)) {
      const { counts, extra } = countMended(
        sentences,
        await editsOf(engine, sentences, languageOf),
      );
      const { mended = 0, of = 1 } = counts.get("all") ?? {};
      figures.push({
        what: `first languages, ${half}: all, ${said} language said (${mended} of ${of}; ${extra.length} changes elsewhere)`,
        value: Math.round((mended / of) * 1000) / 10,
        unit: "%",
      });
    }
  }
  return figures;
}

type LanguageOf = (sentence: MarkedSentence) => FirstLanguage | null;

const wrong: ReadonlyMap<string, FirstLanguage> = new Map([
  ["zh", "es"],
  ["es", "zh"],
  ["ja", "pt"],
  ["pt", "ja"],
]);

/** What an author may have said of themselves; a wrong answer is one whose errors are others. */
const sayings: Readonly<Record<string, LanguageOf>> = {
  "the right": ({ language }) => knownFirstLanguages.find((known) => known === language) ?? null,
  "a wrong": ({ language }) => wrong.get(language) ?? null,
};

/** Each sentence alone, as in different papers. */
export async function editsOf(
  engine: EditingEngine,
  sentences: readonly MarkedSentence[],
  languageOf: LanguageOf = () => null,
) {
  const edits: Edit[][] = [];
  for (const sentence of sentences) {
    const { text } = sentence;
    const [own = []] = await engine.edit({
      paragraphs: [{ text, locked: [], editable: true }],
      dialect: "american",
      firstLanguage: languageOf(sentence),
    });
    edits.push(own);
  }
  return edits;
}
