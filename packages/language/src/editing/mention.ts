import type { Word } from "./tokens.ts";

const grammarian =
  /^(?:adjective|adverb|article|auxiliary|clitic|conjunction|form|noun|particle|plural|preposition|pronoun|verb|word)$/;

/**
 * Whether a word is spoken of and not used: "the pronoun they is", "the form goed". It may be spelled
 * as nobody spells it, and governs nothing in its sentence.
 */
export function isMentioned(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  return (
    before !== undefined && words[index]?.start === before.end + 1 && grammarian.test(before.text)
  );
}
