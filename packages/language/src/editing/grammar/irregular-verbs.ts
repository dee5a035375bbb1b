import { once, tableRows } from "#data/tables.ts";
import { dataFile, wordPairs } from "#data/word-lists.ts";
import { isMentioned } from "../mention.ts";
import { type GrammarRule, nextWord, replaceWord } from "./sentence.ts";

// What writers make of verbs they take to be regular: past tense, and participle where it differs.
const regularised = once((): ReadonlyMap<string, { past: string; participle: string }> => {
  const file = dataFile("editing/regularised-verbs");
  const rows = tableRows(file, ["wrong", "past", "participle"]);
  return new Map(rows.map(([wrong, past, participle]) => [wrong, { past, participle }]));
});

const auxiliary = /^(?:have|has|had|be|is|are|was|were|been|being|having|['’]ve)$/;

/** "We choosed" → "chose", "it was choosed" → "chosen". */
export const irregularPast: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  const forms = regularised().get(lower[index] ?? "");
  if (!forms || words[index]?.text !== lower[index] || isMentioned(words, index)) return null;
  // "leaved" and "leaded" also are adjectives: broad-leaved, leaded glass.
  if (!/ $/.test(paragraph.gaps[index] ?? "")) return null;
  if (
    /^(?:leaved|leaded)$/.test(lower[index] ?? "") &&
    !/^(?:we|they|he|she|i|it|who|was|were|has|have|had)$/.test(lower[index - 1] ?? "")
  )
    return null;
  let before = index - 1;
  while (/^(?:not|also|then|never|already|just|\w+ly)$/.test(lower[before] ?? "")) before--;
  const participle = auxiliary.test(lower[before] ?? "");
  if (/^(?:to|can|could|will|would|should|may|might|must|did|not)$/.test(lower[before] ?? ""))
    return null;
  return replaceWord(
    paragraph,
    index,
    participle ? forms.participle : forms.past,
    "irregular-past",
    0.96,
  );
};

// Plurals of words that are plural already.
const plurals = wordPairs("plurals-of-plurals", ["wrong", "plural"]);

/** "The childrens were" → "children", but "childrens books" lacks an apostrophe. */
export const doublePlural: GrammarRule = (paragraph, index) => {
  const plural = plurals().get(paragraph.lower[index] ?? "");
  if (!plural || paragraph.words[index]?.text !== paragraph.lower[index]) return null;
  const next = nextWord(paragraph, index + 1);
  if (/^(?:childrens|mens|womens)$/.test(paragraph.lower[index] ?? "") && next !== null) {
    if (
      !/^(?:is|are|was|were|have|has|had|who|that|which|in|of|with|from|and|or|to|can|could|will|may|at|on|for)$/.test(
        next,
      )
    )
      return null;
  }
  return replaceWord(paragraph, index, plural, "irregular-plural", 0.94);
};
