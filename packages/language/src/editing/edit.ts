import type { EditCategory, EditReason } from "./reasons.ts";

/** The English an author asked for. British means -ise, unless Oxford spelling (-ize) is asked for beside it. */
export type Dialect = "american" | "british";

/** A half-open range `[start, end)` of UTF-16 code units, as `String.prototype.slice` counts them. */
export type Span = { start: number; end: number };

/**
 * One proposed change of one paragraph.
 *
 * `start` and `end` are UTF-16 offsets into the paragraph's own text, before any other edit. An
 * empty range inserts, an empty replacement deletes. `rule` names what proposed the edit and stays
 * the same between versions; `reason` is what the author is told. `confidence` is the share of such edits expected to be right, 0 to 1.
 */
export type Edit = {
  start: number;
  end: number;
  replacement: string;
  category: EditCategory;
  rule: string;
  reason: EditReason;
  confidence: number;
};

/**
 * A paragraph as a Word reader hands it over.
 *
 * `locked` are ranges nothing may change: formulas, fields, notes, citations inserted by a
 * reference manager. U+FFFC in the text stands for an object and is locked by itself. A paragraph
 * with `editable: false` (a reference list, a code listing) is never looked at.
 */
export type EditableParagraph = { text: string; locked: readonly Span[]; editable: boolean };

/** The character that stands for a picture, formula or note inside a paragraph's text. */
export const objectPlaceholder = "\uFFFC";

/**
 * The text after all `edits`, which may come in any order.
 *
 * @throws RangeError when an edit lies outside the text or two edits overlap: applying those would
 * silently produce a text nobody proposed.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = "";
  let position = 0;
  for (const edit of ordered) {
    if (edit.start < position || edit.end < edit.start || edit.end > text.length) {
      throw new RangeError(`edit ${edit.rule} at ${edit.start}–${edit.end} does not fit the text`);
    }
    result += text.slice(position, edit.start) + edit.replacement;
    position = edit.end;
  }
  return result + text.slice(position);
}

/** Whether two ranges share a character, or an empty range lies strictly inside the other. */
export function overlaps(a: Span, b: Span): boolean {
  if (a.start === a.end) return b.start < a.start && a.start < b.end;
  if (b.start === b.end) return a.start < b.start && b.start < a.end;
  return a.start < b.end && b.start < a.end;
}
