import { wordList } from "#data/word-lists.ts";
import { counts } from "../counts/counts.ts";
import { functionWords } from "./morphology.ts";
import { collective, measures, pluralVerb, singularVerb } from "./number-words.ts";
import { isOrdinary, nextWord, opensClause, type Paragraph } from "./sentence.ts";
import { onlyVerbs } from "./verbs.ts";
import {
  isEverNoun,
  isMostlyAdjective,
  isMostlyNoun,
  isMostlyVerb,
  isNothingButVerb,
  isOftenNoun,
  isOftenVerb,
} from "./word-uses.ts";

/** One subject with the verb that goes with it. */
export type SubjectWithVerb = {
  /** The first word of the subject. */
  from: number;
  /** The noun that decides: "effects" in "the effects of the drug". */
  head: number;
  /** Whether the head, by its form, is one thing or many. */
  number: "one" | "many";
  /** The verb: "is", or a base form, or a third person. */
  verb: number;
  form: { kind: "is" | "base" | "third"; base: string };
  /** How many prepositions stand between head and verb. */
  prepositions: number;
  /** Whether "and" stands between head and verb, so that the subject may be more than the head. */
  joined: boolean;
};

const determiners = wordList("determiners-of-subjects");
const pluralDeterminers = wordList("plural-determiners");
const linking = wordList("prepositions-in-subjects");
const adverbsBeforeVerbs = wordList("adverbs-before-verbs");
const objectOpeners = wordList("object-openers");

/** Longer subjects are read wrongly too often. */
const mostWords = 18;

/**
 * The subject that begins with the word at `from`, where a clause opens, and its verb. Every word from the
 * first to the verb is understood as part of a noun phrase or of a preposition with its noun phrase; where one
 * is not, there is no answer. A word that is noun and verb is a verb only before an object with its determiner.
 */
export function subjectAt(paragraph: Paragraph, from: number): SubjectWithVerb | null {
  if (!isOrdinary(paragraph, from) || !opensClause(paragraph, from)) return null;
  const first = paragraph.lower[from] ?? "";
  const determined = determiners().has(first) || pluralDeterminers().has(first);
  if (!determined && !isBareSubject(paragraph, from)) return null;
  const start = determined ? afterDeterminers(paragraph, from) : from;
  if (start === null) return null;
  if (start !== from && !/^[ -]$/.test(paragraph.gaps[start] ?? "")) return null;
  const found = phraseWithVerb(paragraph, start, { determined, limit: from + mostWords });
  // "Principles of Finance is": a title.
  if (!found || (!determined && hasCapital(paragraph, from + 1, found.verb))) return null;
  const number = numberOf(paragraph, found.head);
  // "After long barrages, cannon have": behind an opening phrase only plurals are plain.
  if (!determined && paragraph.gaps[from] === ", " && number !== "many") return null;
  return number && { from, number, ...found };
}

/** The head of the noun phrase that begins at `start`, and the verb behind it. */
export function phraseWithVerb(
  paragraph: Paragraph,
  start: number,
  { determined, limit }: { determined: boolean; limit: number },
): (FoundVerb & { head: number }) | null {
  for (const head of headsFrom(paragraph, start, determined)) {
    const found = verbAfter(paragraph, head, limit);
    if (found) return { head, ...found };
  }
  return null;
}

function hasCapital({ words }: Paragraph, from: number, to: number): boolean {
  return words.slice(from, to).some(({ text }) => /^[A-Z][a-z]/.test(text));
}

