import type { CheckedParagraph } from "../model.ts";

const entryStart = /^\s*(?:\[(\d{1,3})\]|(\d{1,3})[.)])\s*\p{Lu}/u;
const shortestList = 5;

/** Entries of lists without a heading: numbered one after the other, each with a year. */
export function unheadedLists(paragraphs: readonly CheckedParagraph[]): Set<number> {
  const found = new Set<number>();
  let row: number[] = [];
  let last = 0;
  const close = (): void => {
    if (row.length >= shortestList) for (const id of row) found.add(id);
    row = [];
  };
  for (const { id, text, kind, part, inTable } of paragraphs) {
    if (text.trim() === "") continue;
    const match = entryStart.exec(text);
    const number = Number(match?.[1] ?? match?.[2] ?? Number.NaN);
    const isEntry =
      (kind === "text" || kind === "list") &&
      part === "body" &&
      !inTable &&
      // Far into a list a number alone is enough: a program has no author and no year.
      (row.length >= shortestList ||
        (/\b(?:1[89]|20)\d\d\b/.test(text) &&
          /\p{Lu}\.|\bet al\b|\p{L}+ \p{Lu}{1,3},/u.test(text)));
    if (!isEntry || Number.isNaN(number)) close();
    else {
      if (row.length > 0 && number !== last + 1) close();
      row.push(id);
      last = number;
    }
  }
  close();
  return found;
}
