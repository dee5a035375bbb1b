/**
 * A paragraph taken apart for translation: text that goes out, and everything else as slices of the
 * source that are moved but never written anew.
 */
import type { LockReason, Span } from "../model.ts";
import type { FieldPart } from "../reading/fields.ts";
import type { Element } from "../xml/outline.ts";
import type { Scope } from "../xml/scope.ts";
import type { Formatting } from "./formatting.ts";

/** How a hyphen that may not break a line shows (w:noBreakHyphen, ECMA-376 §17.3.3.18). */
export const NO_BREAK_HYPHEN = "\u2011";

/** Part of the source; or text around it, where an object leaves a run it shared with text. */
export type Slice = Span | string;

/**
 * One end of a bookmark, comment range or permission, or a comment's reference: those of one key
 * keep their order. The span is that of the element.
 */
export type RangeMark = Span & { key: string; side: "start" | "end" | "reference" };

export type TextItem = { kind: "text"; text: string; formatting: Formatting };

/** Everything that is no text to translate, before it is known what belongs together. */
export type Chunk = {
  kind: "chunk";
  slices: readonly Slice[];
  /** Whether a reader of the document sees anything of it. */
  isVisible: boolean;
  /** Deleted or moved away by somebody with changes tracked. */
  isDeleted: boolean;
  /** What it shows, as far as that is text. */
  shows: string;
  reason: LockReason;
  fieldParts: readonly FieldPart[];
  marks: readonly RangeMark[];
  /** Set for a run of nothing but locked text, or hyphens that are elements. */
  lockedText: { text: string; formatting: Formatting } | null;
};

/** Stands for something in a sentence: a note, citation, equation, picture, tab. */
export type ObjectItem = {
  kind: "object";
  slices: readonly Slice[];
  shows: string;
  reason: LockReason;
  marks: readonly RangeMark[];
  /** A field that began before this paragraph, or ends behind it, stays at that edge. */
  pinned: "start" | "end" | null;
};

/** What nobody sees: range marks, deleted text, hidden text, index entries. */
export type MarkItem = {
  kind: "mark";
  slices: readonly Slice[];
  keys: readonly string[];
  side: "start" | "end";
};

/** Encloses text and must stay around its translation, once. */
export type Container = {
  meaning: "link" | "content-control" | "insertion" | "custom-xml";
  open: readonly Slice[];
  close: readonly Slice[];
};

export type Boundary = { kind: "open" | "close"; container: Container };

/** What the reader of a part makes of a paragraph. */
export type Draft = {
  start: number;
  element: Element;
  /** Its w:pPr, or 0. */
  properties: Element;
  /** Behind w:pPr, and before the end tag: what is written anew. */
  contentStart: number;
  contentEnd: number;
  end: number;
  /** In a content control for plain text, which holds this one paragraph. */
  isConfined: boolean;
  scope: Scope;
  items: (TextItem | Chunk | Boundary)[];
  pieces: number;
  /** Holds markup that cannot be moved about. */
  isOdd: boolean;
  /** Holds text that somebody deleted or moved away with changes tracked. */
  hasDeletedText: boolean;
};

export type ContentItem = TextItem | ObjectItem | MarkItem | Boundary;