/** Whether the stop before a word belongs to an initial: "the U.S. Courts". */
export function followsInitial({ text, words }: Paragraph, at: number): boolean {
  return /(?:^|[ (.])[A-Z]\. $/.test(text.slice(0, words[at]?.start).slice(-4));
}

/** "Parks was", "Sparks reports", "HOMES is": a word with a capital that is a name more often than not. */
export function isNameAtStart({ words, lower }: Paragraph, at: number): boolean {
  const text = words[at]?.text ?? "";
  if (!words[at]?.opensSentence || !/s$/i.test(text)) return false;
  return !/^\p{Lu}\p{Ll}+$/u.test(text) || counts.word(text) * 4 > counts.word(lower[at] ?? "");
}

const saying =
  /^(?:show|indicate|suggest|found|find|demonstrate|reveal|report|confirm|conclude|believe|observe|note|know|known|mean|imply|state|argue|assume|clear|evident|think|hypothesi[sz]e|propose|prove|see|saw|shown|seen|hope|say|said|thought)(?:e?s|e?d|ing)?$/;

/** Whether a noun without a determiner begins a subject: it opens the sentence, or what somebody says. */
function isBareSubject(paragraph: Paragraph, from: number): boolean {
  const { lower, words, gaps } = paragraph;
  const first = lower[from] ?? "";
  if (
    functionWords().has(first) ||
    /^(?:one|others?|behind|beside|beneath|beyond)$|ing$/.test(first)
  )
    return false;
  if (!isNominal(paragraph, from) && !isModifier(paragraph, from)) return false;
  // "the U.S. Courts": the stop belongs to the abbreviation.
  if (words[from]?.opensSentence)
    return !isNameAtStart(paragraph, from) && !followsInitial(paragraph, from);
  if (gaps[from] === ", ") return isAfterOpening(paragraph, from);
  return gaps[from] === " " && lower[from - 1] === "that" && saying.test(lower[from - 2] ?? "");
}

const opening =
  /^(?:in|on|at|during|after|before|however|moreover|therefore|furthermore|thus|finally|recently|generally|overall|nowadays|currently|consequently|similarly|nevertheless)$/;

/** Whether the one comma of the sentence so far ends its opening phrase: "In this region, farmers". */
function isAfterOpening({ lower, words, gaps }: Paragraph, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 8); at--) {
    if (words[at]?.opensSentence) return opening.test(lower[at] ?? "");
    if (!/^[ -]$/.test(gaps[at] ?? "") || lower[at] === "and") return false;
  }
  return false;
}

/** The index after "all of the", "most of the", "the two"; null where no noun phrase can follow. */
function afterDeterminers(paragraph: Paragraph, from: number): number | null {
  let at = from + 1;
  const first = paragraph.lower[from] ?? "";
  // "Two-cycle oil is": the number belongs to a longer word.
  if (paragraph.gaps[at] === "-") return null;
  if (/^(?:all|both|most|some|many|several|few|each|two|three|four|five)$/.test(first)) {
    const of = nextWord(paragraph, at) === "of";
    if (of) at++;
    if (/^(?:the|these|those|our|their|its|this)$/.test(nextWord(paragraph, at) ?? "")) at++;
  }
  return at;
}

/** Where the head of a noun phrase that begins at `start` may stand, the furthest first. */
function headsFrom(paragraph: Paragraph, start: number, determined: boolean): number[] {
  const heads: number[] = [];
  for (let at = start; at < start + 6; at++) {
    if (at > start && !/^[ -]$/.test(paragraph.gaps[at] ?? "")) break;
    const word = paragraph.words[at]?.text ?? "";
    if (/^[A-Z][A-Za-z\d]*$/.test(word) && at > start) continue;
    // Between an article and a verb even a word that is a verb elsewhere is the noun: "the extract inhibits".
    const named =
      at === start &&
      determined &&
      paragraph.morphology.pluralOf(word) !== null &&
      !/ing$/.test(word);
    if (isHead(paragraph, at) || (named && numberOf(paragraph, at) !== null)) heads.unshift(at);
    // What follows a plural is its verb: plurals seldom describe.
    if (isNominal(paragraph, at) && isManyThings(paragraph, at)) break;
    if (heads.length > 0 && isParticipleAfterNoun(paragraph, at)) break;
    if (!isNominal(paragraph, at) && !isModifier(paragraph, at) && !named) break;
  }
  return heads;
}

/** Whether a noun is a plural, or one of those that are so without an ending. */
export function isManyThings({ lower, morphology }: Paragraph, at: number): boolean {
  const word = lower[at] ?? "";
  if (
    /^(?:results|systems|materials|species|data|media|police|family|community|population|group|team|government)$/.test(
      word,
    )
  )
    return false;
  return morphology.singularOf(word) !== null || collective().has(word);
}

