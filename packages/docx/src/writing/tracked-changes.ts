/**
 * Writes edits as tracked changes (ECMA-376 §17.13.5): w:del around what goes, w:ins around what
 * comes, and not one other byte of the part.
 *
 * For each edit a place is sought first. If there is none where rejecting the change gives back
 * the original exactly, the edit is left out with a warning; it is never bent to fit. Then the runs
 * it touches are split with splices into the source text:
 *
 *     <w:r><w:rPr>…</w:rPr><w:t>They was here</w:t></w:r>
 *
 *     <w:r><w:rPr>…</w:rPr><w:t xml:space="preserve">They </w:t></w:r>
 *     <w:del …><w:r><w:rPr>…</w:rPr><w:delText>was</w:delText></w:r></w:del>
 *     <w:ins …><w:r><w:rPr>…</w:rPr><w:t>were</w:t></w:r></w:ins>
 *     <w:r><w:rPr>…</w:rPr><w:t xml:space="preserve"> here</w:t></w:r>
 *
 * Only w:t elements are ever replaced. What stands between them in a run (breaks, note references,
 * pictures with text boxes inside) keeps its place in the source, and the tags of the split go
 * around it.
 */
import { placeFinder } from "../changes.ts";
import { replaceEntries } from "../container/archive.ts";
import type { StoryPart, WordDocument } from "../document.ts";
import type { AppliedChange, SpanEdit, Warning } from "../model.ts";
import { encodeXml } from "../xml/encoding.ts";
import { escapeAttribute, isXmlText } from "../xml/text.ts";
import { trimEdit } from "./edits.ts";
import { PartWriter } from "./part-writer.ts";
import type { PieceChanges } from "./piece-changes.ts";
import { addPlace } from "./piece-changes.ts";
import { endOf, type Located, placeEdit } from "./places.ts";
import { freshIds } from "./revision-numbers.ts";

export type RevisionOptions = {
  /** Whose name the changes carry. */
  author: string;
  /** When, as an ISO instant; written in UTC with whole seconds. */
  date: string;
};

export type WrittenDocument<Given extends SpanEdit = SpanEdit> = {
  bytes: Uint8Array;
  /** How many of the given edits stand in the file. */
  applied: number;
  /** Those edits as a report tells them, in the order of the document. */
  changes: readonly AppliedChange<Given>[];
  /** One for each edit that does not. */
  warnings: readonly Warning[];
};

/**
 * A copy of the document with the edits as tracked changes.
 *
 * @param edits by `Paragraph.id`; offsets into `Paragraph.text`; those of one paragraph must not
 *   overlap. Edits that change nothing are ignored.
 * @throws RangeError for an empty author or a date that is none
 */
export function writeTrackedChanges<Given extends SpanEdit>(
  document: WordDocument,
  edits: ReadonlyMap<number, readonly Given[]>,
  options: RevisionOptions,
): WrittenDocument<Given> {
  const { source } = document;
  const author = requireAuthor(options.author);
  const date = requireDate(options.date);
  const warnings: Warning[] = [];
  const work = new Map<StoryPart, PieceChanges>();
  const changes: AppliedChange<Given>[] = [];
  const findPlace = placeFinder(document);
  for (const [id, list] of edits) {
    const paragraph = document.paragraphs[id];
    if (!paragraph) {
      for (const edit of list) warnings.push({ code: "unknown-paragraph", paragraph: id, edit });
      continue;
    }
    const located = source.paragraphs[id] as Located;
    let pieces = work.get(located.part);
    if (!pieces) {
      pieces = new Map();
      work.set(located.part, pieces);
    }
    let lastEnd = 0;
    let taken = 0;
    const sorted = [...list].sort((a, b) => a.start - b.start || a.end - b.end);
    for (const edit of sorted) {
      const result = placeEdit(paragraph, located, edit, lastEnd, taken);
      if (result.code) {
        const { code, reason } = result;
        warnings.push({ code, paragraph: id, edit, ...(reason ? { reason } : {}) });
        continue;
      }
      lastEnd = edit.end;
      taken = endOf(result.places, taken);
      if (result.places.length === 0) continue;
      const smallest = trimEdit(paragraph.text, edit) ?? edit;
      const before = paragraph.text.slice(smallest.start, smallest.end);
      const after = smallest.replacement;
      const category = edit.category ?? plainCategory(before, after);
      changes.push({ ...findPlace(id, smallest), edit, before, after, category });
      for (const place of result.places) addPlace(pieces, place);
    }
  }

  const nextId = freshIds(source.usedIds);
  const changed = new Map<string, Buffer>();
  for (const [part, pieces] of work) {
    if (pieces.size === 0) continue;
    const writer = new PartWriter(part.decoded.text, pieces, { author, date, nextId });
    changed.set(part.name, encodeXml(writer.write(), part.decoded));
  }
  const bytes =
    changed.size > 0
      ? replaceEntries(source.archive, changed)
      : Uint8Array.from(source.archive.bytes);
  // Those of one paragraph are in its order, and stay so.
  changes.sort((a, b) => a.paragraph - b.paragraph);
  return { bytes, applied: changes.length, changes, warnings };
}

function plainCategory(before: string, after: string): string {
  if (before === "") return "insertion";
  return after === "" ? "deletion" : "replacement";
}

function requireAuthor(author: string): string {
  const clean = author.trim();
  if (clean === "" || !isXmlText(clean)) throw new RangeError("author must be a name");
  return escapeAttribute(clean);
}

function requireDate(date: string): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) throw new RangeError("date must be an ISO instant");
  return instant.toISOString().replace(/\.\d+Z$/, "Z");
}
