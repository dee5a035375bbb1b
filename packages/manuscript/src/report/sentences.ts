import type { Paragraph } from "@curie/docx";
import type { Span } from "@curie/language/editing";

const boundaries = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * The sentences of a text, by the boundaries of Unicode (UAX #29), which may part one behind an
 * abbreviation. What has no letter is none.
 */
export function sentencesOf(text: string): Span[] {
  return [...boundaries.segment(text)]
    .filter(({ segment }) => /\p{L}/u.test(segment))
    .map(({ segment, index }) => ({ start: index, end: index + segment.length }));
}

/** Counts the sentences of the text proper: no page headers, reference list or table of contents. */
export function countSentences(
  paragraphs: readonly Paragraph[],
  changesOf: (id: number) => readonly Span[],
): { total: number; changed: number } {
  let total = 0;
  let changed = 0;
  for (const { id, text, kind, story } of paragraphs) {
    if (story === "header" || story === "footer") continue;
    if (kind === "reference" || kind === "contents") continue;
    total += sentencesOf(text).length;
    changed += countChangedSentences(text, changesOf(id));
  }
  return { total, changed };
}

export function countChangedSentences(text: string, changes: readonly Span[]): number {
  if (changes.length === 0) return 0;
  return sentencesOf(text).filter((sentence) => changes.some((one) => touches(one, sentence)))
    .length;
}

/** An insertion between two sentences belongs to the second. */
function touches(change: Span, sentence: Span): boolean {
  return change.start < sentence.end && Math.max(change.end, change.start + 1) > sentence.start;
}
