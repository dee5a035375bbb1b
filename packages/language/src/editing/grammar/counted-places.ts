import { wordList } from "#data/word-lists.ts";
import { counts } from "../counts/counts.ts";
import { functionWords, irregularForms } from "./morphology.ts";
import { collective } from "./number-words.ts";
import { pastToBase } from "./past-forms.ts";
import { isPlainBase } from "./readings.ts";
import { type GrammarRule, isOrdinary, nextWord, type Paragraph, replaceWord } from "./sentence.ts";
import { isMostlyNoun, isMostlyVerb } from "./word-uses.ts";

/** Numbers of nouns that open text always has after the word before, and never the other one. */

const unchanging = wordList("unchanging-after-number");
const ofMany =
  /^(?:many|several|few|various|numerous|both|most|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|these|those)$/;

/** Whether what follows the noun at `at` is no noun that it could describe. */
function closes(paragraph: Paragraph, at: number): boolean {
  const { words, text, morphology } = paragraph;
  const next = nextWord(paragraph, at + 1);
  if (next === null) return /^(?:[.;:)]|, \p{Ll}|$)/u.test(text.slice(words[at]?.end ?? 0));
  if (next === "and" || next === "or")
    return /^(?:one|two|three|the|a|an)$/.test(nextWord(paragraph, at + 2) ?? "");
  if (functionWords().has(next)) return !/^(?:per|like|plus|of|least|most|more|less)$/.test(next);
  if (/^(?:later|ago|earlier|apart)$/.test(next)) return true;
  if (/ed$/.test(next)) return morphology.baseOfInflected(next) !== null;
  return (
    irregularForms().has(next) ||
    pastToBase.has(next) ||
    (isMostlyVerb(next) && isPlainBase(paragraph, next))
  );
}

/** The plural of a noun that is counted more often than it stands alone. */
function countedPlural(paragraph: Paragraph, at: number): string | null {
  const word = paragraph.lower[at] ?? "";
  if (paragraph.words[at]?.text !== word || unchanging().has(word)) return null;
  const plural = paragraph.morphology.pluralOf(word);
  const use = counts.noun(word);
  if (plural === null || plural === word || use === null) return null;
  return use.plural >= 8 && use.one + use.plural >= use.bare ? plural : null;
}

/** "In most case", "for many year", "the past ten year": the plural was read there, the singular never. */
export const pluralByCounts: GrammarRule = (paragraph, index) => {
  const { lower, gaps } = paragraph;
  const many = lower[index] ?? "";
  if (!ofMany.test(many) || !isOrdinary(paragraph, index)) return null;
  const before = gaps[index] === " " ? (lower[index - 1] ?? "") : "";
  // "one hundred", "the five act", "a two step": no number of the noun.
  if (/^(?:one|a|an|per|and|point|or)$/.test(before) && many !== "few") return null;
  if (many === "few" && /^(?:the|his|first|next)$/.test(before)) return null;
  // "these result in", "both help": what stands for the things themselves has a verb.
  if (
    /^(?:these|those|both|many|few|most)$/.test(many) &&
    isPlainBase(paragraph, lower[index + 1] ?? "") &&
    before === ""
  )
    return null;
  const noun = nextWord(paragraph, index + 1);
  if (noun === null || isMostlyVerb(noun)) return null;
  // "many object to the tax"
  const deed = /^(?:to|that|the|a|an)$/.test(nextWord(paragraph, index + 2) ?? "");
  // "1000 of these set as warm-up": a participle.
  if (irregularForms().has(noun)) return null;
  if (
    deed &&
    paragraph.morphology.isVerb(noun) &&
    (nextWord(paragraph, index + 2) === "to" || !isMostlyNoun(noun)) &&
    /^(?:many|most|few|both|these|those)$/.test(many)
  )
    return null;
  const plural = countedPlural(paragraph, index + 1);
  if (plural === null || !closes(paragraph, index + 1)) return null;
  const read = counts.sequence(many, plural);
  if (read < 3 || counts.sequence(many, noun) * 20 > read) return null;
  return replaceWord(paragraph, index + 1, plural, "counted-plural", 0.88);
};

