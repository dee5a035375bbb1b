import { wordList } from "#data/word-lists.ts";
/**
 * Verbs whose base form is no noun and no adjective, so that the word by itself says "verb". The
 * dictionaries list forms without their word class; these lists are what they cannot tell.
 */
export const onlyVerbs = wordList("only-verbs");

/** Those that take no object: they have no passive. */
export const neverPassive = wordList("never-passive");

/** Verbs that are nouns too, but stand as verbs where an object with its determiner follows. */
export const verbsAndNouns = wordList("verbs-and-nouns");
