/**
 * Writes edits into the sources. Every edit is one stretch of the source that is replaced; all other
 * characters stay. What was written is read again, and where a paragraph then does not say what the
 * edits make of it, the edit at fault is taken out: a hyphen beside a dash would join with it, a word that
 * goes may leave an empty line.
 */
import { writeText } from "./characters.ts";
import { withSources } from "./document.ts";
import { encode } from "./encoding.ts";
import type { LatexDocument, LockReason, SpanEdit } from "./model.ts";

export type LeftOutCode =
  | "unknown-paragraph"
  | "paragraph-not-editable"
  | "outside-paragraph"
  | "overlapping-edits"
  | "splits-character"
  | "locked-text"
  /** A line break, a comment or the edge of a command's argument stands inside. */
  | "crosses-source"
  /** It holds what LaTeX, the encoding or the fonts cannot be expected to have. */
  | "text-not-writable"
  /** Read again, the paragraph would say something else. */
  | "reads-differently";

export type LeftOut<Given> = {
  paragraph: number;
  edit: Given;
  code: LeftOutCode;
  reason?: LockReason;
};

/** A stretch of a source and what stands there instead. */
export type Splice = { file: number; start: number; end: number; replacement: string };

export type WrittenSources<Given extends SpanEdit> = {
  /** The edits that were made, in the order of the document. */
  made: readonly { paragraph: number; edit: Given }[];
  leftOut: readonly LeftOut<Given>[];
  splices: readonly Splice[];
  /** What was written, read again. */
  edited: LatexDocument;
};

export type WriteOptions = {
  /** Ways to make an edit, each of one or more smaller ones, from the first choice to the last; the edit itself unless given. */
  waysOf?: (text: string, edit: SpanEdit) => readonly (readonly SpanEdit[])[];
};

type Made<Given> = { paragraph: number; edit: Given; splices: readonly Splice[] };

/** @param edits by `Paragraph.id`; those of one paragraph must not overlap */
export function writeEdits<Given extends SpanEdit>(
  document: LatexDocument,
  edits: ReadonlyMap<number, readonly Given[]>,
  { waysOf = (_, edit) => [[edit]] }: WriteOptions = {},
): WrittenSources<Given> {
  const leftOut: LeftOut<Given>[] = [];
  const made: Made<Given>[] = [];
  const known = knownCharacters(document);
  for (const [id, list] of [...edits].sort(([a], [b]) => a - b)) {
    const text = document.paragraphs[id]?.text ?? "";
    let lastEnd = 0;
    for (const edit of [...list].sort((a, b) => a.start - b.start || a.end - b.end)) {
      const placed =
        edit.start < lastEnd
          ? { code: "overlapping-edits" as const }
          : placeSomehow(document, id, waysOf(text, edit), known);
      if ("code" in placed) leftOut.push({ paragraph: id, edit, ...placed });
      else {
        lastEnd = edit.end;
        if (placed.length > 0) made.push({ paragraph: id, edit, splices: placed });
      }
    }
  }
  // Most read as they should at once; the others are tried one by one in each paragraph.
  const suspects = takeOutWrong(document, made);
  let kept = made.filter((one) => !suspects.has(one));
  const queues = [...Map.groupBy(suspects, ({ paragraph }) => paragraph).values()];
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn++) {
    const tried = queues.flatMap((queue) => queue.slice(turn, turn + 1));
    const wrong = takeOutWrong(document, inOrder([...kept, ...tried]), new Set(tried));
    for (const { paragraph, edit } of wrong) {
      leftOut.push({ paragraph, edit, code: "reads-differently" });
    }
    kept = inOrder([...kept, ...tried.filter((one) => !wrong.has(one))]);
  }
  const splices = kept.flatMap((one) => one.splices);
  return {
    made: kept.map(({ paragraph, edit }) => ({ paragraph, edit })),
    leftOut,
    splices,
    edited: rewritten(document, kept),
  };
}

function inOrder<Given extends SpanEdit>(made: readonly Made<Given>[]): Made<Given>[] {
  return made.toSorted((a, b) => a.paragraph - b.paragraph || a.edit.start - b.edit.start);
}

/** The edits without which the rest reads as it should; of those that may be at fault. */
function takeOutWrong<Given extends SpanEdit>(
  document: LatexDocument,
  made: readonly Made<Given>[],
  mayBeWrong: ReadonlySet<Made<Given>> = new Set(made),
): Set<Made<Given>> {
  const out = new Set<Made<Given>>();
  for (;;) {
    const rest = made.filter((one) => !out.has(one));
    const wrong = readingOtherwise(document, rewritten(document, rest), rest);
    if (wrong.size === 0) return out;
    const before = out.size;
    for (const one of rest) if (mayBeWrong.has(one) && wrong.has(one.paragraph)) out.add(one);
    // It shows in a paragraph that it does not stand in.
    if (out.size === before) for (const one of mayBeWrong) out.add(one);
    if (out.size === before) return out;
  }
}

function rewritten(document: LatexDocument, made: readonly Made<SpanEdit>[]): LatexDocument {
  if (made.length === 0) return document;
  return withSources(
    document,
    spliced(
      document,
      made.flatMap(({ splices }) => splices),
    ),
  );
}

