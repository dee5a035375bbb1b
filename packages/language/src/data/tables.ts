import { readFileSync } from "node:fs";

/**
 * Word lists and costs are data: tab-separated files whose first line names the columns. The last
 * column, `origin`, says where a line comes from; it is there for readers of the file, and nothing in
 * the program looks at it. A table is read when it is first asked for, so that who never needs it does
 * not pay for it.
 */

type Cells<Columns extends readonly string[]> = { [At in keyof Columns]: string };

/**
 * The rows of a table, without the origin.
 *
 * @throws Error where the file does not have these columns, or a line has more or fewer cells
 */
export function tableRows<const Columns extends readonly string[]>(
  file: URL,
  columns: Columns,
): Cells<Columns>[] {
  const [header, ...lines] = readFileSync(file, "utf8").trimEnd().split(/\r?\n/);
  if (header !== [...columns, "origin"].join("\t")) {
    throw new Error(`${file.pathname}: the first line does not name the columns ${columns.join()}`);
  }
  return lines.map((line) => {
    const cells = line.split("\t");
    if (cells.length !== columns.length + 1 || !cells[0] || !cells.at(-1)) {
      throw new Error(`${file.pathname}: «${line}» lacks a cell or has one too many`);
    }
    return cells.slice(0, -1) as Cells<Columns>;
  });
}

/** What is made once, when it is first asked for. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * A table of two columns, whose first says what is looked up.
 *
 * @throws Error where a key stands twice
 */
export function tableMap(
  file: URL,
  columns: readonly [key: string, value: string] = ["word", "english"],
): () => ReadonlyMap<string, string> {
  return once(() => {
    const map = new Map<string, string>();
    for (const [key = "", value = ""] of tableRows(file, columns)) {
      if (map.has(key)) throw new Error(`${file.pathname}: «${key}» stands there twice`);
      map.set(key, value);
    }
    return map;
  });
}

/** Lists of words in one file, each under its name in the column `list`. */
export function tableLists(file: URL): (list: string) => ReadonlySet<string> {
  const lists = once(() => {
    const sets = new Map<string, Set<string>>();
    for (const [list, word] of tableRows(file, ["list", "word"])) {
      const set = sets.get(list) ?? new Set();
      if (set.has(word)) throw new Error(`${file.pathname}: «${word}» is twice in ${list}`);
      sets.set(list, set.add(word));
    }
    return sets;
  });
  return (list) => {
    const set = lists().get(list);
    if (!set) throw new Error(`${file.pathname}: there is no list ${list}`);
    return set;
  };
}
