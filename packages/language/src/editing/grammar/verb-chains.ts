import { wordList, wordPairs } from "#data/word-lists.ts";
import { counts } from "../counts/counts.ts";
import { functionWords } from "./morphology.ts";
import { standsBeforeObject } from "./needless-be.ts";
import { isPlainBase } from "./readings.ts";
import {
  type GrammarRule,
  nextWord,
  type Paragraph,
  replaceWord,
  replaceWords,
} from "./sentence.ts";
import {
  isEverAdjective,
  isEverNoun,
  isMostlyAdjective,
  isMostlyVerb,
  isNothingButVerb,
  isOftenVerb,
} from "./word-uses.ts";

/** Forms after auxiliaries and prepositions that open text has there, in place of ones that it never has. */

const objectOpeners = wordList("object-openers");
const afterPassive = wordList("words-after-a-passive");

/** The index behind adverbs that stand between an auxiliary and its verb. */
function afterAdverbs(paragraph: Paragraph, from: number): number {
  let at = from;
  while (at < from + 2) {
    const word = nextWord(paragraph, at) ?? "";
    const adverb = /^(?:not|also|then|only|often|always|never|usually|still|first|been)$/.test(
      word,
    );
    if (!adverb && !(/ly$/.test(word) && !paragraph.morphology.isVerb(word))) break;
    at++;
  }
  return at;
}

/** The base form at `at`, where it is a word by itself and no adjective. */
function baseAt(paragraph: Paragraph, at: number): string | null {
  const word = nextWord(paragraph, at);
  if (word === null || paragraph.words[at]?.text !== word || !isPlainBase(paragraph, word))
    return null;
  if (/^[-–/’'(]/.test(paragraph.text.slice(paragraph.words[at]?.end ?? 0))) return null;
  const adjective = paragraph.morphology.isAdjective(word) && !isOftenVerb(word);
  return adjective || isMostlyAdjective(word) ? null : word;
}

const asked =
  /^(?:do|does|did|done|doing|what|all|whatever|let|is|was|trick|thing|step|solution|answer|way|goal|aim|purpose|result|outcome|cause|reason|problem|option|options|choice|advice|rule|key|idea|plan)$/;

/** Whether a base form is the subject's name there: "All we do is keep", "The first step is find". */
function isNamed({ lower, words }: Paragraph, index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 9); at--) {
    if (asked.test(lower[at] ?? "")) return true;
    if (words[at]?.opensSentence) break;
  }
  return false;
}

/** "It was find that" → "found", "is call" → "called", "were sacrifice on" → "sacrificed": open text never has the base form there. */
export const participleByCounts: GrammarRule = (paragraph, index) => {
  const be = paragraph.lower[index] ?? "";
  if (!/^(?:is|are|was|were|be|been)$/.test(be) || paragraph.gaps[index] !== " ") return null;
  const at = afterAdverbs(paragraph, index + 1);
  const verb = baseAt(paragraph, at);
  if (verb === null || neverPassive().has(verb)) return null;
  const participle = paragraph.morphology.pastParticiple(verb);
  const next = nextWord(paragraph, at + 1);
  if (participle === verb || /ing$/.test(next ?? "") || intransitive().has(verb)) return null;
  if (/^(?:is|was|are|were)$/.test(be) && isNamed(paragraph, index)) return null;
  // "There has been change in": a thing that is there.
  if (paragraph.lower.slice(Math.max(0, index - 4), index).includes("there")) return null;
  // "they are reject H0": a symbol is what the verb acts on.
  if (/^ (?:\p{Lu}[\d₀]|\uFFFC)/u.test(paragraph.text.slice(paragraph.words[at]?.end ?? 0)))
    return null;
  if (standsBeforeObject(paragraph, at + 1)) return null;
  if (!isReadInstead({ before: be, wrong: verb, right: participle, after: next })) return null;
  return replaceWord(paragraph, at, participle, "participle-after-be", 0.88);
};

type Place = { before: string; wrong: string; right: string; after: string | null };

