/** A paragraph while it is being taken apart, and what is gathered of elements that move whole. */
import type { LockReason, Span } from "../model.ts";
import type { FieldPart } from "../reading/fields.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { Chunk, Container, Draft, RangeMark } from "./content.ts";
import type { Formatting } from "./formatting.ts";

export type OpenRun = {
  outline: Outline;
  element: Element;
  /** Its w:rPr. */
  properties: Element;
  parts: readonly RunPart[];
};

export type RunPart =
  | { kind: "text"; text: string }
  | { kind: "hyphen"; text: string }
  | (Omit<Chunk, "kind" | "slices" | "lockedText"> &
      Span & { kind: "other"; isLockedText: boolean });

/** A wrapper around runs. */
export type Frame = {
  start: number;
  /** Where its content begins; moves behind properties of its own. */
  openEnd: number;
  /** Null for smart tags and directions, which go where their text goes. */
  meaning: Container["meaning"] | null;
};

/** An element that is moved whole; gathers what it holds. */
export type Gathering = {
  start: number;
  isVisible: boolean;
  isDeleted: boolean;
  shows: string;
  reason: LockReason;
  fieldParts: FieldPart[];
  marks: RangeMark[];
};

/** A paragraph being read, and where in it the reader is. */
export type OpenParagraph = {
  draft: Draft;
  frames: Frame[];
  /** By what makes them alike; the run that comes first stands for them. */
  formattings: Map<string, Formatting>;
};

export function startParagraph(
  outline: Outline,
  element: Element,
  isConfined: boolean,
): OpenParagraph {
  const draft: Draft = {
    ...outline.span(element),
    element,
    properties: 0,
    contentStart: outline.openEnd(element),
    contentEnd: outline.closeStart(element),
    isConfined,
    scope: outline.scope(element),
    items: [],
    pieces: 0,
    isOdd: false,
    hasDeletedText: false,
  };
  return { draft, frames: [], formattings: new Map() };
}

export const nothing = {
  isVisible: false,
  isDeleted: false,
  shows: "",
  reason: "markup",
  fieldParts: [],
  marks: [],
} as const;

export function startGathering(start: number): Gathering {
  return { ...nothing, start, fieldParts: [], marks: [] };
}

export function finishChunk({ start, ...rest }: Gathering, end: number): Chunk {
  return { ...rest, kind: "chunk", slices: [{ start, end }], lockedText: null };
}

/**
 * A wrapper without text to translate is moved with all it holds.
 * @param lock why the text of a content control must stay
 */
export function wholeFrame(
  start: number,
  inside: Draft["items"],
  lock: LockReason | null,
  end: number,
): Chunk {
  const chunk = startGathering(start);
  for (const item of inside) if (item.kind === "chunk") gatherWhole(chunk, item);
  if (lock) chunk.reason = lock;
  return finishChunk(chunk, end);
}

/** Takes what another one shows and holds into a gathering. */
export function gatherWhole(
  into: Gathering,
  part: Omit<Chunk, "kind" | "slices" | "lockedText">,
): void {
  if (part.isVisible && !into.isVisible) into.reason = part.reason;
  into.isVisible ||= part.isVisible;
  into.shows += part.shows;
  for (const fieldPart of part.fieldParts) into.fieldParts.push(fieldPart);
  for (const mark of part.marks) into.marks.push(mark);
}
