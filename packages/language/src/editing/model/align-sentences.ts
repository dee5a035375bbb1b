import type { Span } from "../edit.ts";
import { sentenceSpans } from "./sentences.ts";

/** Sentences of a text and what became of them: one to one, one split, two joined, one gone or put in. */
export type AlignedSentences = {
  /** In the text, with the space after it; empty where something was put in. */
  before: Span;
  /** In the rewritten text; empty where a sentence is gone. */
  after: Span;
};

/**
 * How many sentences of both texts belong together, and what that costs in words: little beside a sentence, and
 * more than the words that two sentences share by chance.
 */
const steps = [
  { before: 1, after: 1, cost: 0 },
  { before: 1, after: 2, cost: 5 },
  { before: 2, after: 1, cost: 5 },
  { before: 1, after: 0, cost: 1 },
  { before: 0, after: 1, cost: 1 },
] as const;

/**
 * Which sentences of a rewritten text stand for which of the text, in the order of both: the way in which the
 * words of sentences that belong together differ least. More sentences than `most` are one.
 */
export function alignSentences(text: string, rewritten: string, most = 80): AlignedSentences[] {
  const [before, after] = [sentenceSpans(text), sentenceSpans(rewritten)];
  if (before.length > most || after.length > most) {
    return [{ before: { start: 0, end: text.length }, after: { start: 0, end: rewritten.length } }];
  }
  const bags = {
    before: before.map(({ start, end }) => wordsOf(text.slice(start, end))),
    after: after.map(({ start, end }) => wordsOf(rewritten.slice(start, end))),
  };
  const width = after.length + 1;
  const best = new Float64Array((before.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const taken = new Int8Array(best.length).fill(-1);
  best[0] = 0;
  for (let row = 0; row <= before.length; row++) {
    for (let column = 0; column < width; column++) {
      const soFar = best[row * width + column] ?? Number.POSITIVE_INFINITY;
      for (const [index, step] of steps.entries()) {
        const [down, right] = [row + step.before, column + step.after];
        if (down > before.length || right >= width) continue;
        const differs = wordsApart(
          bags.before.slice(row, down).flat(),
          bags.after.slice(column, right).flat(),
        );
        const cost = soFar + step.cost + differs;
        const at = down * width + right;
        if (cost < (best[at] ?? Number.POSITIVE_INFINITY)) {
          best[at] = cost;
          taken[at] = index;
        }
      }
    }
  }
  const aligned: AlignedSentences[] = [];
  for (let row = before.length, column = after.length; row > 0 || column > 0; ) {
    const step = steps[taken[row * width + column] ?? -1];
    if (!step) break;
    aligned.unshift({
      before: joined(before, row - step.before, row, text.length),
      after: joined(after, column - step.after, column, rewritten.length),
    });
    row -= step.before;
    column -= step.after;
  }
  return aligned;
}

function joined(spans: readonly Span[], from: number, to: number, end: number): Span {
  const start = spans[from]?.start ?? end;
  return { start, end: to > from ? (spans[to - 1]?.end ?? end) : start };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many words of two sentences the other one does not have. */
function wordsApart(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common += 1;
  }
  return one.length + other.length - 2 * common;
}
