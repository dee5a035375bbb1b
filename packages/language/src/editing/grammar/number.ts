import { wordList, wordPairs } from "#data/word-lists.ts";
import { counts } from "../counts/counts.ts";
import type { Edit } from "../edit.ts";
import { plainVerbs } from "./agreement.ts";
import { irregularForms } from "./morphology.ts";
import { measures, pluralVerb } from "./number-words.ts";
import { dailyVerbs } from "./pronoun-agreement.ts";
import { isJoined } from "./readings.ts";
import {
  endsPhrase,
  type GrammarRule,
  isOrdinary,
  nextWord,
  type Paragraph,
  removeWord,
  replaceWord,
} from "./sentence.ts";
import { onlyVerbs } from "./verbs.ts";
import { isOftenVerb } from "./word-uses.ts";

const pluralQuantifiers = wordList("plural-quantifiers");
const pastForms = wordPairs("past-forms", ["past", "participle"]);
const numerals = new Set("two three four five six seven eight nine ten".split(" "));
const prepositions = wordList("prepositions-before-quantifiers");
const finiteVerb =
  /^(?:is|are|was|were|has|have|had|can|could|may|might|will|would|should|must|gave|showed|took|found|became|began|grew|made)$/;
// After these a clause may begin without "that": "we believe these result in".
const reporting =
  /^(?:believ|suggest|think|thought|show|found|find|indicat|know|knew|assum|mean|meant|hope|ensur|say|said|report|suppos|propos|not|see|saw|conclud|argu|hypothesi[sz]|expect|predict|reveal|demonstrat|confirm)(?:e|es|ed|s|ing)?$/;
const massSingulars = wordList("mass-nouns");
// Nouns that stay as they are after a number.
const unchanging = wordList("unchanging-after-number");

/** "several sample from" → "several samples from", where no other noun can follow. */
export const pluralAfterQuantifier: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  const quantifier = lower[index] ?? "";
  if (!pluralQuantifiers().has(quantifier) || !isOrdinary(paragraph, index)) return null;
  // "the plus-four method": the number belongs to a longer word.
  if (isJoined(paragraph, index)) return null;
  // "How do these compare": a question.
  if (/^(?:do|does|did)$/.test(lower[index - 1] ?? "")) return null;
  if (quantifier === "both" && lower.slice(index + 2, index + 9).includes("and")) return null;
  let at = index + 1;
  while (at < index + 3) {
    const word = nextWord(paragraph, at);
    if (word === null) return null;
    if (morphology.pluralOf(word) !== null) break;
    if (!morphology.isAdjective(word)) return null;
    at++;
  }
  const noun = nextWord(paragraph, at);
  if (noun === null || words[at]?.text !== noun || unchanging().has(noun)) return null;
  const plural = massSingulars().has(noun) ? null : morphology.pluralOf(noun);
  if (plural === null) return null;
  // "eight outside the window": a preposition.
  if (/^-/.test(paragraph.gaps[at + 2] ?? "")) return null;
  if (/^(?:outside|inside|opposite|past|round|minus|plus|worth)$/.test(noun)) return null;
  // "those found in", "those reading", "those outside", "those perpendicular to": what follows describes
  // the things meant, unless it is a thing one counts every day.
  if (quantifier === "those" && !countedPeople().has(noun) && !singleThings().has(noun))
    return null;
  // "many felt", "two teeth": no singular noun; "most numerous branch", "any multiple bond": no number.
  if (irregularForms().has(noun) || pastForms().has(noun)) return null;
  const before = lower[index - 1] ?? "";
  if (/^(?:most|more|top|big)$/.test(before)) return null;
  if (quantifier === "multiple" && /^(?:any|no|a|an|each|every|one)$/.test(before)) return null;
  const follower = nextWord(paragraph, at + 1);
  const finite = follower !== null && (finiteVerb.test(follower) || plainVerbs().has(follower));
  if (!finite && !endsPhrase(paragraph, at)) return null;
  if (!isNounHere(paragraph, index, at, finite)) return null;
  // "multiple imputation", "five spruce and five maple plates": the word describes another noun.
  if (quantifier === "multiple" && /(?:ion|ing|osis|ity|ance|ence|ment)$/.test(noun)) return null;
  // "interactive multiple model": the name of a method.
  if (quantifier === "multiple" && morphology.isAdjective(before)) return null;
  if (follower === "and" || follower === "or") return null;
  // "various legal, social and cultural aims": adjectives in a row. "single or multiple event": no number.
  if (/^, \p{Ll}/u.test(paragraph.text.slice(words[at]?.end ?? 0)) && at === index + 1) {
    if (!countedPeople().has(noun) && !singleThings().has(noun)) return null;
  }
  if (/^(?:or|negative|minus|plus)$/.test(before)) return null;
  if (nextWord(paragraph, index + 1) === "dimensional") return null;
  return replaceWord(paragraph, at, plural, "plural-after-quantifier", 0.88);
};

