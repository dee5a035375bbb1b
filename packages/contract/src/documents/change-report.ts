import { z } from "zod";
import { proofKinds } from "../constants.ts";
import { Identity, Instant } from "../http.ts";
import { TermListId } from "../terms/terms.ts";
import { EditStrength, StyleOfEnglish } from "./documents.ts";
import { EditCategory, EditReason, MeaningKind } from "./edit-reasons.ts";

/** A half-open range of a paragraph's original text, in UTF-16 code units. */
const Range = z.object({ start: z.int().min(0), end: z.int().min(0) });

/** A tracked change as the report shows it: `before` stands at the range, `after` in its place. */
export const ReportChange = Range.extend({
  /** Counts from 1 through the whole document, in reading order. */
  number: z.int().min(1),
  before: z.string(),
  after: z.string(),
  category: EditCategory,
  /** Null in a report from before its present names. */
  reason: EditReason.nullable(),
  /** The rule that proposed it, for people who look into the engine. */
  rule: z.string(),
  /** The share of such edits expected to be right, 0 to 1; not in a report from before it was kept. */
  confidence: z.number().min(0).max(1).optional(),
  /** Somebody should look: the engine is less sure of it than of the others, or the meaning may move. */
  check: z.boolean(),
  /** In what respect the sentence may say something else; null where nothing speaks for it. */
  meaning: MeaningKind.nullable(),
  /**
   * In the report of a next version, what the version before knew already: its number there, and the document
   * in which it was proposed first.
   */
  earlier: z.object({ change: z.int().min(1), proposedIn: Identity }).optional(),
});
export type ReportChange = z.infer<typeof ReportChange>;

/** Where in the manuscript a paragraph stands, as a reader would say it. */
export const ReportPlace = z.object({
  /** The nearest heading above it; null before the first one and outside the body. */
  heading: z.string().nullable(),
  story: z.enum(["body", "footnote", "endnote", "text-box", "header", "footer"]),
  inTable: z.boolean(),
  /** Counts the paragraphs of the file from 1. */
  paragraph: z.int().min(1),
});
export type ReportPlace = z.infer<typeof ReportPlace>;

export const ReportParagraph = ReportPlace.extend({
  /** The original text; U+FFFC stands for a picture, formula or note. */
  text: z.string(),
  /**
   * What each U+FFFC reads as, in order: a symbol, a formula of one line, the number of a note; empty for a picture
   * and a formula that takes more room. Not in a report from before it was kept.
   */
  objects: z.array(z.string()).optional(),
  /** What nothing may change in it, in order, without overlaps and without punctuation at the end. */
  protectedRanges: z.array(Range),
  /** In order and without overlaps. */
  changes: z.array(ReportChange),
});
export type ReportParagraph = z.infer<typeof ReportParagraph>;

export const ProofKind = z.enum(proofKinds);
export type ProofKind = z.infer<typeof ProofKind>;

/** One value, read from the original and again from the edited file; null where one has none. */
export const ProofRow = z.object({
  kind: ProofKind,
  before: z.string().nullable(),
  after: z.string().nullable(),
  place: ReportPlace,
});
export type ProofRow = z.infer<typeof ProofRow>;

export const ProofSummary = z.object({
  /** Values compared; in the file all are what they were. */
  total: z.int().min(0),
  /** How many an edit would have changed: the number of `differences`. */
  differing: z.int().min(0),
  byKind: z.array(z.object({ kind: ProofKind, count: z.int().min(1) })),
});
export type ProofSummary = z.infer<typeof ProofSummary>;

/** What else was compared: the parts of the package and what stands in the text as an object. */
export const FileComparison = z.object({
  parts: z.int().min(0),
  /** Parts that are the same byte for byte. */
  sameParts: z.int().min(0),
  /** SHA-256 of the whole files, in hexadecimal. */
  originalSha256: z.string().length(64),
  editedSha256: z.string().length(64),
});
export type FileComparison = z.infer<typeof FileComparison>;

