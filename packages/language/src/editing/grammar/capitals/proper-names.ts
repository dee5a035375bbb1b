import { wordList } from "#data/word-lists.ts";
import type { Word } from "#editing/tokens.ts";

// Words of countries, peoples, languages and days that mean nothing else in small letters.
const proper = wordList("proper-names");

/** Whether a word in small letters is the name of a country, people, language or day. */
export function isProperName(text: string, word: Word): boolean {
  return (
    proper().has(word.text) &&
    /^$|[\s("“]/.test(text.charAt(word.start - 1)) &&
    /^$|[\s.,;)]/.test(text.charAt(word.end))
  );
}
