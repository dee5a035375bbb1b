import { once } from "#data/tables.ts";
import { wordPairs } from "#data/word-lists.ts";
import { type GrammarRule, nextWord, replaceWord, replaceWords } from "./sentence.ts";

// Adjectives and adverbs of one syllable, and those in -y, compare by their ending.
const compared = wordPairs("comparatives", ["word", "comparative"]);
const comparatives = once(() => new Set([...compared().values(), "more", "less", "fewer"]));

/** "more cheap than" → "cheaper than", "grew more fast." → "faster", "the most cheap" → "cheapest". */
export const comparedByEnding: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  const degree = lower[index] ?? "";
  if (degree !== "more" && degree !== "most") return null;
  const adjective = nextWord(paragraph, index + 1);
  const comparative = adjective === null ? undefined : compared().get(adjective);
  if (!comparative || words[index + 1]?.text !== adjective) return null;
  const end = words[index + 1]?.end ?? 0;
  const next = nextWord(paragraph, index + 2);
  const closes =
    /^(?:[.,;]|$)/.test(text.slice(end)) && adjective !== "late" && adjective !== "new";
  let form: string | null = null;
  const easy = adjective === "easy" && next === "to";
  if (degree === "more" && (next === "than" || closes || easy)) form = comparative;
  else if (degree === "most" && lower[index - 1] === "the" && next !== null) {
    form = { better: "best", worse: "worst" }[comparative] ?? comparative.replace(/r$/, "st");
  }
  // "many more new", "no more old": a number of things.
  if (!form || /^(?:many|no|any|some|even|few|two|three)$/.test(lower[index - 1] ?? ""))
    return null;
  return replaceWords(paragraph, [index, index + 1], form, "comparison", 0.9);
};

/** "bigger that expected" → "bigger than expected". */
export const thatForThan: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (lower[index] !== "that" || nextWord(paragraph, index) === null) return null;
  const before = lower[index - 1] ?? "";
  const direct = comparatives().has(before);
  const distant =
    !direct &&
    /^(?:more|less)$/.test(lower[index - 2] ?? "") &&
    nextWord(paragraph, index - 1) !== null &&
    paragraph.morphology.isAdjective(before);
  if (!direct && !distant) return null;
  if (/^(?:so|such|is|was|made|it)$/.test(lower[index - 3] ?? "") && distant) {
    // "It is more likely that": a clause follows.
    return null;
  }
  const next = nextWord(paragraph, index + 1) ?? "";
  if (
    !/^(?:expected|predicted|those|observed|reported|previously|in|of|for|other|others|controls?|ever)$/.test(
      next,
    )
  )
    return null;
  if (distant && !/^(?:expected|predicted|those|previously|other|others|ever)$/.test(next))
    return null;
  return replaceWord(paragraph, index, "than", "that-than", 0.86, "word-choice");
};

/** "as good than" → "as good as". */
export const asForThan: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (lower[index] !== "than" || nextWord(paragraph, index) === null) return null;
  if (lower[index - 2] !== "as" || nextWord(paragraph, index - 1) === null) return null;
  const word = lower[index - 1] ?? "";
  if (comparatives().has(word) || /er$/.test(word) || word === "rather") return null;
  // "more vivid when labelled as photographs than as drawings": a thing is compared with nothing here.
  if (paragraph.morphology.singularOf(word) !== null) return null;
  // "disorders such as eclampsia than": an example.
  if (/^(?:such|well|same)$/.test(lower[index - 3] ?? "")) return null;
  return replaceWord(paragraph, index, "as", "as-than", 0.9, "word-choice");
};
