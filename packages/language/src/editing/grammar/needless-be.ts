import { wordList } from "#data/word-lists.ts";
import { functionWords } from "./morphology.ts";
import { isPlainBase } from "./readings.ts";
import { type GrammarRule, nextWord, type Paragraph, replaceWords } from "./sentence.ts";
import { isMostlyNoun, isMostlyVerb, isNothingButVerb } from "./word-uses.ts";

const objectOpeners = wordList("object-openers");
const naming = /^(?:call|name|term|label|consider|deem|assign|give|show|teach|offer|grant|award)$/;
const clause =
  /^(?:do|does|did|done|doing|what|all|whatever|how|who|let|not|to|that|which|where|than|as)$/;
const aims = wordList("purposes");

/** Whether what the verb acts on stands at `at`, so that the verb is no passive: "are contain information". */
export function standsBeforeObject(paragraph: Paragraph, at: number): boolean {
  const { morphology } = paragraph;
  const word = nextWord(paragraph, at);
  if (word === null || naming.test(paragraph.lower[at - 1] ?? "")) return false;
  if (/^(?:the|an?|this|these|our|their|its)$/.test(word)) return true;
  if (functionWords().has(word) || morphology.isAdjective(word)) return false;
  return morphology.singularOf(word) !== null || isMostlyNoun(word) || word === "information";
}

/** "This chapter is describe the", "The tables are contain information" → "describes the", "contain information". */
export const beBeforeObject: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps, morphology } = paragraph;
  const be = lower[index] ?? "";
  if (!/^(?:is|are|was|were)$/.test(be) || gaps[index] !== " ") return null;
  const verb = nextWord(paragraph, index + 1);
  if (verb === null || words[index + 1]?.text !== verb || !isPlainBase(paragraph, verb))
    return null;
  if (!isMostlyVerb(verb) || naming.test(verb)) return null;
  const next = nextWord(paragraph, index + 2) ?? "";
  const hasObject = isNothingButVerb(verb) && objectOpeners().has(next);
  if (!hasObject && !standsBeforeObject(paragraph, index + 2)) return null;
  // "All we do is describe", "The aim is describe", "What helps is reduce": the deed is what is spoken of.
  for (let at = index - 1; at >= 0; at--) {
    const word = lower[at] ?? "";
    if (clause.test(word) || aims().has(word) || deeds.test(word)) return null;
    if (words[at]?.opensSentence) break;
  }
  const past = /^(?:was|were)$/.test(be);
  // Of the past only what is regular is plain: "was describe the method".
  if (past && !/ed$/.test(morphology.pastParticiple(verb))) return null;
  const form = past
    ? morphology.pastParticiple(verb)
    : be === "is"
      ? morphology.thirdPerson(verb)
      : verb;
  return replaceWords(paragraph, [index, index + 1], form, "needless-be", 0.87);
};

const deeds =
  /^(?:step|steps|task|tasks|option|options|idea|solution|answer|way|thing|trick|goal|goals|plan|role|job|strategy|approach|duty|choice|advice|rule|key|request|order|next|first|best|remedy|objectives?|purposes?|aims?)$/;
