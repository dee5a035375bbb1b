import { acceptAll, openWordDocument, type Paragraph, type ParagraphLanguage } from "@curie/docx";
import {
  createCheckMemory,
  type Edit,
  type EditableParagraph,
  type EditingChoices,
  type EditingEngine,
  type StoredChecks,
} from "@curie/language/editing";
import type { FileWarning, ManuscriptFile } from "./files/manuscript-file.ts";
import { openWordFile } from "./files/word-file.ts";
import type { ManuscriptReport, ProposedEdit } from "./report/model.ts";
import { allowedBeside, ownTermsIn } from "./report/own-terms.ts";
import { makeReport } from "./report/report.ts";
import { writeProven } from "./report/written.ts";
import { type CarriedDecision, nextVersion } from "./versions/carry.ts";
import { askedFor } from "./versions/earlier-version.ts";
import type { EarlierVersion, VersionFacts } from "./versions/model.ts";

/** The name that Word shows beside every change. */
export const changesAuthor = "Curie";

export type EditManuscriptOptions = EditingChoices & {
  /** Whose name the tracked changes carry; `changesAuthor` unless said otherwise. */
  author?: string;
  /** With the strength `shorten`: how many words should be left, as `countManuscript` counts them. */
  targetWords?: number;
  /** When the changes were made, as an ISO instant. */
  date: string;
  /** The version before: what is known of it is not edited again. */
  previous?: EarlierVersion | null;
  /** Opens the bytes; as a Word file unless said otherwise. */
  open?: OpenManuscript;
  /** Stops the engine between two paragraphs; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with the paragraphs done and their total number. */
  onProgress?: (done: number, total: number) => void;
};

/** @throws DocxRefusal or LatexRefusal when the bytes are not what it opens */
export type OpenManuscript = (bytes: Uint8Array) => ManuscriptFile;

export type EditedManuscript = {
  /**
   * The Word file with tracked changes, or the sources with the changes made; the very bytes of the
   * original when nothing changed.
   */
  bytes: Uint8Array;
  /** Of sources, which hold no tracked changes: makes a copy that shows what was changed. */
  marked: (() => Uint8Array) | null;
  /** Changes written. */
  changes: number;
  /** Words of the original, as `countManuscript` counts them. */
  words: number;
  /** What is odd about the file, and each edit that could not be placed in it. */
  warnings: readonly FileWarning[];
  /** What was changed and why, and the proof of what was not; made from both files. */
  report: ManuscriptReport;
  /** What the engine's costly checks answered, for the next version. */
  checks: StoredChecks;
  /** Of a next version; else null. */
  version: { facts: VersionFacts; decided: CarriedDecision[] } | null;
};

/**
 * A manuscript in, the same with its changes out, and a report of both.
 *
 * The file is read again once it is written: no value that the proof sheet compares differs in it.
 *
 * What stands in page headers and footers is neither counted nor edited: journals set it anew. What
 * is in another language than English is counted but not edited: a summary, a quotation, a name.
 *
 * @throws DocxRefusal when the bytes are no Word file, or one that must not be edited; LatexRefusal
 * for sources
 */
export async function editManuscript(
  bytes: Uint8Array,
  engine: EditingEngine,
  options: EditManuscriptOptions,
): Promise<EditedManuscript> {
  const {
    author = changesAuthor,
    date,
    open = openWordFile,
    previous = null,
    signal,
    onProgress,
    targetWords,
    ...choices
  } = options;
  const document = open(bytes);
  const languages = document.languages();
  const asked = document.paragraphs.map((paragraph) =>
    forEngine(paragraph, languages[paragraph.id]),
  );
  const version = previous && nextVersion(previous, document.paragraphs, askedFor(choices));
  const memory = createCheckMemory(engine.version, previous?.checks ?? undefined);
  const proposed = await engine.edit({
    paragraphs: asked,
    ...choices,
    ...(targetWords === undefined
      ? {}
      : { wordsToCut: Math.max(0, document.words() - targetWords) }),
    memory,
    ...(version ? { settled: version.settled } : {}),
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onProgress } : {}),
  });
  const edits = version
    ? version.choose(proposed, allowedBeside(options.terms ?? []))
    : byParagraph(document.paragraphs, proposed);
  const proven = writeProven(document, edits, { author, date });
  const { written } = proven;
  const own = ownTermsIn(asked, options.terms ?? [], written.changes);
  const edited = written.applied === 0 ? bytes : written.bytes;
  const report = makeReport({
    document,
    asked: own.asked,
    proven,
    bytes: { original: bytes, edited },
  });
  const changes = report.paragraphs.flatMap((paragraph) => paragraph.changes);
  return {
    bytes: edited,
    marked: written.marked ?? null,
    changes: written.applied,
    words: document.words(),
    warnings: [...document.warnings, ...written.warnings],
    report: { ...report, ...(own.facts ? { terms: own.facts } : {}) },
    checks: memory.stored(),
    version: version && { facts: version.facts(changes), decided: version.decided(changes) },
  };
}

function byParagraph(
  paragraphs: readonly Paragraph[],
  proposed: readonly (readonly Edit[])[],
): Map<number, readonly ProposedEdit[]> {
  const edits = new Map<number, readonly ProposedEdit[]>();
  paragraphs.forEach(({ id }, index) => {
    const list = proposed[index];
    if (list && list.length > 0) edits.set(id, list);
  });
  return edits;
}

/**
 * A clean copy of an edited Word file: the changes of one author accepted, everybody else's still
 * tracked.
 *
 * @throws DocxRefusal when the bytes are no Word file, or one that must not be edited
 */
export function cleanCopy(bytes: Uint8Array, author = changesAuthor): Uint8Array {
  return acceptAll(openWordDocument(bytes), { authors: [author] }).bytes;
}

/**
 * The words of a manuscript: body, tables, text boxes, footnotes and endnotes; Chinese and Japanese
 * characters one each; no field codes, no headers and footers.
 *
 * @throws DocxRefusal when the bytes are no Word file, or one that must not be edited
 */
export function countManuscript(bytes: Uint8Array, open: OpenManuscript = openWordFile): number {
  return open(bytes).words();
}

/** A paragraph as the engine sees it: what is not English is context, and nothing to edit. */
function forEngine(
  { text, locked, editable, story }: Paragraph,
  { language, foreign }: ParagraphLanguage = { language: null, foreign: [] },
): EditableParagraph {
  const isEnglish = language === null || language === "en";
  return {
    text,
    locked: [...locked, ...foreign].sort((a, b) => a.start - b.start || a.end - b.end),
    editable: editable && isEnglish && isManuscriptText(story),
  };
}

function isManuscriptText(story: Paragraph["story"]): boolean {
  return story !== "header" && story !== "footer";
}
