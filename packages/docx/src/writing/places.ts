/** Finds where an edit can stand so that rejecting it gives back the original exactly. */
import type { StoryPart } from "../document.ts";
import type { Paragraph, Span, SpanEdit, Warning, WarningCode } from "../model.ts";
import type { Piece, Run, SourceParagraph } from "../reading/source.ts";
import { tagOf } from "../reading/source.ts";
import { isXmlText } from "../xml/text.ts";
import { splitEdit, splitsCharacter, trimEdit } from "./edits.ts";

type Deletion = { piece: Piece; from: number; to: number };
type Insertion = { piece: Piece; at: number; text: string; like: Run };
/** Where one edit, or one part of it, can stand in one paragraph; `end` is the last offset it takes. */
export type Place = {
  text: string;
  deletions: Deletion[];
  insertion: Insertion | null;
  end: number;
};
type Placed =
  | { code: null; places: Place[] }
  | { code: WarningCode; reason?: NonNullable<Warning["reason"]> };

/** A paragraph as it was read, and the part it stands in. */
export type Located = { part: StoryPart; source: SourceParagraph };

function refuse(code: WarningCode, reason?: Warning["reason"]): Placed {
  return reason ? { code, reason } : { code };
}

/**
 * The places of one edit, none if it changes nothing.
 * @param lastEnd end of the previous edit of the paragraph
 * @param taken where the places of the previous edits end, which may be further
 */
export function placeEdit(
  paragraph: Paragraph,
  located: Located,
  edit: SpanEdit,
  lastEnd: number,
  taken: number,
): Placed {
  const { text } = paragraph;
  const { start, end } = edit;
  const isSpan =
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    start >= 0 &&
    start <= end &&
    end <= text.length;
  if (!isSpan) return refuse("outside-paragraph");
  if (start < lastEnd) return refuse("overlapping-edits");
  if (!paragraph.editable) return refuse("paragraph-not-editable");
  if (splitsCharacter(text, start) || splitsCharacter(text, end)) return refuse("splits-character");
  const trimmed = trimEdit(text, edit);
  if (!trimmed) return { code: null, places: [] };

  const whole = placeInBothHalves(located, [trimmed], taken);
  if (whole.code === null && !mixesFormats(located.part, whole.places)) return whole;
  // Perhaps what is in the way stands unchanged in the middle: then the edit is several smaller ones.
  const pieces = splitEdit(text, trimmed);
  if (pieces) {
    const split = placeInBothHalves(located, pieces, taken);
    if (split.code === null) return split;
  }
  return whole.code === null ? whole : narrowed(located, edit, whole, taken);
}

/** Growing to whole words may have reached what is locked; the bare difference may not. */
function narrowed(located: Located, edit: SpanEdit, whole: Placed, taken: number): Placed {
  const bare = trimEdit(located.source.text, edit, "characters") ?? edit;
  const placed = placeInBothHalves(located, [bare], taken);
  return placed.code === null ? placed : whole;
}

/** mc:AlternateContent holds a text box twice: both copies change alike, or neither does. */
function placeInBothHalves(located: Located, edits: readonly SpanEdit[], taken: number): Placed {
  const places: Place[] = [];
  const { source, part } = located;
  for (const half of source.twin ? [source, source.twin] : [source]) {
    if (!half.editable) return refuse("paragraph-not-editable");
    let from = taken;
    for (const edit of edits) {
      const placed = placeInParagraph(half, edit, part.decoded.text, from);
      if (placed.code !== null) return placed;
      places.push(...placed.places);
      from = endOf(placed.places, from);
    }
  }
  return { code: null, places };
}

/** How far the places reach into the text, at least `from`. */
export function endOf(places: readonly Place[], from: number): number {
  return places.reduce((furthest, place) => Math.max(furthest, place.end), from);
}

function placeInParagraph(
  source: SourceParagraph,
  edit: SpanEdit,
  xml: string,
  taken: number,
): Placed {
  if (!isWritable(edit.replacement)) return refuse("text-not-writable");
  const asked = edit.start === edit.end ? placeInsertion : placeReplacement;
  const placed = asked(source, edit, xml);
  if (placed.code !== "tracked-formatting") return placed;
  const grown = growToTrackedRuns(source, edit);
  if (grown.start < taken) return placed;
  const second = placeReplacement(source, grown, xml);
  return second.code === null && isUnbroken(second.places) ? second : placed;
}

