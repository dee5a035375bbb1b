/**
 * Reads the paragraphs of one part: the text a reader sees, and where each character stands.
 *
 * One pass over its outline with a stack of contexts. A paragraph's text is assembled from w:t
 * elements and placeholders; each editable w:t leaves a `Piece` with its offsets, everything else
 * leaves a locked span or nothing. The reader never decides what an edit may do beyond that.
 */
import type { Story } from "../model.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { SourceChange } from "./changes.ts";
import { finishParagraph } from "./drafts.ts";
import { enter } from "./elements.ts";
import { closeStory } from "./inner-stories.ts";
import { Reading } from "./reading.ts";
import type { SourceParagraph } from "./source.ts";

export type StoryContent = {
  /** Without the second halves of text boxes, which are reached as twins. */
  paragraphs: SourceParagraph[];
  changes: SourceChange[];
  /** Every w:id in use: revisions, bookmarks, comments and permissions share one space of numbers. */
  usedIds: Set<number>;
  hasImportedContent: boolean;
  hasUnbalancedField: boolean;
};

/**
 * Reads one part.
 * @param outline of the part
 * @param story what its own paragraphs belong to; those in text boxes are told apart
 * @param hiddenStyles ids of styles whose text is hidden
 */
export function readStory(
  outline: Outline,
  story: Story,
  hiddenStyles: ReadonlySet<string> = new Set(),
): StoryContent {
  const reading = read(new Reading(outline, story, hiddenStyles, new Set()));
  if (reading.unmatched.size === 0) return contentOf(reading);
  // A field that never ends would swallow the rest of the story. Word repairs such a file by
  // dropping the mark; so the part is read again with those marks ignored.
  const again = read(new Reading(outline, story, hiddenStyles, reading.unmatched));
  return { ...contentOf(again), hasUnbalancedField: true };
}

/** Passes every element in order, and what waits for its end where that is. */
function read(reading: Reading): Reading {
  const { outline } = reading;
  const waiting: { after: Element; close: () => void }[] = [];
  let next = outline.size;
  const closeUntil = (element: Element): void => {
    for (let last = waiting.at(-1); last && last.after <= element; last = waiting.at(-1)) {
      waiting.pop();
      last.close();
    }
    next = waiting.at(-1)?.after ?? outline.size;
  };
  for (let element = 1; element < outline.size; element++) {
    if (next <= element) closeUntil(element);
    const close = enter(reading, element);
    if (!close) continue;
    next = outline.after(element);
    waiting.push({ after: next, close });
  }
  closeUntil(outline.size);
  closeStory(reading, reading.context);
  return reading;
}

function contentOf(reading: Reading): StoryContent {
  const seen = reading.alternates.seen(reading.drafts);
  const isSeen = new Set(seen);
  return {
    paragraphs: seen.map(finishParagraph),
    changes: reading.trail.finish(reading.drafts.at(-1), (draft) => !isSeen.has(draft)),
    usedIds: reading.usedIds,
    hasImportedContent: reading.hasImportedContent,
    hasUnbalancedField: reading.hasUnbalancedField,
  };
}
