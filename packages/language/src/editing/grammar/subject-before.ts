import { wordList } from "#data/word-lists.ts";
import { functionWords, irregularForms } from "./morphology.ts";
import type { Paragraph } from "./sentence.ts";
import {
  followsInitial,
  isAdverb,
  isModifier,
  isNameAtStart,
  isNominal,
  numberOf,
} from "./subjects.ts";
import {
  isMostlyAdjective,
  isMostlyNoun,
  isMostlyVerb,
  isOftenNoun,
  isOftenVerb,
} from "./word-uses.ts";

/** The subject of a verb, read from the verb backwards. */
export type SubjectBefore = {
  /** The first word of the subject. */
  from: number;
  /** The noun that decides: "results" in "the results that were obtained in the test". */
  head: number;
  number: "one" | "many";
  /** The determiner of the head, or "". */
  determiner: string;
  /** How many prepositions, participles and relative clauses stand between the head and the verb. */
  links: number;
};

const linking = wordList("prepositions-in-subjects");
const afterParticiples = wordList("prepositions-after-participles");
const determiners = wordList("determiners-of-subjects");
const pluralDeterminers = wordList("plural-determiners");
const clauseOpeners = wordList("openers-of-finite-clauses");
const openingPrepositions = wordList("prepositions-that-open");

/** Longer subjects are read wrongly too often. */
const mostLinks = 4;

export type Phrase = { from: number; head: number; determiner: string };

/**
 * The subject of the verb at `verb`. A noun phrase ends before the verb; where a preposition, a participle or a
 * relative clause ties it to an earlier noun, that one decides. Every word back to where a clause opens has to be
 * understood; where one is not, there is no answer.
 */
export function subjectBefore(
  paragraph: Paragraph,
  verb: number,
  mayEndInParticiple = true,
): SubjectBefore | null {
  const aside = beforeAside(paragraph, verb);
  let end = aside ?? beforeAdverbs(paragraph, verb);
  let links = aside === null ? 0 : 1;
  if (end === null) return null;
  if (mayEndInParticiple) end = beforeParticiple(paragraph, end) ?? end;
  for (; links <= mostLinks; links++) {
    const phrase = phraseBefore(paragraph, end);
    if (!phrase) return null;
    if (opensFiniteClause(paragraph, phrase.from))
      return asSubject(paragraph, phrase, { links, verb });
    const counted = countedBy(paragraph, phrase);
    if (counted) return asSubject(paragraph, counted, { links: links + 1, verb });
    const earlier = tiedTo(paragraph, phrase.from);
    if (earlier === null) return null;
    end = earlier;
  }
  return null;
}

/** "The solution, which was prepared in advance, were": the word before the clause between commas. */
function beforeAside({ gaps, lower, words }: Paragraph, verb: number): number | null {
  if (gaps[verb] !== ", ") return null;
  for (let at = verb - 1; at > 1; at--) {
    if (words[at]?.opensSentence) return null;
    const mark = gaps[at] ?? "";
    if (mark === ", ") return /^(?:which|who)$/.test(lower[at] ?? "") ? at - 1 : null;
    if (!/^[ -]$/.test(mark)) return null;
  }
  return null;
}

function asSubject(
  paragraph: Paragraph,
  phrase: Phrase,
  { links, verb }: { links: number; verb: number },
): SubjectBefore | null {
  const { lower, words } = paragraph;
  const { from, head, determiner } = phrase;
  const written = words[head]?.text === lower[head] || words[head]?.opensSentence === true;
  if (!written || !isNominal(paragraph, head) || isMostlyAdjective(lower[head] ?? "")) return null;
  if (paragraph.morphology.isAdjective(lower[head] ?? "") && !isMostlyNoun(lower[head] ?? ""))
    return null;
  // "the data show in Figure 1 were": a verb behind its plural, and no compound.
  const afterMany =
    lower[head - 1] === "data" || paragraph.morphology.singularOf(lower[head - 1] ?? "") !== null;
  if (head > from && afterMany && isOftenVerb(lower[head] ?? "")) return null;
  if (from === head && isNameAtStart(paragraph, head)) return null;
  // "Testing reflexes is": the deed is the subject. "Principles of Macroeconomics is": a title.
  const deed = /ing$/.test(lower[from] ?? "") && !(from === head && lower[from - 1] === "that");
  if (determiner === "" && (deed || hasCapital(paragraph, from + 1, verb))) return null;
  if (lower[from] === "none" || /^(?:behind|beside|beneath|beyond)$/.test(lower[from] ?? ""))
    return null;
  // "when its temperature changes": a plural by its look, and the verb of an inner clause.
  const inner = !words[from]?.opensSentence && !/[,;]/.test(paragraph.gaps[from] ?? "");
  const mayBeVerb = paragraph.morphology.baseOfThirdPerson(lower[head] ?? "") !== null;
  if (inner && mayBeVerb && links === 0 && lower[from - 1] !== "that" && head > from + 1)
    return null;
  const number = numberOf(paragraph, head);
  return number && { from, head, number, determiner, links };
}

