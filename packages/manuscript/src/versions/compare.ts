/** Two versions of a manuscript as one file with tracked changes. */
import { createHash } from "node:crypto";
import {
  acceptAll,
  openWordDocument,
  type Paragraph,
  readIdentities,
  readRejectedText,
  type SpanEdit,
  type WordDocument,
  writeComparison,
} from "@curie/docx";
import { diffArrays } from "diff";
import { afterWriting } from "../files/word-file.ts";
import { matchParagraphs } from "./align.ts";

export type VersionComparison = {
  /** The newer file: accepting all changes gives it, rejecting all the text of the older one. */
  bytes: Uint8Array;
  /** Paragraphs with other words, new ones, and ones that are gone. */
  reworded: number;
  added: number;
  removed: number;
  /** Paragraphs that differ and are not marked, with the number they have in their file. */
  notMarked: { older: number[]; newer: number[] };
  /** Whether rejecting everything gives the text of the older version, objects left aside. */
  isWhole: boolean;
};

/**
 * @throws DocxRefusal when one of both is no Word file, or one that must not be edited
 * @throws Error when accepting would not give the newer text: such a file must not reach anybody
 */
export function compareVersions(
  olderBytes: Uint8Array,
  newerBytes: Uint8Array,
  options: { author: string; date: string },
): VersionComparison {
  const [older, newer] = [openWordDocument(olderBytes), openWordDocument(newerBytes)];
  const pairs = pairsOf(older, newer);
  const reworded = new Map<number, SpanEdit[]>();
  for (const [id, pair] of pairs.entries()) {
    if (pair === null) continue;
    const [before, after] = [older.paragraphs[pair]?.text ?? "", newer.paragraphs[id]?.text ?? ""];
    if (before !== after) reworded.set(id, wordEdits(after, before));
  }
  const own = `curie-${createHash("sha256").update(newerBytes).digest("hex")}`;
  const made = writeComparison({ older, newer, pairs, reworded }, options, own, afterWriting);
  const written = openWordDocument(made.bytes, afterWriting);
  requireNewer(newer, written, options.author);
  const shown = (text: string) => text.replaceAll("\uFFFC", "");
  // A row that came leaves an empty paragraph behind for each of its cells when it is read as rejected.
  const textsOf = (list: readonly { text: string; story: string }[]) =>
    list.flatMap(({ text, story }) =>
      story === "body" && shown(text).trim() !== "" ? [shown(text)] : [],
    );
  const isWhole =
    JSON.stringify(textsOf(readRejectedText(written))) ===
    JSON.stringify(textsOf(readRejectedText(older)));
  const numbers = (ids: readonly number[]) => ids.map((id) => id + 1);
  return {
    bytes: made.bytes,
    reworded: made.reworded,
    added: made.added,
    removed: made.removed,
    notMarked: { older: numbers(made.notMarked.older), newer: numbers(made.notMarked.newer) },
    isWhole,
  };
}

function requireNewer(newer: WordDocument, written: WordDocument, author: string): void {
  const accepted = openWordDocument(acceptAll(written, { authors: [author] }).bytes, afterWriting);
  const texts = ({ paragraphs }: WordDocument) =>
    JSON.stringify(paragraphs.map(({ text }) => text));
  if (texts(accepted) !== texts(newer)) {
    throw new Error("accepting a comparison does not give the newer version");
  }
}

/** By paragraph of the newer version the one it was; none crosses another, and none leaves its kind of place. */
function pairsOf(older: WordDocument, newer: WordDocument): (number | null)[] {
  const matches = matchParagraphs(
    older.paragraphs.map(({ text }) => ({ text, changes: [] })),
    newer.paragraphs.map(({ text }) => text),
    () => false,
  );
  const placeOf = ({ story, inTable }: Paragraph) => `${story} ${inTable}`;
  const possible = matches.map((match, id): number | null => {
    const [one, other] = [newer.paragraphs[id], match.kind === "added" ? null : match.earlier];
    const before = other === null ? undefined : older.paragraphs[other];
    return one && before && placeOf(one) === placeOf(before) ? before.id : null;
  });
  preferIdentities(older, newer, possible);
  const pairs = longestRising(possible);
  pairCells(older, newer, pairs);
  pairLast(older, newer, pairs);
  return pairs;
}

