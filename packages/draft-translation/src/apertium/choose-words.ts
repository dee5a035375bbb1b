import type { SourceLanguage } from "@curie/language/translation-engine";
import { wordTable } from "../data.ts";
import type { Placed } from "../english/tagged-text.ts";
import { cognateOf } from "./cognates.ts";
import { spanish, type Table, tableOf } from "./lexicon.ts";
import { placeNames, reflexiveVerbs } from "./own-words.ts";
import { guessKind } from "./unknown-words.ts";
import { listed } from "./word-lists.ts";
import { has, is, type Word } from "./words.ts";

/** Gives every word its English dictionary form; the glossary's terms stand in `words` already. */
export function chooseWords(words: Word[], from: SourceLanguage): void {
  const own = tableOf(from);
  words.forEach((word, index) => {
    if (word.isFinal) return;
    const place = word.isCapital || is(word, "name") ? placeNames().get(word.surface) : undefined;
    if (place !== undefined && !(is(word, "adjective") && !is(words[index + 1], "name", "other"))) {
      word.category = "name";
      word.tags = new Set([...word.tags, "loc"]);
      word.english = place;
      return;
    }
    if (isPartOfName(words, index)) {
      word.category = "name";
      word.english = word.surface;
      return;
    }
    if (word.english !== word.surface) return;
    if (word.category === "other") guessKind(word, startsSentence(words, index));
    if (readAsAdjective(words, index, own) || saysWhich(words, index, own)) return;
    const chosen =
      own[word.category]?.get(word.origin.replace("#", "")) ??
      spanish[word.category]?.get(word.lemma.replace("#", "")) ??
      offered(word) ??
      asOtherKind(words, index, own) ??
      (is(word, "name", "number", "punctuation", "other") ? undefined : guessed(word));
    if (chosen !== undefined) word.english = byGender(word, chosen);
  });
}

const feminine = wordTable("english/feminine-nouns");
/** The masculine plural means both. */
const ofBoth = wordTable("english/nouns-of-both");

/** Apertium names relatives in the masculine: `esposa` is esposo, `pais` father. */
function byGender(word: Word, english: string): string {
  if (!is(word, "noun") || has(word, "mf")) return english;
  if (has(word, "f") && !has(word, "m")) return feminine().get(english) ?? english;
  return has(word, "pl") ? (ofBoth().get(english) ?? english) : english;
}

/** `acaudalado`: a participle that has become an adjective of its own, unless it is used as verb. */
function readAsAdjective(words: readonly Word[], index: number, own: Table): boolean {
  const word = words[index];
  if (!word || !is(word, "verb") || !has(word, "pp")) return false;
  const next = words[index + 1];
  const before = words.slice(Math.max(0, index - 2), index);
  const isUsedAsVerb =
    before.some((other) => is(other, "verb") && has(other, "vbhaver", "vbser")) ||
    before.some(({ origin }) => /^(haber|haver|ter|tener|ser)$/.test(origin)) ||
    is(next, "preposition");
  if (isUsedAsVerb) return false;
  const masculine = word.surface.toLowerCase().replace(/s$/, "").replace(/a$/, "o");
  const english = own.adjective?.get(masculine);
  if (english === undefined) return false;
  word.category = "adjective";
  word.english = english;
  word.lemma = masculine;
  word.origin = masculine;
  return true;
}

/** `considerações finais`: right behind a noun, what can be an adjective is one. */
function saysWhich(words: readonly Word[], index: number, own: Table): boolean {
  const word = words[index];
  const english = word && is(word, "noun") ? own.adjective?.get(word.origin) : undefined;
  if (!word || english === undefined || word.isCapital || !is(words[index - 1], "noun"))
    return false;
  word.category = "adjective";
  word.english = english;
  // As a noun it had a gender of its own.
  word.tags = new Set([...word.tags].filter((tag) => !/^(m|f|mf)$/.test(tag)));
  return true;
}

/** Nouns serve as adjectives and the other way round; what neither dictionary has may be the other. */
function asOtherKind(words: readonly Word[], index: number, own: Table): string | undefined {
  const word = words[index];
  if (!word || !is(word, "noun", "adjective")) return undefined;
  const other = is(word, "noun") ? "adjective" : "noun";
  const english = own[other]?.get(word.origin);
  if (english === undefined) return undefined;
  const previous = words[index - 1];
  const staysNoun = is(previous, "determiner", "preposition");
  word.category = staysNoun ? "noun" : other;
  return english;
}

function offered({ offered: [first] }: Word): string | undefined {
  return first?.replace("#", "");
}

function guessed(word: Word): string {
  return cognateOf((word.origin || word.lemma).replace("#", ""), word.category);
}

export function startsSentence(words: readonly Word[], index: number): boolean {
  const previous = words[index - 1];
  if (!previous) return true;
  return has(previous, "sent", "lquest", "lpar") || /^[«“"(¿¡]$/.test(previous.surface);
}

/**
 * A capital within a sentence makes a name of what is no noun or adjective (`Lo Piccolo`, `Ma`), and
 * of every word beside unknown ones with capitals.
 */
function isPartOfName(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word?.isCapital || word.surface === "") return false;
  const isLetter = word.surface.length === 1 && /^[\])]/.test(words[index + 1]?.surface ?? "");
  if (isLetter) return true;
  if (/^[(;]$/.test(words[index - 1]?.surface ?? "") && isCited(words, index)) return true;
  if (startsSentence(words, index)) return false;
  if (has(word, "unknown")) return true;
  if (word.surface.length === 1 && is(words[index + 1], "punctuation")) return true;
  if (
    is(word, "verb", "determiner", "preposition", "pronoun", "relative", "adverb", "subordinator")
  ) {
    return true;
  }
  if (!is(word, "noun", "adjective")) return false;
  if (isCited(words, index)) return true;
  const isForeign = (other: Word | undefined) =>
    other?.isCapital === true && has(other, "unknown") && other.surface !== "";
  return (
    (isForeign(words[index + 1]) || isForeign(words[index - 1])) &&
    !has(word, "acr") &&
    foreignTitle(word)
  );
}

const year = /^(19|20)\d\d[a-z]?$/;

/** `Souza, Leite, et al. (1999)`: nothing but names and marks up to a year or `et al.`, no article before. */
export function isCited(words: readonly Word[], index: number): boolean {
  if (is(words[index - 1], "determiner", "preposition")) return false;
  if (words[index]?.objectsAfter.some(isAndOthers)) return true;
  for (const word of words.slice(index + 1, index + 9)) {
    if (year.test(word.surface) || word.objectsBefore.some(isAndOthers)) return true;
    const goesOn =
      /^[&;]$/.test(word.surface) || is(word, "punctuation", "coordinator") || word.isCapital;
    if (!goesOn || /^[.:!?]/.test(word.surface)) return false;
    if (word.objectsAfter.some(isAndOthers)) return true;
  }
  return false;
}

function isAndOthers({ content }: Placed): boolean {
  return content === "et al.";
}

const isTitleOrPlace = listed("title-or-kind-of-place");

/** Titles and kinds of places are translated before a name. */
function foreignTitle({ lemma }: Word): boolean {
  return !isTitleOrPlace(lemma);
}

/** English of a verb used with `se`, where that is a word of its own. */
export function reflexiveOf({ lemma }: Word): string | undefined {
  return reflexiveVerbs().get(lemma.replace("#", ""));
}