/** "the equation describing choice signals": what follows the noun describes it and has an object of its own. */
function isParticipleAfterNoun({ lower, gaps }: Paragraph, at: number): boolean {
  const word = lower[at] ?? "";
  return gaps[at] === " " && /(?:ing|ed)$/.test(word) && !isOftenNoun(word);
}

function isHead(paragraph: Paragraph, at: number): boolean {
  if (isMostlyAdjective(paragraph.lower[at] ?? "")) return false;
  const word = paragraph.words[at]?.text ?? "";
  const lower = paragraph.lower[at] ?? "";
  const asWritten = word === lower || paragraph.words[at]?.opensSentence === true;
  return asWritten && isNominal(paragraph, at) && numberOf(paragraph, at) !== null;
}

/** Whether the word may be a noun. */
export function isNominal({ lower, words, morphology }: Paragraph, at: number): boolean {
  const word = lower[at] ?? "";
  if (!/^[a-z]{2,}$/.test(word) || functionWords().has(word) || /ly$/.test(word)) return false;
  if (isMostlyVerb(word) || onlyVerbs().has(word)) return false;
  const singular = morphology.singularOf(word);
  if (singular !== null) {
    // "progresses", "leaves" are verbs too.
    const verbal = morphology.baseOfThirdPerson(word) !== null && !isMostlyNoun(singular);
    // "absorbances": what is no verb is the plural of a noun, however rare.
    return (
      isOftenNoun(word) ||
      (!verbal &&
        (isOftenNoun(singular) || (!words[at]?.opensSentence && !morphology.isVerb(singular))))
    );
  }
  return (
    isOftenNoun(word) ||
    isMostlyNoun(word) ||
    (nounEnding.test(word) && !morphology.isVerb(word) && !morphology.isAdjective(word))
  );
}

