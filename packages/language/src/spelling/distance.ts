const neighbours = new Map<string, string>(
  ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((row, line, rows) =>
    [...row].map((key, column): [string, string] => {
      const below = rows[line + 1] ?? "";
      const above = rows[line - 1] ?? "";
      const near = [
        row[column - 1],
        row[column + 1],
        below[column - 1],
        below[column],
        above[column],
        above[column + 1],
      ];
      return [key, near.join("")];
    }),
  ),
);

const vowels = "aeiouy";
// Letters that sound alike in some English words, so that writers take one for the other.
const soundAlike = new Set(["cs", "ck", "sz", "cz", "gj", "fv", "iy", "mn", "dt", "bp", "kq"]);
// After these letters an h is written but not heard.
const silentBeforeH = "ctwgrp";

const swapCost = 0.6;
const doublingCost = 0.5;
const vowelCost = 0.7;
const soundCost = 0.85;
const keyCost = 0.85;
const vowelSlipCost = 0.8;
const omissionCost = 0.9;
const silentCost = 0.6;
const plainCost = 1;
// Hardly anybody gets the first letter of a word wrong.
const firstLetterCost = 0.6;

function substitution(a: string, b: string): number {
  if (vowels.includes(a) && vowels.includes(b)) return vowelCost;
  if (soundAlike.has(a < b ? a + b : b + a)) return soundCost;
  return neighbours.get(a)?.includes(b) ? keyCost : plainCost;
}

/** Cost of writing a letter too many, given the letters it stands between. */
function addition(letter: string, before: string, after: string): number {
  if (letter === before || letter === after) return doublingCost;
  return vowels.includes(letter) ? vowelSlipCost : plainCost;
}

/** Cost of leaving a letter out, given the letters it should stand between. */
function omission(letter: string, before: string, after: string): number {
  if (letter === before || letter === after) return doublingCost;
  if (letter === "h" && before !== "" && silentBeforeH.includes(before)) return silentCost;
  return vowels.includes(letter) ? vowelSlipCost : omissionCost;
}

/**
 * How far a misspelling is from a word, in slips of the pen: 1 for a wrong, missing or added
 * letter, less for the slips people make often (swapped neighbours 0.6, doubled letters 0.5, one
 * vowel for another 0.7), more in the first letter. Infinity beyond `limit`.
 */
export function spellingDistance(wrong: string, right: string, limit: number): number {
  const height = wrong.length;
  const width = right.length;
  if (Math.abs(height - width) * doublingCost > limit) return Number.POSITIVE_INFINITY;

  let previous2 = new Float64Array(width + 1);
  let previous = new Float64Array(width + 1);
  let current = new Float64Array(width + 1);
  for (let column = 1; column <= width; column++) {
    previous[column] =
      (previous[column - 1] ?? 0) +
      omission(right.charAt(column - 1), right.charAt(column - 2), right.charAt(column)) +
      (column === 1 ? firstLetterCost : 0);
  }

  for (let row = 1; row <= height; row++) {
    const a = wrong.charAt(row - 1);
    const first = row === 1 ? firstLetterCost : 0;
    current[0] = (previous[0] ?? 0) + addition(a, wrong.charAt(row - 2), wrong.charAt(row)) + first;
    let least = current[0];
    for (let column = 1; column <= width; column++) {
      const b = right.charAt(column - 1);
      const start = row === 1 && column === 1 ? firstLetterCost : 0;
      let cost = (previous[column - 1] ?? 0) + (a === b ? 0 : substitution(a, b) + start);
      cost = Math.min(
        cost,
        (previous[column] ?? 0) + addition(a, wrong.charAt(row - 2), wrong.charAt(row)),
        (current[column - 1] ?? 0) + omission(b, right.charAt(column - 2), right.charAt(column)),
      );
      if (
        row > 1 &&
        column > 1 &&
        a !== b &&
        a === right.charAt(column - 2) &&
        wrong.charAt(row - 2) === b
      ) {
        const swap = swapCost + (row === 2 && column === 2 ? firstLetterCost / 2 : 0);
        cost = Math.min(cost, (previous2[column - 2] ?? 0) + swap);
      }
      current[column] = cost;
      if (cost < least) least = cost;
    }
    // A swap may still reach back one row, at the cost of the swap.
    if (least - swapCost > limit) return Number.POSITIVE_INFINITY;
    [previous2, previous, current] = [previous, current, previous2];
  }
  const distance = previous[width] ?? 0;
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}
