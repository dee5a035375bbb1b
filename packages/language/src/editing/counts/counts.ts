import { once } from "#data/tables.ts";
import { hashOf } from "./hash.ts";
import { readLineTable } from "./line-table.ts";
import { readSequences } from "./sequences.ts";

/** How a noun stands: with "a" or "one", with another determiner, alone in the singular, in the plural. */
export type NounUse = { one: number; determined: number; bare: number; plural: number };

/**
 * What is counted in open academic English: 6.8 million words of textbooks and papers. The tables lie
 * in `data/counts/` and are built by `npm run language:counts`; each is read when it is first asked for.
 */
export type Counts = {
  /**
   * How often a word stands inside a sentence in just this letter case; 0 for once or never. Words at
   * the beginning of a sentence are not counted: their capital says nothing.
   */
  word(form: string): number;
  /**
   * About how often two to four words and marks stand one after another inside a sentence; 0 for once
   * or never. Words are lower case but for names, figures are "0".
   */
  sequence(...words: readonly string[]): number;
  /** Which share of a word's uses a preposition follows at once, the most frequent first. */
  prepositionsAfter(word: string): ReadonlyMap<string, number>;
  /** How a noun stands, asked by its singular; null for a noun that hardly comes up. */
  noun(singular: string): NounUse | null;
};

export function countsFile(name: string): URL {
  return new URL(`../../../data/counts/${name}.gz`, import.meta.url);
}

const vocabulary = once(() => readLineTable(countsFile("vocabulary")));
const government = once(() => readLineTable(countsFile("government")));
const nouns = once(() => readLineTable(countsFile("nouns")));
/** By the keys of forms, for who has them already. */
export const sequences = readSequences(countsFile("sequences"));

export const counts: Counts = {
  word: (form) => Number(vocabulary().find(form) ?? 0),
  sequence: (...words) => sequences()(words.map(hashOf)),
  prepositionsAfter(word) {
    const [uses, after] = government().find(word)?.split("\t") ?? [];
    return new Map(
      after?.split(",").map((one) => {
        const [preposition = "", count] = one.split(" ");
        return [preposition, Number(count) / Number(uses)];
      }),
    );
  },
  noun(singular) {
    const cells = nouns().find(singular)?.split("\t").map(Number);
    if (!cells) return null;
    const [one = 0, determined = 0, bare = 0, plural = 0] = cells;
    return { one, determined, bare, plural };
  },
};