/** Whether open text has the right form between its neighbours and the wrong one never. */
function isReadInstead({ before, wrong, right, after }: Place): boolean {
  const forms = /^(?:is|are|was|were|be|been)$/.test(before) ? beForms : [before];
  const read = (...words: readonly string[]) =>
    forms.reduce((sum, form) => sum + counts.sequence(form, ...words), 0);
  if (read(wrong) === 0 && !isEverNoun(wrong))
    return read(right) >= 3 && (isOftenVerb(wrong) || /(?:ate|i[sz]e|ify|ice)$/.test(wrong));
  if (!isOftenVerb(wrong) && read(wrong) > 0) return false;
  if (after === null || !afterPassive().has(after)) return false;
  // "is change in", "was release from": things that happen.
  if (
    isEverNoun(wrong) &&
    !isMostlyVerb(wrong) &&
    !/^(?:by|that|using|with|at|on|as|into)$/.test(after)
  )
    return false;
  if (isEverAdjective(wrong) && !isOftenVerb(wrong)) return false;
  if (read(wrong, after) > 0) return false;
  if (read(right, after) >= 3) return true;
  return read(wrong) === 0 && read(right) >= 12 && counts.sequence(right, after) >= 3;
}

const beForms = ["is", "are", "was", "were", "be", "been"];
const neverPassive = wordList("never-passive");
const intransitive = wordList("verbs-without-passive");

/** "We have find a", "has increase its", "has lead to": with an object the word is a verb. */
export const participleAfterHaveByCounts: GrammarRule = (paragraph, index) => {
  const { lower, gaps, morphology } = paragraph;
  const have = lower[index] ?? "";
  if (!/^(?:has|have|had)$/.test(have) || gaps[index] !== " ") return null;
  const at = afterAdverbs(paragraph, index + 1);
  const word = nextWord(paragraph, at) ?? "";
  const next = nextWord(paragraph, at + 1) ?? "";
  // "has being closed"
  if (
    word === "being" &&
    at === index + 1 &&
    (/ed$/.test(next) || counts.sequence("been", next) > 0)
  )
    return replaceWord(paragraph, at, "been", "auxiliary-have", 0.88);
  if (word === "lead" && next === "to" && !/^(?:a|the|in)$/.test(lower[index - 1] ?? ""))
    return replaceWord(paragraph, at, "led", "auxiliary-have", 0.9);
  const verb = baseAt(paragraph, at);
  if (verb === null || !isOftenVerb(verb)) return null;
  if (!/^(?:the|a|an|this|these|our|their|its|his|her|that)$/.test(next)) return null;
  if (next === "that" && !isMostlyVerb(verb)) return null;
  // "the support they have help the", "let them have make": an infinitive or a second verb.
  if (/^(?:to|not|who|that|which|they|we)$/.test(lower[index - 1] ?? "") && !isMostlyVerb(verb))
    return null;
  const participle = morphology.pastParticiple(verb);
  if (participle === verb || counts.sequence(have, verb) > 0) return null;
  if (counts.sequence(have, participle) + counts.sequence("have", participle) < 3) return null;
  return replaceWord(paragraph, at, participle, "auxiliary-have", 0.87);
};

const clauseAsSubject =
  /^(?:what|how|who|whether|where|which|whom|that|all|way|than|as|when|if|why|whatever|wherever|whoever)$/;
const thirdWith = wordList("verbs-in-s-with-their-word");

/** "is depends on" → "depends on", "it is seems that" → "it seems that". */
export const beBeforeThirdPerson: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps, morphology } = paragraph;
  const be = lower[index] ?? "";
  if (!/^(?:is|are)$/.test(be) || gaps[index] !== " ") return null;
  const form = nextWord(paragraph, index + 1) ?? "";
  const base = morphology.baseOfThirdPerson(form);
  if (base === null || words[index + 1]?.text !== form) return null;
  const next = nextWord(paragraph, index + 2) ?? "";
  if (!thirdWith().has(`${form} ${next}`)) {
    if (isEverNoun(form) || !isMostlyVerb(base) || morphology.isAdjective(form)) return null;
  }
  for (let at = index - 1; at >= 0; at--) {
    if (clauseAsSubject.test(lower[at] ?? "")) return null;
    if (words[at]?.opensSentence) break;
  }
  return replaceWords(
    paragraph,
    [index, index + 1],
    be === "is" ? form : base,
    "needless-be",
    0.87,
  );
};

const prepositions = /^(?:after|before|without|by|on|at|of|through|about|despite)$/;

