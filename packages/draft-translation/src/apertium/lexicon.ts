import type { SourceLanguage } from "@curie/language/translation-engine";
import {
  portugueseAdjectives,
  portugueseAdverbs,
  portugueseNouns,
  portugueseVerbs,
  spanishAdjectives,
  spanishAdverbs,
  spanishNouns,
  spanishVerbs,
} from "./own-words.ts";
import type { Category } from "./words.ts";

/** English by dictionary form, for each kind of word. */
export type Table = Partial<Record<Category, ReadonlyMap<string, string>>>;

/** What we know better than Apertium, by Spanish dictionary forms. */
export const spanish: Table = {
  get noun() {
    return spanishNouns();
  },
  get verb() {
    return spanishVerbs();
  },
  get adjective() {
    return spanishAdjectives();
  },
  get adverb() {
    return spanishAdverbs();
  },
};

/** The same by Portuguese ones; it goes before the way through Spanish. */
const portuguese: Table = {
  get noun() {
    return portugueseNouns();
  },
  get verb() {
    return portugueseVerbs();
  },
  get adjective() {
    return portugueseAdjectives();
  },
  get adverb() {
    return portugueseAdverbs();
  },
};

/** The table of a text's own language. */
export function tableOf(from: SourceLanguage): Table {
  return from === "pt_BR" ? portuguese : spanish;
}
