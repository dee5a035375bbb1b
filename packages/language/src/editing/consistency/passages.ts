import { applyEdits, type Edit, type EditableParagraph } from "../edit.ts";
import { editableParagraphs } from "../scope.ts";
import { type Word, wordsOf } from "../tokens.ts";

/** A paragraph of sentences as the earlier passes left it: headings and cells of tables are none. */
export type Passage = {
  /** Its place among the paragraphs of the manuscript. */
  paragraph: number;
  text: string;
  words: readonly Word[];
  /** Lower-case text of each word. */
  lower: readonly string[];
  /** Whether it stands after the heading of the introduction, not in title page or abstract. */
  inBody: boolean;
};

/** A change of one passage; its offsets are those of the passage's text. */
export type Proposal = { passage: Passage; edit: Edit };

/** Looks through a whole manuscript for one kind of inconsistency. */
export type ConsistencyCheck = (passages: readonly Passage[]) => Proposal[];

// After its stop a sentence may still have citations and note marks: "… was seen.3,4".
const sentenceEnd = /[.!?:;]["”’)\]\s\uFFFC\d,–-]*$/u;
const fewestWords = 6;
/** No title is so long. */
const certainlySentences = 30;

const introduction = /^\s*(?:\d+\.?\s+|[IVX]+\.\s+)?introduction\s*[:.]?\s*$/i;
// Also the first heading of a structured abstract, and then not the last "Background".
const background = /^\s*(?:\d+\.?\s+|[IVX]+\.\s+)?background\s*[:.]?\s*$/i;

/** Where the body begins; where no heading says so, nothing is certain to be body. */
function startOfBody(paragraphs: readonly EditableParagraph[]): number {
  const first = paragraphs.findIndex(({ text }) => introduction.test(text));
  if (first >= 0) return first;
  const last = paragraphs.findLastIndex(({ text }) => background.test(text));
  return last >= 0 ? last : paragraphs.length;
}

/**
 * The passages of a manuscript in reading order, after the edits already made. Reference lists and
 * what the reader calls not editable are left out, as are paragraphs too short to be sentences.
 */
export function passagesOf(
  paragraphs: readonly EditableParagraph[],
  made: readonly (readonly Edit[])[],
): Passage[] {
  const editable = editableParagraphs(paragraphs);
  const body = startOfBody(paragraphs);
  return paragraphs.flatMap((paragraph, index) => {
    if (!editable[index]) return [];
    const text = applyEdits(paragraph.text, made[index] ?? []);
    const words = wordsOf(text);
    if (words.length < (sentenceEnd.test(text) ? fewestWords : certainlySentences)) return [];
    const lower = words.map((word) => word.text.toLowerCase());
    return [{ paragraph: index, text, words, lower, inBody: index > body }];
  });
}

/** What stands between the word at `index` and the one before it. */
export function gapBefore(passage: Passage, index: number): string {
  return passage.text.slice(passage.words[index - 1]?.end ?? 0, passage.words[index]?.start);
}

/** The words of the sentence that the word at `index` stands in, no more than `reach` words away from it. */
export function sentenceAround(
  { words }: Passage,
  index: number,
  reach: number,
): { first: number; end: number } {
  let first = index;
  while (first > 0 && first > index - reach && !words[first]?.opensSentence) first--;
  let end = index + 1;
  while (end < words.length && end <= index + reach && !words[end]?.opensSentence) end++;
  return { first, end };
}

/** Whether a word is in small letters, but for the capital that opens a sentence. */
export function isPlain(passage: Passage, index: number): boolean {
  const word = passage.words[index];
  if (!word || !/^\p{L}\p{Ll}*$/u.test(word.text)) return false;
  return word.text === passage.lower[index] || word.opensSentence;
}

/** Whether neither hyphen, slash, digit nor sign joins the range from word `first` to word `last` to more. */
export function standsFree(passage: Passage, first: number, last = first): boolean {
  const before = passage.text.charAt((passage.words[first]?.start ?? 0) - 1);
  const { end } = passage.words[last] ?? { end: passage.text.length };
  const after = passage.text.slice(end, end + 2);
  return (
    !/[\p{L}\p{N}_@./\\#$&~^*+=<>|{}\-–—−'’]/u.test(before) &&
    !/^(?:[\p{L}\p{N}_@/\\#$&~^*+=<>|{}\-–—−]|[.:'’][\p{L}\p{N}])/u.test(after)
  );
}
