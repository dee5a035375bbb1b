import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** Rows of text, found by their first cell. */
export type LineTable = {
  /** The cells after the key, as one text; null where the table lacks the key. */
  find(key: string): string | null;
};

const lineFeed = 10;
const tab = 9;

/**
 * Reads a packed table: lines of a key, a tab and cells, sorted by the bytes of the keys. The lines
 * stay one piece of memory and are searched by halves, so that nothing is made of them when they are
 * loaded, and a hundred thousand lines cost what their letters cost.
 */
export function readLineTable(file: URL): LineTable {
  const bytes = gunzipSync(readFileSync(file));
  return {
    find(key) {
      const wanted = Buffer.from(key);
      let from = 0;
      let to = bytes.length;
      while (from < to) {
        const middle = (from + to) >>> 1;
        const start = bytes.lastIndexOf(lineFeed, middle - 1) + 1;
        const begin = middle === 0 || start < from ? from : start;
        const found = bytes.indexOf(lineFeed, begin);
        const end = found < 0 ? bytes.length : found;
        const cut = bytes.indexOf(tab, begin);
        const order = wanted.compare(bytes, begin, cut);
        if (order === 0) return bytes.toString("utf8", cut + 1, end);
        if (order < 0) to = begin;
        else from = end + 1;
      }
      return null;
    },
  };
}

/** The lines of a table as `readLineTable` reads them, before they are compressed. */
export function lineTable(rows: Iterable<readonly [key: string, cells: string]>): Buffer {
  const lines = [...rows].map(([key, cells]) => ({ key: Buffer.from(key), cells }));
  lines.sort((a, b) => a.key.compare(b.key));
  return Buffer.from(lines.map(({ key, cells }) => `${key.toString()}\t${cells}\n`).join(""));
}
