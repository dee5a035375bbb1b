import { once, tableLists, tableMap, tableRows } from "@curie/language/tables";

/** A file of word lists or costs; `data/README.md` tells what its columns mean. */
export function dataFile(name: string): URL {
  return new URL(`../data/${name}.tsv`, import.meta.url);
}

/** Words with their English. */
export function wordTable(name: string): () => ReadonlyMap<string, string> {
  return tableMap(dataFile(name));
}

/** Whether a text is in a list. */
type Test = (text: string) => boolean;

/** The lists of one file; a list is read when the first text is looked up in it. */
export function wordLists(name: string): {
  /** Texts that are a word of the list. */
  whole(list: string): Test;
  /** Texts that begin with a word of the list: `fall into` with `fall`. */
  opening(list: string): Test;
  /** Texts whose last letters are a word of the list: `surface` with `face`. */
  ending(list: string): Test;
  wordsIn(list: string): ReadonlySet<string>;
} {
  const wordsOf = tableLists(dataFile(name));
  const matching = (list: string, pattern: (words: string) => string): Test => {
    const made = once(() => new RegExp(pattern([...wordsOf(list)].join("|"))));
    return (text) => made().test(text);
  };
  return {
    whole: (list) => {
      const words = once(() => wordsOf(list));
      return (text) => words().has(text);
    },
    opening: (list) => matching(list, (words) => `^(?:${words})(?: |$)`),
    ending: (list) => matching(list, (words) => `(?:${words})$`),
    wordsIn: wordsOf,
  };
}

/** How a word is spelled anew: what is looked for in it, and what takes its place. */
export type Respelling = readonly [pattern: RegExp, replacement: string];

/** The respellings of one file, each list in the order in which they are tried. */
export function respellings(name: string): (list: string) => readonly Respelling[] {
  const lists = once(() => {
    const read = new Map<string, Respelling[]>();
    for (const [list, pattern, replacement] of tableRows(dataFile(name), [
      "list",
      "pattern",
      "replacement",
    ])) {
      read.set(list, [...(read.get(list) ?? []), [new RegExp(pattern), replacement]]);
    }
    return read;
  });
  return (list) => lists().get(list) ?? [];
}

/** The word with the first respelling that fits it; undefined where none does. */
export function respelled(word: string, rules: readonly Respelling[]): string | undefined {
  const rule = rules.find(([pattern]) => pattern.test(word));
  return rule && word.replace(...rule);
}
