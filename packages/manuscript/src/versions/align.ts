/** Finds for each paragraph of a new version the one it was. */
import { diffArrays } from "diff";
import { textWith } from "../decisions/standing.ts";
import type { ReportChange } from "../report/model.ts";
import { appliedIn, folded, type Preference } from "./applied.ts";
import { wordsIn } from "./words.ts";

/** What a paragraph of the new version is to the earlier one. */
export type Match =
  /** Its text is the earlier one, with these of its changes applied. */
  | { kind: "known"; earlier: number; applied: ReadonlySet<ReportChange>; moved: boolean }
  /** The author went over it. */
  | { kind: "changed"; earlier: number }
  | { kind: "added" };

export type EarlierParagraph = { text: string; changes: readonly ReportChange[] };

/**
 * Paragraphs that are equal, or equal but for our changes, are found first: in the order of the text (the
 * longest common subsequence), then wherever they moved to. Of the rest, those between the same neighbours are
 * compared word by word, and then those anywhere that share most of their words.
 *
 * @returns a match for each new paragraph, in their order; each earlier one is matched once at most
 */
export function matchParagraphs(
  earlier: readonly EarlierParagraph[],
  texts: readonly string[],
  isLikely: Preference,
): Match[] {
  const matches: (Match | undefined)[] = texts.map(() => undefined);
  const free = new Set(earlier.keys());
  const take = (index: number, match: Exclude<Match, { kind: "added" }>): void => {
    matches[index] = match;
    free.delete(match.earlier);
  };
  const asKnown = (from: number, to: number): ReadonlySet<ReportChange> | null => {
    const { text, changes } = earlier[from] as EarlierParagraph;
    return appliedIn(text, changes, texts[to] ?? "", isLikely);
  };
  const takePair = (from: number, to: number, moved: boolean): void => {
    const applied = asKnown(from, to);
    take(
      to,
      applied
        ? { kind: "known", earlier: from, applied, moved }
        : { kind: "changed", earlier: from },
    );
  };

  const ways = earlier.map((one) => waysToRead(one, isLikely));
  const gaps = commonOrder(ways, texts.map(folded), (from, to) => {
    const applied = asKnown(from, to);
    if (applied) take(to, { kind: "known", earlier: from, applied, moved: false });
  });
  for (const { from, to } of gaps) {
    for (const [one, other] of pairsInOrder(from, to, earlier, texts)) takePair(one, other, false);
  }

  const byReading = new Map<string, number[]>();
  for (const index of free) {
    for (const way of ways[index] ?? []) {
      byReading.set(way, [...(byReading.get(way) ?? []), index]);
    }
  }
  for (const [to, text] of texts.entries()) {
    if (matches[to]) continue;
    const from = byReading.get(folded(text))?.find((index) => free.has(index));
    const applied = from === undefined ? null : asKnown(from, to);
    if (from !== undefined && applied) {
      take(to, { kind: "known", earlier: from, applied, moved: text.trim() !== "" });
    }
  }
  const find = likenessFinder([...free].map((index) => [index, earlier[index]?.text ?? ""]));
  for (const [to, text] of texts.entries()) {
    if (matches[to]) continue;
    const from = find(text, free);
    if (from !== null) takePair(from, to, true);
  }
  return matches.map((match) => match ?? { kind: "added" });
}

/** The texts that a paragraph most likely has in the next version. */
function waysToRead({ text, changes }: EarlierParagraph, isLikely: Preference): Set<string> {
  return new Set(
    [[], changes, changes.filter(isLikely)].map((applied) => folded(textWith(text, applied))),
  );
}

/** Paragraphs that may come or go before the order of the rest tells nothing more. */
const mostEdits = 4000;

type Gap = { from: number[]; to: number[] };