/** What the lists of terms did that applied when the edit was started. */
export const TermsInReport = z.object({
  /** Entries that may stand in English text. */
  listed: z.int().min(0),
  /** How many of them stand in the manuscript. */
  found: z.int().min(0),
  /** Places in the manuscript that were kept as they are. */
  kept: z.int().min(0),
  /** Places that were written as a list says. */
  rewritten: z.int().min(0),
});
export type TermsInReport = z.infer<typeof TermsInReport>;
/** The numbers of words before and after stand in `ChangeReport.words`. */
export const Shortening = z.object({
  /** Words. */
  target: z.int().min(1),
  /** Sentences whose shorter wording was refused: it touched a number, a citation, a name or the sense. */
  refused: z.int().min(0),
  /** Paragraphs that the language model did not answer for. */
  unanswered: z.int().min(0),
  /** Words of headings, tables, references and whatever else is not rewritten. */
  outside: z.int().min(0),
});
export type Shortening = z.infer<typeof Shortening>;

const Amount = z.int().min(0);

/** What a next version has in common with the one before, and what was done with it. */
export const VersionSummary = z.object({
  /** 2 for the second one. */
  number: z.int().min(2),
  /** The version before; null once it was deleted. */
  previous: z.object({ identity: Identity, name: z.string() }).nullable(),
  /** Of those with text, page headers and footers left out. */
  paragraphs: z.object({
    total: Amount,
    changed: Amount,
    added: Amount,
    moved: Amount,
    removed: Amount,
  }),
  /** Proposed for the first time, and known from before. */
  changes: z.object({ fresh: Amount, known: Amount }),
  /** Rejected edits that were kept away. */
  keptAway: Amount,
  /** Earlier edits that the text holds. */
  contained: Amount,
});
export type VersionSummary = z.infer<typeof VersionSummary>;

/** The change report of a finished edit: what was changed and why, and the proof of what was not. */
export const ChangeReport = z.object({
  identity: Identity,
  file: z.object({ name: z.string() }),
  styleOfEnglish: StyleOfEnglish,
  oxfordSpelling: z.boolean(),
  strength: EditStrength,
  /** Of a manuscript that was to be shortened: its target, and what stood in the way of it. */
  shortening: Shortening.nullable(),
  completedAt: Instant,
  /** From the start of the work to its end. */
  durationSeconds: z.int().min(0),
  lewisVersion: z.string(),
  words: z.object({ before: z.int().min(0), after: z.int().min(0) }),
  sentences: z.object({ total: z.int().min(0), changed: z.int().min(0) }),
  /** Edits that are not in the file, because it had no safe place for them. */
  editsLeftOut: z.int().min(0),
  /** Paragraphs that the language model did not answer for; 0 as well where none edits. */
  paragraphsLeft: z.int().min(0),
  /** Only paragraphs with changes, in reading order. */
  paragraphs: z.array(ReportParagraph),
  proof: ProofSummary,
  /**
   * Values that an edit would have changed: `after` is what it would have made of them. All edits of
   * these paragraphs were taken out, so the file says `before`. Empty when there was no such edit.
   */
  differences: z.array(ProofRow),
  /** How many edits were taken out for that. */
  editsTakenOut: z.int().min(0),
  comparison: FileComparison,
  /** Null where no list of terms applied. */
  terms: TermsInReport.extend({
    /** By what the lists that apply to the manuscript are asked for. */
    list: TermListId,
  }).nullable(),
  /** Null for a first version. */
  version: VersionSummary.nullable(),
});
export type ChangeReport = z.infer<typeof ChangeReport>;

/** What the earlier side of a comparison is: the file that was handed in, or that with all but rejected changes in it. */
export const ComparedWith = z.enum(["original", "edited"]);
export type ComparedWith = z.infer<typeof ComparedWith>;

/** How two versions differ, as the file that compares them marks it; in paragraphs. */
export const ComparisonSummary = z.object({
  reworded: Amount,
  added: Amount,
  removed: Amount,
  /** Differences that are not marked: in formulas, fields, notes, cells that came or went. */
  notMarked: Amount,
});
export type ComparisonSummary = z.infer<typeof ComparisonSummary>;

/** The report as a page to keep or print, or the proof sheet as a table for a spreadsheet. */
export const ReportFormat = z.enum(["html", "csv"]);
export type ReportFormat = z.infer<typeof ReportFormat>;
