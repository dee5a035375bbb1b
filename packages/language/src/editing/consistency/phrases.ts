import { type ConsistencyCheck, gapBefore, type Passage, standsFree } from "./passages.ts";
import { settle, type Use } from "./uses.ts";

const longest = 4;
const capitalised = /^\p{Lu}\p{Ll}+$/u;

/**
 * Small letters for a term of several words that the author writes with capitals here and there: "the
 * Random Forest" among many a "random forest". Only towards small letters, as names keep their capitals.
 */
export const onePhraseCase: ConsistencyCheck = (passages) => {
  const uses: Use[] = [];
  const phrases = new Set<string>();
  for (const passage of passages) {
    let index = 0;
    while (index < passage.words.length) {
      const length = capitalisedFrom(passage, index);
      if (length > 1 && length <= longest && isAlone(passage, index, length)) {
        const start = passage.words[index]?.start ?? 0;
        const end = passage.words[index + length - 1]?.end ?? start;
        const instead = passage.text.slice(start, end).toLowerCase();
        const term = termAt(passage, index, length);
        phrases.add(term);
        uses.push({ passage, start, end, term, way: "one", instead });
      }
      index += Math.max(1, length);
    }
  }
  if (phrases.size === 0) return [];
  for (const passage of passages) {
    for (const [index, { start, end }] of passage.words.entries()) {
      for (let length = 2; length <= longest; length++) {
        if (!isJoined(passage, index + length - 1)) break;
        const term = termAt(passage, index, length);
        if (!phrases.has(term) || passage.words[index]?.text !== passage.lower[index]) continue;
        uses.push({ passage, start, end, term, way: "other", instead: null });
      }
    }
  }
  return settle(uses, { rule: "phrase-case", reason: "one-capitalization" });
};

/** How many words from `index` on have a capital, one after another and not by opening a sentence. */
function capitalisedFrom(passage: Passage, index: number): number {
  let length = 0;
  while (true) {
    const word = passage.words[index + length];
    if (!word || word.opensSentence || !capitalised.test(word.text)) return length;
    if (length > 0 && gapBefore(passage, index + length) !== " ") return length;
    length++;
  }
}

/** Whether nothing beside the words makes a longer name of them, defines them or numbers them. */
function isAlone(passage: Passage, index: number, length: number): boolean {
  const { words, lower, text } = passage;
  if (!standsFree(passage, index, index + length - 1)) return false;
  // A heading or a name that is referred to: "see Data Collection", "called Random Forest".
  if (
    /^(?:see|section|sections|subsection|under|titled|entitled|called|named)$/.test(
      lower[index - 1] ?? "",
    )
  )
    return false;
  if (gapBefore(passage, index) !== " " || !/^\p{Ll}/u.test(words[index - 1]?.text ?? ""))
    return false;
  if (/^(?:of|and|for|in|the)$/.test(lower[index - 1] ?? "")) {
    const before = words[index - 2];
    if (before && !before.opensSentence && /^\p{Lu}/u.test(before.text)) return false;
  }
  const end = words[index + length - 1]?.end ?? 0;
  return !/^ ?(?:[(\p{Lu}\p{N}“"]|of\b|(?:and|for|&) \p{Lu})/u.test(text.slice(end, end + 8));
}

/** Words in small letters joined by spaces, one term in singular and plural. */
function termAt({ lower }: Passage, index: number, length: number): string {
  return lower
    .slice(index, index + length)
    .join(" ")
    .replace(/s$/, "");
}

/** Whether the word at `index` follows the one before it after a space and is in small letters. */
function isJoined(passage: Passage, index: number): boolean {
  return gapBefore(passage, index) === " " && passage.words[index]?.text === passage.lower[index];
}