/** Calls back for what both have in the same order, and returns what stands between. */
function commonOrder(
  ways: readonly ReadonlySet<string>[],
  texts: readonly string[],
  same: (from: number, to: number) => void,
): Gap[] {
  const gaps: Gap[] = [];
  let [from, to] = [0, 0];
  let gap: Gap = { from: [], to: [] };
  const parts = diffArrays<ReadonlySet<string> | string>([...ways], [...texts], {
    comparator: (one, other) =>
      typeof one !== "string" && typeof other === "string" && one.has(other),
    maxEditLength: mostEdits,
  });
  // Two other manuscripts: what they share is found wherever it stands.
  if (!parts) return [];
  for (const { added, removed, count } of parts) {
    if (!added && !removed) {
      for (let done = 0; done < count; done++) same(from++, to++);
      gaps.push(gap);
      gap = { from: [], to: [] };
      continue;
    }
    for (let done = 0; done < count; done++) {
      if (removed) gap.from.push(from++);
      else gap.to.push(to++);
    }
  }
  return [...gaps, gap].filter((one) => one.from.length > 0 && one.to.length > 0);
}

/** From so many shared words on a paragraph counts as the other one, gone over. */
const alike = 0.5;
/** Beyond so many comparisons a gap is left to the search over the whole manuscript. */
const mostComparisons = 40_000;

/** The pairs of two runs of paragraphs that together share most, none crossing another. */
function pairsInOrder(
  from: readonly number[],
  to: readonly number[],
  earlier: readonly EarlierParagraph[],
  texts: readonly string[],
): [number, number][] {
  if (from.length * to.length > mostComparisons) return [];
  const before = from.map((index) => wordCounts(earlier[index]?.text ?? ""));
  const after = to.map((index) => wordCounts(texts[index] ?? ""));
  const width = to.length + 1;
  const best = new Float64Array((from.length + 1) * width);
  const likeness = new Float64Array(from.length * to.length);
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      const shared = likenessOf(before[i] as WordCounts, after[j] as WordCounts);
      likeness[i * to.length + j] = shared;
      const paired = shared >= alike ? shared + (best[(i + 1) * width + j + 1] as number) : 0;
      best[i * width + j] = Math.max(
        paired,
        best[(i + 1) * width + j] as number,
        best[i * width + j + 1] as number,
      );
    }
  }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < from.length && j < to.length; ) {
    const shared = likeness[i * to.length + j] as number;
    const here = best[i * width + j] as number;
    if (shared >= alike && here === shared + (best[(i + 1) * width + j + 1] as number)) {
      pairs.push([from[i++] as number, to[j++] as number]);
    } else if (here === best[(i + 1) * width + j]) i++;
    else j++;
  }
  return pairs;
}

type WordCounts = { size: number; counts: ReadonlyMap<string, number> };

function wordCounts(text: string): WordCounts {
  const counts = new Map<string, number>();
  let size = 0;
  for (const word of wordsIn(text)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    size++;
  }
  return { size, counts };
}

/** The share of their words that two paragraphs have in common, 0 to 1 (Dice's coefficient). */
function likenessOf(one: WordCounts, other: WordCounts): number {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const [word, count] of one.counts) shared += Math.min(count, other.counts.get(word) ?? 0);
  return (2 * shared) / (one.size + other.size);
}

/** Paragraphs of fewer words are alike too easily to be found far away. */
const fewestWords = 6;
const mostAlike = 50;

/** Finds the paragraph that shares most words with a text, anywhere; null where none shares enough. */
function likenessFinder(
  paragraphs: readonly (readonly [number, string])[],
): (text: string, free: ReadonlySet<number>) => number | null {
  const counted = new Map(paragraphs.map(([index, text]) => [index, wordCounts(text)]));
  const byWord = new Map<string, number[]>();
  for (const [index, { counts }] of counted) {
    for (const word of counts.keys()) byWord.set(word, [...(byWord.get(word) ?? []), index]);
  }
  return (text, free) => {
    const own = wordCounts(text);
    if (own.size < fewestWords) return null;
    const votes = new Map<number, number>();
    for (const word of own.counts.keys()) {
      const standing = byWord.get(word) ?? [];
      // What stands everywhere tells nothing.
      if (standing.length > mostAlike) continue;
      for (const index of standing) votes.set(index, (votes.get(index) ?? 0) + 1);
    }
    let best: { index: number; shared: number } | null = null;
    const likely = [...votes].sort((a, b) => b[1] - a[1]).filter(([index]) => free.has(index));
    for (const [index] of likely.slice(0, mostAlike)) {
      const shared = likenessOf(own, counted.get(index) as WordCounts);
      if (shared >= alike && shared > (best?.shared ?? 0)) best = { index, shared };
    }
    return best?.index ?? null;
  };
}
