import type { WordDocument } from "../document.ts";
import type { ParagraphKind, Story } from "../model.ts";
import type { LeftOutReason } from "./paragraphs.ts";
import { readContent } from "./paragraphs.ts";
import type { SegmentTag } from "./templates.ts";

/** A paragraph's words as they go to a translation engine. */
export type Segment = {
  /** `Paragraph.id`. */
  paragraph: number;
  /**
   * Text with inline tags: `<g id="1">…</g>` around text that looks different or stands in a link,
   * `<x id="2"/>` for a note, citation, equation, picture, tab. Text is escaped as in XML.
   */
  source: string;
  /** What each tag stands for, in the order of their ids. */
  tags: readonly SegmentTag[];
  story: Story;
  kind: ParagraphKind;
};

export type Segments = {
  segments: Segment[];
  /** Paragraphs with words that stay in their language. */
  leftOut: { paragraph: number; reason: LeftOutReason }[];
};

/**
 * What of a document is to be translated, one segment a paragraph, in the document's order.
 * Paragraphs without words (numbers, pictures, nothing) are no segments and are not reported.
 */
export function readSegments(document: WordDocument): Segments {
  const segments: Segment[] = [];
  const leftOut: Segments["leftOut"] = [];
  for (const { paragraphs } of readContent(document, () => true)) {
    for (const [id, content] of paragraphs) {
      const paragraph = document.paragraphs[id];
      if (!paragraph || content === null) continue;
      if (typeof content === "string") {
        leftOut.push({ paragraph: id, reason: content });
        continue;
      }
      const { source, tags } = content.template;
      const { story, kind } = paragraph;
      segments.push({ paragraph: id, source, tags, story, kind });
    }
  }
  segments.sort((a, b) => a.paragraph - b.paragraph);
  leftOut.sort((a, b) => a.paragraph - b.paragraph);
  return { segments, leftOut };
}
