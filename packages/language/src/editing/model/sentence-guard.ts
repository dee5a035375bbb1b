import { numbersIn } from "../amounts.ts";
import type { Edit } from "../edit.ts";
import { flipsMeaning } from "../negations.ts";
import { lexicon } from "../spelling/lexicon.ts";

/** Why a sentence that was written anew must not reach the author, besides why one edit of it may not. */
export type SentenceRefusal = "number" | "name" | "polarity" | "added" | "unknown-word";

/** How much a sentence that says the same may bring that stands nowhere in its paragraph. */
export type Newness = { words: number; share: number };

const lettersOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
const stemLength = 4;
const stemOf = (word: string): string => word.toLowerCase().slice(0, stemLength);

/**
 * What no single edit shows: a sentence that is gone takes its numbers in words and its names with it, and
 * one that says more than it said, or says it in words that are none, is no clearer and no shorter.
 *
 * @param edits in the places of `before`
 * @param before the sentences as they stood
 * @param after what became of them
 * @param paragraph all that its paragraph says
 */
export function sentenceRefusal(
  before: string,
  after: string,
  paragraph: string,
  edits: readonly Pick<Edit, "start" | "end" | "replacement">[],
  newness: Newness,
): SentenceRefusal | null {
  if (sorted(numbersIn(before)) !== sorted(numbersIn(after))) return "number";
  if (namesIn(before).some((name) => !after.includes(name))) return "name";
  if (flipsMeaning(before, after)) return "polarity";
  const known = new Set(lettersOf(paragraph).map((word) => word.toLowerCase()));
  const stems = new Set([...known].map(stemOf));
  const isWord = (word: string) =>
    known.has(word.toLowerCase()) || lexicon().knows(word) || lexicon().knows(word.toLowerCase());
  if (!lettersOf(after).every(isWord)) return "unknown-word";
  const newIn = (text: string) =>
    lettersOf(text).filter((word) => word.length >= stemLength && !stems.has(stemOf(word))).length;
  const most = Math.max(newness.words, lettersOf(before).length * newness.share);
  const adds = edits.some(({ start, end, replacement }) => {
    const gone = lettersOf(before.slice(start, end)).length;
    return (
      newIn(replacement) > gone + mostPutIn ||
      (gone === 0 && lettersOf(replacement).length > mostInserted)
    );
  });
  return adds || newIn(after) > most ? "added" : null;
}

/** How many new words an edit may put in beside those that it replaces. */
const mostPutIn = 1;
/** How many words, new or not, may be put in where nothing is taken out: more is a statement. */
const mostInserted = 4;

/** Words with a capital that is not that of a sentence; at its start, those that are no word without it. */
function namesIn(text: string): string[] {
  return lettersOf(text).filter((word, index) => {
    if (!/^\p{Lu}/u.test(word) || word === "I") return false;
    return index > 0 || !lexicon().knows(word.toLowerCase());
  });
}

function sorted(words: readonly string[]): string {
  return [...words].sort().join(" ");
}
