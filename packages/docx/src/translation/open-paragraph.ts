/** A paragraph while it is being taken apart, and what is gathered of elements that move whole. */
import type { LockReason, Span } from "../model.ts";
import type { OpenText } from "../reading/characters.ts";
import type { Control } from "../reading/content-controls.ts";
import type { StartTag } from "../xml/scanner.ts";
import type { Scope } from "../xml/scope.ts";
import type { Chunk, Container, Draft, FieldEvent, RangeMark } from "./content.ts";
import type { Formatting } from "./formatting.ts";

/** What of an element's inside is looked at. */
export type Mode =
  /** Children of a paragraph, or of a wrapper in one. */
  | "inline"
  /** Children of a run. */
  | "run"
  /** Children of w:sdt beside its content, whose properties say what it is. */
  | "control"
  /** Only the paragraphs of text boxes, field marks and range marks. */
  | "opaque";

export type OpenRun = {
  start: number;
  openEnd: number;
  name: string;
  scope: Scope;
  properties: Span | null;
  parts: RunPart[];
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
  closeStart: number;
  /** Null for smart tags and directions, which go where their text goes. */
  meaning: Container["meaning"] | null;
  control: Control | null;
  itemsBefore: number;
  piecesBefore: number;
};

/** An element that is moved whole; gathers what it holds. */
export type Gathering = {
  start: number;
  isVisible: boolean;
  isDeleted: boolean;
  shows: string;
  reason: LockReason;
  fieldEvents: FieldEvent[];
  marks: RangeMark[];
};

/** A paragraph being read, and where in it the reader is. */
export type OpenParagraph = {
  draft: Draft;
  mode: Mode;
  run: OpenRun | null;
  frames: Frame[];
  /** By what makes them alike; the run that comes first stands for them. */
  formattings: Map<string, Formatting>;
  gathering: Gathering | null;
  text: OpenText | null;
  /** Whether what is read now belongs to a field's instruction. */
  inInstruction: boolean;
};

export function startParagraph(tag: StartTag, isConfined: boolean): OpenParagraph {
  const draft: Draft = {
    owner: null,
    start: tag.start,
    openEnd: tag.end,
    properties: null,
    contentStart: tag.end,
    contentEnd: tag.end,
    end: tag.end,
    isConfined,
    scope: tag.scope,
    items: [],
    pieces: 0,
    isOdd: false,
    hasDeletedText: false,
  };
  return {
    draft,
    mode: "inline",
    run: null,
    frames: [],
    formattings: new Map(),
    gathering: null,
    text: null,
    inInstruction: false,
  };
}

export const nothing = {
  isVisible: false,
  isDeleted: false,
  shows: "",
  reason: "markup",
  fieldEvents: [],
  marks: [],
} as const;

export function startGathering(start: number): Gathering {
  return { ...nothing, start, fieldEvents: [], marks: [] };
}

export function finishChunk({ start, ...rest }: Gathering, end: number): Chunk {
  return { ...rest, kind: "chunk", slices: [{ start, end }], lockedText: null };
}

/** A wrapper without text to translate is moved with all it holds. */
export function wholeFrame(frame: Frame, inside: Draft["items"], end: number): Chunk {
  const chunk = startGathering(frame.start);
  for (const item of inside) {
    if (item.kind !== "chunk") continue;
    if (item.isVisible && !chunk.isVisible) chunk.reason = item.reason;
    chunk.isVisible ||= item.isVisible;
    chunk.shows += item.shows;
    for (const event of item.fieldEvents) chunk.fieldEvents.push(event);
    for (const mark of item.marks) chunk.marks.push(mark);
  }
  if (frame.control?.lock) chunk.reason = frame.control.lock;
  return finishChunk(chunk, end);
}
