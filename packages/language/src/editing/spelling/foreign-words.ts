import { wordPairs } from "#data/word-lists.ts";
import type { Word } from "../tokens.ts";
import type { Lexicon } from "./lexicon.ts";

/**
 * The little words that hold sentences together in languages which English quotes, without those
 * that are English too (die, pour, non), that stand in phrases at home in English (ad, per, vice)
 * or that are an English word with one slip (ein, sin, de).
 */
const functionWords = wordPairs("foreign-words", ["word", "language"]);

/** Words that belong to the name after them: de Vries, la Tène, von Neumann. */
const particle = /^(?:degli|dei|del|della|den|der|dos|du|el|la|las|le|los|von|zu|zum|zur)$/;

const accented = /[\u00c0-\u024f]/;

/** How many other words of the list, names' particles aside, make a text one that quotes a language. */
const othersOfQuoting = 2;

/** How many words away another language still makes a word foreign. */
const reach = 3;

/**
 * Whether a word that no dictionary knows is one of another language: it has an accent, or near it
 * in its sentence stands a word of another language (nihil est in intellectu, das Ding an sich).
 */
export function isForeignWord(words: readonly Word[], index: number, lexicon: Lexicon): boolean {
  const own = words[index];
  if (!own) return false;
  if (accented.test(own.text)) return true;
  for (let at = index; at > index - reach && at > 0 && !words[at]?.opensSentence; at--) {
    if (marksForeign(words, at - 1, lexicon)) return true;
  }
  for (let at = index + 1; at <= index + reach && words[at] && !words[at]?.opensSentence; at++) {
    if (marksForeign(words, at, lexicon)) return true;
  }
  return false;
}

function marksForeign(words: readonly Word[], at: number, lexicon: Lexicon): boolean {
  const word = words[at]?.text ?? "";
  if (word !== word.toLowerCase()) return false;
  const next = words[at + 1]?.text ?? "";
  if (functionWords().has(word)) {
    // "Smith et al"
    if (word === "et" && next === "al") return false;
    return !(particle.test(word) && /^\p{Lu}/u.test(next));
  }
  return accented.test(word) && word.length >= 4 && !lexicon.knows(word);
}

/** Whether a word is one that other languages cannot do without, in a text that has more of them. */
export function isQuotedFunctionWord(
  word: string,
  vocabulary: { count(word: string): number },
): boolean {
  if (!functionWords().has(word)) return false;
  let others = 0;
  for (const other of functionWords().keys()) {
    if (other !== word && !particle.test(other) && vocabulary.count(other) > 0) others++;
  }
  return others >= othersOfQuoting;
}
