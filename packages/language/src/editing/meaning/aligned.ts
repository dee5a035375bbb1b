import type { Edit } from "../edit.ts";

/** What of an edit says how the text reads after it. */
export type Replacing = Pick<Edit, "start" | "end" | "replacement">;

/**
 * The words of a sentence before and after an edit, in lower case but for letters that name something
 * («group A»), and which of them differ.
 */
export type AlignedSentence = {
  before: readonly string[];
  after: readonly string[];
  /** What differs is `[from, beforeTo)` of `before` and `[from, afterTo)` of `after`. */
  from: number;
  beforeTo: number;
  afterTo: number;
  /** The words when all edits of the sentence are made: what one takes away, another may put in. */
  finally: readonly string[];
};

const sentenceEnd = /[.!?]["”’)\]]*\s+(?=\p{Lu})|\n/gu;
// A sign that says something stands as a word: comparisons, ranges.
const wordShape = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * The sentence in which an edit stands, without and with it.
 *
 * @param all every edit of the paragraph
 */
export function alignedSentence(
  text: string,
  edit: Replacing,
  all: readonly Replacing[],
): AlignedSentence {
  const { start, end } = edit;
  let opening = 0;
  let closing = text.length;
  for (const { index, 0: stop } of text.matchAll(sentenceEnd)) {
    if (index + stop.length <= start) opening = index + stop.length;
    else if (index >= end) {
      closing = index;
      break;
    }
  }
  const reading = (edits: readonly Replacing[]) =>
    lowerWords(replaced(text.slice(opening, closing), opening, edits));
  const before = reading([]);
  const after = reading([edit]);
  let from = 0;
  while (from < before.length && from < after.length && before[from] === after[from]) from += 1;
  let same = 0;
  const most = Math.min(before.length, after.length) - from;
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const inside = all.filter((one) => one.start >= opening && one.end <= closing);
  return {
    before,
    after,
    from,
    beforeTo: before.length - same,
    afterTo: after.length - same,
    finally: inside.length > 1 ? reading(inside) : after,
  };
}

function replaced(text: string, offset: number, edits: readonly Replacing[]): string {
  let result = "";
  let position = 0;
  for (const { start, end, replacement } of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(position, start - offset) + replacement;
    position = end - offset;
  }
  return result + text.slice(position);
}

const label = /^\p{Lu}$/u;

function lowerWords(text: string): string[] {
  return (text.match(wordShape) ?? []).map((word, index) =>
    index > 0 && label.test(word) ? word : word.toLowerCase().replaceAll("’", "'"),
  );
}
