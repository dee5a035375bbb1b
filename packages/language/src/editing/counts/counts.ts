import { once } from "#data/tables.ts";
import { readLineTable } from "./line-table.ts";

/**
 * What is counted in open academic English: 7.6 million words of textbooks and papers. The tables lie
 * in `data/counts/` and are built by `npm run language:counts`; each is read when it is first asked for.
 */
export type Counts = {
  /**
   * How often a word stands inside a sentence in just this letter case; 0 for once or never. Words at
   * the beginning of a sentence are not counted: their capital says nothing.
   */
  word(form: string): number;
};

export function countsFile(name: string): URL {
  return new URL(`../../../data/counts/${name}.gz`, import.meta.url);
}

const vocabulary = once(() => readLineTable(countsFile("vocabulary")));

export const counts: Counts = {
  word: (form) => Number(vocabulary().find(form) ?? 0),
};
