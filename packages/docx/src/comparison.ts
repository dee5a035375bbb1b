/** Two Word files beside each other, part by part. */
import type { Archive, Entry } from "./container/archive.ts";
import { readEntry } from "./container/archive.ts";
import type { WordDocument } from "./document.ts";

export type PartComparison = {
  /** Parts of the package, of either file. */
  parts: number;
  /** Those that both files have, the same byte for byte. */
  same: number;
};

/** Compares every part of two packages (ECMA-376 part 2) by its bytes. */
export function compareParts(one: WordDocument, other: WordDocument): PartComparison {
  const before = one.source.archive;
  const after = other.source.archive;
  const entries = new Map(after.entries.map((entry) => [entry.name, entry]));
  let same = 0;
  for (const entry of before.entries) {
    const counterpart = entries.get(entry.name);
    if (counterpart && isSame(before, entry, after, counterpart)) same++;
    if (!counterpart) entries.set(entry.name, entry);
  }
  return { parts: entries.size, same };
}

/** Pictures and embedded files that only one of two packages has. */
export type MediaComparison = { missing: number; added: number };

const media = /\/(?:media|embeddings)\//;

/** Compares pictures and embedded files by what they are, whatever they are called: Word names them anew. */
export function compareMedia(one: WordDocument, other: WordDocument): MediaComparison {
  const counts = new Map<string, number>();
  const count = ({ entries }: Archive, by: number): void => {
    for (const { name, size, crc } of entries) {
      if (!media.test(name)) continue;
      const what = `${size} ${crc}`;
      counts.set(what, (counts.get(what) ?? 0) + by);
    }
  };
  count(one.source.archive, 1);
  count(other.source.archive, -1);
  const differences = [...counts.values()];
  return {
    missing: differences.reduce((sum, left) => sum + Math.max(0, left), 0),
    added: differences.reduce((sum, left) => sum + Math.max(0, -left), 0),
  };
}

/** Equal compressed bytes need not be inflated. */
function isSame(before: Archive, entry: Entry, after: Archive, counterpart: Entry): boolean {
  if (entry.size !== counterpart.size || entry.crc !== counterpart.crc) return false;
  if (
    entry.method === counterpart.method &&
    packed(before, entry).equals(packed(after, counterpart))
  ) {
    return true;
  }
  return readEntry(before, entry).equals(readEntry(after, counterpart));
}

function packed({ bytes }: Archive, { dataAt, compressedSize }: Entry): Buffer {
  return bytes.subarray(dataAt, dataAt + compressedSize);
}
