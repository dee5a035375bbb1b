import { wordList } from "#data/word-lists.ts";
import { functionWords } from "./morphology.ts";
import { pluralVerb, singularVerb } from "./number-words.ts";
import { type GrammarRule, nextWord, type Paragraph, replaceWord } from "./sentence.ts";
import { isManyThings, isNominal, numberOf } from "./subjects.ts";
import {
  isMostlyAdjective,
  isMostlyNoun,
  isMostlyVerb,
  isOftenNoun,
  isOftenVerb,
} from "./word-uses.ts";

/** Subjects that stand behind their verb, or behind a word that asks. */

/** The plural that ends a phrase which begins at `from`; null where another word comes first. */
function pluralFrom(paragraph: Paragraph, from: number): number | null {
  const { lower, words, morphology } = paragraph;
  for (let at = from; at < from + 4; at++) {
    if (at > from && nextWord(paragraph, at) === null) return null;
    const word = lower[at] ?? "";
    if (functionWords().has(word) && !/^(?:main|most|other|same|two|three|four|five)$/.test(word))
      return null;
    const singular = morphology.singularOf(word);
    if (
      isNominal(paragraph, at) &&
      singular !== null &&
      isOftenNoun(singular) &&
      !isMostlyVerb(singular) &&
      words[at]?.text === word
    )
      return isManyThings(paragraph, at) && numberOf(paragraph, at) === "many" ? at : null;
  }
  return null;
}

/** "What is the main causes of" → "are", "How does these proteins" → "do". */
export const verbBeforeSubject: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  const asking = lower[index] ?? "";
  const verb = nextWord(paragraph, index + 1) ?? "";
  if (!/^(?:what|which|where|how|why|when)$/.test(asking)) return null;
  const determiner = nextWord(paragraph, index + 2) ?? "";
  if (/^(?:does|has)$/.test(verb)) {
    const many = /^(?:these|those|many|several|both)$/.test(determiner);
    // "blood, which has both antigens": no question.
    return asking !== "which" && many && pluralFrom(paragraph, index + 3) !== null
      ? replaceWord(paragraph, index + 1, pluralVerb.get(verb) ?? verb, "distant-subject", 0.88)
      : null;
  }
  if (!/^(?:is|was)$/.test(verb) || !words[index]?.opensSentence) return null;
  if (!/^(?:what|which|where)$/.test(asking) || !/^(?:the|these|those)$/.test(determiner))
    return null;
  const noun = pluralFrom(paragraph, index + 3);
  if (noun === null) return null;
  // "What is the students' opinion", "What is the results section".
  const after = nextWord(paragraph, noun + 1);
  const rest = paragraph.text.slice(words[noun]?.end ?? 0);
  if (after === null ? !/^[.?,]/.test(rest) : !/^(?:of|for|in|that|between|and)$/.test(after))
    return null;
  return replaceWord(paragraph, index + 1, pluralVerb.get(verb) ?? verb, "distant-subject", 0.87);
};

const asking =
  /^(?:know|understand|determine|identify|see|show|shows|examine|examined|investigate|investigated|explore|explored|analyze|analyzed|evaluate|assess|ask|asked|tell|indicate|indicates|discuss|clear|unclear|unknown|study|studied|decide|explain|find|on|about)$/;

/** Whether what follows tells something of the subject, and is no other subject: "are used", not "are they". */
function isDescribed(paragraph: Paragraph, at: number): boolean {
  const word = nextWord(paragraph, at) ?? "";
  return (
    /ed$/.test(word) ||
    isMostlyAdjective(word) ||
    paragraph.morphology.isAdjective(word) ||
    /^(?:not|more|most|used|found|in|on)$/.test(word)
  );
}

/** "Which factors affects the quality" → "affect": the plural is the subject where an object follows. */
export const verbOfAskedNoun: GrammarRule = (paragraph, index) => {
  const { lower, gaps, words, morphology } = paragraph;
  if (!/^(?:which|what)$/.test(lower[index] ?? "") || gaps[index] === ", ") return null;
  // "In what ways is the court": what is asked for is no subject.
  const before = lower[index - 1] ?? "";
  if (!words[index]?.opensSentence && !asking.test(before)) return null;
  const noun = pluralFrom(paragraph, index + 1);
  const found = noun === null ? null : nextWord(paragraph, noun + 1);
  if (noun === null || found === null || noun > index + 3) return null;
  // "What matters is", "what remains is": the plural may be a verb.
  const singular = morphology.singularOf(lower[noun] ?? "") ?? "";
  const verbal = morphology.baseOfThirdPerson(lower[noun] ?? "") !== null;
  if (verbal && (lower[index] === "what" || !isMostlyNoun(singular))) return null;
  const auxiliary = pluralVerb.get(found);
  if (auxiliary)
    return found === "does" || !isDescribed(paragraph, noun + 2)
      ? null
      : replaceWord(paragraph, noun + 1, auxiliary, "distant-subject", 0.86);
  const base = morphology.baseOfThirdPerson(found);
  if (base === null || !isOftenVerb(base) || isMostlyNoun(base)) return null;
  return objectOpeners().has(nextWord(paragraph, noun + 2) ?? "") ||
    /^(?:in|on|to|with|from|for)$/.test(nextWord(paragraph, noun + 2) ?? "")
    ? replaceWord(paragraph, noun + 1, base, "distant-subject", 0.86)
    : null;
};

const objectOpeners = wordList("object-openers");
const singularInS = wordList("singular-in-s");

/** "Diabetes are a", "Mathematics are taught", "The news are": one thing in spite of its ending. */
export const singularThatLooksPlural: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  if (!singularInS().has(lower[index] ?? "")) return null;
  const the =
    index > 0 &&
    /^(?:the|this)$/.test(lower[index - 1] ?? "") &&
    nextWord(paragraph, index) !== null;
  const opens = the ? words[index - 1]?.opensSentence : words[index]?.opensSentence;
  if (!opens) return null;
  const wanted = singularVerb.get(nextWord(paragraph, index + 1) ?? "");
  return wanted ? replaceWord(paragraph, index + 1, wanted, "singular-subject", 0.88) : null;
};

/** "The percentage of women were higher" → "was". */
export const verbOfShare: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  if (
    !/^(?:percentage|proportion|prevalence|incidence|amount|rate|average|mean)$/.test(
      lower[index] ?? "",
    )
  )
    return null;
  if (lower[index - 1] !== "the" || !words[index - 1]?.opensSentence) return null;
  if (nextWord(paragraph, index + 1) !== "of" || nextWord(paragraph, index + 2) === null)
    return null;
  const noun = pluralFrom(paragraph, index + 2);
  if (noun === null) return null;
  const wanted = singularVerb.get(nextWord(paragraph, noun + 1) ?? "");
  const next = nextWord(paragraph, noun + 2) ?? "";
  const compared =
    /^(?:higher|lower|greater|smaller|similar|significantly|about|approximately|not|very|\d+)$/.test(
      next,
    );
  return wanted && compared && !isMostlyAdjective(lower[noun] ?? "")
    ? replaceWord(paragraph, noun + 1, wanted, "distant-subject", 0.86)
    : null;
};
