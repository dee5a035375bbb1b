import { wordList } from "#data/word-lists.ts";
import type { Word } from "#editing/tokens.ts";

// Words that open a sentence far more often than they follow a formula or stand in a list.
const openers = wordList("sentence-openers");
// After a displayed formula a paragraph goes on with one of these, whatever stands before it.
const continuations = wordList("sentence-continuations");
const inside = /^(?:is|are|and|or|but|for|by|from|to|in|on|of|as|the|so|that|he|she|they|we|you)$/;
const goesOn = /^(?:is|are|and|or)$/;
const sentenceEnd = /[.!?]["”’)\]]*\s*$/u;

/** Whether a word in small letters begins a sentence; `before` is the text of the paragraph before. */
export function startsSentence(
  text: string,
  words: readonly Word[],
  index: number,
  before: string | null,
  isCareless: boolean,
): boolean {
  const word = words[index];
  if (!word || !openers().has(word.text)) return false;
  // "i) a tree, ii) a forest": a list is counted.
  if (text.charAt(word.end) === ")") return false;
  if (index > 0) {
    // A full stop inside a sentence belongs to an abbreviation or a number: ask for a sound sentence.
    const gap = text.slice(words[index - 1]?.end ?? 0, word.start);
    // "See What Is Health? for more", "“Are we alone?” and", "where Rincub. is the rate": after a title, a
    // quoted question or an abbreviation the sentence goes on.
    const sound = /^[?!] $/.test(gap)
      ? !inside.test(word.text)
      : gap === ". " && (isCareless || !goesOn.test(word.text));
    return sound && /\p{Ll}{3}$/u.test(words[index - 1]?.text ?? "");
  }
  if (word.start !== 0 || words.length < 6 || !sentenceEnd.test(text)) return false;
  // "i.e. actual speed"; "is a schematic view": a reference got lost before the verb.
  if (/^i\./.test(text) || (!isCareless && goesOn.test(word.text))) return false;
  if (before === null) return true;
  // A list in small letters, or the rest of a sentence that a formula interrupted, is left alone.
  return (
    sentenceEnd.test(before) &&
    /^\s*["“‘(]?\p{Lu}/u.test(before) &&
    before.split(" ").length > 5 &&
    !before.includes("\uFFFC") &&
    !(continuations().has(word.text) && /[=<>≤≥∑∫√±]|\(\d+\)/u.test(`${before.slice(-80)} ${text}`))
  );
}
