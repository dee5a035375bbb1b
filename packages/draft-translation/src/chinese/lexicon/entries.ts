/** What a word is in a sentence. */
export type Kind =
  | "noun"
  | "name"
  | "pronoun"
  | "verb"
  | "modal"
  | "adjective"
  | "adverb"
  | "preposition"
  | "localizer"
  | "conjunction"
  | "determiner"
  | "measure"
  | "number"
  | "time"
  | "particle"
  | "punctuation"
  | "other";

/** English of a word: verbs bare, nouns in the singular; nothing where English says nothing. */
export type Entry = { kind: Kind; english: string };

const kindOfLetter: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    n: "noun",
    e: "name",
    r: "pronoun",
    v: "verb",
    m: "modal",
    a: "adjective",
    d: "adverb",
    p: "preposition",
    c: "conjunction",
    x: "determiner",
    q: "measure",
    t: "time",
  }),
);

/**
 * Reads `依赖=depend_on|n:dependence`: words apart by space, spaces in English as `_`. The first
 * English is of the kind of the list; behind each `|` stands the word as another kind, by the letter
 * of the kind, with its English where that is another one (`支持=support|n`).
 */
export function entriesOf(kind: Kind, list: string): ReadonlyMap<string, readonly Entry[]> {
  const entries = new Map<string, readonly Entry[]>();
  for (const item of list.trim().split(/\s+/)) {
    const [word = "", senses = ""] = item.split("=");
    const [first = "", ...others] = senses.replaceAll("_", " ").split("|");
    entries.set(word, [
      { kind, english: first },
      ...others.map((other) => {
        const [letter = "", english = first] = other.split(":");
        const otherKind = kindOfLetter.get(letter);
        if (!otherKind) throw new Error(`«${item}» names no kind of word`);
        return { kind: otherKind, english };
      }),
    ]);
  }
  return entries;
}
