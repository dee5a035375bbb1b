import { readFileSync } from "node:fs";

const header = "word\tenglish\torigin";

/**
 * A list of words in `data/`, with its English: read when it is first asked for, and kept. The third
 * column says where an entry comes from, for readers of the file; see `data/README.md`.
 *
 * @throws Error where a line has not three columns, or a word stands there twice
 */
export function wordTable(name: string): () => ReadonlyMap<string, string> {
  let table: ReadonlyMap<string, string> | null = null;
  return () => {
    table ??= readTable(name);
    return table;
  };
}

function readTable(name: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`../data/${name}.tsv`, import.meta.url), "utf8");
  const [first, ...lines] = text.trimEnd().split(/\r?\n/);
  if (first !== header) throw new Error(`${name}.tsv: the first line names the columns`);
  const table = new Map<string, string>();
  for (const line of lines) {
    const [word, english, origin, ...more] = line.split("\t");
    if (!word || english === undefined || !origin || more.length > 0 || table.has(word))
      throw new Error(`${name}.tsv: «${line}» is no entry, or not the first of its word`);
    table.set(word, english);
  }
  return table;
}
