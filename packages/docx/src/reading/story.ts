/**
 * Reads the paragraphs of one part: the text a reader sees, and where each character stands.
 *
 * One pass over the markup with a stack of contexts. A paragraph's text is assembled from w:t
 * elements and placeholders; each editable w:t leaves a `Piece` with its offsets, everything else
 * leaves a locked span or nothing. The reader never decides what an edit may do beyond that.
 */
import type { Limits } from "../limits.ts";
import type { Story } from "../model.ts";
import { codeOf } from "../xml/names.ts";
import type { Handler, StartTag } from "../xml/scanner.ts";
import { scanXml } from "../xml/scanner.ts";
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
  /** The code of the root element. */
  root: number;
};

/**
 * Reads one part.
 * @param source the part's text
 * @param story what its own paragraphs belong to; those in text boxes are told apart
 * @param hiddenStyles ids of styles whose text is hidden
 * @throws DocxRefusal when the part is not well-formed
 */
export function readStory(
  source: string,
  story: Story,
  limits: Limits,
  hiddenStyles: ReadonlySet<string> = new Set(),
): StoryContent {
  const reading = new Reading(source, story, hiddenStyles, new Set());
  scanXml(source, new StoryReader(reading), codeOf, limits);
  if (reading.unmatched.size === 0) return contentOf(reading);
  // A field that never ends would swallow the rest of the story. Word repairs such a file by
  // dropping the mark; so the part is read again with those marks ignored.
  const again = new Reading(source, story, hiddenStyles, reading.unmatched);
  scanXml(source, new StoryReader(again), codeOf, limits);
  return { ...contentOf(again), hasUnbalancedField: true };
}

/** Keeps the stack of open elements and hands characters to whoever waits for them. */
class StoryReader implements Handler {
  readonly #reading: Reading;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  open(code: number, tag: StartTag): void {
    const reading = this.#reading;
    if (reading.root < 0) reading.root = code;
    this.other();
    reading.push(code, tag.start, enter(reading, code, tag));
  }

  close(_code: number, start: number, end: number): void {
    const reading = this.#reading;
    reading.pop()?.(start, end);
    if (reading.isOutside) closeStory(reading, reading.context);
  }

  text(start: number, end: number, isCdata: boolean): void {
    const { text, instructionFrom, source } = this.#reading;
    if (text) text.parts.push({ start, end, cdata: isCdata });
    else if (instructionFrom) instructionFrom.instruction += source.slice(start, end);
  }

  /** A w:t that holds more than characters cannot be cut. */
  other(): void {
    const { text } = this.#reading;
    if (text) text.hasOther = true;
  }
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
    root: reading.root,
  };
}
