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
    if (touches(edit, start, end)) return null;
    shift += earlier.replacement.length - (earlier.end - earlier.start);
  }
  return { ...edit, start: edit.start - shift, end: edit.end - shift };
}

function touches(edit: Edit, start: number, end: number): boolean {
  return overlaps({ start, end }, edit) || edit.end === start || edit.start === end;
}

/** An edit that was made, and the one that takes its place. */
export type Joined = { replaces: Edit; edit: Edit };

/**
 * Joins an edit of the corrected text with the one edit whose words it changes again: "remein", first
 * "remain", then for its subject "remains", becomes one change. Null when it touches no edit, or two.
 */
export function joinWithMade(edit: Edit, made: readonly Edit[], corrected: string): Joined | null {
  let shift = 0;
  let joined: Joined | null = null;
  for (const earlier of made) {
    const start = earlier.start + shift;
    const end = start + earlier.replacement.length;
    const growth = earlier.replacement.length - (earlier.end - earlier.start);
    if (touches(edit, start, end)) {
      if (joined) return null;
      const from = Math.min(start, edit.start);
      const to = Math.max(end, edit.end);
      joined = {
        replaces: earlier,
        edit: {
          ...earlier,
          start: from - shift,
          end: to - shift - growth,
          replacement:
            corrected.slice(from, edit.start) + edit.replacement + corrected.slice(edit.end, to),
          confidence: Math.min(earlier.confidence, edit.confidence),
        },
      };
    }
    shift += growth;
  }
  return joined;
}
