import { once, tableRows } from "@curie/language/tables";
import type { SourceLanguage } from "@curie/language/translation-engine";
import { dataFile } from "../data.ts";
import { type Table, tableOf } from "./lexicon.ts";
import { nominalForms, type Tongue, verbForms } from "./paradigms.ts";
import { type Category, categoryOf, has, is, type Word, wordBeside } from "./words.ts";

/** What a form says: its dictionary form, kind and tags. */
type Reading = { lemma: string; category: Category; tags: readonly string[] };

const readingsBySource = new Map<SourceLanguage, ReadonlyMap<string, Reading>>();

/** Readings of all forms of the words in our own tables, made when the first text asks. */
function readingsOf(from: SourceLanguage): ReadonlyMap<string, Reading> {
  const known = readingsBySource.get(from);
  if (known) return known;
  const made = inflected(tableOf(from), from === "pt_BR" ? "portuguese" : "spanish");
  readingsBySource.set(from, made);
  return made;
}

/** Short forms and `I` are left out: in papers they are foreign words or letters. */
function inflected(table: Table, tongue: Tongue): Map<string, Reading> {
  const readings = new Map<string, Reading>();
  const enter = (surface: string, reading: Reading) => {
    if (!readings.has(surface)) readings.set(surface, reading);
  };
  for (const lemma of table.adverb?.keys() ?? [])
    enter(lemma, { lemma, category: "adverb", tags: [] });
  for (const category of ["noun", "adjective"] as const) {
    for (const lemma of table[category]?.keys() ?? []) {
      for (const { surface, tags } of nominalForms(lemma, category, tongue))
        enter(surface, { lemma, category, tags });
    }
  }
  for (const lemma of table.verb?.keys() ?? []) {
    for (const { surface, tags } of verbForms(lemma, tongue)) {
      const saysI = tags.includes("pri") && tags.includes("p1") && tags.includes("sg");
      if (surface.length > 3 && !saysI) enter(surface, { lemma, category: "verb", tags });
    }
  }
  return readings;
}

/**
 * Reads words that Apertium does not know but our tables do, in whatever form they stand, with the
 * pronouns that hang on verbs (`enterarse`, `sagrou-se`).
 */
export function readUnknown(words: Word[], from: SourceLanguage): void {
  const readings = readingsOf(from);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (!word || !has(word, "unknown")) continue;
    const isAtStart = !words.slice(0, at).some(({ surface }) => /\p{L}/u.test(surface));
    const text = word.surface.toLowerCase();
    const reading = readings.get(text);
    if (word.isCapital && !isAtStart && !has(words[at - 1], "sent")) {
      if (reading && isTitleWord(words, at, reading)) apply(word, reading);
      continue;
    }
    if (reading) {
      apply(word, reading);
      continue;
    }
    const clitic = cliticOf(text, readings);
    if (!clitic) continue;
    apply(word, clitic.verb);
    const pronoun = wordBeside(word, "pronoun", clitic.pronoun);
    pronoun.isFinal = false;
    pronoun.lemma = clitic.pronoun;
    pronoun.origin = clitic.pronoun;
    pronoun.tags = new Set(["prn", "enc", ...cliticTags(clitic.pronoun)]);
    pronoun.objectsAfter = word.objectsAfter;
    word.objectsAfter = [];
    words.splice(at + 1, 0, pronoun);
  }
}

/**
 * `a Fundação`, `Polícia Federal`: a noun with a capital, after an article or beside another word
 * of the language; alone it is rather somebody's name (`Castro`).
 */
function isTitleWord(words: readonly Word[], at: number, { category }: Reading): boolean {
  const isCommon = (word: Word | undefined) =>
    is(word, "noun", "adjective") && word?.isCapital === true && !has(word, "unknown");
  const before = words[at - 1];
  if (category === "adjective") return isCommon(before);
  if (category !== "noun") return false;
  const isLinked = is(before, "preposition", "coordinator") && isCommon(words[at - 2]);
  return is(before, "determiner") || isLinked || isCommon(before) || isCommon(words[at + 1]);
}

function apply(word: Word, { lemma, category, tags }: Reading): void {
  word.lemma = lemma;
  word.origin = lemma;
  word.category = category;
  word.tags = new Set(tags);
  word.isPlural = tags.includes("pl");
}

function cliticOf(
  text: string,
  readings: ReadonlyMap<string, Reading>,
): { verb: Reading; pronoun: string } | null {
  const [, stem = "", pronoun = ""] =
    /^(.+?)-(se|me|nos|lhes?|l?[oa]s?)$/.exec(text) ??
    /^(.+(?:[aei]r|ndo))(se|me|nos|les?|l[oa]s?)$/.exec(text.replace(/á(?=ndo)|é(?=ndo)/, "a")) ??
    [];
  if (stem === "") return null;
  const infinitive = stem.replace(/á$/, "ar").replace(/ê$/, "er").replace(/i$/, "ir");
  const verb = readings.get(stem) ?? readings.get(infinitive);
  return verb?.category === "verb" ? { verb, pronoun } : null;
}

function cliticTags(pronoun: string): readonly string[] {
  if (pronoun === "se") return ["ref", "p3"];
  if (pronoun === "me") return ["p1", "sg"];
  if (pronoun === "nos") return ["p1", "pl"];
  return ["p3", pronoun.endsWith("s") ? "pl" : "sg"];
}

/** The kind of a word that the dictionary does not have, by its ending. */
export function guessKind(word: Word, atStart: boolean): void {
  const { surface } = word;
  const lower = surface.toLowerCase();
  if (!/^\p{L}[\p{L}-]*$/u.test(surface)) {
    word.isFinal = true;
    return;
  }
  const isForeign = (word.isCapital && !atStart) || /^\p{Lu}[\p{Lu}\d]/u.test(surface);
  if (isForeign || surface.length < 4) {
    word.category = "name";
    word.english = surface;
    return;
  }
  word.lemma = lower;
  word.origin = lower;
  const rule = endings().find(({ pattern }) => pattern.test(lower));
  if (!rule) {
    if (word.isCapital) {
      word.category = "name";
      return;
    }
    word.category = "noun";
    word.isPlural = /[aeo]s$/.test(lower);
    word.lemma = word.isPlural ? lower.replace(/(?<=[nlrd])es$|s$/, "") : lower;
    word.origin = word.lemma;
    return;
  }
  const { pattern, category, tags, replacement } = rule;
  word.category = category;
  word.tags = new Set(["unknown", ...tags]);
  const stem = lower.replace(pattern, replacement);
  word.lemma = stem;
  word.origin = stem;
  word.isPlural = tags.includes("pl");
}

/** What an ending says of a word, and what stands in its place in the dictionary form. */
const endings = once(() =>
  tableRows(dataFile("apertium/unknown-endings"), [
    "pattern",
    "category",
    "tags",
    "replacement",
  ]).map(([pattern, category, tags, replacement]) => ({
    pattern: new RegExp(pattern),
    category: categoryOf(category),
    tags: tags.split(" ").filter(Boolean),
    replacement,
  })),
);
