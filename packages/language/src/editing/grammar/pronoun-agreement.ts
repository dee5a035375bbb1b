import { wordList } from "#data/word-lists.ts";
import { isMentioned } from "../mention.ts";
import { plainVerbs } from "./agreement.ts";
import { pluralVerb, singularVerb } from "./number-words.ts";
import { isPlainBase } from "./readings.ts";
import { type GrammarRule, isOrdinary, nextWord, opensClause, replaceWord } from "./sentence.ts";
import { onlyVerbs } from "./verbs.ts";
import { isNothingButVerb } from "./word-uses.ts";

/** Verbs after a pronoun, or after "people", which says its number by itself. */

/** "they doesn't", "it don't": the short forms follow their subjects too. */
export const shortNegation: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  const [, helper = "", negation = ""] =
    /^(do|does|is|are|was|were|has|have)(n['’]t)$/.exec(lower[index] ?? "") ?? [];
  if (!helper || nextWord(paragraph, index) === null) return null;
  const subject = lower[index - 1] ?? "";
  if (/^(?:he|she|it|this|everyone|everybody|nobody|someone)$/.test(subject)) {
    const put = singularVerb.get(helper);
    // "does it don't", "make it aren't": only where the pronoun opens its clause.
    return put && helper !== "were" && helper !== "are" && opensClause(paragraph, index - 1)
      ? replaceWord(paragraph, index, put + negation, "pronoun-agreement", 0.88)
      : null;
  }
  if (!/^(?:they|we|you|people|these|those|students|children)$/.test(subject)) return null;
  const put = pluralVerb.get(helper);
  return put ? replaceWord(paragraph, index, put + negation, "pronoun-agreement", 0.9) : null;
};

/** "we investigates" → "we investigate". */
export const pronounSubject: GrammarRule = (paragraph, index) => {
  const pronoun = paragraph.lower[index] ?? "";
  if ((pronoun !== "we" && pronoun !== "they") || isMentioned(paragraph.words, index)) return null;
  let at = index + 1;
  const adverb = nextWord(paragraph, at) ?? "";
  if (
    /^(?:also|then|only|further|often|thus|therefore|\w+ly)$/.test(adverb) &&
    !paragraph.morphology.isVerb(adverb)
  )
    at++;
  const verb = nextWord(paragraph, at);
  if (verb === null || paragraph.words[at]?.text !== verb) return null;
  const auxiliary = pluralVerb.get(verb);
  if (auxiliary) return replaceWord(paragraph, at, auxiliary, "pronoun-agreement", 0.93);
  const base = paragraph.morphology.baseOfThirdPerson(verb);
  return base ? replaceWord(paragraph, at, base, "pronoun-agreement", 0.93) : null;
};

const indefinite =
  /^(?:everyone|everybody|someone|somebody|anyone|anybody|nobody|everything|something|nothing)$/;
const clauseStarts =
  /^(?:therefore|thus|hence|moreover|furthermore|and|but|because|when|if|although|while|since|which|so|what|how|where|as|or)$/;

/** "it depend on" → "it depends on", "everyone know that" → "everyone knows that". */
export const singlePronounSubject: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps, morphology } = paragraph;
  const subject = lower[index] ?? "";
  const pronoun = /^(?:he|she|it)$/.test(subject);
  if (!pronoun && !indefinite.test(subject)) return null;
  const word = words[index];
  if (!word || !isOrdinary(paragraph, index)) return null;
  const before = lower[index - 1] ?? "";
  const opens =
    word.opensSentence ||
    (gaps[index] === " " && clauseStarts.test(before)) ||
    (gaps[index] === ", " && pronoun);
  if (!opens) return null;
  let at = index + 1;
  if (
    /^(?:also|then|only|just|often|always|usually|never|\w{3,}ly)$/.test(
      nextWord(paragraph, at) ?? "",
    )
  )
    at++;
  const verb = nextWord(paragraph, at);
  if (verb === null || words[at]?.text !== verb) return null;
  // "it cost ten dollars": a past; "he need not": no ending before "not".
  if (/^(?:cost|put|set|cut|let|hit|read|spread|burst|split|quit|shut)$/.test(verb)) return null;
  if (/^(?:need|dare)$/.test(verb) && nextWord(paragraph, at + 1) === "not") return null;
  // "something like that"
  if (verb === "like" && !pronoun) return null;
  const auxiliary = singularVerb.get(verb);
  // "If it were", "as if she were": the form is right for what is not so.
  if (verb === "were" && !word.opensSentence) return null;
  // "does it depend", "made it become": a verb before the subject has the ending.
  const asked =
    /^(?:does|did|do|can|could|will|would|should|may|might|must|let|make|makes|made|see|saw)$/;
  if (asked.test(before) || asked.test(lower[index - 2] ?? "")) return null;
  if (auxiliary) return replaceWord(paragraph, at, auxiliary, "pronoun-agreement", 0.9);
  const sure =
    word.opensSentence &&
    pronoun &&
    // "went": no base form.
    isPlainBase(paragraph, verb) &&
    (onlyVerbs().has(verb) || isNothingButVerb(verb));
  if (!plainVerbs().has(verb) && !dailyVerbs().has(verb) && !sure) return null;
  return replaceWord(paragraph, at, morphology.thirdPerson(verb), "pronoun-agreement", 0.88);
};

