import { collective, measures, pluralVerb, singularVerb } from "./number-words.ts";
import {
  endsPhrase,
  type GrammarRule,
  isOrdinary,
  nextWord,
  type Paragraph,
  replaceWord,
} from "./sentence.ts";

const manyWords =
  /^(?:no|many|several|few|two|three|four|five|six|seven|eight|nine|ten|numerous|various|some|significant|other|different)$/;

/** "There is many factors" → "There are many factors". */
export const thereIs: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (lower[index] !== "there") return null;
  const verb = pluralVerb.get(nextWord(paragraph, index + 1) ?? "");
  if (!verb) return null;
  let at = index + 2;
  for (; at < index + 5; at++) {
    const word = nextWord(paragraph, at);
    if (word === null) return null;
    const plural = morphology.singularOf(word);
    if (plural !== null && endsPhrase(paragraph, at) && !measures().has(word)) break;
    if (!manyWords.test(word) && !morphology.isAdjective(word)) return null;
  }
  if (at === index + 5 || paragraph.text.charAt(paragraph.words[at]?.end ?? 0) === "'") return null;
  return replaceWord(paragraph, index + 1, verb, "there-is", 0.88);
};

/** Whether one thing stands from `from` on: "significant increase", not "number of cases". */
function endOfOne(paragraph: Paragraph, from: number): boolean {
  for (let at = from; at < from + 3; at++) {
    const word = nextWord(paragraph, at);
    if (word === null || collective().has(word)) return false;
    if (paragraph.morphology.pluralOf(word) !== null && endsPhrase(paragraph, at))
      return !paragraph.lower.slice(at + 1, at + 6).includes("and");
    if (!paragraph.morphology.isAdjective(word)) return false;
  }
  return false;
}

/** "There exist a difference" → "exists", "There are a relation" → "is", "There have a gap" → "is". */
export const thereWithOne: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (lower[index] !== "there" || !isOrdinary(paragraph, index)) return null;
  const verb = nextWord(paragraph, index + 1);
  if (verb === null || !/^(?:exist|exists|are|were|have|has)$/.test(verb)) return null;
  const determiner = nextWord(paragraph, index + 2);
  if (determiner === null) return null;
  if (verb === "has" && determiner === "been") {
    const many = nextWord(paragraph, index + 3) ?? "";
    const noun = nextWord(paragraph, index + 4) ?? "";
    const counted = /^(?:many|several|few|some|no|two|three|numerous|various)$/.test(many);
    return counted && morphology.singularOf(noun) !== null
      ? replaceWord(paragraph, index + 1, "have", "there-is", 0.87)
      : null;
  }
  if (verb === "have" && determiner === "been") {
    const noun = endOfOne(paragraph, index + 4);
    return /^(?:a|an)$/.test(nextWord(paragraph, index + 3) ?? "") && noun
      ? replaceWord(paragraph, index + 1, "has", "there-is", 0.87)
      : null;
  }
  const no = determiner === "no" && /^(?:are|were)$/.test(verb);
  const one = no || /^(?:a|an|another)$/.test(determiner);
  // "if there were a blockage", "as though there were a wall": what is only thought of.
  if (
    verb === "were" &&
    /^(?:if|though|unless|suppose|wish|wishes|were)$/.test(lower[index - 1] ?? "")
  )
    return null;
  if (verb === "exists") {
    const noun = nextWord(paragraph, index + 3) ?? "";
    return /^(?:many|several|two|three|various|numerous)$/.test(determiner) &&
      morphology.singularOf(noun) !== null
      ? replaceWord(paragraph, index + 1, "exist", "there-is", 0.88)
      : null;
  }
  if (verb === "have" || verb === "has") {
    const many = /^(?:many|several|some|few|various|numerous)$/.test(determiner);
    if (!one && !many) return null;
    return replaceWord(paragraph, index + 1, many ? "are" : "is", "there-is", 0.86);
  }
  if (!one) return null;
  for (let at = index + 3; at < index + 6; at++) {
    const word = nextWord(paragraph, at);
    if (word === null) return null;
    if (collective().has(word) || /^(?:great|good|large|small|wide|certain)$/.test(word))
      return null;
    if (morphology.pluralOf(word) !== null && endsPhrase(paragraph, at)) {
      const put = verb === "exist" ? "exists" : (singularVerb.get(verb) ?? "is");
      // "there were a man and a woman"
      if (lower.slice(at + 1, at + 6).includes("and") && verb !== "exist") return null;
      return replaceWord(paragraph, index + 1, put, "there-is", 0.86);
    }
    if (!morphology.isAdjective(word) || !words[at]) return null;
  }
  return null;
};
