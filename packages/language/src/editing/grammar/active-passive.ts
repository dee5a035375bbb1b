import { wordList } from "#data/word-lists.ts";
import { functionWords, irregularForms } from "./morphology.ts";
import {
  type GrammarRule,
  nextWord,
  type Paragraph,
  removeWord,
  replaceWords,
} from "./sentence.ts";
import { isModifier, isNominal, verbAt } from "./subjects.ts";

/** A form of "be" where the subject acts itself, or where the verb of the sentence comes later. */

const twoObjects = wordList("verbs-of-two-objects");

function participleAt(paragraph: Paragraph, at: number): string | null {
  const { words, morphology } = paragraph;
  const word = nextWord(paragraph, at);
  if (word === null || words[at]?.text !== word) return null;
  if (/ed$/.test(word)) return morphology.baseOfInflected(word);
  return irregularForms().has(word) && !functionWords().has(word) ? word : null;
}

const acting = /^(?:we|authors|researchers|al)$/;
const works = /^(?:study|paper|work|article|research|survey|thesis|experiment|investigation)$/;

/** "We were observed a change", "This study was investigated the effect" → without "be": an object follows. */
export const needlessPassive: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps } = paragraph;
  const be = lower[index] ?? "";
  if (gaps[index] !== " " || !/^(?:were|was)$/.test(be)) return null;
  const base = participleAt(paragraph, index + 1);
  const participle = lower[index + 1] ?? "";
  if (base === null || !/ed$|^found$/.test(participle) || twoObjects().has(participle)) return null;
  const next = nextWord(paragraph, index + 2) ?? "";
  const subject = lower[index - 1] ?? "";
  const work =
    works.test(subject) &&
    /^(?:this|our|the)$/.test(lower[index - 2] ?? "") &&
    words[index - 2]?.opensSentence;
  if (!work && !acting.test(subject)) return null;
  const object =
    /^(?:the|an?|our|their|its|these)$/.test(next) ||
    (next === "that" &&
      /^(?:found|observed|demonstrated|reported|concluded|suggested|noticed|confirmed)$/.test(
        participle,
      ));
  // "were observed the day after", "was completed the same year": a time.
  if (
    !object ||
    /^(?:day|week|month|year|same|next|following|first|second|last|previous|night|morning)$/.test(
      nextWord(paragraph, index + 3) ?? "",
    )
  )
    return null;
  return removeWord(paragraph, index, "needless-be", 0.87);
};

/** "In this paper, we are proposed a new method" → "we propose". */
export const presentOfAuthors: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (lower[index] !== "are" || lower[index - 1] !== "we" || nextWord(paragraph, index) === null)
    return null;
  const base = participleAt(paragraph, index + 1);
  const participle = lower[index + 1] ?? "";
  if (base === null || !/ed$/.test(participle) || twoObjects().has(participle)) return null;
  return /^(?:the|an?|our|these)$/.test(nextWord(paragraph, index + 2) ?? "")
    ? replaceWords(paragraph, [index, index + 1], base, "needless-be", 0.87)
    : null;
};

/** "have been used this plant", "The authors have been shown that" → "have used": an object follows. */
export const perfectWithObject: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (lower[index] !== "been" || !/^(?:has|have)$/.test(lower[index - 1] ?? "")) return null;
  if (nextWord(paragraph, index) === null) return null;
  const base = participleAt(paragraph, index + 1);
  const participle = lower[index + 1] ?? "";
  if (base === null || (twoObjects().has(participle) && participle !== "shown")) return null;
  const next = nextWord(paragraph, index + 2) ?? "";
  const subject = lower[index - 2] ?? "";
  const persons = /^(?:we|authors|researchers|studies|scientists|farmers|al|they)$/.test(subject);
  const claim =
    next === "that" &&
    /^(?:shown|demonstrated|reported|found|suggested|observed)$/.test(participle);
  if (!persons || (participle === "shown" && !claim)) return null;
  const object = /^(?:the|this|these|an?|our|their)$/.test(next) && /ed$/.test(participle);
  return object || claim ? removeWord(paragraph, index, "needless-be", 0.86) : null;
};

const behind = /^(?:in|by|from|with|at|on|during|for|using|under|through)$/;
const joins =
  /^(?:and|or|but|that|which|who|whose|whom|where|when|while|because|although|if|than|as|what|how|whether|so|since|after|before|until|unless|there|it|they|we|he|she|not|to)$/;

