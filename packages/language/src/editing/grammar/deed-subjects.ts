import { singularVerb } from "./number-words.ts";
import { isBareInfinitive, isPlainBase } from "./readings.ts";
import { endsPhrase, type GrammarRule, nextWord, type Paragraph, replaceWord } from "./sentence.ts";
import { type Phrase, phraseBefore } from "./subject-before.ts";
import { isMostlyAdjective, isMostlyVerb, isNothingButVerb } from "./word-uses.ts";

/** Deeds that are the subject of a sentence: one thing, however many things they are done to. */

/** The first word of the deed whose object ends before `verb`: "Understanding" or "To"; else null. */
function deedBefore(paragraph: Paragraph, verb: number): number | null {
  const { lower, words, gaps, morphology } = paragraph;
  let end = verb - 1;
  let phrase: Phrase | null = null;
  for (let linked = 0; linked < 3; linked++) {
    if (gaps[end + 1] !== " ") return null;
    phrase = phraseBefore(paragraph, end);
    if (!phrase || gaps[phrase.from] !== " ") return null;
    if (!/^(?:of|in|for|between|on)$/.test(lower[phrase.from - 1] ?? "")) break;
    end = phrase.from - 2;
  }
  if (!phrase || words.slice(phrase.from, verb).some(({ text }) => /^[A-Z][a-z]/.test(text)))
    return null;
  // "Understanding the mechanisms", not "Increasing temperatures": an article parts deed and thing.
  const at = phrase.from - 1;
  const first = lower[at] ?? "";
  if (phrase.determiner !== "" && words[at]?.opensSentence && /ing$/.test(first))
    return morphology.baseOfInflected(first) !== null && !notDeeds.test(first) ? at : null;
  if (
    words[at - 1]?.opensSentence &&
    lower[at - 1] === "to" &&
    gaps[at] === " " &&
    morphology.isVerb(first)
  )
    return at - 1;
  return null;
}

// "Following the lists are", "Including the controls were": prepositions, and turned sentences.
const notDeeds =
  /^(?:following|including|concerning|regarding|during|excluding|according|considering|accompanying|assuming|supposing|providing|granting|seeing|knowing|hoping|believing|thinking|saying|showing|finding|ensuring|meaning|noting|supporting|surrounding|covering|lining|leading|facing|joining|completing|representing|heading|being|having|adding|underlying|complicating|opposing|driving|according)$/;

/** "Understanding the mechanisms are essential" → "is", "Increasing the number of layers improve" → "improves". */
export const verbOfDeed: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology, text } = paragraph;
  const word = lower[index] ?? "";
  if (index < 3 || words[index]?.text !== word) return null;
  if (/^(?:are|were|have)$/.test(word)) {
    const next = nextWord(paragraph, index + 1) ?? "";
    // "Supporting the theory are several studies": the subject comes later.
    const described =
      word === "have"
        ? /^(?:been|become|led|shown|an?)$/.test(next)
        : (morphology.isAdjective(next) || isMostlyAdjective(next)) &&
          endsPhrase(paragraph, index + 1);
    if (!described || deedBefore(paragraph, index) === null) return null;
    return replaceWord(paragraph, index, singularVerb.get(word) ?? word, "distant-subject", 0.85);
  }
  if (!isMostlyVerb(word) || !isPlainBase(paragraph, word)) return null;
  if (/^[-–/’']/.test(text.slice(words[index]?.end ?? 0))) return null;
  const object = /^(?:the|a|an|this|these|our|their|its|both|this)$/.test(
    nextWord(paragraph, index + 1) ?? "",
  );
  if (!object && !isNothingButVerb(word)) return null;
  const deed = deedBefore(paragraph, index);
  // "To help students learn": what the students do.
  if (deed === null || lower[deed] === "to" || isBareInfinitive(paragraph, index)) return null;
  if (/^(?:helping|letting|making|watching|seeing|having)$/.test(lower[deed] ?? "")) return null;
  return replaceWord(paragraph, index, morphology.thirdPerson(word), "distant-subject", 0.84);
};