function hasCapital({ words }: Paragraph, from: number, to: number): boolean {
  return words.slice(from, to).some(({ text }) => /^[A-Z][a-z]/.test(text));
}

/** The last word before the adverbs in front of `at`; null where a mark stands between. */
export function beforeAdverbs({ gaps, lower }: Paragraph, at: number): number | null {
  if (gaps[at] !== " ") return null;
  let before = at - 1;
  while (before > 0 && gaps[before] === " " && isAdverb(lower[before] ?? "")) before--;
  return before >= 0 ? before : null;
}

/** "the values obtained": the word before a participle that closes the subject; null where none does. */
function beforeParticiple(paragraph: Paragraph, at: number): number | null {
  if (!isParticiple(paragraph, at) || isOftenNoun(paragraph.lower[at] ?? "")) return null;
  return beforeAdverbs(paragraph, at);
}

function isParticiple({ lower, words, morphology }: Paragraph, at: number): boolean {
  const word = lower[at] ?? "";
  if (words[at]?.text !== word) return false;
  return /(?:ed|ing)$/.test(word)
    ? morphology.baseOfInflected(word) !== null
    : irregularForms().has(word) && !functionWords().has(word);
}

/** The noun phrase whose last word is at `end`. */
export function phraseBefore(paragraph: Paragraph, end: number): Phrase | null {
  const { lower, gaps, words, morphology } = paragraph;
  if (!isThing(paragraph, end)) return null;
  let from = end;
  while (from > 0 && /^[ -]$/.test(gaps[from] ?? "")) {
    const before = from - 1;
    const word = lower[before] ?? "";
    if (determiners().has(word) || pluralDeterminers().has(word) || word === "one") {
      if (gaps[from] !== " ") return null;
      return { from: beforeQuantity(paragraph, before), head: end, determiner: word };
    }
    const name = /^[A-Z\d]/.test(words[before]?.text ?? "");
    const describes =
      isModifier(paragraph, before) ||
      (isNominal(paragraph, before) && morphology.singularOf(word) === null);
    // "the equation describing choice signals": a participle with its object.
    if (/(?:ing|ed)$/.test(word) && !isOftenNoun(word) && isNounBefore(paragraph, before)) break;
    // "whatever perspective prehistoric humans": an adjective does not follow the noun of its phrase.
    const second = lower[from] ?? "";
    const turned = from < end && morphology.isAdjective(second) && !isNominal(paragraph, from);
    if (turned && isNominal(paragraph, before) && !isModifier(paragraph, before)) break;
    if (!describes || (name && words[before]?.opensSentence && determiners().has(word))) break;
    from = before;
  }
  return { from, head: end, determiner: "" };
}

/** Whether a noun stands right before the word at `at`. */
function isNounBefore(paragraph: Paragraph, at: number): boolean {
  return (
    paragraph.gaps[at] === " " &&
    ((isNominal(paragraph, at - 1) && !isMostlyAdjective(paragraph.lower[at - 1] ?? "")) ||
      /^[A-Z]/.test(paragraph.words[at - 1]?.text ?? ""))
  );
}

const quantities = wordList("quantities-of-plurals");

/** "the majority of the participants": a quantity, and the plural behind "of" decides. */
function countedBy(paragraph: Paragraph, phrase: Phrase): Phrase | null {
  const { lower, gaps } = paragraph;
  const at = phrase.from - 2;
  if (lower[at + 1] !== "of" || at < 0 || !quantities().has(lower[at] ?? "")) return null;
  if (gaps[phrase.from] !== " " || gaps[at + 1] !== " ") return null;
  if (numberOf(paragraph, phrase.head) !== "many") return null;
  let from = at;
  while (from > 0 && gaps[from] === " " && isOfQuantity(lower[from - 1] ?? "")) from--;
  if (lower[at] === "number" && lower[from] !== "a") return null;
  return opensFiniteClause(paragraph, from) ? { ...phrase, from } : null;
}

