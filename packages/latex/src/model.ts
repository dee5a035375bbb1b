/** What callers see of a manuscript in LaTeX. Offsets into text and source count UTF-16 units. */

export type Span = { start: number; end: number };

/** Why a stretch of text must not be touched. */
export type LockReason =
  /** A forced line break. */
  | "break"
  | "object"
  | "equation"
  | "note"
  | "citation"
  /** A cross-reference, an address, a number with its unit. */
  | "field"
  /** A command this package does not know, or text as it is typed. */
  | "markup";

export type LockedSpan = Span & { reason: LockReason };

export type Story = "body" | "footnote";

export type ParagraphKind =
  | "text"
  | "title"
  | "heading"
  | "caption"
  | "list"
  | "quotation"
  /** An entry of the reference list. */
  | "reference";

/** Stands in `Paragraph.text` for what has no text of its own: formulas, citations, unknown commands. */
export const PLACEHOLDER = "\uFFFC";

export type Paragraph = {
  /** Position in `LatexDocument.paragraphs`. */
  readonly id: number;
  readonly story: Story;
  readonly kind: ParagraphKind;
  /** 1–9 for headings, else null. */
  readonly headingLevel: number | null;
  readonly inTable: boolean;
  /** What a reader of the printed page sees; white space as one space, objects as one `PLACEHOLDER` each. */
  readonly text: string;
  /** Sorted; no edit may overlap one. */
  readonly locked: readonly LockedSpan[];
  /** False when no edit will be accepted at all. */
  readonly editable: boolean;
};

/** Replaces `text.slice(start, end)`; `start === end` inserts. */
export type SpanEdit = { start: number; end: number; replacement: string };

/** Where the text of a paragraph stands: unit `i` of the text is `source.slice(starts[i], ends[i])`. */
export type Place = {
  /** Position in `LatexDocument.files`. */
  readonly file: number;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Units that are line breaks of the source: they stay where they are. */
  readonly fixed: ReadonlySet<number>;
};

export type Encoding = "utf-8" | "latin-1";

export type SourceFile = {
  /** As the project names it; of a single file, the empty text. */
  readonly name: string;
  readonly encoding: Encoding;
  /** Every byte of the file; encoding it again gives the same bytes. */
  readonly source: string;
};

export type LatexDocument = {
  /** Body in reading order, then notes. */
  readonly paragraphs: readonly Paragraph[];
  /** Where each paragraph stands, by `Paragraph.id`. */
  readonly places: readonly Place[];
  /** Those that were read: the main file first. */
  readonly files: readonly SourceFile[];
};
