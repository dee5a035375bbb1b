import type { Style } from "./clauses.ts";
import { adverbialOf } from "./read-adverbial.ts";
import { clauseOf } from "./read-clause.ts";
import { nounPhraseOf } from "./read-noun-phrase.ts";
import type { Reader } from "./reader.ts";

/** A reader of phrases in a text of one style. */
export function readerFor(style: Style): Reader {
  const reader: Reader = {
    style,
    nounPhrase: (tree) => nounPhraseOf(tree, reader),
    clause: (tree) => clauseOf(tree, reader),
    adverbial: (tree) => adverbialOf(tree, reader),
  };
  return reader;
}
