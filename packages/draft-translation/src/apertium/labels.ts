import { wordsOf } from "./lexicon/entries.ts";
import type { Word } from "./words.ts";

/** `la figura 1`, `el grupo A`: with their number or letter they are names. */
const labelled = wordsOf(
  `figure table graph chart box equation group type phase stage class level chapter section part article appendix
  annex model hypothesis study experiment case step question item category cluster vitamin hepatitis influenza`,
);

/** Whether a number or letter says which of the noun's things is meant. */
export function isLabel(word: Word | undefined, noun: Word): boolean {
  return labelled.has(noun.english) && /^(\d{1,3}|\p{Lu}|[IVX]{1,4})$/u.test(word?.surface ?? "");
}