/**
 * Whether nothing stands between the deleted runs. Text that is only written again for the sake of
 * its run must not change places with a bookmark, or with what somebody else deleted.
 */
function isUnbroken(places: readonly Place[]): boolean {
  const runs = places.flatMap(({ deletions }) => deletions.map(({ piece }) => piece.run));
  return runs.every((run, index) => {
    const previous = runs[index - 1];
    return !previous || previous === run || previous.end === run.start;
  });
}

/** The longest run whose text is replaced whole for the sake of a word in it: a phrase. */
const LONGEST_PHRASE = 60;

/**
 * The edit together with the rest of the runs at its ends that carry somebody's tracked formatting.
 * Such a run cannot be split, but a short one may be replaced whole.
 */
function growToTrackedRuns(source: SourceParagraph, edit: SpanEdit): SpanEdit {
  const isCut = (piece: Piece | undefined): piece is Piece =>
    piece !== undefined &&
    piece.run.propertiesChange !== null &&
    piece.end - piece.start <= LONGEST_PHRASE;
  const head = source.pieces[firstEndingAfter(source.pieces, edit.start)];
  const tail = source.pieces[firstEndingAfter(source.pieces, edit.end - 1)];
  const start = isCut(head) ? Math.min(edit.start, head.start) : edit.start;
  const end = isCut(tail) ? Math.max(edit.end, tail.end) : edit.end;
  const before = source.text.slice(start, edit.start);
  const after = source.text.slice(edit.end, end);
  return { start, end, replacement: before + edit.replacement + after };
}

function placeReplacement(source: SourceParagraph, edit: SpanEdit, xml: string): Placed {
  const locked = source.locked[firstEndingAfter(source.locked, edit.start)];
  if (locked && locked.start < edit.end) return refuse("locked-text", locked.reason);
  const deletions: Deletion[] = [];
  const first = firstEndingAfter(source.pieces, edit.start);
  for (let index = first; index < source.pieces.length; index++) {
    const piece = source.pieces[index] as Piece;
    if (piece.start >= edit.end) break;
    const from = Math.max(edit.start, piece.start) - piece.start;
    const to = Math.min(edit.end, piece.end) - piece.start;
    deletions.push({ piece, from, to });
  }
  const [head] = deletions;
  if (!head) return refuse("locked-text", "markup");
  const { hyperlink } = head.piece.run;
  if (deletions.some((deletion) => deletion.piece.run.hyperlink !== hyperlink)) {
    return refuse("crosses-hyperlink");
  }
  if (deletions.some((deletion) => cutsTrackedFormatting(deletion, xml))) {
    return refuse("tracked-formatting");
  }
  let insertion: Insertion | null = null;
  if (edit.replacement !== "") {
    // Behind the last deleted run that has the first one's parent, so that it reads
    // deletion, insertion, in one piece.
    let last = head;
    for (const deletion of deletions) {
      if (deletion.piece.run.parent !== head.piece.run.parent) break;
      last = deletion;
    }
    const { run } = last.piece;
    if (!acceptsInsertion(run)) return refuse("inside-other-insertion");
    const like = mostDeletedRun(deletions, run);
    insertion = { piece: last.piece, at: last.to, text: edit.replacement, like };
  }
  return { code: null, places: [{ text: source.text, deletions, insertion, end: edit.end }] };
}

