import { once, tableRows } from "#data/tables.ts";
import { dataFile } from "#data/word-lists.ts";

/** A table of words and their numbers, by language. */
export function numbersOfLanguages(
  name: string,
): () => ReadonlyMap<string, ReadonlyMap<string, number>> {
  return once(() => {
    const languages = new Map<string, Map<string, number>>();
    for (const [language, word, value] of tableRows(dataFile(name), [
      "language",
      "word",
      "value",
    ])) {
      const known = languages.get(language) ?? new Map<string, number>();
      languages.set(language, known.set(word, Number(value)));
    }
    return languages;
  });
}
