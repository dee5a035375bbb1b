import { wordList } from "#data/word-lists.ts";
import type { Edit } from "../edit.ts";
import type { EditCategory } from "../reasons.ts";
import { matchCase, type Word } from "../tokens.ts";
import { functionWords, type Morphology } from "./morphology.ts";
import { type GrammarRuleName, grammarReasons } from "./reasons.ts";

/** What a grammar rule sees: the words of a paragraph one after another, and what they are. */
export type Paragraph = {
  text: string;
  words: readonly Word[];
  /** Lower-case text of each word. */
  lower: readonly string[];
  /** Text between a word and the one before it. */
  gaps: readonly string[];
  morphology: Morphology;
};

/** A rule looks at one place, the word at `index`, and returns what to change there. */
export type GrammarRule = (paragraph: Paragraph, index: number) => Edit | Edit[] | null;

export function paragraphOf(
  text: string,
  words: readonly Word[],
  morphology: Morphology,
): Paragraph {
  return {
    text,
    words,
    lower: words.map((word) => word.text.toLowerCase()),
    gaps: words.map((word, index) => text.slice(words[index - 1]?.end ?? 0, word.start)),
    morphology,
  };
}

/** The lower-case word at `index` when it follows the one before after a single space. */
export function nextWord(paragraph: Paragraph, index: number): string | null {
  return paragraph.gaps[index] === " " ? (paragraph.lower[index] ?? null) : null;
}

/** Whether a word is written in lower case, or opens its sentence and so may have a capital. */
export function isOrdinary(paragraph: Paragraph, index: number): boolean {
  const word = paragraph.words[index];
  if (!word || !/^\p{L}\p{Ll}*$/u.test(word.text)) return false;
  return word.text === paragraph.lower[index] || word.opensSentence;
}

const subordinators = wordList("subordinators");

/** Whether a clause begins at the word: after a full stop, a semicolon, a comma or a conjunction. */
export function opensClause(paragraph: Paragraph, index: number): boolean {
  const word = paragraph.words[index];
  if (!word) return false;
  if (word.opensSentence) return true;
  const gap = paragraph.gaps[index] ?? "";
  if (/^[;:] $/.test(gap)) return true;
  if (gap === ", ") return true;
  const before = paragraph.lower[index - 1] ?? "";
  if (gap === " " && before === "and") return paragraph.gaps[index - 1] === ", ";
  // "as well as the tests", "such as the tests"
  if (before === "as" && /^(?:well|such|much|same)$/.test(paragraph.lower[index - 2] ?? ""))
    return false;
  return gap === " " && subordinators().has(before);
}

/** Whether the phrase ends after the word at `index`: what follows cannot be the noun it describes. */
export function endsPhrase(paragraph: Paragraph, index: number): boolean {
  const next = nextWord(paragraph, index + 1);
  return next === null ? endsWithPunctuation(paragraph, index) : functionWords().has(next);
}

function endsWithPunctuation(paragraph: Paragraph, index: number): boolean {
  const word = paragraph.words[index];
  if (!word) return false;
  return /^(?:[.,;:)\]?!]|\s+[([]|$)/.test(paragraph.text.slice(word.end));
}

/** An edit that replaces the word at `index`, keeping its capital. */
export function replaceWord(
  paragraph: Paragraph,
  index: number,
  replacement: string,
  rule: GrammarRuleName,
  confidence: number,
  category: EditCategory = "grammar",
): Edit {
  const word = paragraph.words[index] as Word;
  const matched = matchCase(replacement, word.text);
  return { ...replaceWords(paragraph, [index, index], matched, rule, confidence), category };
}

/** An edit that replaces the words from the one index to the other by a text as it is. */
export function replaceWords(
  { words }: Paragraph,
  [from, to]: readonly [from: number, to: number],
  replacement: string,
  rule: GrammarRuleName,
  confidence: number,
): Edit {
  return {
    start: words[from]?.start ?? 0,
    end: words[to]?.end ?? 0,
    replacement,
    category: "grammar",
    rule: `grammar.${rule}`,
    reason: grammarReasons[rule],
    confidence,
  };
}

/** An edit that takes out the word at `index` with the space after it. */
export function removeWord(
  paragraph: Paragraph,
  index: number,
  rule: GrammarRuleName,
  confidence: number,
): Edit {
  const word = paragraph.words[index] as Word;
  const next = paragraph.words[index + 1] as Word;
  const matched = matchCase(next.text, word.opensSentence ? word.text : next.text);
  return replaceWords(paragraph, [index, index + 1], matched, rule, confidence);
}
