import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { dataFile } from "#data/word-lists.ts";
import { articles } from "#editing/classifiers/articles.ts";
import { weightStep } from "#editing/classifiers/classifier.ts";
import { errorOddsTable } from "#editing/classifiers/error-odds.ts";
import { nounNumber } from "#editing/classifiers/noun-number.ts";
import { prepositions } from "#editing/classifiers/prepositions.ts";
import { countsFile } from "#editing/counts/counts.ts";
import { createFormReader, unitsOf } from "#editing/counts/units.ts";
import { createMorphology } from "#editing/grammar/morphology.ts";
import { lexicon } from "#editing/spelling/lexicon.ts";
import { wordsOf } from "#editing/tokens.ts";
import { learnErrorOdds } from "./error-odds.ts";
import { learn } from "./learn.ts";
import { readTexts } from "./texts.ts";

/**
 * `npm run language:train -- FOLDER [--task NAME] [--words N]`: learns the weights of the classifiers in
 * `data/counts/` from the texts of a folder. The same texts give the same bytes.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { task: { type: "string" }, words: { type: "string" } },
});
const [folder] = positionals;
if (!folder) {
  console.error("Say where the texts are: npm run language:train -- FOLDER");
  process.exit(1);
}
const forms = createFormReader(createMorphology(lexicon()));
const read = (text: string) => unitsOf(text, wordsOf(text), forms);
const { learning, doubting } = readTexts(folder);
const paragraphs = firstWords(learning, Number(values.words ?? Infinity));

/** What is kept of each keeps all three together below six megabytes; the steps are those of a weight. */
const tasks = [
  { task: articles, least: 4.5 * weightStep },
  { task: prepositions, least: 5.5 * weightStep },
  { task: nounNumber, least: 3.5 * weightStep },
];
for (const { task, least } of tasks) {
  if (values.task && values.task !== task.name) continue;
  const weights = learn(
    task,
    paragraphs,
    read,
    { atLeast: 5, passes: 2, rate: 0.3, dropped: 0.2, least, seed: 1 },
    console.log,
  );
  writeFileSync(countsFile(task.name), weights);
}

if (!values.task || values.task === "error-odds") {
  const rows = learnErrorOdds(doubting, read, console.log);
  const lines = [["change", "signal", "weight"], ...rows].map((row, index) =>
    [...row, index === 0 ? "origin" : "counted"].join("\t"),
  );
  writeFileSync(dataFile(errorOddsTable), `${lines.join("\n")}\n`);
}

/** Every so many paragraphs, until there are as many words as wanted: some of every text. */
function firstWords(all: readonly string[], wanted: number): readonly string[] {
  const words = all.reduce((sum, text) => sum + text.length / 6, 0);
  if (words <= wanted) return all;
  const step = words / wanted;
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
