import { wordsOf } from "#editing/tokens.ts";

const shortest = 3;
/** A word that stands there once is too often a slip of its author. */
const atLeast = 2;

/** How often each word stands inside a sentence, in its letter case; words of letters only. */
export function countVocabulary(paragraphs: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const text of paragraphs) {
    for (const word of wordsOf(text)) {
      if (word.opensSentence || word.text.length < shortest) continue;
      if (!/^\p{L}\p{Ll}+$/u.test(word.text) || isPartOfCode(text, word.start, word.end)) continue;
      found.set(word.text, (found.get(word.text) ?? 0) + 1);
    }
  }
  for (const [word, count] of found) if (count < atLeast) found.delete(word);
  return found;
}

/** Addresses, names of files and of genes are no words: "openstax.org", "x_max". */
function isPartOfCode(text: string, start: number, end: number): boolean {
  return (
    /[\p{L}\p{N}][._@/\\]$|[_@/\\]$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /^(?:[._@/\\][\p{L}\p{N}]|[_@\\])/u.test(text.slice(end, end + 2))
  );
}
