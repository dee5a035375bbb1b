/**
 * Two versions of a manuscript as one file with tracked changes: the newer file, in which accepting everything
 * gives the newer text, and rejecting everything the older one.
 *
 * Changed words are written from the newer text to the older one by the writer of tracked changes, and turned round
 * (`inverted.ts`). Paragraphs that came or went are marked with all that is in them. What cannot be marked so that
 * rejecting gives back the older text stays as the newer file has it, and is told.
 */
import { replaceEntries } from "../container/archive.ts";
import { openWordDocument, type StoryPart, type WordDocument } from "../document.ts";
import type { Limits } from "../limits.ts";
import type { SpanEdit } from "../model.ts";
import { freshIds } from "../writing/revision-numbers.ts";
import { applySplices, type Splice } from "../writing/splices.ts";
import { type RevisionOptions, writeTrackedChanges } from "../writing/tracked-changes.ts";
import { encodeXml } from "../xml/encoding.ts";
import { escapeAttribute } from "../xml/text.ts";
import { invertedChanges } from "./inverted.ts";
import { planStructure } from "./structure.ts";

export type ComparedParagraphs = {
  older: WordDocument;
  newer: WordDocument;
  /** By `Paragraph.id` of the newer: which paragraph of the older it was, or null; in the order of both. */
  pairs: readonly (number | null)[];
  /** By `Paragraph.id` of the newer: what turns its text into that of its pair. */
  reworded: ReadonlyMap<number, readonly SpanEdit[]>;
};

export type WrittenComparison = {
  bytes: Uint8Array;
  /** Paragraphs with other words, new ones, and ones that are gone. */
  reworded: number;
  added: number;
  removed: number;
  /** Those that differ and are not marked, by `Paragraph.id`. */
  notMarked: { older: number[]; newer: number[] };
};

/**
 * @param own a name that stands nowhere in the newer file
 * @param limits of the file that is written, which holds both texts
 */
export function writeComparison(
  { older, newer, pairs, reworded }: ComparedParagraphs,
  { author, date }: RevisionOptions,
  own: string,
  limits: Limits,
): WrittenComparison {
  const writable = new Map([...reworded].filter(([id, edits]) => !touchesOthers(newer, id, edits)));
  const { written, left } = writeRewording(newer, writable, { author: own, date });
  const between =
    written === newer.source.archive.bytes ? newer : openWordDocument(written, limits);
  const stamp = { author: escapeAttribute(author), date: dateOf(date) };
  const plan = planStructure({ older, newer: between, pairs }, stamp);
  const nextId = freshIds(between.source.usedIds);
  const changed = new Map<string, Buffer>();
  for (const part of between.source.parts) {
    const splices: Splice[] = [
      ...invertedChanges(part.outline, own, stamp.author),
      ...(plan.splices.get(part) ?? []),
    ];
    if (splices.length === 0) continue;
    // What is put in before an element comes before what takes its place.
    splices.sort((a, b) => a.start - b.start || a.end - b.end);
    changed.set(part.name, encodePart(part, splices, nextId));
  }
  const bytes =
    changed.size === 0
      ? Uint8Array.from(newer.source.archive.bytes)
      : replaceEntries(between.source.archive, changed);
  const lost = new Set([...reworded.keys()].filter((id) => !writable.has(id) || left.has(id)));
  return {
    bytes,
    reworded: reworded.size - lost.size,
    added: plan.added,
    removed: plan.removed,
    notMarked: {
      older: plan.notMarked.older,
      newer: [...new Set([...plan.notMarked.newer, ...lost])].sort((a, b) => a - b),
    },
  };
}

/** Writes what can be written whole; a paragraph of which one edit has no place is left alone. */
function writeRewording(
  newer: WordDocument,
  edits: ReadonlyMap<number, readonly SpanEdit[]>,
  options: RevisionOptions,
): { written: Uint8Array; left: ReadonlySet<number> } {
  const left = new Set<number>();
  for (;;) {
    const chosen = new Map([...edits].filter(([id]) => !left.has(id)));
    if (chosen.size === 0) return { written: newer.source.archive.bytes, left };
    const { bytes, warnings } = writeTrackedChanges(newer, chosen, options);
    if (warnings.length === 0) return { written: bytes, left };
    for (const { paragraph } of warnings) if (paragraph !== undefined) left.add(paragraph);
  }
}

/** What somebody else inserted with changes tracked cannot be inserted once more. */
function touchesOthers(document: WordDocument, id: number, edits: readonly SpanEdit[]): boolean {
  const pieces = document.source.paragraphs[id]?.source.pieces ?? [];
  const others = pieces.filter(({ run }) => run.insideInsertion);
  return edits.some((edit) =>
    others.some(({ start, end }) => edit.start <= end && start <= edit.end),
  );
}

function encodePart(part: StoryPart, splices: Splice[], nextId: () => number): Buffer {
  return encodeXml(applySplices(part.decoded.text, splices, nextId), part.decoded);
}

function dateOf(date: string): string {
  return new Date(date).toISOString().replace(/\.\d+Z$/, "Z");
}
