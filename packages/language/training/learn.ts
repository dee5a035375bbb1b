import {
  packWeights,
  softmax,
  weightKey,
  weightKeyBits,
  weightStep,
} from "#editing/classifiers/classifier.ts";
import { createFeatures, type Task } from "#editing/classifiers/task.ts";
import type { Units } from "#editing/counts/units.ts";

export type Curriculum = {
  /** A feature that fewer places have is not learnt from. */
  atLeast: number;
  passes: number;
  rate: number;
  /** This share of a place's features is left out, so that no weight relies on one neighbour alone. */
  dropped: number;
  /** Weights nearer to zero are not kept. */
  least: number;
  seed: number;
};

const most = 127;
const clearEnough = 0.002;

/**
 * Learns which choice belongs where: logistic regression by stochastic gradient descent with steps
 * that shrink for every weight as it is moved (AdaGrad), over paragraphs in a seeded order.
 */
export function learn(
  task: Task,
  paragraphs: readonly string[],
  unitsOf: (text: string) => Units,
  { atLeast, passes, rate, dropped, least, seed }: Curriculum,
  note: (line: string) => void,
): Buffer {
  const features = createFeatures();
  const choices = task.choices.length;
  const { keys, indexOf } = frequentFeatures(task, paragraphs, unitsOf, atLeast);
  note(`${task.name}: ${keys.length} features`);

  const weights = new Float32Array(keys.length * choices);
  const moved = new Float32Array(keys.length * choices);
  const likely = new Float64Array(choices);
  const kept = new Int32Array(features.keys.length);
  const order = Uint32Array.from(paragraphs.keys());
  const random = randomFrom(seed);
  const restored = 1 / (1 - dropped);
  for (let pass = 1; pass <= passes; pass++) {
    shuffle(order, random);
    let right = 0;
    let loss = 0;
    let places = 0;
    for (const at of order) {
      const units = unitsOf(paragraphs[at] as string);
      for (const place of task.places(units)) {
        task.describe(units, place, features);
        let size = 0;
        for (let index = 0; index < features.size; index++) {
          const feature = indexOf[weightKey(features.keys[index] as number)] as number;
          if (feature > 0 && random() >= dropped) kept[size++] = (feature - 1) * choices;
        }
        likely.fill(0);
        for (let index = 0; index < size; index++) {
          const from = kept[index] as number;
          for (let choice = 0; choice < choices; choice++) {
            likely[choice] =
              (likely[choice] as number) + (weights[from + choice] as number) * restored;
          }
        }
        softmax(likely);
        places++;
        const share = likely[place.chosen] as number;
        if (likely.every((other) => other <= share)) right++;
        loss -= Math.log(Math.max(1e-9, share));
        for (let choice = 0; choice < choices; choice++) {
          const slope = (likely[choice] as number) - (choice === place.chosen ? 1 : 0);
          if (slope < clearEnough && slope > -clearEnough) continue;
          for (let index = 0; index < size; index++) {
            const weight = (kept[index] as number) + choice;
            const sum = (moved[weight] as number) + slope * slope;
            moved[weight] = sum;
            weights[weight] = (weights[weight] as number) - (rate * slope) / Math.sqrt(sum + 1);
          }
        }
      }
    }
    const share = ((100 * right) / places).toFixed(2);
    note(
      `${task.name}: pass ${pass}, ${places} places: ${share} % right when met, loss ${(loss / places).toFixed(4)}`,
    );
  }

  const whole = (index: number, choice: number): number => {
    const weight = weights[index * choices + choice] as number;
    if (Math.abs(weight) < least) return 0;
    return Math.max(-most, Math.min(most, Math.round(weight / weightStep)));
  };
  const used: number[] = [];
  for (let index = 0; index < keys.length; index++) {
    if (task.choices.some((_, choice) => whole(index, choice) !== 0)) used.push(index);
  }
  const packed = packWeights(
    used.map((index) => keys[index] as number),
    (index, choice) => whole(used[index] as number, choice),
    choices,
  );
  note(`${task.name}: ${used.length} features kept, ${packed.length} bytes`);
  return packed;
}

/** The keys of features that enough places have, and for each key its index among them plus one. */
function frequentFeatures(
  task: Task,
  paragraphs: readonly string[],
  unitsOf: (text: string) => Units,
  atLeast: number,
): { keys: Uint32Array; indexOf: Uint32Array } {
  const features = createFeatures();
  const indexOf = new Uint32Array(2 ** weightKeyBits);
  for (const text of paragraphs) {
    const units = unitsOf(text);
    for (const place of task.places(units)) {
      task.describe(units, place, features);
      for (let index = 0; index < features.size; index++) {
        const key = weightKey(features.keys[index] as number);
        indexOf[key] = (indexOf[key] as number) + 1;
      }
    }
  }
  const keys: number[] = [];
  for (let key = 0; key < indexOf.length; key++) {
    if ((indexOf[key] as number) >= atLeast) indexOf[key] = keys.push(key);
    else indexOf[key] = 0;
  }
  return { keys: Uint32Array.from(keys), indexOf };
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(items: Uint32Array, random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const item = items[last] as number;
    items[last] = items[other] as number;
    items[other] = item;
  }
}