const isOfQuantity = (word: string): boolean =>
  /^(?:the|a|an|more|less|than|about|over|almost|nearly|vast|great|large|small|growing|increasing|considerable|significant|overwhelming|two|three|only)$/.test(
    word,
  );

/** "all of the results": the phrase begins with "all". */
function beforeQuantity({ lower, gaps }: Paragraph, determiner: number): number {
  const quantity = /^(?:all|most|some|many|several|few|both|two|three|four|five|none)$/;
  if (gaps[determiner] !== " " || determiner < 1) return determiner;
  const before = lower[determiner - 1] ?? "";
  if (quantity.test(before)) return determiner - 1;
  return before === "of" &&
    gaps[determiner - 1] === " " &&
    quantity.test(lower[determiner - 2] ?? "")
    ? determiner - 2
    : determiner;
}

/** Whether the word may be what a preposition governs: a noun, a name, a figure. */
function isThing(paragraph: Paragraph, at: number): boolean {
  const { lower, words } = paragraph;
  const word = lower[at] ?? "";
  if (/^(?:\d|[A-Z])/.test(words[at]?.text ?? "") && !words[at]?.opensSentence) return true;
  return isNominal(paragraph, at) && !functionWords().has(word);
}

/** The word that ends the phrase which the one beginning at `from` belongs to; null where that is not plain. */
export function tiedTo(paragraph: Paragraph, from: number): number | null {
  const { lower, gaps } = paragraph;
  const before = from - 1;
  if (before < 1 || gaps[from] !== " ") return null;
  const word = lower[before] ?? "";
  if (word === "and") return beforeBetween(paragraph, before);
  if (afterParticiples().has(word) || linking().has(word)) {
    if (gaps[before] !== " ") return null;
    const last = before - 1;
    if (isParticiple(paragraph, last) && !isOftenNoun(lower[last] ?? ""))
      return beforeVerbGroup(paragraph, last);
    return linking().has(word) ? last : null;
  }
  // "mice lacking this receptor"
  if (/ing$/.test(word) && !isOftenNoun(word) && paragraph.morphology.baseOfInflected(word))
    return gaps[before] === " " ? before - 1 : null;
  // "the patients who received the drug"
  return beforeRelativeVerb(paragraph, before);
}

/** "the relationship between income and health": the word before "between". */
function beforeBetween(paragraph: Paragraph, and: number): number | null {
  const phrase = paragraph.gaps[and] === " " ? phraseBefore(paragraph, and - 1) : null;
  if (!phrase || paragraph.lower[phrase.from - 1] !== "between") return null;
  return paragraph.gaps[phrase.from] === " " ? phrase.from - 2 : null;
}

/** What a participle at `at` describes: "samples" in "samples collected", "samples that were collected". */
function beforeVerbGroup(paragraph: Paragraph, at: number): number | null {
  const before = beforeAdverbs(paragraph, at);
  if (before === null) return null;
  return isAuxiliary(paragraph.lower[before] ?? "")
    ? beforeRelative(paragraph, before)
    : (beforeRelativeVerb(paragraph, at) ?? before);
}

const isAuxiliary = (word: string): boolean =>
  /^(?:is|are|was|were|be|been|being|has|have|had|can|could|may|might|must|will|would|should|not)$/.test(
    word,
  );

/** What the relative pronoun before the auxiliaries that end at `at` stands for. */
function beforeRelative(paragraph: Paragraph, at: number): number | null {
  const { lower, gaps } = paragraph;
  let pronoun = at;
  while (pronoun > 0 && gaps[pronoun] === " " && isAuxiliary(lower[pronoun] ?? "")) pronoun--;
  if (!/^(?:who|which|that)$/.test(lower[pronoun] ?? "")) return beforePlace(paragraph, pronoun);
  return gaps[pronoun] === " " && gaps[pronoun + 1] === " " ? pronoun - 1 : null;
}

/** "the region where the samples were collected": the word before "where" and its subject that ends at `end`. */
function beforePlace(paragraph: Paragraph, end: number): number | null {
  const { lower, gaps } = paragraph;
  const phrase = phraseBefore(paragraph, end);
  const at = phrase ? phrase.from - 1 : -1;
  if (!phrase || at < 1 || gaps[phrase.from] !== " " || gaps[at] !== " ") return null;
  if (lower[at] === "where") return at - 1;
  const inWhich = lower[at] === "which" && /^(?:in|on|at|from|by|for)$/.test(lower[at - 1] ?? "");
  return inWhich && gaps[at - 1] === " " ? at - 2 : null;
}

