import type { Word } from "#editing/tokens.ts";

// Words that open a sentence far more often than they follow a formula or stand in a list.
const openers = new Set(
  (
    "the this these those that there he she they people my our your his her their some many most another " +
    "however therefore moreover furthermore finally first second third also although because but and " +
    "in on at for if when while as so we it you to by from after before during according not no such " +
    "even all each every both other today nowadays now then thus what who how why i is are do"
  ).split(" "),
);
// After a displayed formula a paragraph goes on with one of these, whatever stands before it.
const continuations = new Set(
  (
    "where and or with for if when so we as since while which whose that then thus hence in by is are " +
    "to from at on it i do not such but because what who how why"
  ).split(" "),
);
const sentenceEnd = /[.!?]["”’)\]]*\s*$/u;

/** Whether a word in small letters begins a sentence; `before` is the text of the paragraph before. */
export function startsSentence(
  text: string,
  words: readonly Word[],
  index: number,
  before: string | null,
): boolean {
  const word = words[index];
  if (!word || !openers.has(word.text)) return false;
  if (index > 0) {
    // A full stop inside a sentence belongs to an abbreviation or a number: ask for a sound sentence.
    const gap = text.slice(words[index - 1]?.end ?? 0, word.start);
    return /^[.!?]["”’)]* $/u.test(gap) && /\p{Ll}{3}$/u.test(words[index - 1]?.text ?? "");
  }
  if (word.start !== 0 || words.length < 6 || !sentenceEnd.test(text)) return false;
  if (before === null) return true;
  // A list in small letters, or the rest of a sentence that a formula interrupted, is left alone.
  return (
    sentenceEnd.test(before) &&
    /^\s*["“‘(]?\p{Lu}/u.test(before) &&
    before.split(" ").length > 5 &&
    !before.includes("\uFFFC") &&
    !(continuations.has(word.text) && /[=<>≤≥∑∫√±]|\(\d+\)/u.test(`${before.slice(-80)} ${text}`))
  );
}
