import type { SourceLanguage } from "../engine.ts";
import { cognateOf } from "./cognates.ts";
import { placeNames } from "./lexicon/names.ts";
import { portugueseAdjectives, portugueseNouns, portugueseVerbs } from "./lexicon/portuguese.ts";
import {
  reflexiveVerbs,
  spanishAdjectives,
  spanishAdverbs,
  spanishNouns,
  spanishVerbs,
} from "./lexicon/spanish.ts";
import { type Category, has, is, type Word } from "./words.ts";

type Table = Partial<Record<Category, ReadonlyMap<string, string>>>;
const spanish: Table = {
  noun: spanishNouns,
  verb: spanishVerbs,
  adjective: spanishAdjectives,
  adverb: spanishAdverbs,
};
const portuguese: Table = {
  noun: portugueseNouns,
  verb: portugueseVerbs,
  adjective: portugueseAdjectives,
};

/** Gives every word its English dictionary form; the glossary's terms stand in `words` already. */
export function chooseWords(words: Word[], from: SourceLanguage): void {
  words.forEach((word, index) => {
    if (word.isFinal) return;
    const place = word.isCapital || is(word, "name") ? placeNames.get(word.surface) : undefined;
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
    if (word.category === "other") guess(word, index === 0 || startsSentence(words, index));
    const ownTable = from === "pt_BR" ? portuguese[word.category]?.get(word.origin) : undefined;
    const chosen =
      ownTable ??
      spanish[word.category]?.get(word.lemma.replace("#", "")) ??
      offered(word) ??
      (is(word, "name", "number", "punctuation", "other") ? undefined : guessed(word));
    if (chosen !== undefined) word.english = chosen;
  });
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
  if (startsSentence(words, index)) return false;
  if (has(word, "unknown")) return true;
  if (word.surface.length === 1 && is(words[index + 1], "punctuation")) return true;
  if (
    is(word, "verb", "determiner", "preposition", "pronoun", "relative", "adverb", "subordinator")
  ) {
    return true;
  }
  if (!is(word, "noun", "adjective")) return false;
  const isForeign = (other: Word | undefined) =>
    other?.isCapital === true && has(other, "unknown") && other.surface !== "";
  return (
    (isForeign(words[index + 1]) || isForeign(words[index - 1])) &&
    !has(word, "acr") &&
    foreignTitle(word)
  );
}

/** Titles and kinds of places are translated before a name. */
function foreignTitle({ lemma }: Word): boolean {
  return !/^(universidad|señor|doctor|presidente|ministro|rey|reina|príncipe|princesa|papa|san|santa|lago|río|monte|isla|mar|golfo|océano|torre|palacio|museo|parque|plaza|calle|hotel|club|partido|instituto|hospital|puente|castillo|guerra|batalla|premio|gran)$/.test(
    lemma,
  );
}

/** The kind of a word that the dictionary does not have, by its ending. */
function guess(word: Word, atStart: boolean): void {
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
  const rule = endings.find(([ending]) => ending.test(lower));
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
  const [ending, category, tags, replacement] = rule;
  word.category = category;
  word.tags = new Set(["unknown", ...tags]);
  const stem = lower.replace(ending, replacement);
  word.lemma = stem;
  word.origin = stem;
  word.isPlural = tags.includes("pl");
}

type Ending = readonly [RegExp, Category, readonly string[], string];
const endings: readonly Ending[] = [
  [/mente$/, "adverb", [], "mente"],
  [/ciones$|ções$/, "noun", ["f", "pl"], "ción"],
  [/(ción|ção)$/, "noun", ["f", "sg"], "ción"],
  [/(dades)$/, "noun", ["f", "pl"], "dad"],
  [/(dad|dade)$/, "noun", ["f", "sg"], "dad"],
  [/(miento|mento)$/, "noun", ["m", "sg"], "miento"],
  [/(mientos|mentos)$/, "noun", ["m", "pl"], "miento"],
  [/ismo$/, "noun", ["m", "sg"], "ismo"],
  [/istas$/, "noun", ["mf", "pl"], "ista"],
  [/(?<=..)ando$/, "verb", ["ger"], "ar"],
  [/(?<=..)[ie]endo$/, "verb", ["ger"], "er"],
  [/(?<=..)(ado|ada)$/, "verb", ["pp", "sg"], "ar"],
  [/(?<=..)(ados|adas)$/, "verb", ["pp", "pl"], "ar"],
  [/(?<=..)(ido|ida)$/, "verb", ["pp", "sg"], "er"],
  [/(?<=..)(idos|idas)$/, "verb", ["pp", "pl"], "er"],
  [/(?<=..)(aban|avam)$/, "verb", ["pii", "p3", "pl"], "ar"],
  [/(?<=..)(aba|ava)$/, "verb", ["pii", "p3", "sg"], "ar"],
  [/(?<=..)ar$/, "verb", ["inf"], "ar"],
  [/(?<=..)aron$|(?<=..)aram$/, "verb", ["ifi", "p3", "pl"], "ar"],
  [/(?<=..)(ó|ou)$/, "verb", ["ifi", "p3", "sg"], "ar"],
  [/(ales|ais)$/, "adjective", ["pl"], "al"],
  [/al$/, "adjective", ["sg"], "al"],
  [/(icos|icas)$/, "adjective", ["pl"], "ico"],
  [/(ico|ica)$/, "adjective", ["sg"], "ico"],
  [/(osos|osas)$/, "adjective", ["pl"], "oso"],
  [/(oso|osa)$/, "adjective", ["sg"], "oso"],
  [/(ivos|ivas)$/, "adjective", ["pl"], "ivo"],
  [/(ivo|iva)$/, "adjective", ["sg"], "ivo"],
  [/(bles|veis)$/, "adjective", ["pl"], "ble"],
  [/(ble|vel)$/, "adjective", ["sg"], "ble"],
];

/** English of a verb used with `se`, where that is a word of its own. */
export function reflexiveOf({ lemma }: Word): string | undefined {
  return reflexiveVerbs.get(lemma.replace("#", ""));
}
