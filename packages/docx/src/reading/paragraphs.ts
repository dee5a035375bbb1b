/** A paragraph from its start tag to its end tag. */

import type { Element } from "../xml/outline.ts";
import { lockReason } from "./context.ts";
import type { Draft } from "./drafts.ts";
import { endParagraph, startParagraph } from "./drafts.ts";
import type { Reading } from "./reading.ts";

export function openParagraph(reading: Reading, element: Element): () => void {
  const context = reading.context;
  const isLocked = context.lock !== null || context.hidden > 0;
  const draft = startParagraph(element, context.story, !isLocked, context.tables > 0);
  reading.drafts.push(draft);
  reading.trail.startParagraph(draft);
  const before = context.paragraph;
  context.paragraph = draft;
  return () => {
    markGenerated(reading, draft);
    // Citations end in their paragraph; a bookmark without an end must not lock all that follows.
    context.citations.clear();
    endParagraph(draft);
    context.paragraph = before;
  };
}

/** An empty paragraph between two entries of a bibliography belongs to it as well. */
function markGenerated(reading: Reading, draft: Draft): void {
  const reason = lockReason(reading.context);
  if (draft.length === 0 && (reason === "bibliography" || reason === "contents")) {
    draft.generated = reason;
  }
}
