import { type Edit, overlaps } from "./edit.ts";

/**
 * Takes an edit of a corrected text back to the text as it was. One error hides another: "the the
 * patients was" shows its verb only when the repeated word is gone.
 *
 * `made` are the edits that led to the corrected text, sorted and free of overlaps. Null when the
 * edit touches what one of them wrote: then it has no place of its own in the original.
 */
export function intoOriginal(edit: Edit, made: readonly Edit[]): Edit | null {
  let shift = 0;
  for (const earlier of made) {
    const start = earlier.start + shift;
    const end = start + earlier.replacement.length;
    if (edit.end < start) break;
    if (overlaps({ start, end }, edit) || edit.end === start || edit.start === end) return null;
    shift += earlier.replacement.length - (earlier.end - earlier.start);
  }
  return { ...edit, start: edit.start - shift, end: edit.end - shift };
}
