import { articles } from "#editing/classifiers/articles.ts";
import { readClassifier } from "#editing/classifiers/classifier.ts";
import {
  type Change,
  changeOf,
  changes,
  readSignals,
  signalNames,
} from "#editing/classifiers/error-odds.ts";
import { confusedWith } from "#editing/classifiers/preposition-signals.ts";
import { prepositions } from "#editing/classifiers/prepositions.ts";
import { createFeatures, type Task } from "#editing/classifiers/task.ts";
import type { Units } from "#editing/counts/units.ts";

/** A place is learnt from where the classifier believes so little in what is written. */
const unlikely = 0.25;
/** Of the places that are made errors so many are enough. */
const everyMadeError: Readonly<Record<Change, number>> = {
  "missing article": 2,
  "needless article": 12,
  "other article": 3,
  preposition: 12,
};

type Places = { signals: number[]; isError: number[] };

/** Learns the weights of `error-odds.tsv`: as rows of change, signal and weight. */
export function learnErrorOdds(
  paragraphs: readonly string[],
  unitsOf: (text: string) => Units,
  note: (line: string) => void,
): string[][] {
  const found = new Map<Change, Places>(
    changes.map((change) => [change, { signals: [], isError: [] }]),
  );
  for (const task of [articles, prepositions]) gather(task, paragraphs, unitsOf, found);
  const rows: string[][] = [];
  for (const change of changes) {
    const names = signalNames[change];
    const { signals, isError } = found.get(change) as Places;
    const weights = logisticRegression(signals, isError, names.length);
    const errors = isError.reduce((sum, one) => sum + one, 0);
    note(`${change}: ${isError.length - errors} sound places, ${errors} made errors`);
    for (const [index, name] of names.entries()) {
      rows.push([change, name, (weights[index] as number).toFixed(3)]);
    }
  }
  return rows;
}

function gather(
  task: Task,
  paragraphs: readonly string[],
  unitsOf: (text: string) => Units,
  found: ReadonlyMap<Change, Places>,
): void {
  const classify = readClassifier(task);
  const features = createFeatures();
  const made = new Map<Change, number>();
  for (const text of paragraphs) {
    const units = unitsOf(text);
    for (const place of task.places(units)) {
      task.describe(units, place, features);
      const shares = classify(features);
      const likeliest = shares.indexOf(Math.max(...shares));
      const learnFrom = (written: number, put: number) => {
        if ((shares[written] as number) > unlikely) return;
        const change = changeOf(task, written, put);
        const isError = written !== place.chosen;
        if (isError) {
          const count = (made.get(change) ?? 0) + 1;
          made.set(change, count);
          if (count % everyMadeError[change] !== 0) return;
        }
        const names = signalNames[change];
        const signals = new Float64Array(names.length);
        readSignals(change, units, { ...place, chosen: written }, shares, put, signals);
        const places = found.get(change) as Places;
        places.signals.push(...signals);
        places.isError.push(Number(isError));
      };
      if (likeliest !== place.chosen) {
        if (mayBeWritten(task, likeliest, place.chosen)) learnFrom(place.chosen, likeliest);
        continue;
      }
      for (let written = 0; written < task.choices.length; written++) {
        if (written !== likeliest && mayBeWritten(task, likeliest, written))
          learnFrom(written, likeliest);
      }
    }
  }
}

/** Whether authors are known to write one where another belongs. */
function mayBeWritten(task: Task, right: number, written: number): boolean {
  if (task === articles) return true;
  return confusedWith(right).has(written);
}

const passes = 12;
const shrinking = 1;

/** Weights of the signals by Newton's method. */
function logisticRegression(
  signals: readonly number[],
  isError: readonly number[],
  width: number,
): Float64Array {
  const weights = new Float64Array(width);
  for (let pass = 0; pass < passes; pass++) {
    const slope = new Float64Array(width);
    const bend = Array.from({ length: width }, () => new Float64Array(width));
    for (let index = 0; index < width; index++) {
      slope[index] = shrinking * (weights[index] as number);
      (bend[index] as Float64Array)[index] = shrinking;
    }
    for (const [row, error] of isError.entries()) {
      const from = row * width;
      let score = 0;
      for (let index = 0; index < width; index++) {
        score += (weights[index] as number) * (signals[from + index] as number);
      }
      const share = 1 / (1 + Math.exp(-score));
      const spread = share * (1 - share);
      for (let index = 0; index < width; index++) {
        const signal = signals[from + index] as number;
        if (signal === 0) continue;
        slope[index] = (slope[index] as number) + (share - error) * signal;
        const line = bend[index] as Float64Array;
        for (let other = 0; other <= index; other++) {
          line[other] =
            (line[other] as number) + spread * signal * (signals[from + other] as number);
        }
      }
    }
    const step = solved(bend, slope);
    for (let index = 0; index < width; index++) {
      weights[index] = (weights[index] as number) - (step[index] as number);
    }
  }
  return weights;
}

/** Solves a symmetric system, given by its lower half, by Cholesky's factors. */
function solved(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const at = (row: number, column: number) => (lower[row] as Float64Array)[column] as number;
  const result = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = at(row, column);
      for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k);
      (lower[row] as Float64Array)[column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-9)) : sum / at(column, column);
    }
  }
  for (let row = 0; row < size; row++) {
    let sum = result[row] as number;
    for (let k = 0; k < row; k++) sum -= at(row, k) * (result[k] as number);
    result[row] = sum / at(row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = result[row] as number;
    for (let k = row + 1; k < size; k++) sum -= at(k, row) * (result[k] as number);
    result[row] = sum / at(row, row);
  }
  return result;
}
