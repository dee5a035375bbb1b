/** What the change report of an edited manuscript says; plain data, fit for JSON. */
import type { PartComparison, Story } from "@curie/docx";
import type { EditCategory, EditReason, Span } from "@curie/language/editing";

/** A tracked change: `before` stands at the range of the original text, `after` in its place. */
export type ReportChange = Span & {
  /** Counts from 1 through the whole document, in reading order. */
  number: number;
  before: string;
  after: string;
  category: EditCategory;
  /** Null in a report that was stored under a name that has no message any more. */
  reason: EditReason | null;
  /** The rule of the engine that proposed it. */
  rule: string;
  /** The engine is less sure of it than of the others. */
  check: boolean;
};

/** Where in the manuscript a paragraph stands, as a reader would say it. */
export type ReportPlace = {
  /** The nearest heading above it; null before the first one and outside the body. */
  heading: string | null;
  story: Story;
  inTable: boolean;
  /** Counts the paragraphs of the file from 1. */
  paragraph: number;
};

export type ReportParagraph = ReportPlace & {
  /** The original text; U+FFFC stands for a picture, formula or note. */
  text: string;
  /** What nothing may change in it, in order, without overlaps and without punctuation at the end. */
  protectedRanges: Span[];
  /** In order and without overlaps. */
  changes: ReportChange[];
};

/** What the proof sheet compares; each value is of the first kind that fits it. */
export const proofKinds = [
  "citation",
  "equation",
  "statistic",
  "percentage",
  "quantity",
  "number",
  "symbol",
  "note",
  "picture",
  "field",
] as const;

export type ProofKind = (typeof proofKinds)[number];

/** One value, read from the original and again from the edited file; null where one has none. */
export type ProofRow = {
  kind: ProofKind;
  before: string | null;
  after: string | null;
  place: ReportPlace;
};

export type ManuscriptReport = {
  words: { before: number; after: number };
  sentences: { total: number; changed: number };
  /** Only paragraphs with changes, in reading order. */
  paragraphs: ReportParagraph[];
  /** Every value of both files, in reading order. */
  proof: ProofRow[];
  /**
   * Values that an edit would have changed: `after` is what it would have made of them. All edits of
   * these paragraphs were taken out of the file, which says `before`.
   */
  differences: ProofRow[];
  /** How many edits were taken out for that. */
  editsTakenOut: number;
  comparison: {
    parts: PartComparison["parts"];
    sameParts: PartComparison["same"];
    /** SHA-256 of the whole files, in hexadecimal. */
    originalSha256: string;
    editedSha256: string;
  };
};
