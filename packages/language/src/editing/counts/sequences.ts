import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { once } from "#data/tables.ts";
import { joinHash, spread } from "./hash.ts";
import { packed, packKeys, readKeys } from "./key-table.ts";

export const longestSequence = 4;

// One sequence in five hundred that never stood there shares its key with one that did.
const sequenceBits = 30;
const stepsOfDoubling = 4;

/** The key of words that stand one after another, made of the keys of the words. */
export function sequenceKey(hashes: readonly number[]): number {
  let key = hashes.length;
  for (const hash of hashes) key = joinHash(key, hash);
  return spread(key) >>> (32 - sequenceBits);
}

/** How often the words of these keys stand one after another: 0 for once or never, else nearly so often. */
export type Sequences = (hashes: readonly number[]) => number;

export function readSequences(file: URL): () => Sequences {
  return once(() => {
    const bytes = gunzipSync(readFileSync(file));
    const { indexOf, end, size } = readKeys(bytes);
    // A copy, so that the unpacked bytes can go.
    const values = new Uint8Array(bytes.subarray(end, end + size));
    return (hashes) => {
      const index = indexOf(sequenceKey(hashes));
      return index < 0 ? 0 : Math.round(2 ** ((values[index] as number) / stepsOfDoubling));
    };
  });
}

/** Sequences as `readSequences` reads them: rising keys and how often each was found. */
export function packSequences(keys: ArrayLike<number>, found: readonly number[]): Buffer {
  const values = found.map((count) => Math.round(Math.log2(count) * stepsOfDoubling));
  return packed(Buffer.concat([packKeys(sequenceBits, keys), Buffer.from(values)]));
}
