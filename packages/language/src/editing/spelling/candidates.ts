import type { Dialect } from "../edit.ts";
import { spellingDistance } from "./distance.ts";
import type { Commonness, Lexicon } from "./lexicon.ts";

/**
 * A word somebody may have meant: how far it is from what stands there, how common it is, and whether
 * it is spelled so on one side of the Atlantic only.
 */
export type Candidate = {
  word: string;
  distance: number;
  commonness: Commonness;
  dialect: Dialect | null;
};

/** Finds the words near a misspelling, among the lexicon and further words of the document. */
export type CandidateFinder = {
  inLexicon(wrong: string): Candidate[];
  among(wrong: string, words: Iterable<string>): Candidate[];
};

/** One bit for each letter a word has. */
function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) {
    const letter = word.charCodeAt(index) - 97;
    set |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return set;
}

/** The number of bits set, counted in pairs, nibbles and bytes at once. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How far a word of this length may be from what was meant. */
function reach(length: number): number {
  if (length <= 4) return 1;
  if (length <= 6) return 1.2;
  return length <= 8 ? 1.6 : 2;
}

const alphabet = "abcdefghijklmnopqrstuvwxyz";

/** Every spelling that differs from the word by one slip in its first letter. */
function* otherBeginnings(word: string): Generator<string> {
  const rest = word.slice(1);
  yield rest;
  yield word.charAt(1) + word.charAt(0) + word.slice(2);
  for (const letter of alphabet) {
    yield letter + rest;
    yield letter + word;
  }
}

/**
 * Builds an index of the lexicon by first letter, length and letters used, so that a search measures
 * the distance to a few hundred words instead of all. Words that begin otherwise are only looked for
 * one slip away.
 */
export function createCandidateFinder(lexicon: Lexicon): CandidateFinder {
  const buckets = new Map<string, { words: string[]; letters: number[] }>();
  for (const word of lexicon.words()) {
    if (word.length < 2 || !/^[a-z]+$/.test(word)) continue;
    const key = word.charAt(0) + word.length;
    let bucket = buckets.get(key);
    if (!bucket) {
      bucket = { words: [], letters: [] };
      buckets.set(key, bucket);
    }
    bucket.words.push(word);
    bucket.letters.push(letterSet(word));
  }

  function inLexicon(wrong: string): Candidate[] {
    const limit = reach(wrong.length);
    const found: Candidate[] = [];
    const consider = (word: string) => {
      const commonness = lexicon.commonness(word);
      if (commonness === undefined) return;
      const distance = spellingDistance(wrong, word, limit);
      if (distance > limit) return;
      found.push({ word, distance, commonness, dialect: lexicon.dialectOf(word) });
    };

    const set = letterSet(wrong);
    // One slip changes at most two entries of the letter set.
    const most = limit > 1.2 ? 4 : 2;
    const span = limit > 1.2 ? 2 : 1;
    for (let length = wrong.length - span; length <= wrong.length + span; length++) {
      const bucket = buckets.get(wrong.charAt(0) + length);
      if (!bucket) continue;
      for (let index = 0; index < bucket.words.length; index++) {
        if (bitCount(set ^ (bucket.letters[index] as number)) <= most) {
          consider(bucket.words[index] as string);
        }
      }
    }
    for (const word of otherBeginnings(wrong)) {
      if (word.charAt(0) !== wrong.charAt(0)) consider(word);
    }
    return found;
  }

  function among(wrong: string, words: Iterable<string>): Candidate[] {
    const limit = reach(wrong.length);
    const set = letterSet(wrong);
    const found: Candidate[] = [];
    for (const word of words) {
      if (Math.abs(word.length - wrong.length) > 2) continue;
      if (bitCount(set ^ letterSet(word)) > 4) continue;
      const distance = spellingDistance(wrong, word, limit);
      if (distance <= limit) found.push({ word, distance, commonness: 70, dialect: null });
    }
    return found;
  }

  return { inLexicon, among };
}
