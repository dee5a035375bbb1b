import type { Placed } from "../english/tagged-text.ts";

/** An English word on its way into the sentence, with what hangs on it. */
export type Word = {
  text: string;
  formatting: readonly string[];
  objects: readonly Placed[];
  /** Where the word it comes from stands in the source. */
  position?: number;
};

/** What a source word hands to its English. */
type Source = Omit<Word, "text" | "position"> & {
  position: number;
  /** English of a group that stands for one word. */
  words?: readonly Word[];
  /** English of what follows in brackets. */
  suffix?: readonly Word[];
};

/** English of a source word; a group in brackets that follows it goes where it goes. */
export function wordsOf(token: Source, text: string): Word[] {
  const { formatting, objects, position, words = [], suffix = [] } = token;
  if (words.length > 0) return [...words, ...suffix];
  return [{ text, formatting, objects, position }, ...suffix];
}

/** A word that English wants and the source does not have; it has the formatting of its neighbour. */
export function added(text: string, like?: Word): Word {
  return { text, formatting: like?.formatting ?? [], objects: [] };
}

/** The same word in another form. */
export function reworded(word: Word, text: string): Word {
  return { ...word, text };
}

/** Replaces the first word by its English in another form; what hangs on it stays. */
export function withText(words: readonly Word[], text: string): Word[] {
  const [first, ...others] = words;
  return first ? [reworded(first, text), ...others] : [added(text)];
}
