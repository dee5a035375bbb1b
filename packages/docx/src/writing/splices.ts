/** Text put into a source at offsets, everything else kept as it is. */
import type { Span } from "../model.ts";
import { firstIndex } from "../sorted.ts";

/** `text` instead of what stands in the span. */
export type Splice = Span & { text: string };

/** Holds the place of a w:id in spliced text, so that numbers follow document order. */
export const NUMBER = "\0";

/**
 * What stands in a part with every splice in it, and a fresh number wherever one has its place: spans
 * of the source that stay, and new text between them.
 */
export function applySplices(
  source: string,
  splices: readonly Splice[],
  nextId: () => number,
): (string | Span)[] {
  // Stable: splices at one place stay in the order in which they were made.
  const sorted = [...splices].sort((a, b) => a.start - b.start);
  const output: (string | Span)[] = [];
  let at = 0;
  for (const splice of sorted) {
    const text = splice.text.replaceAll(NUMBER, () => String(nextId()));
    output.push({ start: at, end: splice.start }, text);
    at = splice.end;
  }
  output.push({ start: at, end: source.length });
  return output;
}

/** A stretch of the source with the splices that begin in it; they must be sorted. */
export function spliced(
  source: string,
  splices: readonly Splice[],
  from: number,
  to: number,
): string {
  let output = "";
  let at = from;
  for (let index = firstIndex(splices, ({ start }) => start >= from); ; index++) {
    const splice = splices[index];
    if (!splice || splice.start >= to) return output + source.slice(at, to);
    if (splice.start < at) continue;
    output += source.slice(at, splice.start) + splice.text;
    at = splice.end;
  }
}
