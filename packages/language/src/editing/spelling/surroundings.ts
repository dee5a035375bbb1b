import type { Word } from "../tokens.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What stands around a word that no dictionary knows, and tells that it is something else than a slip. */

/** Whether a token is joined to nothing: no hyphen, slash, underscore, digit or sign at its sides. */
export function standsFree(text: string, word: Word): boolean {
  const before = text.charAt(word.start - 1);
  const after = text.charAt(word.end);
  if (/[\p{L}\p{N}_@./\\#$&~^*+=<>|{}\-–−'’]/u.test(before)) return false;
  if (/[\p{L}\p{N}_@/\\#$&~^*+=<>|{}\-–−]/u.test(after)) return false;
  return !(after === "." && /[\p{L}\p{N}]/u.test(text.charAt(word.end + 1)));
}

/**
 * Whether a capital marks a name. At the start of a sentence it says nothing by itself; the word is
 * then a name when the document uses it as one, or when what follows is no lower-case word.
 */
export function isNameHere(
  word: Word,
  next: Word | undefined,
  text: string,
  vocabulary: Vocabulary,
): boolean {
  const lower = word.text.toLowerCase();
  if (word.text === lower) return false;
  if (!word.opensSentence || !next || vocabulary.isName(lower)) return true;
  return (
    !(/^[a-z]+$/.test(next.text) && text.slice(word.end, next.start) === " ") &&
    !isAside(lower, text.slice(word.end, next.start))
  );
}

/** Whether a word before a comma ends as the adverbs that open sentences do: Brifly, Therfore. */
function isAside(word: string, gap: string): boolean {
  return gap === ", " && /(?:ly|ore|over|less|ally)$/.test(word);
}

/** "Effect sizea", "Smoking historyb": in a cell or a heading, a word with the letter of a note below the table. */
export function hasMark(word: string, text: string, lexicon: Lexicon): boolean {
  return (
    /^\p{L}{3,}[a-h]$/u.test(word) &&
    (lexicon.commonness(word.slice(0, -1).toLowerCase()) ?? 99) <= 50 &&
    text.trimEnd().endsWith(word) &&
    text.length <= mostOfCell
  );
}

const mostOfCell = 60;

/** "(presente indicativo)": brackets that hold nothing but words which no dictionary knows. */
export function isForeignAside(
  text: string,
  words: readonly Word[],
  index: number,
  lexicon: Lexicon,
): boolean {
  let from = index;
  let to = index;
  const gapAfter = (at: number) => text.slice(words[at]?.end ?? 0, words[at + 1]?.start);
  while (from > 0 && gapAfter(from - 1) === " ") from--;
  while (to < words.length - 1 && gapAfter(to) === " ") to++;
  if (to === from || to - from > 3) return false;
  if (
    text.charAt((words[from]?.start ?? 0) - 1) !== "(" ||
    text.charAt(words[to]?.end ?? 0) !== ")"
  )
    return false;
  return words.slice(from, to + 1).every((word) => !lexicon.knows(word.text));
}

/** "tempera- ture": a word that was parted at the end of a line. */
export const isRestOfWord = (text: string, word: Word) =>
  /\p{L}[-\u00AD] $/u.test(text.slice(Math.max(0, word.start - 3), word.start));
