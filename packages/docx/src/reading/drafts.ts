/** Paragraphs and runs while they are being read. */
import type { LockedSpan, Story } from "../model.ts";
import type { Element } from "../xml/outline.ts";
import type { Piece, Run, SourceParagraph } from "./source.ts";

export type Draft = SourceParagraph & {
  /** The text so far, and its length. */
  parts: string[];
  length: number;
  /** Characters that are no white space, and those of them in a typewriter font. */
  visibleLength: number;
  typewriterLength: number;
};

export function startParagraph(
  element: Element,
  story: Story,
  isEditable: boolean,
  inTable: boolean,
): Draft {
  return {
    element,
    story,
    text: "",
    locked: [],
    pieces: [],
    objects: [],
    raised: [],
    editable: isEditable,
    inTable,
    styleId: null,
    outlineLevel: null,
    numbered: false,
    monospaced: false,
    generated: null,
    twin: null,
    parts: [],
    length: 0,
    visibleLength: 0,
    typewriterLength: 0,
  };
}

export function endParagraph(draft: Draft): void {
  draft.text = draft.parts.join("");
  draft.monospaced = draft.visibleLength > 0 && draft.typewriterLength === draft.visibleLength;
  draft.parts.length = 0;
}

/** The paragraph for the writer; without a place to write it is not editable. */
export function finishParagraph(draft: Draft): SourceParagraph {
  if (draft.pieces.length === 0) draft.editable = false;
  return draft;
}

/** Takes the text of the paragraph's last run out of reach. */
export function lockRun(paragraph: Draft, run: Run): void {
  const { pieces, locked } = paragraph;
  const spans: LockedSpan[] = [];
  while (pieces.at(-1)?.run === run) {
    const { start, end } = pieces.pop() as Piece;
    spans.push({ start, end, reason: "markup" });
  }
  // Spans of the run itself stand between its pieces; all others come before.
  const from = spans.at(-1)?.start ?? Number.POSITIVE_INFINITY;
  for (let last = locked.at(-1); last && last.start >= from; last = locked.at(-1)) {
    spans.push(last);
    locked.pop();
  }
  spans.sort((a, b) => a.start - b.start);
  for (const span of spans) locked.push(span);
}
