/** What callers see of a document and say about it. Offsets into text count UTF-16 units. */

export type Span = { start: number; end: number };

/** Why a stretch of text must not be touched. */
export type LockReason =
  /** A tab, line break or special hyphen: one character in the text, an element in the file. */
  | "break"
  /** A character of a symbol font (w:sym). */
  | "symbol"
  /** A picture, shape, chart, embedded object or emoji fallback. */
  | "object"
  | "equation"
  /** The reference mark of a footnote or endnote. */
  | "note"
  /** What a citation manager, or Word's own, wrote into a citation field. */
  | "citation"
  | "bibliography"
  /** A table of contents, index or table of figures. */
  | "contents"
  /** The result of any other field: cross-reference, caption number, page number, date. */
  | "field"
  /** A content control that is locked, bound to data, showing its prompt, or no plain text. */
  | "content-control"
  /** Text that somebody moved here with changes tracked. */
  | "moved-text"
  /** Markup this package does not edit: ruby, rows marked as deleted, text with comments inside. */
  | "markup";

export type LockedSpan = Span & { reason: LockReason };

/** Where a paragraph stands. Text boxes are stories of their own, wherever they are anchored. */
export type Story = "body" | "footnote" | "endnote" | "text-box" | "header" | "footer";

export type ParagraphKind =
  | "text"
  | "title"
  | "heading"
  | "caption"
  | "list"
  | "quotation"
  | "code"
  /** A line of a table of contents, figures or authorities, or of an index. */
  | "contents"
  /** An entry of the reference list. */
  | "reference";

/** Stands in `Paragraph.text` for what has no text of its own: notes, equations, pictures, symbols. */
export const PLACEHOLDER = "\uFFFC";

export type Paragraph = {
  /** Position in `WordDocument.paragraphs`. */
  readonly id: number;
  readonly story: Story;
  readonly kind: ParagraphKind;
  /** 1–9 for headings (ECMA-376 §17.3.1.20, counted from one), else null. */
  readonly headingLevel: number | null;
  readonly inTable: boolean;
  /**
   * What a reader sees with every insertion accepted and every deletion gone: field results but no
   * field codes; a tab as `\t`, a break as `\n`, other objects as one `PLACEHOLDER` each.
   */
  readonly text: string;
  /** Sorted, not touching one another unless the reasons differ. No edit may overlap one. */
  readonly locked: readonly LockedSpan[];
  /** False when no edit will be accepted at all. */
  readonly editable: boolean;
};

/** Replaces `text.slice(start, end)`; `start === end` inserts. */
export type SpanEdit = {
  start: number;
  end: number;
  replacement: string;
  /** What the change is about, handed through to the list of changes: "grammar", "style". */
  category?: string;
};

/** Where a change stands, for a report a person reads. */
export type ChangePlace = {
  /** `Paragraph.id`. */
  paragraph: number;
  story: Story;
  paragraphKind: ParagraphKind;
  inTable: boolean;
  /** The nearest heading above it in the body, or the title; null without one, and in notes, headers, footers. */
  heading: string | null;
  /** Into `Paragraph.text`; what is deleted would stand there. */
  offset: number;
  /** A few words of the paragraph on either side. */
  left: string;
  right: string;
};

/** An edit as it was written, cut down to what really differs. */
export type AppliedChange<Given extends SpanEdit = SpanEdit> = ChangePlace & {
  /** The edit as given. */
  edit: Given;
  before: string;
  after: string;
  /** As given with the edit; else "insertion", "deletion" or "replacement". */
  category: string;
};

/** Kinds of tracked change (ECMA-376 §17.13.5). */
export type ChangeKind =
  | "insertion"
  | "deletion"
  | "moved-here"
  | "moved-away"
  /** Of a stretch of text, a paragraph, a table or a section. */
  | "formatting"
  /** The mark that ends a paragraph: it was split, or is to be joined with the next. */
  | "paragraph-inserted"
  | "paragraph-deleted"
  | "row-inserted"
  | "row-deleted"
  | "cell-inserted"
  | "cell-deleted"
  | "cell-merged";

/** A tracked change that stands in a file. */
export type StandingChange = ChangePlace & {
  kind: ChangeKind;
  /** Empty when the file does not say. */
  author: string;
  /** As the file has it, mostly an ISO instant; null when it has none. */
  date: string | null;
  /** What was inserted, deleted, moved or formatted; empty for marks, rows and cells. */
  text: string;
};

export type WarningCode =
  // about the document
  /** It carries digital signatures: any edit breaks them. */
  | "signed-document"
  /** Its author marked it as final; Word opens it for reading first. */
  | "marked-as-final"
  /** Saving it under its own name needs a password. */
  | "write-protected"
  /** It takes in other files when Word opens it (w:altChunk, w:subDoc); they are not read here. */
  | "imported-content"
  /** A field begins without an end, or ends without a beginning; its paragraph is left alone. */
  | "unbalanced-field"
  // about an edit that was not made
  | "unknown-paragraph"
  | "paragraph-not-editable"
  | "outside-paragraph"
  | "overlapping-edits"
  /** The span, or the replacement, cuts a character in two. */
  | "splits-character"
  /** The replacement holds characters that Word text cannot: controls, tabs, breaks, placeholders. */
  | "text-not-writable"
  | "locked-text"
  | "crosses-hyperlink"
  /** An insertion in a place without editable text beside it. */
  | "nothing-to-attach-to"
  /** Inside somebody's tracked insertion, in a wrapper that cannot be split. */
  | "inside-other-insertion"
  /** It would cut a run whose formatting somebody changed with changes tracked. */
  | "tracked-formatting";

export type Warning = {
  code: WarningCode;
  /** `Paragraph.id`, for warnings about an edit. */
  paragraph?: number;
  /** The edit that was left out, as given. */
  edit?: SpanEdit;
  /** For `locked-text`: what is in the way. */
  reason?: LockReason;
};
