import { article, articles } from "#editing/classifiers/articles.ts";
import { createClassifierChecker } from "#editing/classifiers/checker.ts";
import { readClassifier } from "#editing/classifiers/classifier.ts";
import { nounNumber } from "#editing/classifiers/noun-number.ts";
import { prepositions } from "#editing/classifiers/prepositions.ts";
import { createFeatures, type Place, type Task } from "#editing/classifiers/task.ts";
import { createFormReader, type Units, unitsOf } from "#editing/counts/units.ts";
import type { Edit } from "#editing/edit.ts";
import { firstLanguages } from "#editing/first-language/first-language.ts";
import { createMorphology } from "#editing/grammar/morphology.ts";
import { lexicon } from "#editing/spelling/lexicon.ts";
import { type Word, wordsOf } from "#editing/tokens.ts";
import { markedSentences, outcomeOf } from "#test/first-languages/marked.ts";
import { readTexts } from "./texts.ts";

/**
 * `npm run language:measure -- FOLDER`: what the classifiers say of the held-out books and papers, where
 * every other opinion than the author's counts as wrong, and what they mend in marked sentences. First
 * the classifiers alone, then together with the counts, as the engine asks them. `--list` prints the edits, `--first-language zh` says whose they are.
 */
const folder = process.argv[2];
if (!folder) {
  console.error("Say where the texts are: npm run language:measure -- FOLDER [--list]");
  process.exit(1);
}
const listing = process.argv.includes("--list");
// What an author who says their first language gets: `--first-language zh`.
const said = process.argv[process.argv.indexOf("--first-language") + 1];
const firstLanguage = firstLanguages.find((known) => known === said) ?? null;
const author = { byLearner: false, firstLanguage };
const thresholds = [0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.998, 0.999];
const morphology = createMorphology(lexicon());
const forms = createFormReader(morphology);
const begun = performance.now();
const check = createClassifierChecker(morphology);
console.log(`weights loaded in ${Math.round(performance.now() - begun)} ms`);
// From every other paragraph was learnt when to believe the classifiers.
const heldOut = Object.fromEntries(
  Object.entries(readTexts(folder).heldOut).map(([register, paragraphs]) => [
    register,
    paragraphs.filter((_, index) => index % 2 === 1),
  ]),
);

for (const task of [articles, prepositions, nounNumber]) {
  for (const [register, paragraphs] of Object.entries(heldOut))
    measureAlone(task, register, paragraphs);
}
for (const [register, paragraphs] of Object.entries(heldOut)) measureTogether(register, paragraphs);
measureMended();

function read(text: string): { words: Word[]; units: Units } {
  const words = wordsOf(text);
  return { words, units: unitsOf(text, words, forms) };
}

/** What a classifier may propose at all: it takes no article out. */
function mayChange(task: Task, place: Place, choice: number): boolean {
  return choice !== place.chosen && !(task === articles && choice === article.none);
}

function measureAlone(task: Task, register: string, paragraphs: readonly string[]): void {
  const classify = readClassifier(task);
  const features = createFeatures();
  const changes = thresholds.map(() => 0);
  const said = Array.from({ length: 10 }, () => ({ places: 0, sum: 0, right: 0 }));
  let count = 0;
  for (const text of paragraphs) {
    const { words, units } = read(text);
    count += words.length;
    for (const place of task.places(units)) {
      task.describe(units, place, features);
      const shares = classify(features);
      const likely = Math.max(...shares);
      const best = shares.indexOf(likely);
      const bin = said[Math.min(9, Math.floor(likely * 10))];
      if (bin) {
        bin.places++;
        bin.sum += likely;
        if (best === place.chosen) bin.right++;
      }
      if (!mayChange(task, place, best)) continue;
      for (const [index, threshold] of thresholds.entries()) {
        if (likely >= threshold) changes[index] = (changes[index] ?? 0) + 1;
      }
    }
  }
  const places = said.reduce((sum, bin) => sum + bin.places, 0);
  const right = said.reduce((sum, bin) => sum + bin.right, 0);
  console.log(
    `\n${task.name} alone, ${register}: ${count} words, ${places} places, ${percent(right / places)} as the author`,
  );
  for (const bin of said) {
    if (bin.places === 0) continue;
    console.log(
      `  sure ${percent(bin.sum / bin.places)}: as the author ${percent(bin.right / bin.places)} of ${bin.places}`,
    );
  }
  for (const [index, threshold] of thresholds.entries()) {
    console.log(
      `  from ${threshold}: ${perThousand(changes[index] ?? 0, count)} changes in 1,000 words`,
    );
  }
}

function measureTogether(register: string, paragraphs: readonly string[]): void {
  let count = 0;
  const edits: Edit[] = [];
  const begun = performance.now();
  for (const text of paragraphs) {
    const { words, units } = read(text);
    count += words.length;
    for (const edit of check(text, words, units, author)) {
      edits.push(edit);
      if (listing) console.log(`  ${register} ${shown(text, edit)}`);
    }
  }
  const speed = Math.round(count / ((performance.now() - begun) / 1000));
  console.log(`\nwith the counts, ${register}: ${count} words, ${speed} words a second`);
  for (const rule of new Set(edits.map((edit) => edit.rule))) {
    const own = edits.filter((edit) => edit.rule === rule).length;
    console.log(`  ${rule}: ${own} changes, ${perThousand(own, count)} in 1,000 words`);
  }
}

function measureMended(): void {
  const mended = new Map<string, number>();
  const all = new Map<string, number>();
  let extra = 0;
  for (const sentence of markedSentences("seen")) {
    const { words, units } = read(sentence.text);
    const edits = check(sentence.text, words, units, author);
    const outcome = outcomeOf(sentence, edits);
    extra += outcome.extra.length;
    for (const [index, { kind }] of sentence.errors.entries()) {
      all.set(kind, (all.get(kind) ?? 0) + 1);
      if (outcome.mended[index]) mended.set(kind, (mended.get(kind) ?? 0) + 1);
    }
    if (listing) for (const edit of edits) console.log(`  seen ${shown(sentence.text, edit)}`);
  }
  console.log(
    `\nwith the counts, seen sentences of four first languages (${extra} edits touch no marked error)`,
  );
  for (const kind of ["article", "preposition", "number"]) {
    console.log(`  ${kind}: ${mended.get(kind) ?? 0} of ${all.get(kind) ?? 0} mended`);
  }
}

function shown(text: string, { start, end, replacement, rule, confidence }: Edit): string {
  const before = text.slice(Math.max(0, start - 40), start);
  return `${confidence.toFixed(3)} ${rule} …${before}[${text.slice(start, end)} → ${replacement}]${text.slice(end, end + 30)}…`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function perThousand(count: number, words: number): string {
  return ((count / words) * 1000).toFixed(3);
}
