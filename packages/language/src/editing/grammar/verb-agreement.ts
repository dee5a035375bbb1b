import { wordList } from "#data/word-lists.ts";
import { isOfCompound } from "./compound-subjects.ts";
import { isAsked, mayWantBaseForm } from "./moods.ts";
import { functionWords, irregularForms } from "./morphology.ts";
import { pluralVerb, singularVerb, staysSingular } from "./number-words.ts";
import { pastToBase } from "./past-forms.ts";
import { isBareInfinitive, isPlainBase } from "./readings.ts";
import { type GrammarRule, nextWord, type Paragraph, replaceWord } from "./sentence.ts";
import { type SubjectBefore, subjectBefore } from "./subject-before.ts";
import {
  isEverNoun,
  isMostlyNoun,
  isMostlyVerb,
  isNothingButVerb,
  isOftenVerb,
  wantsDeterminer,
} from "./word-uses.ts";

/** "is", "has", "does not" and their plurals say their number by themselves. */
function isAuxiliary(paragraph: Paragraph, at: number): boolean {
  const word = paragraph.lower[at] ?? "";
  if (paragraph.words[at]?.text !== word) return false;
  if (/^do(?:es)?$/.test(word)) return nextWord(paragraph, at + 1) === "not";
  return pluralVerb.has(word) || singularVerb.has(word);
}

/**
 * "the results of the test that was repeated is" → "are": the subject is looked for from the verb backwards, so
 * that it may stand behind an opening phrase and have clauses of its own.
 */
export const auxiliaryOfSubject: GrammarRule = (paragraph, index) => {
  if (!isAuxiliary(paragraph, index)) return null;
  const subject = subjectBefore(paragraph, index);
  if (!subject) return null;
  const { lower } = paragraph;
  const found = lower[index] ?? "";
  const { number, determiner, from, head, links } = subject;
  if (number === "many") {
    const wanted = pluralVerb.get(found);
    if (!wanted || /^(?:this|another|an?|each|every)$/.test(determiner)) return null;
    if (staysSingular(lower[head] ?? "")) return null;
    return replaceWord(paragraph, index, wanted, ruleOf(links), links > 1 ? 0.84 : 0.87);
  }
  const wanted = singularVerb.get(found);
  if (!wanted || pluralOpeners().has(determiner) || pluralOpeners().has(lower[from] ?? ""))
    return null;
  if (determiner === "" && wantsDeterminer(lower[head] ?? "")) return null;
  const form = { kind: "is", base: found } as const;
  if (mayWantBaseForm(paragraph, from, form) || isAsked(paragraph, from)) return null;
  if (isOfCompound(paragraph, head, index)) return null;
  return replaceWord(paragraph, index, wanted, ruleOf(links), links > 1 ? 0.83 : 0.86);
};

const pluralOpeners = wordList("plural-determiners");

/**
 * "these compounds shows low", "the absorbance increase with": a verb that may be a noun elsewhere. It is the verb
 * where its clause has no other, or where an object with its determiner follows.
 */
