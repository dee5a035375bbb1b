import { wordList } from "#data/word-lists.ts";
import { counts } from "../counts/counts.ts";
import type { Edit } from "../edit.ts";
import { functionWords } from "./morphology.ts";
import { type GrammarRule, nextWord, type Paragraph, replaceWords } from "./sentence.ts";
import { isMostlyAdjective, isMostlyNoun, wantsDeterminer } from "./word-uses.ts";

/** Articles that open text has nearly always, or never, with such a noun in such a place. */

const apparatus = wordList("apparatus");
const closing =
  /^(?:at|for|until|and|in|to|with|on|before|after|overnight|under|during|by|from|was|were|is|that|which)$/;

function insert(paragraph: Paragraph, at: number, article: string, confidence: number): Edit {
  const start = paragraph.words[at]?.start ?? 0;
  const edit = replaceWords(paragraph, [at, at], "", "article-in-frame", confidence);
  return { ...edit, start, end: start, replacement: `${article} ` };
}

const indefinite = (word: string) =>
  /^(?:[aeio]|un(?!i)|x-|[fhlmnrsx]\d)/i.test(word) && !/^(?:one|eu|use)/.test(word) ? "an" : "a";

function closes({ text, words }: Paragraph, at: number, next: string | null): boolean {
  return next === null
    ? /^(?:[.,;:)]|$| \()/.test(text.slice(words[at]?.end ?? 0))
    : closing.test(next);
}

/** "dried in oven at 60 °C", "with digital camera." → "in an oven", "with a digital camera". */
export const aBeforeApparatus: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (!/^(?:in|with|using|by|into|on)$/.test(lower[index] ?? "")) return null;
  if (/^(?:of|such|as|and|or)$/.test(lower[index - 1] ?? "")) return null;
  for (let at = index + 1; at < index + 4; at++) {
    const word = nextWord(paragraph, at);
    if (word === null || words[at]?.text !== word || functionWords().has(word)) return null;
    if (apparatus().has(word)) {
      const next = nextWord(paragraph, at + 1);
      // "by computer": a means in general.
      if (lower[index] === "by" && !/^(?:was|were|is|observed)$/.test(lower[index - 1] ?? ""))
        return null;
      return closes(paragraph, at, next) && next !== "and" && next !== "is"
        ? insert(paragraph, index + 1, indefinite(lower[index + 1] ?? ""), 0.86)
        : null;
    }
    if (
      !morphology.isAdjective(word) &&
      !isMostlyAdjective(word) &&
      !isMostlyNoun(word) &&
      !/ing$/.test(word)
    )
      return null;
    if (morphology.singularOf(word) !== null) return null;
  }
  return null;
};

/** "was 45-year-old man", "55-year-old woman was" → "a 45-year-old man": one person. */
export const aBeforeAge: GrammarRule = (paragraph, index) => {
  const { lower, gaps, words } = paragraph;
  const age = lower[index] ?? "";
  if (!/^\d{1,3}$/.test(age) || lower[index + 1] !== "year" || lower[index + 2] !== "old")
    return null;
  if (gaps[index + 1] !== "-" || gaps[index + 2] !== "-") return null;
  let at = index + 3;
  if (
    /^(?:male|female|healthy|previously|chinese|japanese|caucasian|right-handed)$/.test(
      nextWord(paragraph, at) ?? "",
    ) &&
    /^(?:patient|man|woman|boy|girl|child|male|female)$/.test(nextWord(paragraph, at + 1) ?? "")
  )
    at++;
  if (
    !/^(?:man|woman|boy|girl|patient|male|female|child|student)$/.test(
      nextWord(paragraph, at) ?? "",
    )
  )
    return null;
  const article = /^(?:8\d?|11|18)$/.test(age) ? "an" : "a";
  if (words[index]?.opensSentence) {
    if (
      !/^(?:was|with|presented|is|had|who|came|underwent|visited|complained)$/.test(
        nextWord(paragraph, at + 1) ?? "",
      )
    )
      return null;
    return insert(paragraph, index, article === "an" ? "An" : "A", 0.9);
  }
  return gaps[index] === " " &&
    /^(?:was|is|in|of|by|from|with|describe|report|present|for)$/.test(lower[index - 1] ?? "")
    ? insert(paragraph, index, article, 0.88)
    : null;
};

