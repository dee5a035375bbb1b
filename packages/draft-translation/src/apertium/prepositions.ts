import { wordTable } from "../data.ts";
import { endsListed, listed } from "./word-lists.ts";
import { drop, has, is, type Word } from "./words.ts";

/** What each preposition is where nothing else decides. */
const plainPrepositions = wordTable("apertium/prepositions");

export function plainPreposition(lemma: string): string | undefined {
  return plainPrepositions().get(lemma);
}

/** Prepositions that a verb, adjective or noun asks for: `depender de` is depend on. */
const governed = wordTable("apertium/governed-prepositions");

const standsOn = listed("on");
const standsAt = listed("at");
const isMotion = listed("motion");

function nextHead(words: readonly Word[], at: number): Word | undefined {
  const phrase = words[at + 1]?.phrase ?? 0;
  if (phrase === 0) return words[at + 1];
  return words.slice(at + 1).find((word) => word.isHead && word.phrase === phrase);
}

/** The verb, noun or adjective directly before. */
function governor(words: readonly Word[], at: number): Word | undefined {
  for (let index = at - 1; index >= 0 && index >= at - 3; index -= 1) {
    const word = words[index];
    if (is(word, "verb", "noun", "adjective")) return word;
    if (!is(word, "adverb", "pronoun")) return undefined;
  }
  return undefined;
}

function baseOf(word: Word): string {
  return word.base ?? word.english;
}

export function translatePreposition(words: Word[], at: number): void {
  const word = words[at];
  if (!word) return;
  const { lemma } = word;
  const plain = plainPrepositions().get(lemma);
  if (plain === undefined) return;
  const next = words[at + 1];
  // `la idea de que`: the idea that.
  if (lemma === "de" && next?.lemma === "que" && is(words[at - 1], "noun", "adjective", "verb")) {
    next.category = "subordinator";
    next.english = "that";
    next.isFinal = true;
    drop(words, at);
    return;
  }
  // `procedente de` is from already.
  if (lemma === "de" && words[at - 1]?.english === "from") {
    drop(words, at);
    return;
  }
  const head = nextHead(words, at);
  const ruler = governor(words, at);
  const asked =
    ruler &&
    (governed().get(`${baseOf(ruler)} ${lemma}`) ??
      governed().get(`${baseOf(ruler)} ${word.origin}`));
  // What a verb takes directly its noun takes with the preposition: `acceder a`, `acceso a`.
  const isAsked = asked !== undefined && !(asked === "" && is(ruler, "noun"));
  if (isAsked && !is(words[at + 1], "number") && !has(head, "date")) {
    if (asked === "") drop(words, at);
    else word.english = asked;
    return;
  }
  word.english = choosePreposition(words, at, word, head, ruler, plain);
  if (word.english === "") drop(words, at);
}

const hasTopic = endsListed("about");

function choosePreposition(
  words: readonly Word[],
  at: number,
  word: Word,
  head: Word | undefined,
  ruler: Word | undefined,
  plain: string,
): string {
  const next = words[at + 1];
  const headEnglish = head ? head.english : "";
  const isNumber = is(next, "number") || is(head, "number");
  switch (word.lemma) {
    case "en":
    case "em":
      if (standsOn(headEnglish)) return "on";
      if (standsAt(headEnglish)) return "at";
      return "in";
    case "a": {
      if (isClock(words, at + 1)) return "at";
      // A participle has no object: `asociado a`.
      const isParticiple = has(ruler, "passive") || (has(ruler, "pp") && !has(ruler, "done"));
      const rules = is(ruler, "verb") && ruler && words[at - 1] === ruler && !isParticiple;
      if (rules && isObjectMarker(ruler, head)) return "";
      if (standsAt(headEnglish) && !is(ruler, "verb")) return "at";
      return "to";
    }
    case "por": {
      const earlier = coordinatedBefore(words, at);
      if (earlier) return earlier.english;
      if (followsPassive(words, at)) return "by";
      if (
        /^(hour|day|year|month|week|minute|second|person|capita)$/.test(headEnglish) &&
        !head?.isPlural
      )
        return "per";
      if (/^(reason|example|time|lack|month|year|day|week|minute|purpose|hour)$/.test(headEnglish))
        return "for";
      return is(ruler, "noun") ? "by" : "for";
    }
    case "para":
      return ruler && is(ruler, "verb") && isMotion(baseOf(ruler)) ? "to" : "for";
    case "como": {
      const previous = words[at - 1];
      // `aves, como el loro` lists; `en Kokoda, como vuelo` says in which role.
      const isBare = is(next, "noun") && !next?.isPlural && next?.isHead === true;
      const isList = is(previous, "noun") ? previous?.isPlural : has(previous, "cm") && !isBare;
      return isList ? "such as" : "as";
    }
    case "durante":
      return isNumber || /^(year|month|day|week|hour|century|decade)$/.test(headEnglish)
        ? "for"
        : "during";
    case "desde":
      return isNumber || /^(year|month|century|beginning|childhood)$/.test(headEnglish)
        ? "since"
        : "from";
    case "hasta":
    case "até":
      return isNumber && !/^(1[5-9]|20)\d\d$/.test(next?.surface ?? "") ? "up to" : "until";
    case "sobre":
      return is(ruler, "noun", "verb") && hasTopic(baseOf(ruler ?? word)) ? "about" : "on";
    case "de":
      if (/^(morning|afternoon|evening|night)$/.test(headEnglish) && isClockTime(words[at - 1]))
        return headEnglish === "night" ? "at" : "in";
      if (is(words[at - 1], "adjective") && has(words[at - 1], "sup")) return "in";
      if (ruler && ruler === words[at - 1] && baseOf(ruler) === "be") return isNumber ? "" : "of";
      if (/^(more|less|fewer)$/.test(words[at - 1]?.english ?? "") && isNumber) return "than";
      if (is(ruler, "verb") && words[at - 1] === ruler) return "from";
      return plain;
    default:
      return plain;
  }
}

/** `por el viento y por las olas`: the second says what the first says. */
function coordinatedBefore(words: readonly Word[], at: number): Word | undefined {
  if (!is(words[at - 1], "coordinator")) return undefined;
  return words
    .slice(Math.max(0, at - 7), at - 1)
    .findLast((word) => is(word, "preposition") && word.lemma === words[at]?.lemma);
}

/** Whether what is done is done by what follows. */
function followsPassive(words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index > at - 7; index -= 1) {
    const word = words[index];
    if (is(word, "verb")) return has(word, "passive") || (has(word, "pp") && !has(word, "done"));
    if (!is(word, "adverb", "punctuation", "other")) return false;
  }
  return false;
}

function isClock(words: readonly Word[], at: number): boolean {
  const [first, second, third] = words.slice(at, at + 3);
  const number = is(first, "determiner") ? second : first;
  const colon = is(first, "determiner") ? third : second;
  return is(number, "number") && has(first, "f") && (colon?.surface === ":" || has(first, "pl"));
}

function isClockTime(word: Word | undefined): boolean {
  return /^\d{1,2}([:.]\d\d)?$/.test(word?.surface ?? "") || word?.english === "hours";
}

/** `a` before a person who is the object. */
function isObjectMarker(ruler: Word, head: Word | undefined): boolean {
  const base = baseOf(ruler);
  if (isMotion(base) || isMotion(base.split(" ")[0] ?? base)) return false;
  return is(head, "noun", "name", "adjective") || is(head, "pronoun");
}
