import type { Word } from "../tokens.ts";
import { isForeignWord } from "./foreign-words.ts";
import type { Lexicon } from "./lexicon.ts";

/** What words a document uses: the best evidence for what its author meant. */
export type Vocabulary = {
  /** How often the word stands in the document, in any letter case. */
  count(word: string): number;
  /** How often the word, its singular or its plural stands in the document. */
  familyCount(word: string): number;
  /** Whether the document writes the word with a capital inside a sentence, as names are. */
  isName(word: string): boolean;
  /** Words in no common list that the dictionaries know and the document uses more than once. */
  terms: readonly string[];
  /** Words in small letters that no dictionary knows, without those of another language. */
  unknown: readonly string[];
  /** The number of words of the document. */
  size: number;
};

/** Gathers the vocabulary of a document from the words of its paragraphs. */
export function vocabularyOf(paragraphs: Iterable<readonly Word[]>, lexicon: Lexicon): Vocabulary {
  const counts = new Map<string, number>();
  const names = new Set<string>();
  const small = new Set<string>();
  let size = 0;
  for (const words of paragraphs) {
    for (const [index, word] of words.entries()) {
      const lower = word.text.toLowerCase();
      counts.set(lower, (counts.get(lower) ?? 0) + 1);
      if (lower !== word.text) {
        if (!word.opensSentence) names.add(lower);
      } else if (!isForeignWord(words, index, lexicon)) small.add(lower);
      size++;
    }
  }
  const terms: string[] = [];
  for (const [word, count] of counts) {
    if (
      count >= 2 &&
      word.length >= 5 &&
      /^[a-z]+$/.test(word) &&
      lexicon.commonness(word) === undefined &&
      lexicon.knows(word)
    ) {
      terms.push(word);
    }
  }
  const count = (word: string) => counts.get(word) ?? 0;
  return {
    count,
    familyCount: (word) =>
      count(word) + (word.endsWith("s") ? count(word.slice(0, -1)) : count(`${word}s`)),
    isName: (word) => names.has(word),
    terms,
    unknown: [...small].filter((word) => /^[a-z]{4,}$/.test(word) && !lexicon.knows(word)),
    size,
  };
}