export const lexicalOfSubject: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology, gaps } = paragraph;
  const word = lower[index] ?? "";
  if (index < 1 || gaps[index] !== " " || words[index]?.text !== word) return null;
  if (functionWords().has(word) || isPastOrParticiple(word) || word === "mean") return null;
  if (/^[-–/’']/.test(paragraph.text.slice(words[index]?.end ?? 0))) return null;
  const third = morphology.baseOfThirdPerson(word);
  const base = third ?? (isPlainBase(paragraph, word) ? word : null);
  if (base === null || !isOftenVerb(base)) return null;
  // "progressive think tanks", "the female lead", "formal documents": what is described is no verb.
  const before = lower[index - 1] ?? "";
  if (morphology.isAdjective(before) && !isMostlyNoun(before)) return null;
  const subject = subjectBefore(paragraph, index, false);
  if (!subject) return null;
  const { number, determiner, from, head, links } = subject;
  if (number === "many") {
    if (determiner === "" && morphology.singularOf(lower[head] ?? "") === null) return null;
    if (third === null || /^(?:this|another|an?|each|every)$/.test(determiner)) return null;
    if (staysSingular(lower[head] ?? "") || isCompoundWithVerb(paragraph, head)) return null;
    // "Advances in optics advances": a play on words.
    if (word === lower[head]) return null;
    // "two of its major exports, soybeans and silk": nothing is done there.
    if (nextWord(paragraph, index + 1) === null && gaps[index + 1] !== " ") {
      if (!/^\.(?: |$)/.test(paragraph.text.slice(words[index]?.end ?? 0))) return null;
    }
    const behind = nextWord(paragraph, index + 1) ?? "";
    // "Studies on mountain guides and rescuers": what is joined is a noun.
    if (/^(?:and|or)$/.test(behind)) return null;
    // "Both types of business plans aim at": the verb is the word behind.
    if (isPlainBase(paragraph, behind) && isOftenVerb(behind)) return null;
    if (hasOtherVerb(paragraph, index)) return null;
    return replaceWord(paragraph, index, third, ruleOf(links), links > 1 ? 0.84 : 0.87);
  }
  if (third !== null || pluralOpeners().has(determiner) || pluralOpeners().has(lower[from] ?? ""))
    return null;
  if (determiner === "" && wantsDeterminer(lower[head] ?? "")) return null;
  if (isOfCompound(paragraph, head, index)) return null;
  const form = { kind: "base", base } as const;
  if (mayWantBaseForm(paragraph, from, form) && !isCircumstance(paragraph, from)) return null;
  if (isAskedThere(paragraph, from)) return null;
  if (isBareInfinitive(paragraph, index)) return null;
  if (!actsHere(paragraph, index, subject) || hasOtherVerb(paragraph, index)) return null;
  const wanted = morphology.thirdPerson(base);
  return replaceWord(paragraph, index, wanted, ruleOf(links), links > 1 ? 0.83 : 0.86);
};

const ruleOf = (links: number) => (links > 0 ? "distant-subject" : "verb-of-subject");

/** "If the concentration exceed", "When the pressure increase": a condition, and no wish. */
function isCircumstance({ lower, words }: Paragraph, from: number): boolean {
  return words[from - 1]?.opensSentence === true && circumstance.test(lower[from - 1] ?? "");
}

function isAskedThere(paragraph: Paragraph, from: number): boolean {
  return !isCircumstance(paragraph, from) && isAsked(paragraph, from);
}

/** "the study reports results": what looks like the noun of a compound may be the verb. */
function isCompoundWithVerb({ lower, gaps, morphology }: Paragraph, head: number): boolean {
  if (morphology.baseOfThirdPerson(lower[head] ?? "") === null || gaps[head] !== " ") return false;
  const before = lower[head - 1] ?? "";
  return !functionWords().has(before) && !morphology.isAdjective(before);
}

const isPastOrParticiple = (word: string): boolean =>
  irregularForms().has(word) || pastToBase.has(word) || /(?:ed|ing)$/.test(word);

/** Whether what follows goes with a verb and not with a noun: an object, an adverb, a clause. */
function actsHere(
  paragraph: Paragraph,
  index: number,
  { from, determiner }: SubjectBefore,
): boolean {
  const { lower, gaps, words } = paragraph;
  const verb = lower[index] ?? "";
  const next = nextWord(paragraph, index + 1);
  if (next === null) {
    const rest = paragraph.text.slice(words[index]?.end ?? 0);
    // "When the pressure increase, the volume decrease.": neither clause has another verb.
    return /^,/.test(rest)
      ? circumstance.test(lower[from - 1] ?? "") && words[from - 1]?.opensSentence === true
      : gaps[from] === ", " && /^\.(?: |$)/.test(rest);
  }
  if (objectOpeners().has(next) || withPreposition().has(`${verb} ${next}`)) return true;
  if (/ly$/.test(next) && !isAdjectiveLike(paragraph, index + 1)) return true;
  if (determiner !== "" && /^(?:with|when|more|less)$/.test(next)) return true;
  return isNothingButVerb(verb) || (isMostlyVerb(verb) && !isEverNoun(verb));
}

const circumstance = /^(?:when|if|as|because|although|once|while)$/;
const withPreposition = wordList("verbs-with-their-preposition");

/** "the temperature increase relatively close": the adverb belongs to an adjective. */
function isAdjectiveLike(paragraph: Paragraph, adverb: number): boolean {
  const next = nextWord(paragraph, adverb + 1) ?? "";
  return paragraph.morphology.isAdjective(next) || /ed$/.test(next);
}

const objectOpeners = wordList("object-openers");
const finite =
  /^(?:is|are|was|were|am|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would|cannot)$/;
const endsClause =
  /^(?:that|which|who|whose|whom|because|although|though|while|whereas|when|if|unless|since|where|as|than|how|what|why|whether|until|after|before|so)$/;

/** Whether the rest of the clause has a verb that may be its only one. */
function hasOtherVerb(paragraph: Paragraph, index: number): boolean {
  const { lower, words, gaps, morphology } = paragraph;
  for (let at = index + 1; at < words.length; at++) {
    const word = lower[at] ?? "";
    if (words[at]?.opensSentence || /[,;:—]/.test(gaps[at] ?? "") || endsClause.test(word))
      return false;
    if (finite.test(word)) return true;
    if (functionWords().has(word) || lower[at - 1] === "to") continue;
    if (
      /ed$/.test(word)
        ? morphology.baseOfInflected(word) !== null
        : isPastOrParticiple(word) && !/ing$/.test(word)
    )
      return true;
    const third = morphology.baseOfThirdPerson(word);
    if (third !== null && isOftenVerb(third) && !isMostlyNoun(third)) return true;
    if (isMostlyVerb(word) && isPlainBase(paragraph, word)) return true;
  }
  return false;
}