/** Of several paragraphs with the same text Word itself says which one it was, also when it was moved. */
function preferIdentities(
  older: WordDocument,
  newer: WordDocument,
  pairs: (number | null)[],
): void {
  const before = new Map(readIdentities(older).map((identity, id) => [identity, id] as const));
  const takenBy = new Map(pairs.map((pair, id) => [pair, id] as const));
  const isSame = (id: number, pair: number) =>
    newer.paragraphs[id]?.text === older.paragraphs[pair]?.text;
  for (const [id, identity] of readIdentities(newer).entries()) {
    const own = identity === null ? undefined : before.get(identity);
    const pair = pairs[id] ?? null;
    if (own === undefined || pair === null || own === pair) continue;
    if (!isSame(id, pair) || !isSame(id, own)) continue;
    const other = takenBy.get(own);
    pairs[id] = own;
    takenBy.set(own, id);
    if (other !== undefined) pairs[other] = isSame(other, pair) ? pair : null;
    takenBy.set(pair, other ?? -1);
  }
}

/** Cells of a table have no other place to go: as many of them between two neighbours are the same ones. */
function pairCells(older: WordDocument, newer: WordDocument, pairs: (number | null)[]): void {
  let from = -1;
  for (let id = 0; id <= pairs.length; id++) {
    const pair = id === pairs.length ? older.paragraphs.length : pairs[id];
    if (pair === null || pair === undefined) continue;
    const start = from < 0 ? -1 : (pairs[from] ?? -1);
    const gap = id - from - 1;
    if (gap > 0 && pair - start - 1 === gap) {
      for (let step = 1; step <= gap; step++) {
        const [one, other] = [newer.paragraphs[from + step], older.paragraphs[start + step]];
        if (one?.inTable && other?.inTable && one.story === other.story) {
          pairs[from + step] = start + step;
        }
      }
    }
    from = id;
  }
}

/** The paragraph that ends the body cannot come or go: where both ends are others, one was rewritten. */
function pairLast(older: WordDocument, newer: WordDocument, pairs: (number | null)[]): void {
  const last = ({ paragraphs }: WordDocument) =>
    paragraphs.findLast(({ story, inTable }) => story === "body" && !inTable)?.id ?? -1;
  const [before, after] = [last(older), last(newer)];
  if (before >= 0 && pairs[after] === null && !pairs.includes(before)) pairs[after] = before;
}

/** The longest run of numbers that rise; the others become null. */
function longestRising(numbers: readonly (number | null)[]): (number | null)[] {
  const tails: number[] = [];
  const before: number[] = numbers.map(() => -1);
  for (const [index, number] of numbers.entries()) {
    if (number === null) continue;
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[tails[middle] as number] as number) < number) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (tails[low - 1] as number) : -1;
    tails[low] = index;
  }
  const kept = new Set<number>();
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) kept.add(index);
  return numbers.map((number, index) => (kept.has(index) ? number : null));
}

const mostEdits = 2000;

/** The edits by words that turn one text into another; what differs in each second word is one edit. */
export function wordEdits(text: string, wanted: string): SpanEdit[] {
  const parts = diffArrays(tokensOf(text), tokensOf(wanted), { maxEditLength: mostEdits });
  if (!parts) return [{ start: 0, end: text.length, replacement: wanted }];
  const edits: SpanEdit[] = [];
  let at = 0;
  let space = "";
  for (const { added, removed, value } of parts) {
    const stretch = value.join("");
    const last = edits.at(-1);
    if (!added && !removed) {
      space = /^ +$/.test(stretch) ? stretch : "";
      at += stretch.length;
      continue;
    }
    const start = at;
    if (removed) at += stretch.length;
    const replacement = added ? stretch : "";
    const isBeside = last && last.end + space.length === start;
    if (last && isBeside) {
      last.end = at;
      last.replacement += space + replacement;
    } else edits.push({ start, end: at, replacement });
    space = "";
  }
  return edits;
}

function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}'’]+|\s+|[^\p{L}\p{N}\p{M}'’\s]/gu) ?? [];
}
