import type { Dialect } from "../edit.ts";
import { spellingDistance } from "./distance.ts";
import type { Commonness, Lexicon } from "./lexicon.ts";

/** A word somebody may have meant: how far it is from what stands there, and how common. */
export type Candidate = { word: string; distance: number; commonness: Commonness };

/** Finds the words near a misspelling, among the lexicon and further words of the document. */
export type CandidateFinder = {
  inLexicon(wrong: string, dialect: Dialect): Candidate[];
  among(wrong: string, words: Iterable<string>): Candidate[];
};

function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) {
    const letter = word.charCodeAt(index) - 97;
    set |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return set;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How far a word of this length may be from what was meant. */
function reach(length: number): number {
  if (length <= 4) return 1;
  if (length <= 6) return 1.2;
  return length <= 8 ? 1.6 : 2;
}

/**
 * Builds an index of the lexicon by length and letters used, so that a search measures the distance
 * to a few hundred words instead of all.
 */
export function createCandidateFinder(lexicon: Lexicon): CandidateFinder {
  const byLength = new Map<number, { words: string[]; letters: number[] }>();
  for (const word of lexicon.words()) {
    if (word.length < 2 || !/^[a-z]+$/.test(word)) continue;
    let bucket = byLength.get(word.length);
    if (!bucket) {
      bucket = { words: [], letters: [] };
      byLength.set(word.length, bucket);
    }
    bucket.words.push(word);
    bucket.letters.push(letterSet(word));
  }

  function inLexicon(wrong: string, dialect: Dialect): Candidate[] {
    const limit = reach(wrong.length);
    const set = letterSet(wrong);
    const span = limit >= 1.6 ? 2 : 1;
    const found: Candidate[] = [];
    for (let length = wrong.length - span; length <= wrong.length + span; length++) {
      const bucket = byLength.get(length);
      if (!bucket) continue;
      for (let index = 0; index < bucket.words.length; index++) {
        // One slip changes at most two entries of the letter set.
        if (bitCount(set ^ (bucket.letters[index] ?? 0)) > (limit > 1 ? 4 : 2)) continue;
        const word = bucket.words[index] ?? "";
        const distance = spellingDistance(wrong, word, limit);
        if (distance > limit) continue;
        const commonness = lexicon.commonness(word);
        const other = lexicon.dialectOf(word);
        if (commonness !== undefined && (other === null || other === dialect)) {
          found.push({ word, distance, commonness });
        }
      }
    }
    return found;
  }

  function among(wrong: string, words: Iterable<string>): Candidate[] {
    const limit = reach(wrong.length);
    const set = letterSet(wrong);
    const found: Candidate[] = [];
    for (const word of words) {
      if (Math.abs(word.length - wrong.length) > 2) continue;
      if (bitCount(set ^ letterSet(word)) > (limit > 1 ? 4 : 2)) continue;
      const distance = spellingDistance(wrong, word, limit);
      if (distance <= limit) found.push({ word, distance, commonness: 70 });
    }
    return found;
  }

  return { inLexicon, among };
}
