import type { RejectionReason, Shortening, VersionSummary } from "@curie/contract";

/** What a report file is written with: the messages of its reader's language, and how that writes figures. */
export type ReportMessages = {
  /** The language tag of the messages, as HTML names it: "pt-BR". */
  language: string;
  /** The message of a key, `namespace:key`; `count` chooses the plural form. */
  say: (key: string, params?: Record<string, string | number>) => string;
  number: (value: number) => string;
  dateTime: (instant: string) => string;
};

export type ReportDecisions = ReadonlyMap<
  number,
  { decision: "accepted" | "rejected"; reason: RejectionReason | null }
>;

/** What a report does not know of its document. */
export type ReportFacts = {
  fileName: string;
  /** Whether it is a source, whose parts are files, and no Word file. */
  isSource?: boolean;
  /** In the language of the reader: "American English". */
  styleOfEnglish: string;
  /** What was asked for, in the language of the reader: "Proofread". */
  strength: string;
  /** Of a manuscript that was to be shortened. */
  shortening?: Shortening | null;
  /** Of a next version. */
  version?: VersionSummary | null;
  /** ISO instants. */
  completedAt: string;
  durationSeconds: number;
  /** Name and version of the engine. */
  engine: string;
  /** Edits that are not in the file, because it had no safe place for them. */
  editsLeftOut: number;
  /** What its author decided on changes, by their numbers; all others are open. */
  decisions?: ReportDecisions;
  /** Paragraphs for which a language model did not answer. */
  paragraphsLeft: number;
};
