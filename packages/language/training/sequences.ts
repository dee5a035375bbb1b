import { longestSequence, packSequences, sequenceKey } from "#editing/counts/sequences.ts";
import { kind, type Units } from "#editing/counts/units.ts";

/**
 * Counts what stands one after another inside a sentence, two to four words and marks. A sequence is
 * kept from a number on that rises with its length: long ones are many, and say little when they are rare.
 */
export function countSequences(texts: Iterable<Units>): Buffer {
  const keys: number[] = [];
  const found: number[] = [];
  const all: Uint32Array[] = [];
  let block = new Uint32Array(blockSize);
  let used = 0;
  for (const units of texts) {
    for (let from = 0; from < units.length; from++) {
      const hashes: number[] = [];
      for (let at = from; at < Math.min(units.length, from + longestSequence); at++) {
        const form = units[at]?.form;
        if (!form || form.kind === kind.boundary) break;
        hashes.push(form.hash);
        if (hashes.length < 2) continue;
        if (used === blockSize) {
          all.push(block);
          block = new Uint32Array(blockSize);
          used = 0;
        }
        block[used++] = sequenceKey(hashes);
      }
    }
  }
  all.push(block.subarray(0, used));
  const sorted = new Uint32Array(all.reduce((sum, one) => sum + one.length, 0));
  let position = 0;
  for (const one of all) {
    sorted.set(one, position);
    position += one.length;
  }
  sorted.sort();
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    while (to < sorted.length && sorted[to] === sorted[from]) to++;
    if (to - from >= atLeast) {
      keys.push(sorted[from] as number);
      found.push(to - from);
    }
    from = to;
  }
  return packSequences(keys, found);
}

const blockSize = 2 ** 20;
const atLeast = 2;
