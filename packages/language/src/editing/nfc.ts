import type { Span } from "./edit.ts";

/** A text in composed form (Unicode NFC) that remembers where each character came from. */
export type ComposedText = {
  text: string;
  /** Takes a range of the composed text back to the original, never cutting a letter from its accent. */
  toSource(span: Span): Span;
};

const letterWithMarks = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Composes accents, because checkers read `nai` + U+0308 + `ve` as two words.
 *
 * Composition happens letter by letter, so every boundary between letters exists in both texts.
 * Hangul jamo, which compose across letters, are left as they are.
 */
export function composeText(source: string): ComposedText {
  if (source.normalize("NFC") === source) return { text: source, toSource: (span) => span };

  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  for (const match of source.matchAll(letterWithMarks)) {
    const composed = match[0].normalize("NFC");
    const same = composed === match[0];
    for (let unit = 0; unit < composed.length; unit++) {
      starts.push(same ? match.index + unit : match.index);
      ends.push(same ? match.index + unit + 1 : match.index + match[0].length);
    }
    text += composed;
  }
  return {
    text,
    toSource({ start, end }) {
      const from = starts[start] ?? source.length;
      return { start: from, end: end > start ? (ends[end - 1] ?? source.length) : from };
    },
  };
}
