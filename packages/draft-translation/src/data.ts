import { once, tableLists, tableMap } from "@curie/language/tables";

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
