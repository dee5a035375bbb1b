import type { Adverbial } from "./adverbials.ts";
import type { Tree } from "./chart.ts";
import type { Clause, Style } from "./clauses.ts";
import type { NounPhrase } from "./noun-phrases.ts";

/**
 * Reads phrases of Chinese, as the parser found them, into the parts of an English sentence. Phrases
 * hold one another in every direction, so every reader is handed all of them.
 */
export type Reader = {
  style: Style;
  nounPhrase(tree: Tree): NounPhrase;
  clause(tree: Tree): Clause;
  adverbial(tree: Tree): Adverbial;
};

/** The parts of a phrase; one that has a single part is asked for that only. */
export function partsOf(tree: Tree): readonly [Tree, Tree] {
  const [first, second] = tree.children;
  return first && second ? [first, second] : [first ?? tree, first ?? tree];
}
