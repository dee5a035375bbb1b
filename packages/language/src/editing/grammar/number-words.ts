import { wordList, wordPairs } from "#data/word-lists.ts";

/** Words that tell whether a noun and its verb are one or many. */

export const pluralVerb: ReadonlyMap<string, string> = new Map([
  ["is", "are"],
  ["was", "were"],
  ["has", "have"],
  ["does", "do"],
]);
export const singularVerb: ReadonlyMap<string, string> = new Map(
  [...pluralVerb].map(([singular, plural]) => [plural, singular]),
);

// Amounts are one thing: "five years is a long time", "two thirds was lost".
export const measures = wordList("measures");

// Nouns that name a mass: they have no plural in scholarly English.
export const massPlurals = wordPairs("plurals-of-mass-nouns", ["plural", "noun"]);

/** Whether a plural form goes with a singular verb: an amount, or "researches was", where the noun is what is wrong. */
export function staysSingular(noun: string): boolean {
  return measures().has(noun) || massPlurals().has(noun);
}

// Nouns that take a plural verb without a plural ending, or either.
export const collective = wordList("collective");
