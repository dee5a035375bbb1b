import { wordTable } from "../data.ts";

/**
 * Single words by dictionary form: English that Apertium lacks or for which it offers a rarer sense
 * first. The Portuguese ones also mend what loses its sense on the way through Spanish.
 */
export const spanishNouns = wordTable("apertium/spanish-nouns");
export const spanishVerbs = wordTable("apertium/spanish-verbs");
export const spanishAdjectives = wordTable("apertium/spanish-adjectives");
export const spanishAdverbs = wordTable("apertium/spanish-adverbs");
export const portugueseNouns = wordTable("apertium/portuguese-nouns");
export const portugueseVerbs = wordTable("apertium/portuguese-verbs");
export const portugueseAdjectives = wordTable("apertium/portuguese-adjectives");
export const portugueseAdverbs = wordTable("apertium/portuguese-adverbs");
/** Verbs that mean something else with `se`. */
export const reflexiveVerbs = wordTable("apertium/reflexive-verbs");
/** Places, people, institutions and acronyms whose English differs, as Spanish or Portuguese spells them. */
export const placeNames = wordTable("apertium/names");