function isVerbMostly(word: string): boolean {
  return onlyVerbs().has(word) || plainVerbs().has(word) || dailyVerbs().has(word);
}

/**
 * Whether the word at `at` is a noun, as it must be after "several", or a verb, as it may be in
 * "these result in" and "two differ from", where the quantifier stands for the thing itself.
 */
function isNounHere(paragraph: Paragraph, index: number, at: number, finite: boolean): boolean {
  const { lower, words, morphology } = paragraph;
  const noun = lower[at] ?? "";
  const quantifier = lower[index] ?? "";
  // "which both used cotton as": a past form may be the verb.
  const second = nextWord(paragraph, index + 1) ?? "";
  if (at > index + 1 && /^(?:both|these|those|many|few)$/.test(quantifier) && /ed$/.test(second))
    return false;
  // "are both igneous rock", "inside": no number of things; "both consult with": the verb.
  if (quantifier === "both") {
    if (morphology.isVerb(noun) || modalOrVerb.test(lower[index - 1] ?? "")) return false;
    if (/^(?:inside|outside|home|indoors|overseas)$/.test(noun)) return false;
  }
  if (isVerbMostly(noun)) return false;
  if (finite || at > index + 1 || !morphology.isVerb(noun)) return true;
  if (/^(?:several|various|numerous|multiple)$/.test(quantifier)) return true;
  // "both attempt to", "many believe that", "two describe how": what a verb brings along.
  if (
    /^(?:to|that|how|whether|why|what|the|a|an|it|them|us|this|these|those|their|our|its|his|her)$/.test(
      nextWord(paragraph, at + 1) ?? "",
    )
  )
    return false;
  if (words[index]?.opensSentence || nextWord(paragraph, index) === null) return false;
  const before = lower[index - 1] ?? "";
  const closed = nextWord(paragraph, at + 1) === null;
  if (prepositions().has(before) || /^(?:is|are|was|were)$/.test(before)) return true;
  if (before === "of") return closed;
  if (/^(?:the|these|those|our|their|its)$/.test(before)) return numerals.has(quantifier);
  if (reporting.test(before) || before === "like") return false;
  return (
    morphology.isVerb(before) ||
    morphology.baseOfThirdPerson(before) !== null ||
    morphology.baseOfInflected(before) !== null
  );
}

const modalOrVerb =
  /^(?:can|could|may|might|must|will|would|shall|should|to|we|they|you|which|that|who|also|is|are|was|were)$|ing$/;

/** "one of the factor that influences": with the plural its verb goes too. */
function verbOfThose(paragraph: Paragraph, pronoun: number): Edit | null {
  if (!/^(?:that|which|who)$/.test(nextWord(paragraph, pronoun) ?? "")) return null;
  const verb = nextWord(paragraph, pronoun + 1) ?? "";
  const base = paragraph.morphology.baseOfThirdPerson(verb);
  const wanted = pluralVerb.get(verb) ?? (base && isOftenVerb(base) ? base : undefined);
  return wanted ? replaceWord(paragraph, pronoun + 1, wanted, "relative-agreement", 0.86) : null;
}

/** "one of the main reason is" → "one of the main reasons is". */
export const pluralAfterOneOf: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (lower[index] !== "one" || nextWord(paragraph, index + 1) !== "of") return null;
  if (!/^(?:the|these|those|our|their|its)$/.test(nextWord(paragraph, index + 2) ?? ""))
    return null;
  for (let at = index + 3; at < index + 7; at++) {
    const word = nextWord(paragraph, at);
    if (word === null) return null;
    const plural = morphology.pluralOf(word);
    const next = nextWord(paragraph, at + 1);
    if (plural !== null && !unchanging().has(word) && words[at]?.text === word) {
      const closes =
        endsPhrase(paragraph, at) &&
        next !== null &&
        /^(?:is|was|are|were|has|of|in|for|that|which|to)$/.test(next);
      if (closes) {
        const edit = replaceWord(paragraph, at, plural, "plural-after-one-of", 0.88);
        const verb = verbOfThose(paragraph, at + 1);
        return verb ? [edit, verb] : edit;
      }
    }
    if (!morphology.isAdjective(word) && word !== "most" && plural === null) return null;
    if (plural !== null && morphology.isVerb(word)) return null;
  }
  return null;
};

