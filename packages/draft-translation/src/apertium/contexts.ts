import { once, tableRows } from "@curie/language/tables";
import { dataFile } from "../data.ts";
import { is, type Word } from "./words.ts";

/**
 * Words whose sense is decided by a neighbour, after every word has its usual English: for each word
 * the English it gets near which others.
 */
const contexts = once((): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const words = new Map<string, Map<string, string>>();
  for (const [word, near, english] of tableRows(dataFile("apertium/contexts"), [
    "word",
    "near",
    "english",
  ])) {
    const senses = words.get(word) ?? new Map<string, string>();
    words.set(word, senses.set(near, english));
  }
  return words;
});
const reach = 5;

export function readContexts(words: readonly Word[]): void {
  words.forEach((word, at) => {
    if (word.isFinal || !is(word, "noun", "verb", "adverb")) return;
    const senses = contexts().get(word.lemma);
    if (!senses) return;
    const found = words
      .slice(Math.max(0, at - reach), at + reach + 1)
      .filter((other) => other !== word)
      .map((other) => senses.get(other.lemma.toLowerCase()) ?? senses.get(other.origin))
      .find((english) => english !== undefined);
    if (found === undefined) return;
    word.english = found;
    if (word.lemma === "mañana") word.category = "noun";
  });
}