/** An insertion belongs to a neighbour: the plainer one, and the left one of two alike. */
function placeInsertion(source: SourceParagraph, edit: SpanEdit, xml: string): Placed {
  const at = edit.start;
  const locked = source.locked[firstEndingAfter(source.locked, at)];
  if (locked && locked.start < at) return refuse("locked-text", locked.reason);
  const index = firstEndingAfter(source.pieces, at - 1);
  const left = source.pieces[index];
  const right = source.pieces[left?.end === at ? index + 1 : index];
  let best: { piece: Piece; cost: number } | null = null;
  let cut = false;
  const isIn = (piece: Piece | undefined): piece is Piece =>
    piece !== undefined && piece.start <= at && at <= piece.end;
  for (const piece of [left, right]) {
    if (!isIn(piece) || !acceptsInsertion(piece.run)) continue;
    const { run } = piece;
    const offset = at - piece.start;
    if (cutsTrackedFormatting({ piece, from: offset, to: offset }, xml)) {
      cut = true;
      continue;
    }
    const cost =
      (run.hyperlink ? 4 : 0) + (run.raisedOrLowered ? 2 : 0) + (run.insideInsertion ? 1 : 0);
    if (!best || cost < best.cost) best = { piece, cost };
  }
  if (!best) {
    if (cut) return refuse("tracked-formatting");
    return refuse(isIn(left) || isIn(right) ? "inside-other-insertion" : "nothing-to-attach-to");
  }
  const { piece } = best;
  const insertion = { piece, at: at - piece.start, text: edit.replacement, like: piece.run };
  return { code: null, places: [{ text: source.text, deletions: [], insertion, end: at }] };
}

/** Inside somebody's insertion the wrapper must be split, which works where it is the parent. */
function acceptsInsertion(run: Run): boolean {
  return !run.insideInsertion || run.insertion !== null;
}

/**
 * Whether a change would cut a run that carries somebody's tracked formatting (w:rPrChange). Each
 * part would need a number of its own for it, so rejecting could no longer give back one.
 */
function cutsTrackedFormatting({ piece, from, to }: Deletion, xml: string): boolean {
  const { run } = piece;
  const tag = tagOf(piece);
  if (!run.propertiesChange) return false;
  const length = piece.end - piece.start;
  // White space that is not shown stays as it is, in a run of its own beside the changed text.
  const keepsSpace = !piece.preserved && piece.cdata === null;
  const textEnd = piece.offsets?.at(-1) ?? piece.sourceStart + length;
  const textFrom = keepsSpace ? piece.sourceStart : tag.openEnd;
  const textTo = keepsSpace ? textEnd : tag.closeStart;
  const contentStart = run.properties?.end ?? run.openEnd;
  const isFirst = textFrom === tag.openEnd && /^\s*$/.test(xml.slice(contentStart, tag.start));
  const isLast = textTo === tag.closeStart && /^\s*$/.test(xml.slice(tag.end, run.closeStart));
  const startsRun = from === 0 && isFirst;
  const endsRun = to === length && isLast;
  if (from < to) return !(startsRun && endsRun);
  return !startsRun && !endsRun;
}

/** Tabs, breaks and placeholders are elements; a caller that writes them means to move one. */
function isWritable(text: string): boolean {
  return isXmlText(text) && !/[\t\n\r\uFFFC]/.test(text);
}

/** The position of the first of these spans, which are in order, that ends behind `at`. */
function firstEndingAfter(spans: readonly Span[], at: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span).end > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The run whose formatting most of the deleted text has; `near` must understand its prefixes. */
function mostDeletedRun(deletions: readonly Deletion[], near: Run): Run {
  const lengths = new Map<Run, number>();
  for (const { piece, from, to } of deletions) {
    lengths.set(piece.run, (lengths.get(piece.run) ?? 0) + to - from);
  }
  let best = near;
  let most = -1;
  for (const [run, length] of lengths) {
    if (length > most && run.scope === near.scope) {
      best = run;
      most = length;
    }
  }
  return best;
}

/** Whether one replacement stands for text of different formatting, so that one would be lost. */
function mixesFormats(part: StoryPart, places: readonly Place[]): boolean {
  const formats = new Set<string>();
  const text = part.decoded.text;
  for (const { deletions } of places) {
    for (const { piece } of deletions) {
      const { properties } = piece.run;
      const raw = properties ? text.slice(properties.start, properties.end) : "";
      formats.add(raw.replace(/<[\w-]*:?(lang|noProof|rPrChange)\b[^>]*>/g, ""));
    }
  }
  return formats.size > 1;
}
