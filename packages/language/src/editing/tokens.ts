import type { Span } from "./edit.ts";

/** A word of a paragraph: letters and digits, with inner apostrophes and accents. */
export type Word = Span & {
  text: string;
  /** Whether this word opens a sentence, where a capital says nothing about the word. */
  opensSentence: boolean;
};

const wordShape = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

const abbreviation =
  /(?:^|[\s([])(?:[A-Za-z]|e\.g|i\.e|et al|al|cf|vs|ca|approx|resp|etc|viz|Fig|Figs|Tab|Eq|Eqs|Ref|Refs|Sec|No|Nos|Vol|pp|Dr|Prof|Mr|Mrs|Ms|St|sp|spp|var|subsp|Inc|Ltd|Co|Corp|Dept|Univ|ed|eds|min|max|sec|hr|wt|conc|temp)$/u;

/** Whether the full stop that ends `before` closes an abbreviation rather than a sentence. */
function endsWithAbbreviation(before: string): boolean {
  return abbreviation.test(before);
}

/** Words of a paragraph in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let previousEnd = 0;
  for (const match of text.matchAll(wordShape)) {
    const start = match.index;
    const gap = text.slice(previousEnd, start);
    const stop = gap.search(/[.!?:;]["”’)\]]*\s|[\n\t]/u);
    const opensSentence =
      words.length === 0 ||
      (stop >= 0 &&
        !(gap[stop] === "." && endsWithAbbreviation(text.slice(0, previousEnd + stop).slice(-12))));
    words.push({ start, end: start + match[0].length, text: match[0], opensSentence });
    previousEnd = start + match[0].length;
  }
  return words;
}

/** The same word with the letter case of `model`: lower, Capitalised or ALL CAPITALS. */
export function matchCase(word: string, model: string): string {
  if (model.length > 1 && model === model.toUpperCase() && model !== model.toLowerCase()) {
    return word.toUpperCase();
  }
  const first = model.charAt(0);
  return first !== first.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
