/** What is known of the version before, and what became of it in the next one; plain data, fit for JSON. */
import type { StoredChecks } from "@curie/language/editing";
import type { ReportChange } from "../report/model.ts";

/** An edit on which its author decided in an earlier version and which the report no longer shows. */
export type PastEdit = {
  /** Accepted: the text holds it. Rejected: the text is as it was, and shall stay so. */
  state: "accepted" | "rejected";
  /** `ReportPlace.paragraph`. */
  paragraph: number;
  /** In the text of the paragraph: of `after` where it is accepted, of `before` where it is rejected. */
  start: number;
  end: number;
  before: string;
  after: string;
};

export type EarlierDecision = { decision: "accepted" | "rejected"; decidedAt: string };

/** All that the next version asks of the one before. */
export type EarlierVersion = {
  /** Its document. */
  document: string;
  /** The text of each of its paragraphs, as it was handed in. */
  texts: readonly string[];
  /** Its tracked changes, by paragraph. */
  paragraphs: readonly { paragraph: number; changes: readonly ReportChange[] }[];
  /** What its author decided, by the number of the change; what is not named is open. */
  decisions: readonly (readonly [change: number, EarlierDecision])[];
  past: readonly PastEdit[];
  /**
   * What was asked for: only who asks for the same again gets open changes back as they were. Null: something
   * that is never the same again.
   */
  asked: string | null;
  checks: StoredChecks | null;
};

/** What the report of a next version says of it. */
export type VersionFacts = {
  /** Paragraphs with text, without page headers and footers. */
  paragraphs: { total: number; changed: number; added: number; moved: number; removed: number };
  /** Changes of the report: proposed for the first time, and known from the version before. */
  changes: { fresh: number; known: number };
  /** Rejected edits that were kept away. */
  keptAway: number;
  /** Edits of the version before that the new text holds. */
  contained: number;
  past: PastEdit[];
};
