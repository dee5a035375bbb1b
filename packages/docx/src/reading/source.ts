/** Paragraphs as they were read from a part: what the writer needs to know, and callers do not. */
import type { LockedSpan, Span, Story } from "../model.ts";
import type { Scope } from "../xml/scope.ts";

/** Somebody's tracked insertion, as a wrapper around runs: to write inside it, it is split in two. */
export type OtherInsertion = {
  /** Its start tag, and the value of its w:id. */
  tag: Span;
  id: Span | null;
  /**
   * It has a number and an author, for both halves to carry, stands where runs may, and in no other
   * one, which would still be around ours.
   */
  canBeSplit: boolean;
};

/** A w:r (ECMA-376 §17.3.2.25) with the offsets the writer splits it at. */
export type Run = {
  start: number;
  /** Behind the start tag. */
  openEnd: number;
  /** w:rPr, whole element. */
  properties: Span | null;
  /** w:rPrChange inside it: somebody's tracked formatting, whose id must not be copied. */
  propertiesChange: (Span & { id: Span | null }) | null;
  /** The end tag. */
  closeStart: number;
  end: number;
  /** The name as written, e.g. `w:r`. */
  name: string;
  /** Bindings outside the run, for the elements written around it. */
  scope: Scope;
  /** Start of the parent element: runs of one parent may share a revision wrapper. */
  parentStart: number;
  /** The parent, if it is a tracked insertion that can be split; `insideInsertion` if any ancestor is one. */
  insertion: OtherInsertion | null;
  insideInsertion: boolean;
  /** Start of the hyperlink around it, 0 for none. */
  hyperlink: number;
  raisedOrLowered: boolean;
  /** The language its own properties name for Latin script: "es" for es-MX. Often wrong. */
  language: string | null;
};

/** The editable text of one w:t. */
export type Piece = Span & {
  run: Run;
  /** The w:t element: its start tag ends at `openEnd`, its end tag starts at `closeStart`. */
  tag: { start: number; openEnd: number; closeStart: number; end: number };
  /** Whether w:t says xml:space="preserve". */
  preserved: boolean;
  /** Source offset of the first character. */
  sourceStart: number;
  /** Source offset of each character and of the end, when they do not simply count up. */
  offsets: Int32Array | null;
  /** From a CDATA section, which is written anew instead of sliced: its characters as they are. */
  cdata: string | null;
};

/** An element that a placeholder of the text stands for. */
export type SourceObject = {
  /** Of the placeholder, into the text. */
  at: number;
  /** Of the element, into the part; of one that cannot hold anything, its start tag. */
  start: number;
  end: number;
};

/** A paragraph as it was read from its part. */
export type SourceParagraph = {
  story: Story;
  text: string;
  locked: LockedSpan[];
  pieces: Piece[];
  objects: SourceObject[];
  /** False when the markup around it allows no edit. */
  editable: boolean;
  inTable: boolean;
  styleId: string | null;
  outlineLevel: number | null;
  numbered: boolean;
  /** All its text is set in a typewriter font. */
  monospaced: boolean;
  /** It holds text of a bibliography, or of a table of contents. */
  generated: "bibliography" | "contents" | null;
  /** The other half of mc:AlternateContent, which must be edited alike. */
  twin: SourceParagraph | null;
};