/** The bytes of each file that was read, by its name, with the splices made. */
export function writtenFiles(
  document: LatexDocument,
  splices: readonly Splice[],
): Map<string, Uint8Array> {
  const sources = spliced(document, splices);
  return new Map(
    document.files.map(({ name, encoding }, at) => [name, encode(sources[at] ?? "", encoding)]),
  );
}

/** The sources with the splices made. */
export function spliced(document: LatexDocument, splices: readonly Splice[]): string[] {
  return document.files.map(({ source }, file) => {
    const own = splices.filter((one) => one.file === file);
    own.sort((a, b) => a.start - b.start || a.end - b.end);
    const parts: string[] = [];
    let at = 0;
    for (const { start, end, replacement } of own) {
      parts.push(source.slice(at, start), replacement);
      at = end;
    }
    parts.push(source.slice(at));
    return parts.join("");
  });
}

type Refused = { code: LeftOutCode; reason?: LockReason };

/** The first way in which every piece has a place; else why the edit as it was given has none. */
function placeSomehow(
  document: LatexDocument,
  id: number,
  ways: readonly (readonly SpanEdit[])[],
  known: ReadonlySet<string>,
): Splice[] | Refused {
  let first: Refused | null = null;
  for (const pieces of ways) {
    const splices: Splice[] = [];
    const refused = pieces.map((piece) => {
      const placed = placeEdit(document, id, piece, known);
      if ("code" in placed) return placed;
      if (placed.start < placed.end || placed.replacement !== "") splices.push(placed);
      return null;
    });
    const reason = refused.find((one) => one !== null);
    if (!reason) return splices;
    first ??= reason;
  }
  return first ?? [];
}

function placeEdit(
  document: LatexDocument,
  id: number,
  { start, end, replacement }: SpanEdit,
  known: ReadonlySet<string>,
): Splice | Refused {
  const paragraph = document.paragraphs[id];
  const place = document.places[id];
  if (!paragraph || !place) return { code: "unknown-paragraph" };
  if (!paragraph.editable) return { code: "paragraph-not-editable" };
  const { text, locked } = paragraph;
  const isInside = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end;
  if (!isInside || end > text.length) return { code: "outside-paragraph" };
  const lock = locked.find((span) => start < span.end && end > span.start);
  if (lock) return { code: "locked-text", reason: lock.reason };
  const { starts, ends, fixed, file } = place;
  const isAtom = (at: number): boolean =>
    at > 0 && at < text.length && starts[at] === starts[at - 1] && ends[at] === ends[at - 1];
  const isHalf = (at: number): boolean =>
    /[\uDC00-\uDFFF]/.test(text.charAt(at)) && /[\uD800-\uDBFF]/.test(text.charAt(at - 1));
  if ([start, end].some((at) => isAtom(at) || isHalf(at))) return { code: "splits-character" };
  for (let at = start; at < end; at++) {
    if (fixed.has(at)) return { code: "crosses-source" };
    if (at + 1 < end && !isAtom(at + 1) && ends[at] !== starts[at + 1]) {
      return { code: "crosses-source" };
    }
  }
  const source = document.files[file];
  const written = writeText(replacement, (character) => known.has(character));
  if (written === null || !source) return { code: "text-not-writable" };
  if (source.encoding === "latin-1" && /[^\0-\x7F\xA0-\xFF]/.test(written)) {
    return { code: "text-not-writable" };
  }
  // What is inserted belongs to the word before it.
  const at =
    start < end ? (starts[start] ?? 0) : start > 0 ? (ends[start - 1] ?? 0) : (starts[0] ?? 0);
  return { file, start: at, end: start < end ? (ends[end - 1] ?? at) : at, replacement: written };
}

/** Characters beyond those every font has, which the manuscript uses. */
function knownCharacters({ paragraphs }: LatexDocument): ReadonlySet<string> {
  const known = new Set<string>();
  for (const { text } of paragraphs) {
    for (const character of text.match(/[^\0-\x7F]/gu) ?? []) known.add(character);
  }
  return known;
}

/** Paragraphs with edits that read otherwise than the edits say; every one when others do. */
function readingOtherwise(
  document: LatexDocument,
  edited: LatexDocument,
  made: readonly Made<SpanEdit>[],
): Set<number> {
  const byParagraph = Map.groupBy(made, ({ paragraph }) => paragraph);
  const wrong = new Set<number>();
  let isMoved = document.paragraphs.length !== edited.paragraphs.length;
  for (const { id, text, locked } of document.paragraphs) {
    const edits = (byParagraph.get(id) ?? []).map(({ edit }) => edit);
    const after = edited.paragraphs[id];
    const expected = plainQuotes(applied(text, edits));
    if (after && plainQuotes(after.text) === expected && after.locked.length === locked.length)
      continue;
    if (edits.length > 0) wrong.add(id);
    else isMoved = true;
    // Behind a paragraph that is parted or joined, all others stand elsewhere.
    if (isMoved) break;
  }
  if (isMoved && wrong.size === 0) for (const { paragraph } of made) wrong.add(paragraph);
  return wrong;
}

function applied(text: string, edits: readonly SpanEdit[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, replacement } of edits) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}

/** LaTeX prints an apostrophe that was typed straight as a curly one. */
function plainQuotes(text: string): string {
  return text.replaceAll("’", "'").replaceAll("”", "''").trimEnd();
}
