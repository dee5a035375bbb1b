import { once, tableRows } from "#data/tables.ts";
import { dataFile } from "#data/word-lists.ts";
import type { Units } from "#editing/counts/units.ts";
import { articleSignalNames, articleSignals } from "./article-signals.ts";
import { article } from "./articles.ts";
import { prepositionSignalNames, prepositionSignals } from "./preposition-signals.ts";
import type { Place, Task } from "./task.ts";

/**
 * A second look at what a classifier would change: a logistic regression over a few dozen signals, among
 * them how sure the classifier is, how often both wordings were read and how the noun is used elsewhere.
 * It is learnt from places of sound texts that no classifier has learnt from, and from the same
 * places with their article or preposition changed; `npm run language:train -- FOLDER --task error-odds`.
 */
export const changes = [
  "missing article",
  "needless article",
  "other article",
  "preposition",
] as const;
export type Change = (typeof changes)[number];

export const signalNames: Readonly<Record<Change, readonly string[]>> = {
  "missing article": articleSignalNames,
  "needless article": articleSignalNames,
  "other article": articleSignalNames,
  preposition: prepositionSignalNames,
};

const mostSignals = Math.max(...changes.map((change) => signalNames[change].length));

/** What kind of change it is to put another choice at a place. */
export function changeOf(task: Task, written: number, put: number): Change {
  if (task.name === "prepositions") return "preposition";
  if (written === article.none) return "missing article";
  return put === article.none ? "needless article" : "other article";
}

export function readSignals(
  change: Change,
  units: Units,
  place: Place,
  shares: ArrayLike<number>,
  put: number,
  signals: Float64Array,
): void {
  const read = change === "preposition" ? prepositionSignals : articleSignals;
  read(units, place, shares, put, signals);
}

export const errorOddsTable = "counts/error-odds";

const weights = once(() => {
  const found = new Map<Change, number[]>(changes.map((change) => [change, []]));
  for (const [change, , weight] of tableRows(dataFile(errorOddsTable), [
    "change",
    "signal",
    "weight",
  ])) {
    found.get(change as Change)?.push(Number(weight));
  }
  return found;
});

const signals = new Float64Array(mostSignals);

/** The logarithm of the odds that what is written at a place is an error, and the other choice right. */
export function errorOdds(
  task: Task,
  units: Units,
  place: Place,
  shares: ArrayLike<number>,
  put: number,
): number {
  const change = changeOf(task, place.chosen, put);
  readSignals(change, units, place, shares, put, signals);
  let sum = 0;
  for (const [index, weight] of (weights().get(change) ?? []).entries()) {
    sum += weight * (signals[index] as number);
  }
  return sum;
}
