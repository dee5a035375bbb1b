import { once, tableMap, tableRows } from "@curie/language/tables";
import { dataFile } from "../data.ts";
import { listed } from "./word-lists.ts";

/**
 * English word forms from dictionary forms, for engines that write English word by word. Expressions
 * inflect at their head: verbs at the first word (`carry out`), nouns at the last (`prime minister`)
 * or before ` of ` (`point of view`).
 */

const irregularPlurals = tableMap(dataFile("english/irregular-plurals"), ["word", "plural"]);

/** Nouns with one form, and those that are not counted in English. */
const hasNoPlural = listed("without-plural");

type VerbForms = { past: string; participle: string };
const irregularVerbs = once((): ReadonlyMap<string, VerbForms> => {
  const rows = tableRows(dataFile("english/irregular-verbs"), ["verb", "past", "participle"]);
  return new Map(rows.map(([verb, past, participle]) => [verb, { past, participle }]));
});

/** Verbs of several syllables with the stress on the last: their consonant doubles. */
const isStressedLast = listed("stressed-last");

const vowel = /[aeiou]/;

function doublesConsonant(verb: string): boolean {
  if (!/[^aeiou][aeiou][bdfgklmnprstvz]$/.test(verb)) return verb === "quit" || verb === "equip";
  const syllables = verb.match(/[aeiouy]+/g)?.length ?? 0;
  return syllables === 1 || isStressedLast(verb);
}

/** Inflects the head of an expression and leaves its other words. */
function atFirstWord(expression: string, inflect: (word: string) => string): string {
  const end = expression.indexOf(" ");
  if (end < 0) return inflect(expression);
  return inflect(expression.slice(0, end)) + expression.slice(end);
}

function esEnding(word: string): boolean {
  return /(s|x|z|ch|sh)$/.test(word);
}

export function pluralOf(noun: string): string {
  const of = noun.indexOf(" of ");
  if (of > 0) return pluralOf(noun.slice(0, of)) + noun.slice(of);
  const start = Math.max(noun.lastIndexOf(" "), noun.lastIndexOf("-")) + 1;
  const word = noun.slice(start);
  const key = word.toLowerCase();
  if (hasNoPlural(key)) return noun;
  const irregular = irregularPlurals().get(key);
  if (irregular) return noun.slice(0, start) + word.slice(0, 1) + irregular.slice(1);
  if (/(?<=..)(man)$/.test(key) && !/(human|german|roman|ottoman)$/.test(key)) {
    return `${noun.slice(0, -3)}men`;
  }
  if (esEnding(key)) return `${noun}es`;
  if (/[^aeiou]y$/.test(key)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

export function thirdPersonOf(verb: string): string {
  return atFirstWord(verb, (word) => {
    if (word === "be") return "is";
    if (word === "have") return "has";
    if (word === "do" || word === "go") return `${word}es`;
    if (/[^aeiou]o$/.test(word) || esEnding(word)) return `${word}es`;
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
    return `${word}s`;
  });
}

function regularPast(word: string): string {
  if (word.endsWith("e")) return `${word}d`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`;
  if (word.endsWith("ic")) return `${word}ked`;
  if (doublesConsonant(word)) return `${word}${word.at(-1)}ed`;
  return `${word}ed`;
}

export function pastOf(verb: string): string {
  return atFirstWord(verb, (word) => irregularVerbs().get(word)?.past ?? regularPast(word));
}

export function participleOf(verb: string): string {
  return atFirstWord(verb, (word) => irregularVerbs().get(word)?.participle ?? regularPast(word));
}

export function gerundOf(verb: string): string {
  return atFirstWord(verb, (word) => {
    if (/^(be|see|flee|agree|free|foresee|guarantee|dye|hoe)$/.test(word)) return `${word}ing`;
    if (word.endsWith("ie")) return `${word.slice(0, -2)}ying`;
    if (word.endsWith("e")) return `${word.slice(0, -1)}ing`;
    if (word.endsWith("ic")) return `${word}king`;
    if (doublesConsonant(word)) return `${word}${word.at(-1)}ing`;
    return `${word}ing`;
  });
}

const irregularComparisons = once((): ReadonlyMap<string, Record<Degree, string>> => {
  const rows = tableRows(dataFile("english/irregular-comparisons"), [
    "word",
    "comparative",
    "superlative",
  ]);
  return new Map(
    rows.map(([word, comparative, superlative]) => [word, { comparative, superlative }]),
  );
});

const isComparedWithMore = listed("compared-with-more");

function comparesByEnding(adjective: string): boolean {
  if (
    isComparedWithMore(adjective) ||
    /(ed|ing|ful|ous|less|ive|al|ic|ent|ant|ible|able|ble)$/.test(adjective)
  ) {
    return /^(red|sick|thick|quick|slick)$/.test(adjective);
  }
  const syllables = adjective.replace(/e$/, "").match(/[aeiouy]+/g)?.length ?? 0;
  return syllables === 1 || (syllables === 2 && /([^aeiou]y|le|ow)$/.test(adjective));
}

type Degree = "comparative" | "superlative";

/** `comparative` is `higher`, `superlative` is `highest`; long adjectives take `more` and `most`. */
export function compared(adjective: string, degree: Degree): string {
  const which = degree === "comparative" ? 0 : 1;
  const irregular = irregularComparisons().get(adjective)?.[degree];
  if (irregular !== undefined) return irregular;
  if (!comparesByEnding(adjective)) return `${which === 0 ? "more" : "most"} ${adjective}`;
  const ending = which === 0 ? "er" : "est";
  if (adjective.endsWith("e")) return adjective + ending.slice(1);
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i${ending}`;
  if (/^[^aeiou]*[aeiou][bdgmnpt]$/.test(adjective)) return adjective + adjective.at(-1) + ending;
  return adjective + ending;
}

const soundsLikeConsonant = /^(u(ni(?!n|m)|se|su|ti|ra|k\b)|eu|one\b|once\b|ubiq|uter|ewe)/i;
const readLetterByLetter = /^[A-Z]([A-Z\d-]|$)/;
const soundsLikeVowel = /^(hour|honest|honou?r|heir|8|11\b|18\b)/i;

/** `a` or `an` before a word, by its sound. */
export function indefiniteArticle(next: string): "a" | "an" {
  if (soundsLikeVowel.test(next)) return "an";
  if (readLetterByLetter.test(next)) return /^[AEFHILMNORSX]/.test(next) ? "an" : "a";
  if (soundsLikeConsonant.test(next)) return "a";
  return vowel.test(next.slice(0, 1).toLowerCase()) ? "an" : "a";
}

export type Person = 1 | 2 | 3;

/** The present or past of a verb for a subject, `be` included. */
export function finite(
  verb: string,
  tense: "present" | "past",
  person: Person,
  plural: boolean,
): string {
  if (verb === "be" || verb.startsWith("be ")) {
    const isPlural = plural || person === 2;
    const form =
      tense === "past"
        ? isPlural
          ? "were"
          : "was"
        : isPlural
          ? "are"
          : person === 1
            ? "am"
            : "is";
    return form + verb.slice(2);
  }
  if (tense === "past") return pastOf(verb);
  return person === 3 && !plural ? thirdPersonOf(verb) : verb;
}
