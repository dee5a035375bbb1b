import { sequences } from "#editing/counts/counts.ts";
import type { Units } from "#editing/counts/units.ts";
import type { Author } from "../first-language/likely-errors.ts";
import type { Morphology } from "../grammar/morphology.ts";
import type { Word } from "../tokens.ts";
import { formAt } from "./description.ts";
import type { Place } from "./task.ts";

/** A paragraph as the classifiers see it. */
export type Passage = {
  text: string;
  words: readonly Word[];
  units: Units;
  morphology: Morphology;
  author: Author;
};

/** The word that a unit is; undefined for marks and boundaries. */
export function wordAt({ words, units }: Passage, unit: number): Word | undefined {
  return words[units[unit]?.word ?? -1];
}

/**
 * How often the wording at a place was read in the counted texts: so many units before the place, what
 * stands in the middle, so many units after it.
 */
export function timesRead(
  units: Units,
  { left, right }: Place,
  before: number,
  middle: readonly number[],
  after: number,
): number {
  const hashes: number[] = [];
  for (let at = left - before + 1; at <= left; at++) hashes.push(formAt(units, at).hash);
  hashes.push(...middle);
  for (let at = right; at < right + after; at++) hashes.push(formAt(units, at).hash);
  return sequences()(hashes);
}

/** What a classifier says of a place: its best choice, and how likely it and the author's are. */
export type Verdict = {
  choice: number;
  likely: number;
  own: number;
  /** The logarithm of the odds that the author's is an error. */
  odds(): number;
};

/** What an edit of one place would be, and what the classifier must say before it is made. */
export type Suspicion = {
  isConfirmed(verdict: Verdict): boolean;
  edit(choice: number): { start: number; end: number; replacement: string };
};