const often = 25;

/** "in atmosphere.", "in region where" → "in the atmosphere": open text has "the" there, and nothing else. */
export const theByCounts: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  const preposition = lower[index] ?? "";
  if (!/^(?:in|on|at|from|to|into|during|through|near|of|by)$/.test(preposition)) return null;
  const noun = nextWord(paragraph, index + 1);
  if (noun === null || words[index + 1]?.text !== noun || functionWords().has(noun)) return null;
  if (
    !wantsDeterminer(noun) ||
    !isMostlyNoun(noun) ||
    paragraph.morphology.singularOf(noun) !== null
  )
    return null;
  if (/^(?:from|of|by)$/.test(preposition)) return null;
  const next = nextWord(paragraph, index + 2);
  if (next === "to" || next === "by" || next === "and" || !closes(paragraph, index + 1, next))
    return null;
  const the = counts.sequence(preposition, "the", noun);
  if (the < often || counts.sequence(preposition, noun) * 40 > the) return null;
  if (
    (counts.sequence(preposition, "a", noun) + counts.sequence(preposition, "an", noun)) * 8 >
    the
  )
    return null;
  return insert(paragraph, index + 1, "the", 0.86);
};

const acting =
  /^(?:we|they|i|he|she|it|authors|study|studies|analysis|results?|and|also|then|who|which|that|al|experiments?)$/;
const studying = wordList("verbs-before-a-thing-of");

/** "understand mechanism of this reaction", "affects quality of the" → "the mechanism of". */
export const theBeforeThingOf: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  if (!studying().has(lower[index] ?? "") || words[index]?.text !== lower[index]) return null;
  // "a well-identified source of", "the first confirmed case of": a participle that describes the noun.
  if (paragraph.gaps[index] !== " ") return null;
  if (/ed$/.test(lower[index] ?? "") && !acting.test(lower[index - 1] ?? "")) return null;
  const noun = nextWord(paragraph, index + 1);
  if (noun === null || words[index + 1]?.text !== noun) return null;
  const link = nextWord(paragraph, index + 2) ?? "";
  if (link !== "of" && link !== "between") return null;
  if (
    !/^(?:the|this|these|our|their|its|each|different|two|a|an|both|[a-z]{3,})$/.test(
      nextWord(paragraph, index + 3) ?? "",
    )
  )
    return null;
  if (paragraph.morphology.singularOf(noun) !== null || !isMostlyNoun(noun)) return null;
  const use = counts.noun(noun);
  if (!use || use.bare > use.one + use.determined) return null;
  if (
    counts.sequence("the", noun, link) < often ||
    counts.sequence(lower[index] ?? "", noun, link) > 0
  )
    return null;
  return insert(paragraph, index + 1, "the", 0.87);
};

const general = wordList("things-in-general");
const predicate =
  /^(?:a|an|one|the|caused|considered|characterized|defined|essential|important|necessary|among|very|not|related|associated)$/;

/** "The obesity is a public health problem", "The malaria affects" → "Obesity is": what is meant in general. */
export const noTheInGeneral: GrammarRule = (paragraph, index) => {
  const { words, text } = paragraph;
  const first = words[index];
  if (first?.text !== "The" || !first.opensSentence) return null;
  let end = index + 1;
  let thing = nextWord(paragraph, end) ?? "";
  if (!general().has(thing)) {
    end++;
    thing = `${thing} ${nextWord(paragraph, end) ?? ""}`;
    if (!general().has(thing)) return null;
  }
  const verb = nextWord(paragraph, end + 1) ?? "";
  const next = nextWord(paragraph, end + 2) ?? "";
  const isGeneral =
    (/^(?:is|are|has)$/.test(verb) && (predicate.test(next) || verb === "has")) ||
    /^(?:affects|causes|remains|plays|represents|can|needs|requires|produces|influences|contributes|leads|occurs)$/.test(
      verb,
    );
  if (!isGeneral) return null;
  // "The malaria was …": what was spoken of before is that one.
  if (new RegExp(`\\b${thing}\\b`, "i").test(text.slice(0, first.start))) return null;
  const word = words[index + 1]?.text ?? "";
  return replaceWords(
    paragraph,
    [index, index + 1],
    word.charAt(0).toUpperCase() + word.slice(1),
    "article-needless-in-frame",
    0.86,
  );
};
