/** Lists of changes for reports: those that stand in a file, and where each of them is. */
import type { WordDocument } from "./document.ts";
import type { ChangePlace, Paragraph, Span, StandingChange } from "./model.ts";

/** How much of the paragraph a report shows on either side of a change, in UTF-16 units. */
const CONTEXT = 40;

/**
 * The tracked changes that stand in the document's stories, whoever made them, in the order of
 * `paragraphs`. Of a text box that the file holds twice, one copy is listed. Changes inside
 * equations, and to the widths of table columns, are not.
 */
export function readChanges(document: WordDocument): StandingChange[] {
  const ids = new Map(document.source.paragraphs.map(({ source }, id) => [source, id]));
  const findPlace = placeFinder(document);
  const standing = document.source.parts.flatMap((part) =>
    part.changes.flatMap(({ kind, author, date, paragraph, offset, text }): StandingChange[] => {
      const id = ids.get(paragraph);
      if (id === undefined) return [];
      const isShown = kind === "insertion" || kind === "moved-here" || kind === "formatting";
      const end = isShown ? offset + text.length : offset;
      return [{ ...findPlace(id, { start: offset, end }), kind, author, date, text }];
    }),
  );
  return standing.sort((a, b) => a.paragraph - b.paragraph || a.offset - b.offset);
}

/** Tells where a span of a paragraph is; prepares once for all spans of a document. */
export function placeFinder(
  document: Pick<WordDocument, "paragraphs">,
): (id: number, span: Span) => ChangePlace {
  const headings = headingsAbove(document.paragraphs);
  return (id, { start, end }) => {
    const paragraph = document.paragraphs[id];
    if (!paragraph) throw new RangeError(`no paragraph ${id}`);
    const { story, kind, inTable, text } = paragraph;
    return {
      paragraph: id,
      story,
      paragraphKind: kind,
      inTable,
      heading: headings[id] ?? null,
      offset: start,
      left: endOf(text.slice(0, start)),
      right: startOf(text.slice(end)),
    };
  };
}

/** For each paragraph, the text of the nearest heading before it, or of the title; text boxes stand where they are anchored. */
function headingsAbove(paragraphs: readonly Paragraph[]): (string | null)[] {
  let heading: string | null = null;
  return paragraphs.map(({ story, kind, text }) => {
    if (story !== "body" && story !== "text-box") heading = null;
    const above = heading;
    // What stands under the title and above the first heading goes by the title.
    const leads = kind === "heading" || (kind === "title" && heading === null);
    if (story === "body" && leads && text.trim() !== "") heading = text.trim();
    return above;
  });
}

/** The last words of a text, whole ones where there are any. */
function endOf(text: string): string {
  if (text.length <= CONTEXT) return text;
  const cut = text.slice(-CONTEXT);
  const space = cut.search(/\s/);
  return space < 0 ? withoutHalves(cut) : cut.slice(space + 1);
}

/** The first words of a text. */
function startOf(text: string): string {
  if (text.length <= CONTEXT) return text;
  const cut = text.slice(0, CONTEXT);
  const space = cut.search(/\s\S*$/);
  return space < 0 ? withoutHalves(cut) : cut.slice(0, space);
}

/** Without the half of a character that a cut may have left at an end. */
function withoutHalves(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]/, "").replace(/[\uD800-\uDBFF]$/, "");
}
