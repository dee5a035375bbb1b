import { pastOf, pastToBase } from "./past-forms.ts";
import { isPlainBase } from "./readings.ts";
import { type GrammarRule, nextWord, replaceWord } from "./sentence.ts";
import { isOftenVerb } from "./word-uses.ts";

const person = /^(?:we|they|i|he|she|authors|researchers|participants|nurse|nurses|patients)$/;
const reach = 10;

/** "We collected the leaves and dry them" → "dried": the second verb of who did the first. */
export const pastInSeries: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps, morphology } = paragraph;
  if (lower[index] !== "and" || nextWord(paragraph, index) === null) return null;
  const verb = nextWord(paragraph, index + 1) ?? "";
  if (words[index + 1]?.text !== verb || !isPlainBase(paragraph, verb) || !isOftenVerb(verb))
    return null;
  const next = nextWord(paragraph, index + 2) ?? "";
  if (!/^(?:the|them|it|an?|these|their|its|our)$/.test(next)) return null;
  const past = pastOf(verb, morphology.pastParticiple(verb));
  if (past === null || past === verb) return null;
  for (let at = index - 1; at >= Math.max(1, index - reach); at--) {
    const word = lower[at] ?? "";
    if (gaps[at] !== " " && gaps[at] !== "-") return null;
    // Behind these the second verb may be an infinitive, or have a subject of its own.
    if (
      /^(?:to|that|which|who|how|whether|can|could|may|might|must|will|would|should|did|do|let|made|help|helped|where|when|if)$/.test(
        word,
      )
    )
      return null;
    const isPast =
      (pastToBase.has(word) && !/^(?:were|was|is|are|has|had)$/.test(word)) ||
      (/ed$/.test(word) && morphology.baseOfInflected(word) !== null);
    if (isPast && person.test(lower[at - 1] ?? "") && gaps[at] === " ") {
      const subject = lower[at - 1] ?? "";
      const opens = words[at - 1]?.opensSentence || words[at - 2]?.opensSentence;
      return opens && subject !== ""
        ? replaceWord(paragraph, index + 1, past, "tense-of-date", 0.86)
        : null;
    }
    if (words[at]?.opensSentence) return null;
  }
  return null;
};
