import { placeFinder, type WordDocument } from "@curie/docx";
import type { ReportPlace } from "./model.ts";

/** Tells where a paragraph stands, by `Paragraph.id`; prepares once for all of a document. */
export function placesOf(document: Pick<WordDocument, "paragraphs">): (id: number) => ReportPlace {
  const find = placeFinder(document);
  return (id) => {
    const { heading, story, inTable } = find(id, { start: 0, end: 0 });
    return { heading, story, inTable, paragraph: id + 1 };
  };
}