/** "this two variables" → "these two variables". */
export const thisBeforePlural: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (!/^(?:this|that)$/.test(lower[index] ?? "") || !isOrdinary(paragraph, index)) return null;
  const put = lower[index] === "this" ? "these" : "those";
  const next = nextWord(paragraph, index + 1);
  if (next === null) return null;
  if (numerals.has(next) && lower[index] === "this") {
    const noun = nextWord(paragraph, index + 2);
    const plural = noun !== null && morphology.singularOf(noun) !== null && !measures().has(noun);
    return plural ? replaceWord(paragraph, index, put, "this-plural", 0.9) : null;
  }
  // "in this studies were": the verb says which of the two is meant.
  const verb = nextWord(paragraph, index + 2);
  if (morphology.singularOf(next) === null || verb === null) return null;
  const plural = /^(?:are|were|have)$/.test(verb) && lower[index] === "this";
  return plural ? replaceWord(paragraph, index, put, "this-plural", 0.85) : null;
};

/** "Most of patients" → "Most patients"; "the most of the" stays to the phrase table. */
export const mostOf: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (lower[index] !== "most" || nextWord(paragraph, index + 1) !== "of") return null;
  const noun = nextWord(paragraph, index + 2);
  if (noun === null || words[index + 2]?.text !== noun || morphology.singularOf(noun) === null)
    return null;
  return removeWord(paragraph, index + 1, "most-of", 0.85);
};

/** "another studies" → "other studies", "each patients" → "each patient". */
export const numberOfDeterminer: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  const determiner = lower[index] ?? "";
  if (!/^(?:another|each|every)$/.test(determiner) || !isOrdinary(paragraph, index)) return null;
  const noun = nextWord(paragraph, index + 1);
  if (noun === null || words[index + 1]?.text !== noun) return null;
  const singular = morphology.singularOf(noun);
  const follower = nextWord(paragraph, index + 2) ?? "";
  const past = /ed$/.test(follower) && morphology.baseOfInflected(follower) !== null;
  if (singular === null || !(past || endsPhrase(paragraph, index + 1))) return null;
  // "the view each upholds": a verb, as it cannot be after "another" and "every".
  if (determiner === "each" && morphology.isVerb(singular)) return null;
  // "where each synapses with", "while another provides for": the determiner stands for the thing.
  if (determiner === "each" && /^(?:where|which|and|while|because)$/.test(lower[index - 1] ?? ""))
    return null;
  if (determiner === "another" && isVerbMostly(singular)) return null;
  return determiner === "another"
    ? replaceWord(paragraph, index, "other", "another-plural", 0.85)
    : replaceWord(paragraph, index + 1, singular, "each-plural", 0.85);
};

const countedPeople = wordList("counted-things");

/** "Less patients" → "Fewer patients", "the amount of participants" → "the number of participants". */
export const countedThings: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (lower[index] === "less" && isOrdinary(paragraph, index)) {
    const noun = nextWord(paragraph, index + 1);
    const written = paragraph.words[index + 1]?.text === noun;
    if (noun !== null && written && countedPeople().has(noun) && lower[index - 1] !== "no") {
      return replaceWord(paragraph, index, "fewer", "fewer", 0.88, "word-choice");
    }
  }
  if (lower[index] === "amount" && nextWord(paragraph, index + 1) === "of") {
    let at = index + 2;
    if (nextWord(paragraph, at) === "the") at++;
    const noun = nextWord(paragraph, at);
    if (noun !== null && countedPeople().has(noun) && noun !== "samples") {
      return replaceWord(paragraph, index, "number", "number-of", 0.85, "word-choice");
    }
  }
  return null;
};

const persons = wordList("persons");
const asking =
  /^(?:ask|tell|show|teach|inform|give|offer|remind)(?:ed|s|ing)?$|^(?:told|taught|gave|shown)$/;

/** "Patients which received placebo" → "who". */
export const personWho: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (lower[index] !== "which" || index < 1) return null;
  if (nextWord(paragraph, index) === null || !persons().has(lower[index - 1] ?? "")) return null;
  const verb = nextWord(paragraph, index + 1);
  // "Ask students which cart would": a question.
  if (asking.test(lower[index - 2] ?? "") || asking.test(lower[index - 3] ?? "")) return null;
  // "the number of patients which we …", "only one patient, which does not suffice": the number is meant,
  // or all that was said.
  if (
    verb === null ||
    /^(?:the|we|they|it|this|these|our|is|does|makes|means|shows|suggests|indicates|implies|leads|results)$/.test(
      verb,
    )
  )
    return null;
  return replaceWord(paragraph, index, "who", "person-who", 0.85);
};