/** Whether the word may describe a noun. */
export function isModifier({ lower, words, morphology }: Paragraph, at: number): boolean {
  const word = lower[at] ?? "";
  if (
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|other|same|own|only|more|most|such)$/.test(
      word,
    )
  )
    return true;
  if (/^[A-Z][A-Za-z\d]+$/.test(words[at]?.text ?? "") && !words[at]?.opensSentence) return true;
  if (/^[a-z]{3,}s?['’]s?$/.test(word)) return true;
  if (functionWords().has(word)) return false;
  return (
    morphology.isAdjective(word) ||
    isMostlyAdjective(word) ||
    (/(?:ed|ing)$/.test(word) && morphology.baseOfInflected(word) !== null)
  );
}

const several = /^(?:these|those|two|three|four|five|six|several|many|both)$/;

const fieldBefore =
  /^(?:international|public|industrial|human|gender|cultural|media|business|foreign|women['’]s)$/;

/** Whether a noun is one thing or many by its form; null where it may be either. */
export function numberOf(paragraph: Paragraph, at: number): "one" | "many" | null {
  const { lower, morphology } = paragraph;
  const word = lower[at] ?? "";
  // "the verb go", "God save": a word that is spoken of, a wish.
  if (
    /^(?:verb|word|noun|term|adjective|phrase|command|letter|symbol|keyword|prefix|god|heaven)$/.test(
      word,
    )
  )
    return null;
  // "international relations is": a field.
  if (
    /^(?:relations|resources|studies|affairs)$/.test(word) &&
    fieldBefore.test(lower[at - 1] ?? "")
  )
    return null;
  // "earnings per share is": one figure.
  if (/^(?:earnings|savings|proceeds|sales)$/.test(word)) return null;
  if (/^(?:people|children|women|men|mice)$/.test(word)) return "many";
  // "the two species", "these series": a number tells of nouns that have one form.
  if (/^(?:species|series)$/.test(word))
    return lower.slice(Math.max(0, at - 2), at).some((one) => several.test(one)) ? "many" : null;
  if (collective().has(word)) return isOneOfGroups(paragraph, at) ? "one" : null;
  if (measures().has(word)) return null;
  if (morphology.singularOf(word) !== null) return "many";
  if (/s$/.test(word) && !/(?:ss|us|is)$/.test(word)) return null;
  // "cilia", "foci": plurals of Latin.
  if (/(?:a|i|ae)$/.test(word) && morphology.pluralOf(word) === null) return null;
  if (morphology.isAdjective(word) || /ed$/.test(word)) return null;
  return morphology.pluralOf(word) !== null || isMostlyNoun(word) || nounEnding.test(word)
    ? "one"
    : null;
}

const nounEnding = /[a-z]{3}(?:tion|sion|ment|ness|ity|ance|ence|ism|logy|graphy)$/;

/** "each RNA sample", "the number of": one, though a group or a number may be many. */
function isOneOfGroups({ lower, gaps }: Paragraph, at: number): boolean {
  if (lower[at] === "number") return lower[at - 1] === "the" && lower[at + 1] === "of";
  if (/^(?:network|mixture|fraction|sample|category|world|spectrum|society)$/.test(lower[at] ?? ""))
    return lower[at + 1] !== "of";
  for (let before = at - 1; before >= at - 3 && gaps[before + 1] === " "; before--) {
    if (/^(?:each|every)$/.test(lower[before] ?? "")) return true;
  }
  return false;
}

export type FoundVerb = Pick<SubjectWithVerb, "verb" | "form" | "prepositions" | "joined">;

/** The verb after a noun, directly or behind prepositions with their noun phrases. */
export function verbAfter(paragraph: Paragraph, head: number, limit: number): FoundVerb | null {
  const direct = verbAt(paragraph, head + 1);
  if (direct) return { ...direct, prepositions: 0, joined: false };
  const next = nextWord(paragraph, head + 1) ?? "";
  const participle = verbAfterParticiple(paragraph, head, limit);
  if (participle) return participle;
  const joins = next === "and" || next === "or";
  if ((!linking().has(next) && !joins) || head > limit) return null;
  let from = head + 2;
  // "in vivo studies": no object of the preposition.
  if (
    /^(?:vivo|vitro|situ|silico|utero|vain|fact|turn|addition|particular)$/.test(
      nextWord(paragraph, from) ?? "",
    )
  )
    return null;
  const opener = nextWord(paragraph, from) ?? "";
  if (determiners().has(opener) || pluralDeterminers().has(opener)) {
    const start = afterDeterminers(paragraph, from);
    if (start === null) return null;
    from = start;
  }
  if (nextWord(paragraph, from) === null && paragraph.gaps[from] !== "-") return null;
  for (const end of objectsFrom(paragraph, from)) {
    const found = verbAfter(paragraph, end, limit);
    if (!found) continue;
    return {
      ...found,
      prepositions: found.prepositions + (joins ? 0 : 1),
      joined: found.joined || joins,
    };
  }
  return null;
}

/** "the roots of plants cultivated on compacted soil was": only an auxiliary is sure to be the verb then. */
function verbAfterParticiple(paragraph: Paragraph, head: number, limit: number): FoundVerb | null {
  const word = nextWord(paragraph, head + 1) ?? "";
  const next = nextWord(paragraph, head + 2) ?? "";
  if (!/ed$/.test(word) || paragraph.morphology.baseOfInflected(word) === null) return null;
  if (!linking().has(next) || next === "of") return null;
  const found = verbAfter(paragraph, head + 1, limit);
  return found?.form.kind === "is" ? found : null;
}

/** Like heads, but any noun may stand after a preposition, a name or an abbreviation as well. */
function objectsFrom(paragraph: Paragraph, start: number): number[] {
  const ends: number[] = [];
  for (let at = start; at < start + 6; at++) {
    if (at > start && !/^[ -]$/.test(paragraph.gaps[at] ?? "")) break;
    const name = /^[A-Z][A-Za-z\d]*$/.test(paragraph.words[at]?.text ?? "");
    const word = paragraph.lower[at] ?? "";
    const adjective =
      isMostlyAdjective(word) || (paragraph.morphology.isAdjective(word) && !isMostlyNoun(word));
    if (name || (isNominal(paragraph, at) && !adjective) || /^\d+$/.test(paragraph.lower[at] ?? ""))
      ends.unshift(at);
    else if (!isModifier(paragraph, at)) break;
    if (isNominal(paragraph, at) && isManyThings(paragraph, at)) break;
  }
  return ends;
}

export function verbAt(
  paragraph: Paragraph,
  index: number,
): Pick<FoundVerb, "verb" | "form"> | null {
  const { words, morphology } = paragraph;
  let at = index;
  if (nextWord(paragraph, at) === "not" && nextWord(paragraph, at + 1) === "only") at += 2;
  while (at < index + 2 && isAdverb(nextWord(paragraph, at) ?? "")) at++;
  const word = nextWord(paragraph, at);
  if (word === null || words[at]?.text !== word) return null;
  // "state-wide", "set-up": part of a longer word.
  if (/^[-–/’']/.test(paragraph.text.slice(words[at]?.end ?? 0))) return null;
  if (pluralVerb.has(word) || singularVerb.has(word))
    return { verb: at, form: { kind: "is", base: word } };
  if (functionWords().has(word)) return null;
  // "the summer melt has": another verb follows.
  const followed = nextWord(paragraph, at + 1) ?? "";
  if (pluralVerb.has(followed) || singularVerb.has(followed)) return null;
  const beforeObject = objectOpeners().has(nextWord(paragraph, at + 1) ?? "");
  // "inhibit cell growth", but "wait time" and "scatter plot".
  const beforeNoun = isNominal(paragraph, at + 1) || isModifier(paragraph, at + 1);
  const next = nextWord(paragraph, at + 1) ?? "";
  const afterPlural =
    index === at && isNominal(paragraph, at - 1) && isManyThings(paragraph, at - 1);
  const surely = (base: string): boolean => {
    if (!morphology.isVerb(base) || causative.test(base)) return false;
    if (/^(?:who|which|whose)$/.test(next)) return false;
    if (base === "show" && next === "that") return true;
    if (beforeObject || (afterPlural && beforeNoun))
      return isOftenVerb(base) || onlyVerbs().has(base);
    if (!beforeNoun) return onlyVerbs().has(base) || isMostlyVerb(base);
    return isNothingButVerb(base) || (onlyVerbs().has(base) && isMostlyVerb(base));
  };
  if (surely(word) && !isParticiple(word)) return { verb: at, form: { kind: "base", base: word } };
  const base = morphology.baseOfThirdPerson(word);
  if (base === null || /yses$/.test(word)) return null;
  // "the heterozygote crosses were": a plural, where no object follows.
  const says = next === "that" && saying.test(base);
  const noNoun = beforeObject || says || !isEverNoun(word);
  const lives = word === "lives" && /^(?:in|on|near|at|with)$/.test(next);
  const verbal =
    surely(base) ||
    (isMostlyVerb(base) && !isEverNoun(base)) ||
    (/(?:ate|i[sz]e|ify)$/.test(base) && morphology.isVerb(base) && !isEverNoun(base)) ||
    (beforeNoun && isOftenVerb(base) && /^(?:pay|grow|give|make|take|cause)$/.test(base));
  return (verbal && noNoun) || lives ? { verb: at, form: { kind: "third", base } } : null;
}

// After these a base form has a subject of its own: "helps reconcile", "let the light enter".
const causative = /^(?:help|let|make|dare|have)$/;

/** Base forms that are pasts or participles too: "the samples cut", "the book read". */
function isParticiple(word: string): boolean {
  return /^(?:cut|put|set|let|read|spread|shed|split|hit|cost|hurt|cast|shut|bet|come|become|overcome|run|fit|bound|found|lay|saw|left|felt|wound|ground)$/.test(
    word,
  );
}

export function isAdverb(word: string): boolean {
  return (
    adverbsBeforeVerbs().has(word) ||
    (/[a-z]{3,}ly$/.test(word) &&
      !/^(?:supply|apply|reply|rely|family|imply|comply|multiply|anomaly|assembly|fly|early|only|daily|monthly|weekly|yearly)$/.test(
        word,
      ))
  );
}
