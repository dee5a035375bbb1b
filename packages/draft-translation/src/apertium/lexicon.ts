import type { SourceLanguage } from "@curie/language/translation";
import { portugueseAdjectives, portugueseAdverbs } from "./lexicon/portuguese-adjectives.ts";
import { portugueseNouns } from "./lexicon/portuguese-nouns.ts";
import { portugueseVerbs } from "./lexicon/portuguese-verbs.ts";
import { spanishAdjectives, spanishAdverbs } from "./lexicon/spanish-adjectives.ts";
import { spanishNouns } from "./lexicon/spanish-nouns.ts";
import { spanishVerbs } from "./lexicon/spanish-verbs.ts";
import type { Category } from "./words.ts";

/** English by dictionary form, for each kind of word. */
export type Table = Partial<Record<Category, ReadonlyMap<string, string>>>;

/** What we know better than Apertium, by Spanish dictionary forms. */
export const spanish: Table = {
  noun: spanishNouns,
  verb: spanishVerbs,
  adjective: spanishAdjectives,
  adverb: spanishAdverbs,
};

/** The same by Portuguese ones; it goes before the way through Spanish. */
const portuguese: Table = {
  noun: portugueseNouns,
  verb: portugueseVerbs,
  adjective: portugueseAdjectives,
  adverb: portugueseAdverbs,
};

/** The table of a text's own language. */
export function tableOf(from: SourceLanguage): Table {
  return from === "pt_BR" ? portuguese : spanish;
}