/** "After finish the course" → "finishing", "based on measure the" → "measuring": an object follows. */
export const gerundByCounts: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  const preposition = lower[index] ?? "";
  if (!prepositions.test(preposition)) return null;
  const before = lower[index - 1] ?? "";
  if (/^(?:of|about)$/.test(preposition) && before !== "instead") return null;
  // "the columns in provide": a word is missing there.
  if (preposition === "on" && !/^(?:based|focus|focuses|focused|depends)$/.test(before))
    return null;
  if (preposition === "at" && !/^aim(?:s|ed|ing)?$/.test(before)) return null;
  const verb = baseAt(paragraph, index + 1);
  if (verb === null || !isOftenVerb(verb)) return null;
  const next = nextWord(paragraph, index + 2) ?? "";
  if (!/^(?:the|a|an|this|these|our|their|its)$/.test(next)) return null;
  if (counts.sequence(preposition, verb) > 0 && !isMostlyVerb(verb)) return null;
  const gerund = morphology.gerund(verb);
  if (counts.sequence(preposition, gerund) < 2 && !isMostlyVerb(verb)) return null;
  return replaceWord(paragraph, index + 1, gerund, "gerund-after-preposition", 0.87);
};

/** "became to be yellow", "becomes to serious" → "became yellow", "becomes serious". */
export const becameToBe: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  const become = lower[index] ?? "";
  if (!/^(?:become|becomes|became)$/.test(become) || nextWord(paragraph, index + 1) !== "to")
    return null;
  const be = nextWord(paragraph, index + 2) === "be";
  const end = be ? index + 2 : index + 1;
  const next = nextWord(paragraph, end + 1) ?? "";
  const described = be
    ? next !== "" && !/^(?:known|called|the)$/.test(next)
    : (morphology.isAdjective(next) || isMostlyAdjective(next)) && !morphology.isVerb(next);
  if (!described) return null;
  // "what they had become to me": somebody they are it to.
  return replaceWords(paragraph, [index, end], become, "needless-to", 0.88);
};

const afterNoun = /^(?:by|in|from|on|for|with|at|during|through|under|as|using)$/;
const finite = /^(?:is|are|was|were|has|have|had|can|could|may|might|must|should|will|would)$/;

/** "The results obtain in this study are" → "obtained": the verb of the clause comes later. */
export const participleAfterNoun: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps, morphology } = paragraph;
  const verb = baseAt(paragraph, index);
  if (verb === null || index < 2 || gaps[index] !== " ") return null;
  const preposition = nextWord(paragraph, index + 1) ?? "";
  if (!afterNoun.test(preposition)) return null;
  // The noun phrase opens the sentence, so that nothing else can be the subject of the verb that follows.
  let from = index - 1;
  while (from > 0 && gaps[from] === " " && !words[from]?.opensSentence && index - from < 5) from--;
  if (!words[from]?.opensSentence || !/^(?:the|a|an|all|these|our)$/.test(lower[from] ?? ""))
    return null;
  for (let at = from + 1; at < index; at++) {
    if (
      finite.test(lower[at] ?? "") ||
      afterNoun.test(lower[at] ?? "") ||
      /^(?:to|that|and|who|which|of)$/.test(lower[at] ?? "")
    )
      return null;
  }
  let at = index + 2;
  while (at < index + 8 && !finite.test(nextWord(paragraph, at) ?? ".")) {
    const word = nextWord(paragraph, at);
    if (
      word === null ||
      /^(?:that|which|who|how|whether|where|what|and|but|because|if|when|it|they|we|there|not)$/.test(
        word,
      )
    )
      return null;
    if (
      isMostlyVerb(word) ||
      (isMostlyVerb(morphology.baseOfThirdPerson(word) ?? "") && !isEverNoun(word))
    )
      return null;
    at++;
  }
  if (at < index + 3 || !finite.test(nextWord(paragraph, at) ?? ".")) return null;
  const participle = morphology.pastParticiple(verb);
  if (participle === verb || counts.sequence(participle, preposition) < 4) return null;
  const noun = lower[index - 1] ?? "";
  if (functionWords().has(noun)) return null;
  // "the difference companies save by hiring": a clause without a pronoun.
  const plural = morphology.singularOf(noun) !== null;
  if (
    plural &&
    index > 2 &&
    counts.noun(lower[index - 2] ?? "") !== null &&
    !morphology.isAdjective(lower[index - 2] ?? "")
  )
    return null;
  // "a significantly decrease in": no noun stands before.
  if (/ly$/.test(noun) || morphology.isAdjective(noun) || isMostlyAdjective(noun)) return null;
  // "The heat transfer in the pipe is": a compound that was read, or a word that is a noun there.
  if (
    counts.sequence(noun, verb, preposition) > 0 ||
    (isEverNoun(verb) && !isMostlyVerb(verb) && counts.sequence(noun, participle) === 0)
  )
    return null;
  if (intransitive().has(verb) || neverPassive().has(verb)) return null;
  return replaceWord(paragraph, index, participle, "participle-after-noun", 0.91);
};

