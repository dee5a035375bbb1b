import { readdirSync } from "node:fs";
import { once, tableRows } from "@curie/language/tables";
import { dataFile, wordTable } from "../data.ts";
import { listed } from "./word-lists.ts";

const kinds = [
  "noun",
  "name",
  "pronoun",
  "verb",
  "modal",
  "adjective",
  "adverb",
  "preposition",
  "localizer",
  "conjunction",
  "determiner",
  "measure",
  "number",
  "time",
  "particle",
  "punctuation",
  "other",
] as const;

/** What a word is in a sentence. */
export type Kind = (typeof kinds)[number];

/** English of a word: verbs bare, nouns in the singular; nothing where English says nothing. */
export type Entry = { kind: Kind; english: string };

/** The kind that a table names. */
export function kindOf(name: string): Kind {
  const kind = kinds.find((one) => one === name);
  if (!kind) throw new Error(`«${name}» is no kind of word`);
  return kind;
}

const entries = once((): ReadonlyMap<string, readonly Entry[]> => {
  const read = new Map<string, Entry[]>();
  const folder = new URL(".", dataFile("chinese/lexicon/."));
  for (const file of readdirSync(folder).sort()) {
    const rows = tableRows(new URL(file, folder), ["word", "kind", "english"]);
    for (const [word, kind, english] of rows) {
      const entry = { kind: kindOf(kind), english };
      const known = read.get(word);
      if (known) known.push(entry);
      else read.set(word, [entry]);
    }
  }
  return read;
});

/**
 * English of frequent Chinese words, by what they are in a sentence, the usual first: our own choices
 * for scholarly and expository prose, where a dictionary's first sense would often mislead.
 * Everything else comes from the dictionary.
 */
export function ownEntries(word: string): readonly Entry[] {
  return entries().get(word) ?? [];
}

/** Prepositions before a noun phrase, by the localizer that may close it. */
export const prepositions = wordTable("chinese/prepositions");

export const localizers = wordTable("chinese/localizers");

/** Family names that make what follows a person, where it is not a word of the sentence. */
export const isSurname = listed("surname");