const people = wordList("things-in-numbers");

/** "All participant signed" → "All participants", where a verb or a preposition follows. */
export const pluralAfterAll: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (!/^(?:all|most|other)$/.test(lower[index] ?? "") || !isOrdinary(paragraph, index))
    return null;
  if (/^(?:the|each|any|one|no|this|that|an|at|some|every|its|their)$/.test(lower[index - 1] ?? ""))
    return null;
  let at = index + 1;
  while (at < index + 3 && morphology.isAdjective(nextWord(paragraph, at) ?? "")) at++;
  const noun = nextWord(paragraph, at);
  if (noun === null || !people().has(noun) || words[at]?.text !== noun) return null;
  const follower = nextWord(paragraph, at + 1) ?? "";
  const past = /ed$/.test(follower) && morphology.baseOfInflected(follower) !== null;
  if (!past && !finiteVerb.test(follower)) return null;
  return replaceWord(
    paragraph,
    at,
    morphology.pluralOf(noun) ?? noun,
    "plural-after-quantifier",
    0.86,
  );
};

/** "Much studies" → "Many studies", "a little patients" → "a few patients". */
export const manyBeforePlural: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  const quantifier = lower[index] ?? "";
  const little = quantifier === "little" && lower[index - 1] === "a";
  if (!(little || quantifier === "much") || !isOrdinary(paragraph, index)) return null;
  let at = index + 1;
  // "much larger doses": larger by much, however many they are.
  if (quantifier === "much" && isComparative(nextWord(paragraph, at) ?? "")) return null;
  while (at < index + 3 && morphology.isAdjective(nextWord(paragraph, at) ?? "")) at++;
  const noun = nextWord(paragraph, at);
  if (noun === null || words[at]?.text !== noun || morphology.singularOf(noun) === null)
    return null;
  // "much improves", "a little times": verbs and measures.
  if (at === index + 1 && morphology.baseOfThirdPerson(noun) !== null && !countedPeople().has(noun))
    return null;
  const follower = nextWord(paragraph, at + 1) ?? "";
  if (!finiteVerb.test(follower) && !/ed$/.test(follower) && !endsPhrase(paragraph, at))
    return null;
  return replaceWord(paragraph, index, little ? "few" : "many", "mass-determiner", 0.86);
};

function isComparative(word: string): boolean {
  return /er$|^(?:more|less|worse|too|so|as)$/.test(word);
}

/** "the company and it employees" → "its": a plural that is no verb belongs to it. */
export const itForIts: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (lower[index] !== "it" || nextWord(paragraph, index) === null) return null;
  if (!/^(?:and|of|with|in|by|for|from|on|to)$/.test(lower[index - 1] ?? "")) return null;
  const noun = nextWord(paragraph, index + 1);
  if (noun === null || words[index + 1]?.text !== noun) return null;
  const singular = morphology.singularOf(noun);
  if (singular === null || morphology.isVerb(singular) || !endsPhrase(paragraph, index + 1))
    return null;
  return replaceWord(paragraph, index, "its", "its", 0.88, "word-choice");
};

const counting =
  /^(?:number|numbers|variety|majority|group|groups|sets|pairs|lot|lots|series|minority|hundreds|thousands|dozens|couple|plenty)$/;
const singleThings = wordList("things-in-amounts");

/** Whether open text has a noun often without any determiner in the singular: "value", "detail". */
function oftenAlone(noun: string): boolean {
  const use = counts.noun(noun);
  return use !== null && use !== undefined && use.bare * 5 > use.one + use.determined + use.bare;
}

/** "a large number of patient were" → "patients"; "a lot of problem" → "problems". */
export const pluralAfterAmount: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (lower[index] !== "of" || index < 1 || !counting.test(lower[index - 1] ?? "")) return null;
  let at = index + 1;
  while (at < index + 3 && morphology.isAdjective(nextWord(paragraph, at) ?? "")) at++;
  const noun = nextWord(paragraph, at);
  if (noun === null || words[at]?.text !== noun || !singleThings().has(noun)) return null;
  if (!endsPhrase(paragraph, at)) return null;
  // "see a lot of value in": of what may be one thing there can be much.
  if (/^lots?$/.test(lower[index - 1] ?? "") && oftenAlone(noun)) return null;
  const plural = morphology.pluralOf(noun);
  return plural ? replaceWord(paragraph, at, plural, "plural-after-quantifier", 0.88) : null;
};
