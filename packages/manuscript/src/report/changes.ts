/** The tracked changes of a manuscript as its report tells them. */
import type { AppliedChange, Paragraph, WordDocument } from "@curie/docx";
import type { Edit, EditableParagraph } from "@curie/language/editing";
import { isUncertain, protectedSpans } from "@curie/language/editing/facts";
import type { ReportChange, ReportParagraph } from "./model.ts";
import { placesOf } from "./places.ts";

/**
 * The paragraphs that changed, with their changes.
 *
 * @param changes in the order of the document
 * @param asked what the engine was shown of each paragraph, by `Paragraph.id`
 */
export function reportParagraphs(
  document: WordDocument,
  changes: readonly AppliedChange<Edit>[],
  asked: readonly EditableParagraph[],
): ReportParagraph[] {
  const byParagraph = new Map<number, ReportChange[]>();
  changes.forEach((change, index) => {
    const list = byParagraph.get(change.paragraph) ?? [];
    list.push(reportChange(change, index + 1));
    byParagraph.set(change.paragraph, list);
  });
  const placeOf = placesOf(document);
  const describe = ({ id, text }: Paragraph): ReportParagraph[] => {
    const list = byParagraph.get(id);
    if (!list) return [];
    const shown = asked[id];
    const protectedRanges = shown ? protectedSpans(shown) : [];
    return [{ ...placeOf(id), text, protectedRanges, changes: list }];
  };
  return document.paragraphs.flatMap(describe);
}

function reportChange(
  { offset, before, after, edit }: AppliedChange<Edit>,
  number: number,
): ReportChange {
  const { category, reason, rule } = edit;
  return {
    number,
    start: offset,
    end: offset + before.length,
    before,
    after,
    category,
    reason,
    rule,
    check: isUncertain(edit),
  };
}
