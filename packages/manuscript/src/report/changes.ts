/** The tracked changes of a manuscript as its report tells them. */
import type { AppliedChange, Paragraph } from "@curie/docx";
import type { EditableParagraph, Span } from "@curie/language/editing";
import { isUncertain, meaningShift, protectedSpans } from "@curie/language/editing/facts";
import type { ManuscriptFile } from "../files/manuscript-file.ts";
import type { ProposedEdit, ReportChange, ReportParagraph } from "./model.ts";
import { placesOf } from "./places.ts";

/**
 * The paragraphs that changed, with their changes.
 *
 * @param changes in the order of the document
 * @param asked what the engine was shown of each paragraph, by `Paragraph.id`
 */
export function reportParagraphs(
  document: ManuscriptFile,
  changes: readonly AppliedChange<ProposedEdit>[],
  asked: readonly EditableParagraph[],
): ReportParagraph[] {
  const byParagraph = new Map<number, ReportChange[]>();
  changes.forEach((change, index) => {
    const list = byParagraph.get(change.paragraph) ?? [];
    list.push(reportChange(change, index + 1));
    byParagraph.set(change.paragraph, list);
  });
  for (const [id, list] of byParagraph) {
    markMeaning(document.paragraphs[id]?.text ?? "", list);
  }
  const placeOf = placesOf(document);
  const objects = document.objectTexts();
  const describe = ({ id, text }: Paragraph): ReportParagraph[] => {
    const list = byParagraph.get(id);
    if (!list) return [];
    const shown = asked[id];
    const protectedRanges = shown ? shownAsProtected(protectedSpans(shown), text) : [];
    const texts = objects[id] ?? [];
    const known = texts.some((one) => one !== "") ? { objects: texts } : {};
    return [{ ...placeOf(id), text, ...known, protectedRanges, changes: list }];
  };
  return document.paragraphs.flatMap(describe);
}

const sentencePunctuation = /[.,;:!?\s]/;

/**
 * The ranges without the punctuation after them. An edit may not come so close, but to a reader
 * the full stop behind a year belongs to the sentence; the one of “et al.” does not.
 */
function shownAsProtected(ranges: readonly Span[], text: string): Span[] {
  return ranges.flatMap(({ start, end }) => {
    let last = end;
    while (
      last > start &&
      sentencePunctuation.test(text.charAt(last - 1)) &&
      !text.endsWith("et al.", last)
    ) {
      last -= 1;
    }
    return last > start ? [{ start, end: last }] : [];
  });
}

/** Tells of each change whether the meaning may move with it, seeing all changes of its paragraph. */
function markMeaning(text: string, changes: ReportChange[]): void {
  const all = changes.map(({ start, end, after }) => ({ start, end, replacement: after }));
  for (const [index, edit] of all.entries()) {
    const change = changes[index];
    if (!change) continue;
    change.meaning = meaningShift(text, edit, all);
    change.check ||= change.meaning !== null;
  }
}

function reportChange(
  { offset, before, after, edit }: AppliedChange<ProposedEdit>,
  number: number,
): ReportChange {
  const { category, reason, rule, confidence, earlier } = edit;
  return {
    number,
    start: offset,
    end: offset + before.length,
    before,
    after,
    category,
    reason,
    rule,
    ...(confidence === undefined ? {} : { confidence }),
    check: "check" in edit ? edit.check : isUncertain(edit),
    meaning: null,
    ...(earlier ? { earlier } : {}),
  };
}