/** "This suggest that" → "suggests", at the start of a sentence. */
export const thisSubject: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (lower[index] !== "this" || !words[index]?.opensSentence) return null;
  const verb = nextWord(paragraph, index + 1);
  if (verb === null || words[index + 1]?.text !== verb) return null;
  const auxiliary = singularVerb.get(verb);
  if (auxiliary) {
    // "This are plants": the first word may be the wrong one.
    return /^(?:an?|not|been|because|due|true|likely|possible|important|consistent|\w+ed)$/.test(
      nextWord(paragraph, index + 2) ?? "",
    )
      ? replaceWord(paragraph, index + 1, auxiliary, "pronoun-agreement", 0.87)
      : null;
  }
  if (!/^(?:that|the|an?|our|these|us|to|in)$/.test(nextWord(paragraph, index + 2) ?? ""))
    return null;
  if (!(onlyVerbs().has(verb) || isNothingButVerb(verb)) || !isPlainBase(paragraph, verb))
    return null;
  return replaceWord(paragraph, index + 1, morphology.thirdPerson(verb), "pronoun-agreement", 0.88);
};

// Verbs of every day whose base form is no past and hardly a noun.
export const dailyVerbs = wordList("verbs-of-every-day");

/** "people is", "people who lives": people are many. */
export const peopleSubject: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (lower[index] !== "people" || !isOrdinary(paragraph, index)) return null;
  let at = index + 1;
  const relative = /^(?:who|that)$/.test(nextWord(paragraph, at) ?? "");
  if (relative) at++;
  else {
    // "the number of people is", "talking to people is": another subject stands before.
    const opensHere = (from: number) => opensClause(paragraph, from);
    const describes =
      /^(?:the|these|those|some|many|most|young|old|older|other|all|poor|rich|such)$/;
    let from = index;
    while (from > 0 && describes.test(lower[from - 1] ?? "") && nextWord(paragraph, from) !== null)
      from--;
    if (!opensHere(from)) return null;
  }
  const verb = nextWord(paragraph, at);
  if (verb === null || words[at]?.text !== verb) return null;
  const auxiliary = pluralVerb.get(verb);
  if (auxiliary) return replaceWord(paragraph, at, auxiliary, "people-agreement", 0.9);
  const base = morphology.baseOfThirdPerson(verb);
  return base !== null && (plainVerbs().has(base) || dailyVerbs().has(base))
    ? replaceWord(paragraph, at, base, "people-agreement", 0.88)
    : null;
};
