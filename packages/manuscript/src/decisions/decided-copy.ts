/**
 * A copy of a manuscript after its author decided on the changes of the report.
 *
 * It is made from the original: the changes that are applied are written and accepted first, those that
 * stay tracked are written into what came out. A change that stands nowhere leaves no trace, so that the
 * text is there as it was. Then the copy is read again: text and values must be what the decisions say.
 */
import { createHash } from "node:crypto";
import {
  acceptAll,
  openWordDocument,
  readRejectedText,
  type SpanEdit,
  type WordDocument,
  writeTrackedChanges,
} from "@curie/docx";
import { afterWriting, wordFile } from "../files/word-file.ts";
import type { ManuscriptReport, ReportChange } from "../report/model.ts";
import { compareValues, differs } from "../report/proof.ts";
import {
  changesIn,
  type DecidedCopy,
  type Decisions,
  type Standing,
  textWith,
} from "./standing.ts";

export type DecidedManuscript =
  | { bytes: Uint8Array; applied: number; tracked: number; changed: null }
  /** Together the decisions would change a value: it stands in this paragraph, counted from 1. */
  | { bytes: null; changed: { paragraph: number } };

export type DecidedCopyOptions = {
  copy: DecidedCopy;
  /** Whose name the tracked changes carry. */
  author: string;
  /** When they were made, as an ISO instant: that of the tracked copy, so that all copies say the same. */
  date: string;
};

/**
 * @throws Error when the original is not the one that the report is about, or the copy would not say
 * what the decisions say: such a file must not reach anybody
 */
export function decidedCopy(
  original: Uint8Array,
  report: Pick<ManuscriptReport, "paragraphs" | "comparison">,
  decisions: Decisions,
  { copy, author, date }: DecidedCopyOptions,
): DecidedManuscript {
  const hash = createHash("sha256").update(original).digest("hex");
  if (hash !== report.comparison.originalSha256) throw new Error("the report is of another file");
  const document = openWordDocument(original);
  const inCopy = (standing: Standing) => changesIn(report, decisions, copy, standing);
  const applied = inCopy("applied");
  const tracked = inCopy("tracked");

  // Nobody else's changes carry this name, so that accepting takes up no others.
  const own = `curie-${hash}`;
  const changed = writeAll(document, editsOf(report, applied), { author: own, date });
  const settled =
    applied.size === 0
      ? document
      : openWordDocument(acceptAll(changed, { authors: [own] }).bytes, afterWriting);
  const moved = editsOf(report, tracked, applied);
  const result = writeAll(settled, moved, { author, date });

  requireText(report, document, result, (change) => applied.has(change) || tracked.has(change));
  requireText(report, document, settled, (change) => applied.has(change));
  requireSame(readRejectedText(settled), readRejectedText(result));
  const [difference] = compareValues(wordFile(document), wordFile(result)).filter(differs);
  if (difference) return { bytes: null, changed: { paragraph: difference.place.paragraph } };
  return {
    bytes: result.source.archive.bytes,
    applied: applied.size,
    tracked: tracked.size,
    changed: null,
  };
}

/**
 * The chosen changes as edits by `Paragraph.id`.
 *
 * @param settled those that stand in the text already: what comes behind them has moved
 */
function editsOf(
  { paragraphs }: Pick<ManuscriptReport, "paragraphs">,
  chosen: ReadonlySet<ReportChange>,
  settled: ReadonlySet<ReportChange> = new Set(),
): Map<number, SpanEdit[]> {
  const edits = new Map<number, SpanEdit[]>();
  for (const { paragraph, changes } of paragraphs) {
    const list: SpanEdit[] = [];
    let by = 0;
    for (const change of changes) {
      const { start, end, before, after } = change;
      if (settled.has(change)) by += after.length - before.length;
      if (chosen.has(change)) list.push({ start: start + by, end: end + by, replacement: after });
    }
    if (list.length > 0) edits.set(paragraph - 1, list);
  }
  return edits;
}

/** The document with all of these edits tracked, read again; the document itself without any. */
function writeAll(
  document: WordDocument,
  edits: ReadonlyMap<number, readonly SpanEdit[]>,
  options: { author: string; date: string },
): WordDocument {
  if (edits.size === 0) return document;
  const { bytes, warnings } = writeTrackedChanges(document, edits, options);
  const [warning] = warnings;
  if (warning) {
    throw new Error(`a change has no place: ${warning.code} in paragraph ${warning.paragraph}`);
  }
  return openWordDocument(bytes, afterWriting);
}

function requireText(
  { paragraphs }: Pick<ManuscriptReport, "paragraphs">,
  original: WordDocument,
  made: WordDocument,
  stands: (change: ReportChange) => boolean,
): void {
  const expected = original.paragraphs.map(({ text }) => text);
  for (const { paragraph, text, changes } of paragraphs) {
    expected[paragraph - 1] = textWith(text, changes.filter(stands));
  }
  requireSame(
    expected,
    made.paragraphs.map(({ text }) => text),
  );
}

function requireSame(expected: unknown, found: unknown): void {
  if (JSON.stringify(expected) !== JSON.stringify(found)) {
    throw new Error("a decided copy does not say what was decided");
  }
}
