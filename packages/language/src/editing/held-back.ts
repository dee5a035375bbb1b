import { excludes, trimEdit } from "./arbitrate.ts";
import type { ClassifierChecker } from "./classifiers/checker.ts";
import { withLearntEdits } from "./classifiers/learnt-edits.ts";
import type { FormReader } from "./counts/units.ts";
import { applyEdits, type Dialect, type Edit, type EditableParagraph } from "./edit.ts";
import type { Author } from "./first-language/likely-errors.ts";
import { grammarEdits } from "./grammar/checker.ts";
import type { Morphology } from "./grammar/morphology.ts";
import { refusalOf } from "./guard.ts";
import { protectedSpans } from "./protected-spans.ts";
import { intoOriginal } from "./second-look.ts";
import type { Speller } from "./spelling/speller.ts";
import type { Vocabulary } from "./spelling/vocabulary.ts";
import { heldBackRule } from "./strength.ts";
import { type Word, wordsOf } from "./tokens.ts";

export type HeldBackChecks = {
  morphology: Morphology;
  forms: FormReader;
  classifiers: ClassifierChecker;
  speller: Speller;
  vocabulary: Vocabulary;
  dialect: Dialect;
  author: Author;
  /** What the counted texts speak against, in the original's own places. */
  vetoed: readonly Edit[];
};

/**
 * The edits of a paragraph, and those that proofreading holds back because they are less sure. Nothing that
 * proofreading does is lost or changed by them; each is named so that it is marked wherever it is shown.
 */
export function withHeldBackEdits(
  paragraph: EditableParagraph,
  words: readonly Word[],
  made: Edit[],
  { morphology, forms, classifiers, speller, vocabulary, dialect, author, vetoed }: HeldBackChecks,
): Edit[] {
  const { text } = paragraph;
  const kept = protectedSpans(paragraph);
  const all = [...made];
  const add = (edit: Edit): void => {
    const own = { ...edit, rule: heldBackRule(edit.rule) };
    if (refusalOf(text, edit, kept) !== null) return;
    if (all.some((other) => excludes(other, own))) return;
    all.push(own);
  };
  for (const edit of vetoed) add(trimEdit(text, edit));
  for (const edit of speller.check({ text, words, kept, vocabulary, dialect, isKeen: true })) {
    add(trimEdit(text, edit));
  }
  let soFar = inOrder(all);
  const corrected = applyEdits(text, soFar);
  for (const edit of grammarEdits(corrected, wordsOf(corrected), morphology, true)) {
    const own = intoOriginal(trimEdit(corrected, edit), soFar);
    if (own) add(own);
  }
  soFar = inOrder(all);
  const learnt = withLearntEdits(paragraph, words, soFar, {
    forms,
    check: classifiers,
    author: { ...author, wantsMore: true },
  });
  for (const edit of learnt) if (!soFar.includes(edit)) add(edit);
  return inOrder(all);
}

function inOrder(edits: readonly Edit[]): Edit[] {
  return [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
}
