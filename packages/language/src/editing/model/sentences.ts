import type { Span } from "../edit.ts";

const end = /[.!?]["”’»)\]]*\s+(?=["“‘(«[]*[\p{Lu}\p{N}\uFFFC])/gu;
const abbreviation =
  /(?:^|[\s(])(?:\p{Lu}|al|approx|ca|cf|dr|ed|eds|eq|eqs|etc|fig|figs|i\.e|e\.g|no|nos|p|pp|prof|ref|refs|resp|sp|spp|st|tab|var|vol|vs)\.\s+$/iu;

/** The sentences of a text, one after the other and without gaps; the space between goes with the earlier one. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { index, 0: stop } of text.matchAll(end)) {
    const at = index + stop.length;
    if (abbreviation.test(text.slice(Math.max(0, at - 14), at))) continue;
    spans.push({ start, end: at });
    start = at;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans;
}

/** Words as a limit of words counts them: what stands between spaces and has a letter or a figure. */
export function countOfWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
