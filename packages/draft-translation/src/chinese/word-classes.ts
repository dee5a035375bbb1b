import { once, tableRows } from "@curie/language/tables";
import { dataFile } from "../data.ts";
import { gerundOf } from "../english/inflection.ts";
import type { Reading } from "./chart.ts";
import { type Kind, kindOf } from "./lexicon.ts";
import type { Token } from "./token.ts";
import { listed } from "./word-lists.ts";

/**
 * What a word may be in a sentence, for the phrase rules: what its dictionary says of it, and for
 * the words that hold Chinese sentences together what they do there.
 */

/** The word class of a kind, and what it costs to read a word so beside its first kind. */
const classes = once(
  (): ReadonlyMap<Kind, { category: string; cost: number }> =>
    new Map(
      tableRows(dataFile("chinese/kinds"), ["kind", "phrase", "cost"]).map(
        ([kind, category, cost]) => [kindOf(kind), { category, cost: Number(cost) }],
      ),
    ),
);

/** Written where a word of grammar means what its dictionary says. */
const asInDictionary = "*";

/** Words of grammar: what each may be, at which cost, in which English. */
const grammarWords = once((): ReadonlyMap<string, readonly Reading[]> => {
  const words = new Map<string, Reading[]>();
  const columns = ["word", "phrase", "cost", "english"] as const;
  for (const [word, category, cost, english] of tableRows(
    dataFile("chinese/grammar-words"),
    columns,
  )) {
    const reading = { category, cost: Number(cost), english };
    words.set(word, [...(words.get(word) ?? []), reading]);
  }
  return words;
});

const isResultative = listed("resultative");

/** What closes the phrase of a preposition: 与…相比. */
const isClosing = listed("closing");

/** Adverbs that open a clause as a conjunction does. */
const linking = /^(but|yet|so|however|therefore|thus|otherwise|then|instead)$/;

export function readingsOf(token: Token): Reading[] {
  const readings: Reading[] = [];
  const fixed = grammarWords().get(token.text);
  for (const { category, cost, english } of fixed ?? []) {
    readings.push({
      category,
      cost,
      english: english === asInDictionary ? token.english : english,
    });
  }
  if (!fixed) {
    readings.push({ category: classOf(token.kind).category, cost: 0, english: token.english });
    for (const kind of kindsOf(token)) {
      const { category, cost } = classOf(kind);
      if (readings.some((one) => one.category === category)) continue;
      readings.push({ category, cost, english: token.as[kind] ?? "" });
    }
    const adverb = readings.find(({ category }) => category === "ADV");
    if (
      adverb &&
      linking.test(adverb.english) &&
      !readings.some(({ category }) => category === "CS")
    ) {
      readings.push({ ...adverb, category: "CS", cost: adverb.cost });
    }
    // `be rich` is an adjective to Chinese and to English.
    const state = readings.find(
      ({ category, english: be }) => category === "V" && /^be [a-z-]+$/.test(be),
    );
    if (state && !readings.some(({ category }) => category === "ADJ")) {
      readings.push({ category: "ADJ", cost: state.cost, english: state.english.slice(3) });
      state.cost += 1.5;
    }
    const verb = readings.find(({ category }) => category === "V");
    if (verb && !readings.some(({ category }) => category === "N")) {
      readings.push({ category: "N", cost: verb.cost + 3.5, english: gerundOf(verb.english) });
    }
    if (token.kind === "name" && /^[A-Z\d]/i.test(token.text)) {
      readings.push({ category: "N", cost: 0.3, english: token.english });
    }
  }
  if (isClosing(token.text)) readings.push({ category: "POST", cost: 0.2, english: "" });
  if (isResultative(token.text)) readings.push({ category: "RES", cost: 0.3, english: "" });
  return readings;
}

function classOf(kind: Kind): { category: string; cost: number } {
  const found = classes().get(kind);
  if (!found) throw new Error(`kinds.tsv does not say which class of word a ${kind} is`);
  return found;
}

function kindsOf(token: Token): Kind[] {
  return (Object.keys(token.as) as Kind[]).filter((kind) => token.as[kind] !== undefined);
}
