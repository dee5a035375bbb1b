import { compared } from "../english/inflection.ts";
import { timePreposition } from "./adverbials.ts";
import type { Tree } from "./chart.ts";
import { partsOf } from "./reader.ts";
import { added, reworded, type Word, wordsOf } from "./words.ts";

/** Adjectives with their degree, and times, in English. */

export function adjectiveWords(tree: Tree): Word[] {
  const [first, second] = partsOf(tree);
  switch (tree.rule?.name) {
    case "AP = ADV AP": {
      const words = adjectiveWords(second);
      const degree = degreeOf(first.head.text);
      const [head, ...others] = words;
      if (!head) return words;
      if (degree) return [reworded(head, compared(head.text, degree)), ...others];
      return [...wordsOf(first.head, first.english), ...words];
    }
    case "AP = AP CAP": {
      const [link, other] = partsOf(second);
      return [
        ...adjectiveWords(first),
        ...wordsOf(link.head, link.english),
        ...adjectiveWords(other),
      ];
    }
    case "AP = ADJ":
      return wordsOf(first.head, first.english);
    default:
      return wordsOf(tree.head, tree.english);
  }
}

function degreeOf(text: string): "comparative" | "superlative" | null {
  if (/^(更|更加|更为)$/.test(text)) return "comparative";
  return /^(最|最为)$/.test(text) ? "superlative" : null;
}

export function timeWords(tree: Tree): Word[] {
  if (tree.rule?.name === "T = T T") {
    const [first, second] = partsOf(tree);
    const later = timeWords(second);
    const earlier = timeWords(first);
    return [...later, ...withPreposition(earlier)];
  }
  return wordsOf(tree.head, tree.english);
}

export function withPreposition(words: Word[]): Word[] {
  const preposition = timePreposition(words[0]?.text ?? "");
  return preposition ? [added(preposition, words[0]), ...words] : words;
}
