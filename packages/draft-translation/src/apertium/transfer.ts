import type { SourceLanguage } from "@curie/language/translation-engine";
import { escapeText } from "@curie/tagged-text";
import { american } from "../english/american.ts";
import { compared, indefiniteArticle, pluralOf } from "../english/inflection.ts";
import { type Placed, withLost, writeTagged } from "../english/tagged-text.ts";
import { chooseWords, isCited, startsSentence } from "./choose-words.ts";
import { readContexts } from "./contexts.ts";
import { arrangeDates } from "./dates.ts";
import { joinExpressions, joinTerms } from "./expressions.ts";
import { translateFunctionWords } from "./function-words.ts";
import { arrangeNounPhrases } from "./noun-phrases.ts";
import { plainPreposition } from "./prepositions.ts";
import { arrangeQuantities } from "./quantities.ts";
import { readAgain } from "./readings.ts";
import { readShouted } from "./shouted.ts";
import { readUnknown } from "./unknown-words.ts";
import { translateVerbs } from "./verbs.ts";
import { listed } from "./word-lists.ts";
import { drop, has, is, type Word } from "./words.ts";

/** English of a segment that was read as words. */
export function transfer(
  source: Word[],
  from: SourceLanguage,
  glossary: ReadonlyMap<string, string> = new Map(),
): string {
  const words = source;
  const places = words.map(({ formatting, objectsBefore, objectsAfter }) => ({
    formatting,
    objects: [...objectsBefore, ...objectsAfter],
  }));
  readShouted(words);
  readUnknown(words, from);
  const textOpens = noteOpenings(words);
  joinTerms(words, glossary);
  joinExpressions(words);
  chooseWords(words, from);
  readAgain(words, from === "pt_BR");
  readContexts(words);
  for (const word of words) {
    const plain = is(word, "preposition") ? plainPreposition(word.lemma) : undefined;
    if (is(word, "noun", "adjective", "verb", "adverb")) word.english = american(word.english);
    if (takesCapital(word.english))
      word.english = word.english.charAt(0).toUpperCase() + word.english.slice(1);
    if (plain !== undefined && !word.english.includes(" ")) word.english = plain;
    word.base = word.english;
  }
  arrangeDates(words);
  arrangeQuantities(words);
  arrangeNounPhrases(words);
  translateVerbs(words);
  translateFunctionWords(words);
  compareAdjectives(words);
  inflectNouns(words);
  punctuate(words);
  const english = words.flatMap((word, index) => placed(words, word, index, textOpens));
  return writeTagged(withLost(english, places));
}

function inflectNouns(words: readonly Word[]): void {
  for (const word of words) {
    if (word.isFinal || !is(word, "noun")) continue;
    const isPluralAlready = /ics$/.test(word.english);
    if (word.isPlural && word.english !== "" && !isPluralAlready)
      word.english = pluralOf(word.english);
  }
}

/** `el más alto` is the highest, `más alto` higher; the adverb disappears into a short adjective. */
function compareAdjectives(words: Word[]): void {
  for (let at = 0; at < words.length - 1; at += 1) {
    const more = words[at];
    const next = words[at + 1];
    if (!more || !next || !/^(más|mais)$/.test(more.origin) || !is(more, "adverb", "determiner"))
      continue;
    if (!is(next, "adjective") && !(is(next, "verb") && has(next, "pp"))) continue;
    const before = words[at - 1];
    const isSuperlative =
      before?.english === "the" || /^(its|his|her|their|our|whose)$/.test(before?.english ?? "");
    next.english = is(next, "verb")
      ? `${isSuperlative ? "most" : "more"} ${next.english}`
      : compared(next.english, isSuperlative ? "superlative" : "comparative");
    next.isFinal = true;
    drop(words, at);
  }
  for (const [at, word] of words.entries()) {
    if (word.isFinal || !is(word, "adjective")) continue;
    const before = words[at - 1];
    // `o quarto maior consumidor`: the fourth largest.
    const isDefinite =
      before?.english === "the" ||
      /^(second|third|fourth|fifth|sixth)$/.test(before?.english ?? "");
    if (/^(mayor|maior|mejor|melhor|peor|pior|menor)$/.test(word.origin) && isDefinite) {
      word.english =
        {
          mayor: "largest",
          maior: "largest",
          mejor: "best",
          melhor: "best",
          peor: "worst",
          pior: "worst",
          menor: "smallest",
        }[word.origin] ?? word.english;
    }
  }
}

