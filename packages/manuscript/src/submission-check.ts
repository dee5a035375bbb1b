import { openWordDocument, type Paragraph, readLayout, type WordDocument } from "@curie/docx";
import {
  type CheckedManuscript,
  type CheckedParagraph,
  type Manuscript,
  readManuscriptCheck,
} from "@curie/submission-check";

/**
 * Reads a Word file for the submission check.
 *
 * @throws DocxRefusal when the bytes are no Word file, or one that must not be edited
 */
export function checkManuscript(bytes: Uint8Array): CheckedManuscript {
  return readManuscriptCheck(structureOf(openWordDocument(bytes)));
}

const parts: Readonly<Record<Paragraph["story"], CheckedParagraph["part"]>> = {
  body: "body",
  footnote: "note",
  endnote: "note",
  "text-box": "box",
  header: "margin",
  footer: "margin",
};

/** The paragraphs of a Word file as the check knows them: by what they are, not how they are written. */
export function structureOf(document: WordDocument): Manuscript {
  const layout = readLayout(document);
  return {
    paragraphs: document.paragraphs.map(
      ({ id, text, kind, headingLevel, story, inTable }): CheckedParagraph => {
        const { style = null, numbered = false, raised = [] } = layout[id] ?? {};
        const part = parts[story];
        return { id, text, kind, headingLevel, part, inTable, style, numbered, raised };
      },
    ),
  };
}
