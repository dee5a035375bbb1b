// Costs of the slips of the pen, in slips: a wrong, missing or added letter counts about 1.
const swapCost = 0.6;
const doublingCost = 0.5;
const vowelCost = 0.7;
const soundCost = 0.85;
const keyCost = 0.85;
const vowelSlipCost = 0.8;
const omissionCost = 0.9;
const silentCost = 0.6;
const finalCost = 0.55;
const plainCost = 1;
// Hardly anybody gets the first letter of a word wrong.
const firstLetterCost = 0.6;

const vowels = "aeiouy";
// Letters that sound alike in some English words, so that writers take one for the other.
const soundAlike = ["cs", "ck", "sz", "cz", "gj", "fv", "iy", "mn", "dt", "bp", "kq"];
// After these letters an h is written but not heard.
const silentBeforeH = "ctwgrp";
const keyRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

const letters = 27;

/** a to z are 1 to 26; any other character, and the edge of the word, is 0. */
function codeAt(word: string, index: number): number {
  const code = word.charCodeAt(index) - 96;
  return code >= 1 && code <= 26 ? code : 0;
}

function isVowelCode(code: number): boolean {
  return vowelCodes[code] === 1;
}

const vowelCodes = new Uint8Array(letters);
for (const vowel of vowels) vowelCodes[codeAt(vowel, 0)] = 1;
const silentCodes = new Uint8Array(letters);
for (const letter of silentBeforeH) silentCodes[codeAt(letter, 0)] = 1;
const bCode = codeAt("b", 0);
const cCode = codeAt("c", 0);
const dCode = codeAt("d", 0);
const eCode = codeAt("e", 0);
const hCode = codeAt("h", 0);
const iCode = codeAt("i", 0);
const sCode = codeAt("s", 0);
const tCode = codeAt("t", 0);

/** Cost of writing one letter for another, by their codes. */
const substitutions = createSubstitutions();

function createSubstitutions(): Float64Array {
  const costs = new Float64Array(letters * letters).fill(plainCost);
  const set = (a: number, b: number, cost: number) => {
    costs[a * letters + b] = cost;
    costs[b * letters + a] = cost;
  };
  for (const [line, row] of keyRows.entries()) {
    const below = keyRows[line + 1] ?? "";
    for (let column = 0; column < row.length; column++) {
      const key = codeAt(row, column);
      if (column > 0) set(key, codeAt(row, column - 1), keyCost);
      for (const near of [column - 1, column]) {
        if (near >= 0 && near < below.length) set(key, codeAt(below, near), keyCost);
      }
    }
  }
  for (const pair of soundAlike) set(codeAt(pair, 0), codeAt(pair, 1), soundCost);
  for (let a = 0; a < letters; a++) {
    for (let b = 0; b < letters; b++) if (isVowelCode(a) && isVowelCode(b)) set(a, b, vowelCost);
    set(a, a, a === 0 ? plainCost : 0);
  }
  return costs;
}

/** Cost of writing a letter too many, given the letters it stands between. */
function addition(letter: number, before: number, after: number): number {
  if (letter === before || letter === after) return doublingCost;
  // Written to keep a sound that needs no help: develope, controll.
  if (letter === eCode && after === 0) return finalCost;
  return isVowelCode(letter) ? vowelSlipCost : plainCost;
}

/** Cost of leaving a letter out, given the letters it should stand between. */
function omission(letter: number, before: number, after: number): number {
  if (letter === before || letter === after) return doublingCost;
  if (letter === hCode && silentCodes[before] === 1) return silentCost;
  if (letter === bCode && after === tCode) return silentCost;
  // Heard with the s before it: science, discipline, fascinate.
  if (letter === cCode && before === sCode && (after === eCode || after === iCode)) {
    return silentCost;
  }
  if (letter === eCode && after === dCode) return finalCost;
  return isVowelCode(letter) ? vowelSlipCost : omissionCost;
}

const longest = 48;
// Kept between calls: a search measures thousands of words.
const rows = [
  new Float64Array(longest + 1),
  new Float64Array(longest + 1),
  new Float64Array(longest + 1),
] as const;
const wrongCodes = new Uint8Array(longest + 2);
const rightCodes = new Uint8Array(longest + 2);
const additions = new Float64Array(longest + 1);
const omissions = new Float64Array(longest + 1);

/**
 * How far a misspelling is from a word, in slips of the pen: 1 for a wrong, missing or added
 * letter, less for the slips people make often (swapped neighbours 0.6, doubled letters 0.5, one
 * vowel for another 0.7), more in the first letter. Infinity beyond `limit`, and for words of more
 * than 48 letters.
 */
export function spellingDistance(wrong: string, right: string, limit: number): number {
  const height = wrong.length;
  const width = right.length;
  if (height > longest || width > longest) return Number.POSITIVE_INFINITY;
  if (Math.abs(height - width) * doublingCost > limit) return Number.POSITIVE_INFINITY;

  // Codes stand at 1…length, with 0 for the edge of the word on both sides.
  for (let index = 0; index < height; index++) wrongCodes[index + 1] = codeAt(wrong, index);
  wrongCodes[height + 1] = 0;
  for (let index = 0; index < width; index++) rightCodes[index + 1] = codeAt(right, index);
  rightCodes[width + 1] = 0;
  for (let row = 1; row <= height; row++) {
    additions[row] =
      addition(
        wrongCodes[row] as number,
        wrongCodes[row - 1] as number,
        wrongCodes[row + 1] as number,
      ) + (row === 1 ? firstLetterCost : 0);
  }
  for (let column = 1; column <= width; column++) {
    omissions[column] =
      omission(
        rightCodes[column] as number,
        rightCodes[column - 1] as number,
        rightCodes[column + 1] as number,
      ) + (column === 1 ? firstLetterCost : 0);
  }

  let beforeLast: Float64Array = rows[0];
  let last: Float64Array = rows[1];
  let current: Float64Array = rows[2];
  last[0] = 0;
  for (let column = 1; column <= width; column++) {
    last[column] = (last[column - 1] as number) + (omissions[column] as number);
  }
  for (let row = 1; row <= height; row++) {
    const a = wrongCodes[row] as number;
    const added = additions[row] as number;
    current[0] = (last[0] as number) + added;
    let least = current[0];
    for (let column = 1; column <= width; column++) {
      const b = rightCodes[column] as number;
      let swap = a === b && a !== 0 ? 0 : (substitutions[a * letters + b] as number);
      if (swap > 0 && row === 1 && column === 1) swap += firstLetterCost;
      let cost = (last[column - 1] as number) + swap;
      const withAddition = (last[column] as number) + added;
      if (withAddition < cost) cost = withAddition;
      const withOmission = (current[column - 1] as number) + (omissions[column] as number);
      if (withOmission < cost) cost = withOmission;
      if (
        row > 1 &&
        column > 1 &&
        a !== b &&
        a === rightCodes[column - 1] &&
        b === wrongCodes[row - 1]
      ) {
        const swapped =
          (beforeLast[column - 2] as number) +
          swapCost +
          (row === 2 && column === 2 ? firstLetterCost / 2 : 0);
        if (swapped < cost) cost = swapped;
      }
      current[column] = cost;
      if (cost < least) least = cost;
    }
    // A swap may still reach back one row, at the cost of the swap.
    if (least - swapCost > limit) return Number.POSITIVE_INFINITY;
    const spare = beforeLast;
    beforeLast = last;
    last = current;
    current = spare;
  }
  const distance = last[width] as number;
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}