/** Adjectives of peoples and religions that Apertium writes with a small letter. */
const takesCapital = listed("always-capital");

const marks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "«": '"',
    "»": '"',
    "¿": "",
    "¡": "",
  }),
);

function punctuate(words: Word[]): void {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at];
    const mark = word && marks.get(word.surface);
    if (!word || mark === undefined) continue;
    if (mark !== "") word.english = mark;
    else {
      const before = words[at - 1];
      if (before) before.opensCapital ||= word.opensCapital ?? false;
      drop(words, at);
    }
  }
}

/** A word's text in its place, with the objects that hang on it. */
function placed(words: readonly Word[], word: Word, index: number, textOpens: boolean): Placed[] {
  let text = word.english;
  if (text === "a" && is(word, "determiner"))
    text = indefiniteArticle(words[index + 1]?.english ?? "");
  const isAtStart = opensSentence(words, index, textOpens);
  const isKept =
    word.isCapital && is(word, "noun", "adjective", "name", "other") && word.surface !== "";
  if (isAtStart || isKept) text = text.charAt(0).toUpperCase() + text.slice(1);
  // `Prefeitura`: City Hall.
  if (isKept && !isAtStart && is(word, "noun"))
    text = text.replace(/ \p{Ll}(?=\p{L}{3})/gu, (initial) => initial.toUpperCase());
  if (
    /^\p{Lu}{2,}$/u.test(word.surface) &&
    word.surface.length > 3 &&
    is(word, "noun", "adjective")
  )
    text = text.toUpperCase();
  const isAcronym = /^\p{Lu}{2,}$/u.test(word.surface);
  if (isAcronym && text.toLowerCase() === word.surface.toLowerCase()) text = word.surface;
  if (text === "") return [...word.objectsBefore, ...word.objectsAfter];
  if (word.isShouted) text = text.toUpperCase();
  const own: Placed = {
    content: escapeText(text),
    spaced: word.spaced,
    formatting: word.formatting,
    position: word.position,
  };
  const [first] = word.objectsBefore;
  // What stood before the first of a word's objects stands there still.
  if (first && word.spaced) {
    const [, ...others] = word.objectsBefore;
    return [
      { ...first, spaced: true },
      ...others,
      { ...own, spaced: first.spaced || word.spaced },
      ...word.objectsAfter,
    ];
  }
  return [...word.objectsBefore, own, ...word.objectsAfter];
}

/** Takes the capitals of sentences off their first words, which may end up elsewhere. */
function noteOpenings(words: readonly Word[]): boolean {
  words.forEach((word, at) => {
    if (!startsSentence(words, at)) return;
    const mark = words[at - 1];
    if (mark) mark.opensCapital = word.isCapital;
    const isLetter = word.surface.length === 1 && has(words[at + 1], "rpar");
    const isAuthor = /^[(;]$/.test(mark?.surface ?? "") && isCited(words, at);
    const isName =
      isLetter || isAuthor || is(word, "name", "other") || /^\p{Lu}{2,}/u.test(word.surface);
    if (at > 0 && !isName) word.isCapital = false;
  });
  const first = words.find(({ surface }) => /\p{L}/u.test(surface));
  const opens = first?.isCapital ?? false;
  if (first && !is(first, "name", "other") && !/^\p{Lu}{2,}/u.test(first.surface))
    first.isCapital = false;
  return opens;
}

function opensSentence(words: readonly Word[], index: number, textOpens: boolean): boolean {
  const before = words.slice(0, index).findLast(({ english }) => english !== "");
  if (!before) return textOpens;
  return (
    startsSentence([before, ...words.slice(index, index + 1)], 1) && (before.opensCapital ?? false)
  );
}
