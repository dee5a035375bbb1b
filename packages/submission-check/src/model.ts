/** What the check is told of a manuscript, and what it says. It knows no file format. */
import type { FindingCode, Severity } from "./codes.ts";

export type Span = { start: number; end: number };

export type CheckedParagraph = {
  /** What a finding names it by; the position in `Manuscript.paragraphs`. */
  id: number;
  /** As a reader sees it; objects stand in it as U+FFFC. */
  text: string;
  kind:
    | "text"
    | "title"
    | "heading"
    | "caption"
    | "list"
    | "quotation"
    | "code"
    | "contents"
    | "reference";
  /** 1–9 for headings. */
  headingLevel: number | null;
  part: "body" | "note" | "box" | "margin";
  inTable: boolean;
  /** The name of its style in lower case, where the format has styles. */
  style: string | null;
  /** The program that shows it puts a number or a bullet before it, which is not in the text. */
  numbered: boolean;
  /** Stretches set above the line. */
  raised: readonly Span[];
};

export type Manuscript = { paragraphs: readonly CheckedParagraph[] };

export type Place = Span & {
  /** `CheckedParagraph.id`. */
  paragraph: number;
};

/** A place as a reader finds it: in its sentence, under its heading. */
export type LocatedPlace = Place & {
  heading: string | null;
  /** The sentence around it, in three pieces; long ones are cut. */
  before: string;
  marked: string;
  after: string;
};

export type FindingParams = Readonly<Record<string, string | number>>;

export type Finding = {
  /** The same for the same finding of the next check, wherever the text has moved meanwhile. */
  id: string;
  code: FindingCode;
  params: FindingParams;
  severity: Severity;
  /** Null where something is missing from the whole. */
  place: LocatedPlace | null;
};
