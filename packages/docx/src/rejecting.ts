/** What a file says when every tracked change in it is rejected. */
import type { WordDocument } from "./document.ts";
import type { Story } from "./model.ts";
import type { SourceChange } from "./reading/changes.ts";
import type { SourceParagraph } from "./reading/source.ts";

/** A paragraph as it was before anything was tracked. */
export type RejectedParagraph = {
  /** `Paragraph.id` of the first one that stands in its place now. */
  paragraph: number;
  story: Story;
  text: string;
};

/**
 * The paragraphs with every insertion taken out and every deletion put back, and paragraphs that were split
 * with changes tracked joined again. A file whose text was changed with changes tracked, and in no other way,
 * reads the same as before. What was inserted as a whole row leaves empty paragraphs behind.
 */
export function readRejectedText(document: WordDocument): RejectedParagraph[] {
  const rejected: RejectedParagraph[] = [];
  let isOpen = false;
  for (const [id, { part, source }] of document.source.paragraphs.entries()) {
    const changes = part.changes.filter(({ paragraph }) => paragraph === source);
    const text = withoutChanges(source, changes);
    const before = rejected.at(-1);
    if (isOpen && before && before.story === source.story) before.text += text;
    else rejected.push({ paragraph: id, story: source.story, text });
    // The mark that ends this one was inserted: the next one belongs to it.
    isOpen = changes.some(({ kind }) => kind === "paragraph-inserted");
  }
  return rejected;
}

function withoutChanges({ text }: SourceParagraph, changes: readonly SourceChange[]): string {
  let position = 0;
  let before = "";
  const inOrder = changes.toSorted((one, other) => one.offset - other.offset);
  for (const { kind, offset, text: changed, inInsertion } of inOrder) {
    if (kind === "insertion" || kind === "moved-here") {
      before += text.slice(position, Math.max(position, offset));
      position = Math.max(position, offset + changed.length);
    } else if ((kind === "deletion" || kind === "moved-away") && !inInsertion) {
      before += text.slice(position, Math.max(position, offset)) + changed;
      position = Math.max(position, offset);
    }
  }
  return before + text.slice(position);
}
