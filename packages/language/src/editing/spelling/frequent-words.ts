import { wordList } from "#data/word-lists.ts";
/**
 * SCOWL's first list holds thousands of words that count alike. These come up in every other
 * sentence: a slip is far more often one of them than one of their neighbours.
 */
export const everydayWords = wordList("everyday-words");

/** Words of every paper and of everyday life, after those. */
export const frequentWords = wordList("frequent-words");
