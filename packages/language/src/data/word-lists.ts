import { once, tableLists, tableMap } from "./tables.ts";

/** A file of word lists; `data/README.md` tells what its columns mean. */
export function dataFile(name: string): URL {
  return new URL(`../../data/${name}.tsv`, import.meta.url);
}

const lists = tableLists(dataFile("editing/word-lists"));

/** A list of words that the editing rules ask about. */
export function wordList(name: string): () => ReadonlySet<string> {
  return once(() => lists(name));
}

const parts = tableLists(dataFile("editing/wording-parts"));

/** A pattern in which `«study»` stands for any of the words that the table of parts calls so. */
export function withParts(pattern: string): string {
  return pattern.replace(/«([\w-]+)»/g, (_, part: string) => [...parts(part)].join("|"));
}

/** Pairs of words that the editing rules ask about, by the first of each. */
export function wordPairs(
  name: string,
  columns: readonly [key: string, value: string],
): () => ReadonlyMap<string, string> {
  return tableMap(dataFile(`editing/${name}`), columns);
}
