/** What the author's lists of terms did to a manuscript. */
import type { AppliedChange } from "@curie/docx";
import type { EditableParagraph } from "@curie/language/editing";
import {
  createTermMatcher,
  inEnglish,
  type Term,
  termsInText,
  withoutAltering,
} from "@curie/language/terms";
import type { CarriedEdit, ManuscriptReport, ProposedEdit } from "./model.ts";

/**
 * @param asked what the engine was shown of each paragraph
 * @returns the same with the terms among what nothing may change, and what to tell of them
 */
export function ownTermsIn(
  asked: readonly EditableParagraph[],
  terms: readonly Term[],
  changes: readonly AppliedChange<ProposedEdit>[],
): { asked: readonly EditableParagraph[]; facts: ManuscriptReport["terms"] | null } {
  const listed = terms.filter((term) => inEnglish(term).length > 0).length;
  if (listed === 0) return { asked, facts: null };
  const matcher = createTermMatcher(terms);
  const found = new Set<Term>();
  let kept = 0;
  const shown = asked.map((paragraph) => {
    const matches = matcher.find(paragraph.text);
    for (const { entry } of matches) found.add(entry);
    const own = termsInText(paragraph.text, matches).kept;
    kept += own.length;
    return own.length === 0 ? paragraph : { ...paragraph, locked: [...paragraph.locked, ...own] };
  });
  const rewritten = changes.filter(({ edit }) => edit.reason === "own-term").length;
  return { asked: shown, facts: { listed, found: found.size, kept, rewritten } };
}

/** Which edits of an earlier version may still be made beside these terms. */
export function allowedBeside(
  terms: readonly Term[],
): (text: string, edits: readonly CarriedEdit[]) => CarriedEdit[] {
  const matcher = createTermMatcher(terms.filter((term) => inEnglish(term).length > 0));
  return (text, edits) =>
    edits.length === 0
      ? []
      : withoutAltering(text, edits, termsInText(text, matcher.find(text)).kept);
}
