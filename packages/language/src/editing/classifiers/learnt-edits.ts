import { type FormReader, unitsOf } from "#editing/counts/units.ts";
import { excludes } from "../arbitrate.ts";
import { applyEdits, type Edit, type EditableParagraph } from "../edit.ts";
import type { Author } from "../first-language/likely-errors.ts";
import { refusalOf } from "../guard.ts";
import { protectedSpans } from "../protected-spans.ts";
import { intoOriginal } from "../second-look.ts";
import { type Word, wordsOf } from "../tokens.ts";
import type { ClassifierChecker } from "./checker.ts";

const wordsPerSlipOfLearner = 200;

/**
 * Whether rules found so many errors of grammar that the author is still learning English: one in 200
 * words, half an error less counted, so that the first one says something in a hundred words and
 * nothing in a paper. Papers have one in some thousand words, second-language authors one in every other
 * sentence; who makes many makes others beside them, so that less is needed to believe one.
 */
export function isByLearner(edits: readonly (readonly Edit[])[], words: number): boolean {
  const slips = edits.flat().filter(({ category }) => category === "grammar").length;
  return (slips - 0.5) * wordsPerSlipOfLearner >= words;
}

/**
 * The edits of a paragraph with those of the classifiers, which look at the text as all others left
 * it: an error beside a place misleads them. They have no say where another edit stands.
 */
export function withLearntEdits(
  paragraph: EditableParagraph,
  words: readonly Word[],
  edits: Edit[],
  { forms, check, author }: { forms: FormReader; check: ClassifierChecker; author: Author },
): Edit[] {
  const { text } = paragraph;
  const corrected = edits.length === 0 ? text : applyEdits(text, edits);
  const own = edits.length === 0 ? words : wordsOf(corrected);
  const learnt = check(corrected, own, unitsOf(corrected, own, forms), author);
  if (learnt.length === 0) return edits;
  const kept = protectedSpans(paragraph);
  const all = [...edits];
  for (const edit of learnt) {
    const original = intoOriginal(edit, edits);
    if (!original || refusalOf(text, original, kept) !== null) continue;
    if (!all.some((other) => excludes(other, original))) all.push(original);
  }
  return all.sort((a, b) => a.start - b.start || a.end - b.end);
}
