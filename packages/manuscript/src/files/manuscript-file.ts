/** What editing and the change report need of a manuscript, whatever kind of file it is. */
import type {
  DocumentObject,
  Paragraph,
  ParagraphLanguage,
  PartComparison,
  RevisionOptions,
  Warning,
  WrittenDocument,
} from "@curie/docx";
import type { LeftOut } from "@curie/latex";
import type { ProofKind, ProposedEdit } from "../report/model.ts";

/** What stands in a text as one placeholder. */
export type FileObject = Omit<DocumentObject, "kind"> & { kind: ProofKind };

/** About the file, or about an edit that was not made in it. */
export type FileWarning = Warning | LeftOut<ProposedEdit>;

export type ManuscriptFile = {
  readonly paragraphs: readonly Paragraph[];
  readonly warnings: readonly FileWarning[];
  words(): number;
  /** The languages of every paragraph, by `Paragraph.id`. */
  languages(): readonly ParagraphLanguage[];
  /** The objects of each paragraph in the order of its text, by `Paragraph.id`. */
  objects(): readonly (readonly FileObject[])[];
  /** What each of them reads as in a line; empty where it does not. */
  objectTexts(): readonly string[][];
  /** @param edits by `Paragraph.id`; those of one paragraph must not overlap */
  write(edits: ReadonlyMap<number, readonly ProposedEdit[]>, options: RevisionOptions): WrittenFile;
};

export type WrittenFile = Omit<WrittenDocument<ProposedEdit>, "warnings"> & {
  /** One for each edit that was not made. */
  warnings: readonly FileWarning[];
  /** What was written, read again; the original itself when nothing changed. */
  edited: ManuscriptFile;
  /** The parts of the file, of those before and after. */
  compareParts(): PartComparison;
  /** Of files that hold no tracked changes: a copy that shows what was changed. */
  marked?: () => Uint8Array;
};
