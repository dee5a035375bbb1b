/** Where in a paragraph that its author went over an edit of the earlier version would stand now. */
import { type SpanEdit, splitEdit, trimEdit } from "@curie/docx";

type Span = { start: number; end: number };

/** A stretch that both texts have, and how far it moved. */
type Stretch = Span & { by: number };

/**
 * Tells where a range of the one text stands in the other; null where the author changed it. The place of an
 * insertion has to have on both sides what it had.
 */
export function placesIn(before: string, after: string): (range: Span) => Span | null {
  const stretches = unchanged(before, after);
  return ({ start, end }) => {
    const stretch = stretches.find((one) => one.start <= start && end <= one.end);
    if (!stretch) return null;
    const isBetween =
      start < end ||
      ((stretch.start < start || (start === 0 && stretch.by === 0)) &&
        (end < stretch.end || (end === before.length && end + stretch.by === after.length)));
    return isBetween ? { start: start + stretch.by, end: end + stretch.by } : null;
  };
}

function unchanged(before: string, after: string): Stretch[] {
  const whole = { start: 0, end: before.length, replacement: after };
  const smallest = trimEdit(before, whole);
  const edits: readonly SpanEdit[] = smallest ? (splitEdit(before, smallest) ?? [smallest]) : [];
  const stretches: Stretch[] = [];
  let [at, by] = [0, 0];
  for (const { start, end, replacement } of edits) {
    if (start > at) stretches.push({ start: at, end: start, by });
    by += replacement.length - (end - start);
    at = end;
  }
  if (at < before.length || before === "") stretches.push({ start: at, end: before.length, by });
  return stretches;
}