/** "All the animal were", "most of the patient were", "a group of student" → the plural. */
export const pluralOfGroup: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  const word = lower[index] ?? "";
  let at: number;
  if (/^(?:all|most|some|many|both|none)$/.test(word)) {
    at = index + 1;
    if (nextWord(paragraph, at) === "of") at++;
    if (!/^(?:the|these|those|our)$/.test(nextWord(paragraph, at) ?? "")) return null;
    if (at === index + 1 && !/^(?:all|both)$/.test(word)) return null;
    at++;
  } else if (/^(?:group|majority|number|variety|series|numbers)$/.test(word)) {
    if (nextWord(paragraph, index + 1) !== "of") return null;
    at = index + 2;
  } else return null;
  const noun = nextWord(paragraph, at);
  const plural = noun === null ? null : countedPlural(paragraph, at);
  if (noun === null || plural === null || isMostlyVerb(noun)) return null;
  // What is many has a plural verb, or ends its clause there. "All the animal was": what is counted one by one.
  const next = nextWord(paragraph, at + 1);
  const one = /^(?:was|is|has)$/.test(next ?? "") && (word === "both" || singles().has(noun));
  const many = /^(?:were|are|have|had)$/.test(next ?? "") || one;
  const group = /^(?:group|majority|number|variety|series|numbers)$/.test(word);
  if (
    !many &&
    !(group && closes(paragraph, at) && /^(?:in|was|is|has|who|from|with|that)$/.test(next ?? ""))
  )
    return null;
  if (collective().has(noun)) return null;
  if (group && counts.sequence("of", plural) < 3) return null;
  return replaceWord(paragraph, at, plural, "counted-plural", 0.86);
};

const singles = wordList("things-in-numbers");

/** "Each samples was", "every cells contains", "This results is", "a cells divides" → the singular. */
export const singularByCounts: GrammarRule = (paragraph, index) => {
  const { lower, gaps, words, morphology } = paragraph;
  const one = lower[index] ?? "";
  if (!/^(?:each|every|this|an?)$/.test(one) || !isOrdinary(paragraph, index)) return null;
  const noun = nextWord(paragraph, index + 1);
  if (noun === null || words[index + 1]?.text !== noun) return null;
  const singular = morphology.singularOf(noun);
  if (singular === null || (one !== "this" && counts.sequence(one, noun) > 0)) return null;
  if (counts.sequence(one, singular) < 2) return null;
  if (gaps[index + 2] === "-" || /^['’]/.test(paragraph.text.slice(words[index + 1]?.end ?? 0)))
    return null;
  const next = nextWord(paragraph, index + 2) ?? "";
  const verb = /^(?:is|was|has|had|can|could|will|may|must|should)$/.test(next);
  const third = morphology.baseOfThirdPerson(next);
  const opens = words[index]?.opensSentence === true;
  // "they each samples": there the pronoun has a verb.
  if (one === "each" || one === "this")
    return verb && opens ? edit(paragraph, index + 1, singular) : null;
  return (verb || (third !== null && isMostlyVerb(third))) && (opens || one !== "every")
    ? edit(paragraph, index + 1, singular)
    : null;
};

function edit(paragraph: Paragraph, at: number, singular: string) {
  return replaceWord(paragraph, at, singular, "each-plural", 0.87);
}

const spans =
  /^(?:years|months|weeks|days|hours|minutes|steps|points|stages|levels|meters|metres)$/;

/** "a 5-years-old boy", "a ten-years study", "the two-steps method" → "5-year-old", "ten-year". */
export const singularInCompound: GrammarRule = (paragraph, index) => {
  const { lower, gaps, words, text } = paragraph;
  const word = lower[index] ?? "";
  if (!spans.test(word) || gaps[index] !== "-" || words[index]?.text !== word) return null;
  if (
    !/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)$/.test(
      lower[index - 1] ?? "",
    )
  )
    return null;
  const old = gaps[index + 1] === "-" && lower[index + 1] === "old";
  const next = nextWord(paragraph, index + 1);
  if (!old && (next === null || functionWords().has(next) || /(?:ed|ing|s|ly)$/.test(next)))
    return null;
  if (/^['’]/.test(text.slice(words[index]?.end ?? 0))) return null;
  return replaceWord(paragraph, index, word.slice(0, -1), "counted-plural", 0.88);
};

/** "were 5 year old." → "years old". */
export const yearsOld: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  if (
    lower[index] !== "year" ||
    nextWord(paragraph, index) === null ||
    nextWord(paragraph, index + 1) !== "old"
  )
    return null;
  if (
    !/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)$/.test(lower[index - 1] ?? "") ||
    lower[index - 1] === "1"
  )
    return null;
  if (!/^(?:[.,;)]|$| (?:and|or|when|at|in|with)\b)/.test(text.slice(words[index + 1]?.end ?? 0)))
    return null;
  return replaceWord(paragraph, index, "years", "counted-plural", 0.88);
};