/** Verbs that a clause without "that" follows: "the men who said the drug was". */
const saying =
  /^(?:say|said|think|thought|believe|know|knew|show|find|found|suggest|report|claim|feel|felt|hope|assume|ensure|indicate|mean|note|observe|see|saw|argue|prove|reveal|state|learn|realize|understand|suspect|fear|decide|agree|insist|wish|explain|predict|expect|estimate|recommend|require|propose|demonstrate|determine)(?:e?s|e?d)?$/;

/** What "who", "which" or "that" before the verb at `at` stands for: "patients" in "patients who received". */
function beforeRelativeVerb(paragraph: Paragraph, at: number): number | null {
  const { lower, gaps, words, morphology } = paragraph;
  const verb = lower[at] ?? "";
  if (words[at]?.text !== verb || saying.test(verb)) return null;
  const isVerb =
    isMostlyVerb(verb) ||
    morphology.baseOfThirdPerson(verb) !== null ||
    morphology.isVerb(verb) ||
    isAuxiliary(verb) ||
    isParticiple(paragraph, at);
  if (!isVerb) return null;
  const before = beforeAdverbs(paragraph, at);
  if (before === null || gaps[before] !== " ") return null;
  if (isAuxiliary(lower[before] ?? "")) return beforeRelative(paragraph, before);
  return /^(?:who|which|that)$/.test(lower[before] ?? "") ? before - 1 : null;
}

/** Whether a clause with a verb of its own opens with the word at `from`, so that nothing before belongs to it. */
export function opensFiniteClause(paragraph: Paragraph, from: number): boolean {
  const { lower, words, gaps } = paragraph;
  if (words[from]?.opensSentence) return !followsInitial(paragraph, from);
  const gap = gaps[from] ?? "";
  const before = lower[from - 1] ?? "";
  if (/^[;:] $/.test(gap)) return /^[;]/.test(gap);
  if (gap === ", ") return isAfterOpening(paragraph, from);
  if (gap !== " ") return false;
  if (clauseOpeners().has(before)) return opensThere(paragraph, from - 1);
  // "In this study the results": the opening phrase has no comma.
  return isAfterPhrase(paragraph, from);
}

/** Whether a clause opener opens a clause where it stands, and is not the object of something. */
function opensThere({ lower, words, gaps }: Paragraph, at: number): boolean {
  const word = lower[at] ?? "";
  // "Whether the response persists is unclear": the whole clause is the subject.
  if (words[at]?.opensSentence && /^(?:that|whether|how|why)$/.test(word)) return false;
  if (word !== "that") return true;
  const before = lower[at - 1] ?? "";
  return gaps[at] === " " && (saying.test(before) || claims().has(before));
}

const claims = wordList("words-before-that-clauses");

/** Whether the comma before `from` ends an opening phrase or clause, and not a part of a list. */
function isAfterOpening({ lower, words, gaps }: Paragraph, from: number): boolean {
  for (let at = from - 1; at >= 0; at--) {
    if (words[at]?.opensSentence) return openingPrepositions().has(lower[at] ?? "");
    if (!/^[ -]$/.test(gaps[at] ?? "") || /^(?:and|or)$/.test(lower[at] ?? "")) return false;
  }
  return false;
}

/** Whether all before `from` is a preposition with its noun phrase, where the sentence opens: "In this study". */
function isAfterPhrase(paragraph: Paragraph, from: number): boolean {
  const { lower, words, gaps } = paragraph;
  if (!determiners().has(lower[from] ?? "") && !pluralDeterminers().has(lower[from] ?? ""))
    return false;
  let at = from - 1;
  for (let tried = 0; tried < 3; tried++) {
    const phrase = phraseBefore(paragraph, at);
    if (!phrase || gaps[phrase.from] !== " ") return false;
    at = phrase.from - 1;
    const word = lower[at] ?? "";
    if (words[at]?.opensSentence)
      return /^(?:in|on|at|during|after|before|for|from|with|without|under|among|throughout|despite)$/.test(
        word,
      );
    if (!linking().has(word) || gaps[at] !== " ") return false;
    at--;
  }
  return false;
}