/** "The method was used in this study is simple" → "The method used in": the verb of the sentence comes later. */
export const firstOfTwoVerbs: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps } = paragraph;
  if (!/^(?:is|are|was|were)$/.test(lower[index] ?? "") || gaps[index] !== " ") return null;
  if (participleAt(paragraph, index + 1) === null) return null;
  if (!behind.test(nextWord(paragraph, index + 2) ?? "")) return null;
  let from = index - 1;
  while (from > 0 && !words[from]?.opensSentence && index - from < 5) from--;
  if (!words[from]?.opensSentence) return null;
  const bare = from === index - 1;
  if (!bare && !/^(?:the|these|those|all|our)$/.test(lower[from] ?? "")) return null;
  for (let at = bare ? from : from + 1; at < index; at++) {
    if (at > from && gaps[at] !== " ") return null;
    if (!isNominal(paragraph, at) && !isModifier(paragraph, at)) return null;
  }
  for (let at = index + 3; at < index + 8; at++) {
    const word = nextWord(paragraph, at);
    if (word === null || joins.test(word)) return null;
    if (at < index + 4) continue;
    // Nothing but a noun ends the phrase before the second verb.
    if (!isNominal(paragraph, at - 1) && !/^\d+$/.test(lower[at - 1] ?? "")) continue;
    if (/^(?:is|are|was|were|has|have|showed|had)$/.test(word) || thirdAt(paragraph, at))
      return removeWord(paragraph, index, "relative-missing", 0.85);
  }
  return null;
};

function thirdAt(paragraph: Paragraph, at: number): boolean {
  const found = verbAt(paragraph, at);
  return found?.verb === at && found.form.kind === "third";
}

const treated = wordList("participles-with-their-thing");

/** "mice which treated with the drug", "The lake, which located in" → "which were treated", "which is located". */
export const passiveOfRelative: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps, morphology } = paragraph;
  const pronoun = lower[index] ?? "";
  if (!/^(?:which|that|who)$/.test(pronoun) || index < 1) return null;
  const participle = nextWord(paragraph, index + 1) ?? "";
  if (!treated().has(`${participle} ${nextWord(paragraph, index + 2) ?? ""}`)) return null;
  if (pronoun === "that" && gaps[index] !== " ") return null;
  const noun = lower[index - 1] ?? "";
  const many =
    morphology.singularOf(noun) !== null ||
    /^(?:mice|people|children|women|men|data|bacteria)$/.test(noun);
  if (!many && morphology.pluralOf(noun) === null && pronoun === "that") return null;
  const lasting = /^(?:located|situated|based|related|associated|connected|composed)$/.test(
    participle,
  );
  let past = !lasting;
  for (let at = index + 3; at < words.length && !words[at]?.opensSentence; at++) {
    if (/^(?:is|are)$/.test(lower[at] ?? "")) past = false;
  }
  const be = past ? (many ? "were" : "was") : many ? "are" : "is";
  return replaceWords(
    paragraph,
    [index + 1, index + 1],
    `${be} ${participle}`,
    "participle-after-be",
    0.86,
  );
};

const donePast = new Map([
  ["obtaining", /^(?:from|in|by|with|using)$/],
  ["using", /^(?:in|for)$/],
  ["collecting", /^(?:from|in|by|at)$/],
  ["proposing", /^(?:in|by)$/],
  ["presenting", /^(?:in|by)$/],
  ["describing", /^(?:in|by)$/],
  ["selecting", /^(?:from|for|by)$/],
  ["generating", /^(?:from|by)$/],
]);

/** "The results obtaining from the test were", "The method using in this work" → "obtained", "used". */
export const participleOfThing: GrammarRule = (paragraph, index) => {
  const { lower, gaps, words, morphology } = paragraph;
  const form = lower[index] ?? "";
  if (gaps[index] !== " " || words[index]?.text !== form) return null;
  if (!donePast.get(form)?.test(nextWord(paragraph, index + 1) ?? "")) return null;
  const before = nextWord(paragraph, index - 1) ?? lower[index - 1] ?? "";
  if (!/^(?:the|these|all|our)$/.test(lower[index - 2] ?? "") || !words[index - 2]?.opensSentence)
    return null;
  if (morphology.singularOf(before) === null && !isNominal(paragraph, index - 1)) return null;
  const base = morphology.baseOfInflected(form);
  const next = nextWord(paragraph, index + 2) ?? "";
  if (
    base === null ||
    !/^(?:the|this|these|our|each|all|previous|section|table|figure)$/.test(next)
  )
    return null;
  return replaceWords(
    paragraph,
    [index, index],
    morphology.pastParticiple(base),
    "participle-after-noun",
    0.87,
  );
};
