import { wordList } from "#data/word-lists.ts";
import { counts } from "../counts/counts.ts";
import { functionWords } from "./morphology.ts";
import { collective, measures, pluralVerb } from "./number-words.ts";
import { type GrammarRule, isOrdinary, nextWord, type Paragraph, replaceWord } from "./sentence.ts";
import { isModifier, phraseWithVerb, verbAfter } from "./subjects.ts";
import { onlyVerbs } from "./verbs.ts";
import { isMostlyNoun, isOftenNoun } from "./word-uses.ts";

/** Subjects whose number is not that of the noun before the verb: two nouns with "and", "a number of". */

const mostWords = 14;
const forms = ["is", "was", "has"];

/** Pairs that are one thing, beside those that open text was read with: "wear and tear is". */
const oneThing = wordList("pairs-that-are-one");

function isNoun({ morphology }: Paragraph, word: string): boolean {
  if (/ing$/.test(word) || collective().has(word) || measures().has(word)) return false;
  if (isMostlyNoun(word)) return true;
  if (functionWords().has(word) || morphology.isAdjective(word)) return false;
  if (/(?:ity|ness|tion|sion|ment|ance|ence|logy)$/.test(word)) return true;
  return counts.noun(word) !== null && isOftenNoun(word) && !onlyVerbs().has(word);
}

/** The single noun of a phrase at `from`, behind adjectives; null for compounds and what is not plain. */
function singleNoun(paragraph: Paragraph, from: number): number | null {
  const { lower, words, morphology } = paragraph;
  for (let at = from; at < from + 3; at++) {
    if (at > from && nextWord(paragraph, at) === null) return null;
    const word = lower[at] ?? "";
    if (words[at]?.text !== word && !words[at]?.opensSentence) return null;
    const compound =
      word === "standard" && /^(?:deviation|error)$/.test(nextWord(paragraph, at + 1) ?? "");
    if (!compound && isNoun(paragraph, morphology.singularOf(word) ?? word)) return at;
    if (!compound && !isModifier(paragraph, at)) return null;
  }
  return null;
}

/**
 * "The sensitivity and specificity of the test was" → "were": two different nouns joined at the start of a
 * sentence. Not where open text has a singular verb after the pair, nor where the second noun describes another.
 */
export const verbOfJoinedNouns: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (!isOrdinary(paragraph, index) || !words[index]?.opensSentence) return null;
  const determined = /^(?:the|both|our|its|their|these)$/.test(lower[index] ?? "");
  const first = singleNoun(paragraph, determined ? index + 1 : index);
  if (first === null || nextWord(paragraph, first + 1) !== "and") return null;
  if (determined && nextWord(paragraph, index + 1) === null) return null;
  let from = first + 2;
  const again = /^(?:the|its|their|our)$/.test(nextWord(paragraph, from) ?? "");
  if (again) from++;
  if (nextWord(paragraph, from) === null) return null;
  const second = singleNoun(paragraph, from);
  if (second === null || lower[second] === lower[first]) return null;
  // "The heat and burning sensation was": what is joined describes one noun.
  if (second > from && !again) return null;
  const found = verbAfter(paragraph, second, index + mostWords);
  if (found?.form.kind !== "is" || found.prepositions > 1) return null;
  // "Using models and tools is", "Racial and ethnic diversity is": a deed, or two adjectives of one noun.
  if (/ing$/.test(lower[index] ?? "") || morphology.isAdjective(lower[first] ?? "")) return null;
  if (/^(?:theory|practice)$/.test(lower[second] ?? "")) return null;
  const pair = [lower[first] ?? "", lower[second] ?? ""];
  // "Bait and switch is": without a determiner only plain nouns.
  if (
    !determined &&
    !pair.every((noun) => isMostlyNoun(morphology.singularOf(noun) ?? noun) || /ity$/.test(noun))
  )
    return null;
  // "The production and secretion of it is": two sides of one process.
  if (found.prepositions > 0 && pair.every((noun) => /(?:tion|sion|ment)$/.test(noun))) return null;
  const wanted = pluralVerb.get(found.form.base);
  if (!wanted || isOneThing(lower[first] ?? "", lower[second] ?? "")) return null;
  return replaceWord(paragraph, found.verb, wanted, "distant-subject", 0.86);
};

function isOneThing(first: string, second: string): boolean {
  return (
    oneThing().has(`${first} and ${second}`) ||
    forms.some((form) => counts.sequence(first, "and", second, form) > 0)
  );
}

/** "A number of studies has" → "have", "A large number of factors is" → "are". */
export const verbAfterANumberOf: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (lower[index] !== "a" || !isOrdinary(paragraph, index)) return null;
  if (!paragraph.words[index]?.opensSentence && lower[index - 1] !== "that") return null;
  let at = index + 1;
  if (/^(?:large|small|great|growing|high|limited|increasing)$/.test(nextWord(paragraph, at) ?? ""))
    at++;
  if (nextWord(paragraph, at) !== "number" || nextWord(paragraph, at + 1) !== "of") return null;
  if (nextWord(paragraph, at + 2) === null) return null;
  const found = phraseWithVerb(paragraph, at + 2, { determined: false, limit: at + mostWords });
  if (!found || morphology.singularOf(lower[found.head] ?? "") === null || found.joined)
    return null;
  const { kind, base } = found.form;
  const wanted = kind === "is" ? pluralVerb.get(base) : kind === "third" ? base : undefined;
  return wanted ? replaceWord(paragraph, found.verb, wanted, "distant-subject", 0.87) : null;
};
