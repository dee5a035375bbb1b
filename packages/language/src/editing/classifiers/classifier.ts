import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { countsFile } from "#editing/counts/counts.ts";
import { spread } from "#editing/counts/hash.ts";
import { packed, packKeys, readKeys } from "#editing/counts/key-table.ts";
import type { Features, Task } from "./task.ts";

/** Weights are kept as whole numbers of this size. */
export const weightStep = 1 / 24;

/** How likely each choice is, from the weights of a place's features: a logistic regression. */
export type Classifier = (features: Features) => Float64Array;

export const weightKeyBits = 26;

/** The key under which the weights of a feature are found. */
export function weightKey(feature: number): number {
  return spread(feature) >>> (32 - weightKeyBits);
}

export function readClassifier(task: Task): Classifier {
  return classifierOf(task, gunzipSync(readFileSync(countsFile(task.name))));
}

/**
 * The classifier that unpacked weights make: the keys of features, then for each feature a set of
 * choices as bits and a weight for each of them. The answer lies in the same memory each time.
 */
function classifierOf(task: Task, packedWeights: Buffer): Classifier {
  const { size, indexOf, end } = readKeys(packedWeights);
  const bytes = new Uint8Array(
    packedWeights.buffer,
    packedWeights.byteOffset,
    packedWeights.length,
  );
  let position = end;
  const starts = new Uint32Array(size + 1);
  const choiceOf = new Uint8Array(packedWeights.readUInt32LE(position));
  const weightOf = new Int8Array(choiceOf.length);
  position += 4;
  let entry = 0;
  for (let index = 0; index < size; index++) {
    let set = 0;
    for (let read = 0; read < task.choices.length; read += 8) {
      set |= (bytes[position++] as number) << read;
    }
    for (; set !== 0; set &= set - 1) {
      choiceOf[entry] = 31 - Math.clz32(set & -set);
      // The array takes 255 for −1.
      weightOf[entry++] = bytes[position++] as number;
    }
    starts[index + 1] = entry;
  }
  const likely = new Float64Array(task.choices.length);
  return ({ keys, size: features }) => {
    likely.fill(0);
    for (let at = 0; at < features; at++) {
      const index = indexOf(weightKey(keys[at] as number));
      if (index < 0) continue;
      const end = starts[index + 1] as number;
      for (let one = starts[index] as number; one < end; one++) {
        const choice = choiceOf[one] as number;
        likely[choice] = (likely[choice] as number) + (weightOf[one] as number) * weightStep;
      }
    }
    return softmax(likely);
  };
}

/** Weights as `classifierOf` reads them. Of each feature: its key, and its weight for every choice. */
export function packWeights(
  keys: readonly number[],
  weights: (index: number, choice: number) => number,
  choices: number,
): Buffer {
  const rest: number[] = [];
  let entries = 0;
  for (let index = 0; index < keys.length; index++) {
    let set = 0;
    const values: number[] = [];
    for (let choice = 0; choice < choices; choice++) {
      const weight = weights(index, choice);
      if (weight === 0) continue;
      set |= 1 << choice;
      values.push(weight & 0xff);
    }
    for (let written = 0; written < choices; written += 8) rest.push((set >>> written) & 0xff);
    for (const value of values) rest.push(value);
    entries += values.length;
  }
  const size = Buffer.alloc(4);
  size.writeUInt32LE(entries);
  return packed(Buffer.concat([packKeys(weightKeyBits, keys), size, Buffer.from(rest)]));
}

/** Turns scores into shares of one, in their place. */
export function softmax(scores: Float64Array): Float64Array {
  let most = -Infinity;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let index = 0; index < scores.length; index++) {
    const share = Math.exp((scores[index] as number) - most);
    scores[index] = share;
    sum += share;
  }
  for (let index = 0; index < scores.length; index++) {
    scores[index] = (scores[index] as number) / sum;
  }
  return scores;
}
