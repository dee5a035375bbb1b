import { flipsMeaning, negations } from "../negations.ts";
import type { AlignedSentence } from "./aligned.ts";

const light =
  /^(?:a|an|the|of|to|in|on|at|by|for|from|with|is|are|was|were|be|been|being|has|have|had|do|does|did|any|it|this|these|those|there|we|able|can|could|will|would|may|might|all|both|find|found|evidence)$/;

const denying =
  /^(?:fail|fails|failed|failing|devoid|barely|(?!regardless|unless|less|nonetheless|nevertheless)\p{L}{3,}less|\p{L}+-free)$/u;

function denies(word: string): boolean {
  return denying.test(word) || negations(word) > 0;
}

/** The stem by which two forms of a word are known as one. */
function stem(word: string): string {
  return word.slice(0, Math.max(4, Math.min(5, word.length - 2)));
}

/** The words that negations deny: of each, the next one with a meaning of its own. */
function denied(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    if (!denies(word)) return [];
    const next = words.slice(index + 1, index + 5).find((one) => !light.test(one));
    return [next ? stem(next) : ""];
  });
}

/** The text with «not» beside each word that denies and that the guard of all edits does not know. */
function withNegations(words: readonly string[]): string {
  return words.map((word) => (denying.test(word) ? `not ${word}` : word)).join(" ");
}

/** Whether a negation is lost or won, or denies another word of the sentence than before. */
export function movesNegation(sentence: AlignedSentence): boolean {
  const { before, after, from, beforeTo, afterTo } = sentence;
  const differing = [...before.slice(from, beforeTo), ...after.slice(from, afterTo)];
  if (!differing.some(denies)) return false;
  const deniedBefore = denied(before);
  const deniedAfter = denied(sentence.finally);
  if (deniedBefore.length !== deniedAfter.length) {
    return flipsMeaning(withNegations(before), withNegations(sentence.finally));
  }
  const stemsAfter = new Set(sentence.finally.map(stem));
  const stemsBefore = new Set(before.map(stem));
  return (
    deniedBefore.some((word) => !deniedAfter.includes(word) && stemsAfter.has(word)) &&
    deniedAfter.some((word) => !deniedBefore.includes(word) && stemsBefore.has(word))
  );
}
