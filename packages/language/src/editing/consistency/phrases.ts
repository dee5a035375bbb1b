import {
  type ConsistencyCheck,
  gapBefore,
  type Passage,
  sentenceAround,
  standsFree,
} from "./passages.ts";
import { settle, type Use } from "./uses.ts";

const longest = 4;
const capitalised = /^\p{Lu}\p{Ll}+$/u;
/** Capitals are more often meant than other ways of writing. */
const lead = 5;
/** How many words on either side must be free of other capitals: names come in company. */
const surroundings = 5;
/** A shorter sentence is a heading that opens its paragraph. */
const shortestSentence = 6;

// A heading or a name is referred to: "see Data Collection", "called Random Forest".
const referring =
  /^(?:see|sections?|subsections?|chapters?|modules?|units?|lessons?|topics?|boxes|box|features?|headings?|parts?|appendix|titled|entitled|called|named|labell?ed|under)$/;
// "discussed in Random Forest", "covered by Data Collection": a heading, too.
const telling =
  /^(?:discussed|described|explained|introduced|covered|explored|presented|shown|given|defined|learned|learnt|seen|outlined|mentioned|read|found|detailed|treated|section|chapter|module|back|refer|return|turn)$/;
// Titles open with these; a term that is written with capitals by mistake does not.
const titleOpening = /^(?:The|An?|In|What|How|Why|When|Where|Using|Our|Is|Are)$/;
// A definition, a number, a quotation, a title in two parts, or a longer name.
const follower = /^ ?(?:[:(\p{Lu}\p{N}“"]|(?:of|sections?|chapter|document|form|movement)\b)/u;

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
  return settle(uses, { rule: "phrase-case", reason: "one-capitalization", lead });
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
  const before = passage.words[index - 1]?.text ?? "";
  if (gapBefore(passage, index) !== " " || !/^\p{Ll}/u.test(before) || referring.test(before)) {
    return false;
  }
  if (titleOpening.test(passage.words[index]?.text ?? "")) return false;
  if (
    /^(?:in|by|on|to|under|at|about)$/.test(before) &&
    telling.test(passage.words[index - 2]?.text ?? "")
  ) {
    return false;
  }
  const end = passage.words[index + length - 1]?.end ?? 0;
  return (
    standsFree(passage, index, index + length - 1) &&
    !follower.test(passage.text.slice(end, end + 12)) &&
    isInPlainSentence(passage, index, length)
  );
}

/** Whether no other capitals stand around the words, and their sentence is long enough to be one. */
function isInPlainSentence(passage: Passage, index: number, length: number): boolean {
  const { first, end } = sentenceAround(passage, index, surroundings + length);
  const others = passage.words.slice(first, end).filter((_, at) => {
    const place = first + at;
    return (place < index || place >= index + length) && !passage.words[place]?.opensSentence;
  });
  return end - first >= shortestSentence && !others.some(({ text }) => /^\p{Lu}/u.test(text));
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