const openers = wordPairs("opening-verbs", ["verb", "form"]);

/** "Base on these results, we", "Compare with the control, growth was", "Use this method, we": a participle opens the sentence. */
export const participleAtStart: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  if (!words[index]?.opensSentence) return null;
  const next = nextWord(paragraph, index + 1) ?? "";
  const form = openers().get(`${lower[index] ?? ""} ${next}`);
  const using = lower[index] === "use" && objectOpeners().has(next);
  if (!form && !using) return null;
  const rest = text.slice(words[index + 1]?.end ?? 0);
  // An order has no subject behind its comma; a clause with one takes the phrase as its circumstance.
  const clause = using
    ? /^[^.,;:?!]{0,60}, (?:we|they|the authors|it was|it is) \p{Ll}+/u
    : /^[^.,;:?!]{2,80}, (?:we|they|he|she|it|the|this|these|our|a|an|there|(?=[\p{L} ]{2,40}? (?:is|are|was|were|has|have|can)\b))\b[^.]*\b(?:is|are|was|were|has|have|had|can|could|will|we|they|\p{Ll}+ed|\p{Ll}+s)\b/u;
  if (!clause.test(rest)) return null;
  return replaceWord(
    paragraph,
    index,
    form ?? "using",
    using ? "gerund-at-start" : "participle-at-start",
    0.87,
  );
};

const enabling =
  /^(?:allow|allows|allowed|allowing|enable|enables|enabled|enabling|permit|permits|permitted)$/;

/** "allows the user control the speed" → "to control". */
export const infinitiveAfterEnabled: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (!enabling.test(lower[index] ?? "")) return null;
  if (!/^(?:the|our|these|this|their|a|an)$/.test(nextWord(paragraph, index + 1) ?? ""))
    return null;
  for (let at = index + 3; at < index + 5; at++) {
    if (nextWord(paragraph, at - 1) === null || functionWords().has(lower[at - 1] ?? ""))
      return null;
    const verb = baseAt(paragraph, at);
    if (verb === null || !objectOpeners().has(nextWord(paragraph, at + 1) ?? "")) continue;
    const person = persons().has(
      paragraph.morphology.pluralOf(lower[at - 1] ?? "") ?? lower[at - 1] ?? "",
    );
    if (!isNothingButVerb(verb) && !(person && isOftenVerb(verb))) continue;
    if (counts.sequence(lower[at - 1] ?? "", verb) > 0 && !isMostlyVerb(verb)) return null;
    return replaceWords(paragraph, [at, at], `to ${verb}`, "verb-after-to", 0.87);
  }
  return null;
};

const persons = wordList("persons");
const studied = wordList("verbs-of-studies");

/** "The objective was evaluated the effect" → "to evaluate". */
export const aimWasTo: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (!/^(?:is|was|were|are)$/.test(lower[index] ?? "")) return null;
  const form = nextWord(paragraph, index + 1) ?? "";
  const base = /ed$/.test(form) ? morphology.baseOfInflected(form) : null;
  if (!base || !studied().has(base)) return null;
  if (!/^(?:the|a|an|how|whether|if|this|these)$/.test(nextWord(paragraph, index + 2) ?? ""))
    return null;
  for (let at = index - 1; at >= Math.max(0, index - 8); at--) {
    const word = lower[at] ?? "";
    if (/^(?:that|which|who|and)$/.test(word)) return null;
    if (purposes().has(word))
      return replaceWords(
        paragraph,
        [index, index + 1],
        `${lower[index]} to ${base}`,
        "verb-after-to",
        0.89,
      );
    if (paragraph.words[at]?.opensSentence) break;
  }
  return null;
};

const purposes = wordList("purposes");
const told =
  /^(?:asked|told|instructed|invited|required|allowed|expected|encouraged|forced|advised)$/;

/** "were told read the text" → "to read". */
export const infinitiveAfterTold: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (
    !told.test(lower[index] ?? "") ||
    !/^(?:is|are|was|were|be|been)$/.test(lower[index - 1] ?? "")
  )
    return null;
  const verb = baseAt(paragraph, index + 1);
  if (verb === null || !isOftenVerb(verb)) return null;
  const next = nextWord(paragraph, index + 2) ?? "";
  if (!objectOpeners().has(next) && !isNothingButVerb(verb)) return null;
  return replaceWords(paragraph, [index + 1, index + 1], `to ${verb}`, "verb-after-to", 0.88);
};
