import type { Placed } from "../english/tagged-text.ts";

/** What a word is for the rules; one for each kind of Apertium's tags. */
const categories = [
  "noun",
  "name",
  "adjective",
  "verb",
  "adverb",
  "preposition",
  "determiner",
  "pronoun",
  "relative",
  "number",
  "coordinator",
  "subordinator",
  "punctuation",
  "other",
] as const;
export type Category = (typeof categories)[number];

/** The category that a table names. */
export function categoryOf(name: string): Category {
  const category = categories.find((one) => one === name);
  if (!category) throw new Error(`«${name}» is no category of words`);
  return category;
}

/**
 * A word on its way from Spanish or Portuguese to English. Rules read the source side, decide on the
 * English side and move words; the words themselves carry formatting and objects along.
 */
export type Word = {
  /** Its place among the words of the source. */
  position: number;
  /** As written in the source. */
  surface: string;
  /** Dictionary form in Spanish, in lower case but for names. */
  lemma: string;
  /** Dictionary form in the language of the text, where that is not Spanish. */
  origin: string;
  category: Category;
  /** Apertium's tags: person, number, gender, tense and kind. */
  tags: ReadonlySet<string>;
  /** English dictionary forms that Apertium offers, the best first. */
  offered: readonly string[];
  /** The English word: its dictionary form until the form is decided, then what is written. */
  english: string;
  /** Decided already: not inflected any more. */
  isFinal: boolean;
  /** The English dictionary form, kept when a form of it is written. */
  base?: string;
  /** Whether the English is plural; for verbs that of the subject. */
  isPlural: boolean;
  isCapital: boolean;
  /** Stands in a stretch in capitals, a title for instance; its English is written so, too. */
  isShouted?: boolean;
  /** For a mark that opens a sentence or quotation: whether a capital follows it in the source. */
  opensCapital?: boolean;
  /** Number of the noun phrase it belongs to; 0 outside of them. */
  phrase: number;
  /** Whether it is the noun that its phrase is about. */
  isHead: boolean;
  spaced: boolean;
  formatting: readonly string[];
  objectsBefore: readonly Placed[];
  objectsAfter: readonly Placed[];
};

/** A new English word beside another, looking like it. */
export function wordBeside(neighbour: Word, category: Category, english: string): Word {
  return {
    position: neighbour.position,
    surface: "",
    lemma: "",
    origin: "",
    category,
    tags: new Set(),
    offered: [],
    english,
    isFinal: true,
    isPlural: false,
    isCapital: false,
    phrase: 0,
    isHead: false,
    spaced: true,
    formatting: neighbour.formatting,
    ...(neighbour.isShouted ? { isShouted: true } : {}),
    objectsBefore: [],
    objectsAfter: [],
  };
}

/** Hands what hangs on words that get lost to the word that stays beside them. */
export function inherit(heir: Word, lost: readonly Word[], side: "before" | "after"): void {
  const objects = lost.flatMap(({ objectsBefore, objectsAfter }) => [
    ...objectsBefore,
    ...objectsAfter,
  ]);
  if (side === "before") heir.objectsBefore = [...objects, ...heir.objectsBefore];
  else heir.objectsAfter = [...heir.objectsAfter, ...objects];
}

export function has(word: Word | undefined, ...tags: readonly string[]): boolean {
  return word !== undefined && tags.some((tag) => word.tags.has(tag));
}

export function is(word: Word | undefined, ...categories: readonly Category[]): boolean {
  return word !== undefined && categories.includes(word.category);
}

/** Removes a word from a row; its objects go to the next word, or to the one before at the end. */
export function drop(words: Word[], index: number): void {
  const [lost] = words.splice(index, 1);
  if (!lost) return;
  const next = words[index];
  const previous = words[index - 1];
  if (next) {
    inherit(next, [lost], "before");
    if (index === 0) next.spaced = lost.spaced;
    if (lost.isCapital && next.surface !== "") next.isCapital = true;
  } else if (previous) inherit(previous, [lost], "after");
}
