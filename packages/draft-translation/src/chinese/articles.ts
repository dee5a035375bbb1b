import { isMass } from "./countability.ts";
import type { Word } from "./words.ts";

type Noun = {
  before: readonly Word[];
  head: readonly Word[];
  isPlural: boolean;
  isDefined: boolean;
};

/** The article of a noun that has no determiner yet. */
export function articleOf(phrase: Noun, role: string): "the" | "a" | "" {
  const noun = phrase.head[0]?.text ?? "";
  const rank = phrase.before[0]?.text ?? "";
  if (/^(first|second|third|last|only|same|main|whole|entire|next|largest|most|\d+th)$/.test(rank))
    return "the";
  if (/(est|^most .*)$/.test(rank) && rank !== "interest") return "the";
  if (/^(Mr\.|Ms\.|Dr\.)$/.test(rank)) return "";
  if (phrase.isDefined) return "the";
  if (phrase.isPlural) return "";
  if (isMass(noun)) return "";
  if (role === "predicate") return "a";
  return "the";
}
