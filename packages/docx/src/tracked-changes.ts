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
import { replaceEntries } from "./archive.ts";
import type { StoryPart, WordDocument } from "./document.ts";
import { splitEdit, splitsCharacter, trimEdit } from "./edits.ts";
import type {
  Paragraph,
  Piece,
  Run,
  SourceParagraph,
  Span,
  SpanEdit,
  Warning,
  WarningCode,
} from "./model.ts";
import { isWordNamespace } from "./names.ts";
import type { Scope } from "./xml.ts";
import { encodeXml, escapeAttribute, escapeText, isXmlText } from "./xml.ts";

export type RevisionOptions = {
  /** Whose name the changes carry. */
  author: string;
  /** When, as an ISO instant; written in UTC with whole seconds. */
  date: string;
};

export type WrittenDocument = {
  bytes: Uint8Array;
  /** How many of the given edits stand in the file. */
  applied: number;
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
export function writeTrackedChanges(
  document: WordDocument,
  edits: ReadonlyMap<number, readonly SpanEdit[]>,
  options: RevisionOptions,
): WrittenDocument {
  const { source } = document;
  const author = requireAuthor(options.author);
  const date = requireDate(options.date);
  const warnings: Warning[] = [];
  const work = new Map<StoryPart, PieceChanges>();
  let applied = 0;
  for (const [id, list] of edits) {
    const paragraph = document.paragraphs[id];
    const located = source.paragraphs[id];
    if (!paragraph || !located) {
      for (const edit of list) warnings.push({ code: "unknown-paragraph", paragraph: id, edit });
      continue;
    }
    let changes = work.get(located.part);
    if (!changes) {
      changes = new Map();
      work.set(located.part, changes);
    }
    let lastEnd = 0;
    const sorted = [...list].sort((a, b) => a.start - b.start || a.end - b.end);
    for (const edit of sorted) {
      const result = placeEdit(paragraph, located, edit, lastEnd);
      if (result.code) {
        const { code, reason } = result;
        warnings.push({ code, paragraph: id, edit, ...(reason ? { reason } : {}) });
        continue;
      }
      lastEnd = edit.end;
      if (result.places.length === 0) continue;
      applied++;
      for (const place of result.places) addPlace(changes, place);
    }
  }

  const nextId = freshIds(source.usedIds);
  const changed = new Map<string, Buffer>();
  for (const [part, changes] of work) {
    if (changes.size === 0) continue;
    const writer = new PartWriter(part.decoded.text, changes, { author, date, nextId });
    changed.set(part.name, encodeXml(writer.write(), part.decoded));
  }
  const bytes =
    changed.size > 0
      ? replaceEntries(source.archive, changed)
      : Uint8Array.from(source.archive.bytes);
  return { bytes, applied, warnings };
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

/**
 * Numbers no revision, bookmark or comment of any part uses. Word wants them in the positive
 * 32-bit range; a file that already uses its top gets the gaps at the bottom.
 */
function freshIds(used: ReadonlySet<number>): () => number {
  const LARGEST = 0x7fffffff;
  const ROOM = 10_000_000;
  let highest = 0;
  for (const id of used) if (id <= LARGEST && id > highest) highest = id;
  let next = highest < LARGEST - ROOM ? highest : 0;
  return () => {
    do next++;
    while (used.has(next));
    return next;
  };
}

// Finding a place

type Deletion = { piece: Piece; from: number; to: number };
type Insertion = { piece: Piece; at: number; text: string; like: Run };
type Place = { text: string; deletions: Deletion[]; insertion: Insertion | null };
type Placed =
  | { code: null; places: Place[] }
  | { code: WarningCode; reason?: NonNullable<Warning["reason"]> };

type Located = { part: StoryPart; source: SourceParagraph };

function refuse(code: WarningCode, reason?: Warning["reason"]): Placed {
  return reason ? { code, reason } : { code };
}

function placeEdit(
  paragraph: Paragraph,
  located: Located,
  edit: SpanEdit,
  lastEnd: number,
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

  const whole = placeInBothHalves(located, [trimmed]);
  if (whole.code === null && !mixesFormats(located, whole.places)) return whole;
  // Perhaps what is in the way stands unchanged in the middle: then the edit is several smaller ones.
  const pieces = splitEdit(text, trimmed);
  if (pieces && pieces.length > 1) {
    const split = placeInBothHalves(located, pieces);
    if (split.code === null) return split;
  }
  return whole.code === null ? whole : narrowed(located, edit, whole);
}

/** Growing to whole words may have reached what is locked; the bare difference may not. */
function narrowed(located: Located, edit: SpanEdit, whole: Placed): Placed {
  const bare = trimEdit(located.source.text, edit, "characters");
  if (!bare) return whole;
  const placed = placeInBothHalves(located, [bare]);
  return placed.code === null ? placed : whole;
}

/** mc:AlternateContent holds a text box twice: both copies change alike, or neither does. */
function placeInBothHalves(located: Located, edits: readonly SpanEdit[]): Placed {
  const places: Place[] = [];
  const { source, part } = located;
  for (const half of source.twin ? [source, source.twin] : [source]) {
    if (!half.editable) return refuse("paragraph-not-editable");
    for (const edit of edits) {
      const placed = placeInParagraph(half, edit, part.decoded.text);
      if (placed.code !== null) return placed;
      places.push(...placed.places);
    }
  }
  return { code: null, places };
}

function placeInParagraph(source: SourceParagraph, edit: SpanEdit, xml: string): Placed {
  if (!isWritable(edit.replacement)) return refuse("text-not-writable");
  if (edit.start === edit.end) return placeInsertion(source, edit, xml);
  for (const span of source.locked) {
    if (span.start >= edit.end) break;
    if (span.end > edit.start) return refuse("locked-text", span.reason);
  }
  const deletions: Deletion[] = [];
  const first = firstPieceEndingAfter(source.pieces, edit.start);
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
      if (deletion.piece.run.parentStart !== head.piece.run.parentStart) break;
      last = deletion;
    }
    const { run } = last.piece;
    if (!acceptsInsertion(run)) return refuse("inside-other-insertion");
    const like = mostDeletedRun(deletions, run);
    insertion = { piece: last.piece, at: last.to, text: edit.replacement, like };
  }
  return { code: null, places: [{ text: source.text, deletions, insertion }] };
}

/** An insertion belongs to a neighbour: the plainer one, and the left one of two alike. */
function placeInsertion(source: SourceParagraph, edit: SpanEdit, xml: string): Placed {
  const at = edit.start;
  for (const span of source.locked) {
    if (span.start >= at) break;
    if (span.end > at) return refuse("locked-text", span.reason);
  }
  const index = firstPieceEndingAfter(source.pieces, at - 1);
  const left = source.pieces[index];
  const right = source.pieces[left?.end === at ? index + 1 : index];
  let best: { piece: Piece; cost: number } | null = null;
  let cut = false;
  const isIn = (piece: Piece | undefined): piece is Piece =>
    piece !== undefined && piece.start <= at && at <= piece.end;
  const bothInLink = isIn(left) && isIn(right) && left.run.hyperlink === right.run.hyperlink;
  for (const piece of [left, right]) {
    if (!isIn(piece) || !acceptsInsertion(piece.run)) continue;
    const { run } = piece;
    const offset = at - piece.start;
    if (cutsTrackedFormatting({ piece, from: offset, to: offset }, xml)) {
      cut = true;
      continue;
    }
    const cost =
      (run.hyperlink && !bothInLink ? 4 : 0) +
      (run.raisedOrLowered ? 2 : 0) +
      (run.insideInsertion ? 1 : 0);
    if (!best || cost < best.cost) best = { piece, cost };
  }
  if (!best) {
    if (cut) return refuse("tracked-formatting");
    return refuse(isIn(left) || isIn(right) ? "inside-other-insertion" : "nothing-to-attach-to");
  }
  const { piece } = best;
  const insertion = { piece, at: at - piece.start, text: edit.replacement, like: piece.run };
  return { code: null, places: [{ text: source.text, deletions: [], insertion }] };
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
  const { run, tag } = piece;
  if (!run.propertiesChange) return false;
  const contentStart = run.properties?.end ?? run.openEnd;
  const isWhole =
    from === 0 &&
    to === piece.end - piece.start &&
    /^\s*$/.test(xml.slice(contentStart, tag.start)) &&
    /^\s*$/.test(xml.slice(tag.end, run.closeStart));
  if (from < to) return !isWhole;
  const atStart = from === 0 && /^\s*$/.test(xml.slice(contentStart, tag.start));
  const atEnd =
    from === piece.end - piece.start && /^\s*$/.test(xml.slice(tag.end, run.closeStart));
  return !atStart && !atEnd;
}

/** Tabs, breaks and placeholders are elements; a caller that writes them means to move one. */
function isWritable(text: string): boolean {
  return isXmlText(text) && !/[\t\n\r\uFFFC]/.test(text);
}

function firstPieceEndingAfter(pieces: readonly Piece[], at: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle] as Piece).end > at) high = middle;
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

/** Whether one replacement stands for text of different looks, so that one of them would be lost. */
function mixesFormats({ part, source }: Located, places: readonly Place[]): boolean {
  const formats = new Set<string>();
  const text = part.decoded.text;
  for (const place of places) {
    if (place.insertion === null || place.text !== source.text) continue;
    for (const { piece } of place.deletions) {
      const { properties } = piece.run;
      const raw = properties ? text.slice(properties.start, properties.end) : "";
      formats.add(raw.replace(/<[\w-]*:?(lang|noProof|rPrChange)\b[^>]*>/g, ""));
    }
  }
  return formats.size > 1;
}

// Writing

/** What happens inside one w:t, in text order; offsets count from the piece's start. */
type Operation =
  | { kind: "delete"; from: number; to: number }
  | { kind: "insert"; at: number; text: string; like: Run };
type PieceChange = { text: string; operations: Operation[] };
type PieceChanges = Map<Piece, PieceChange>;

function addPlace(changes: PieceChanges, place: Place): void {
  const operationsOf = (piece: Piece): Operation[] => {
    let change = changes.get(piece);
    if (!change) {
      change = { text: place.text.slice(piece.start, piece.end), operations: [] };
      changes.set(piece, change);
    }
    return change.operations;
  };
  for (const { piece, from, to } of place.deletions) {
    operationsOf(piece).push({ kind: "delete", from, to });
  }
  if (place.insertion) {
    const { piece, at, text, like } = place.insertion;
    operationsOf(piece).push({ kind: "insert", at, text, like });
  }
}

/** Holds the place of a w:id in spliced text, so that numbers follow document order. */
const NUMBER = "\0";

type Revision = { author: string; date: string; nextId: () => number };

/** How revision elements are written at a place: with the file's own prefixes. */
type Vocabulary = { element: string; attribute: string; declaration: string };

type Splice = Span & { text: string };

/** A stretch of one w:t after the edits. */
type Segment =
  | { kind: "keep" | "delete"; from: number; to: number }
  | { kind: "space"; raw: string }
  | { kind: "insert"; text: string; like: Run };

/** The splices of one run. Its deletion may go on in the next run, so the outer tags come last. */
type RunRewrite = {
  run: Run;
  insertionsBefore: string[];
  startsDeleted: boolean;
  replacements: Splice[];
  endsDeleted: boolean;
  insertionsAfter: string[];
};

class PartWriter {
  readonly #source: string;
  readonly #changes: PieceChanges;
  readonly #revision: Revision;
  readonly #vocabularies = new Map<Scope, Map<string, Vocabulary>>();

  constructor(source: string, changes: PieceChanges, revision: Revision) {
    this.#source = source;
    this.#changes = changes;
    this.#revision = revision;
  }

  /** The part's text with every change in it. */
  write(): string {
    const byRun = new Map<Run, Piece[]>();
    for (const piece of this.#changes.keys()) {
      const pieces = byRun.get(piece.run);
      if (pieces) pieces.push(piece);
      else byRun.set(piece.run, [piece]);
    }
    const runs = [...byRun.keys()].sort((a, b) => a.start - b.start);
    const rewrites = runs.map((run) => {
      const pieces = (byRun.get(run) as Piece[]).sort((a, b) => a.start - b.start);
      return this.#rewriteRun(run, pieces);
    });
    const splices: Splice[] = [];
    let deletionGoesOn = false;
    rewrites.forEach((rewrite, index) => {
      const next = rewrites[index + 1];
      const joins = next !== undefined && deletionJoins(rewrite, next);
      this.#collect(rewrite, deletionGoesOn, joins, splices);
      deletionGoesOn = joins;
    });
    return applySplices(this.#source, splices, this.#revision.nextId);
  }

  #collect(
    rewrite: RunRewrite,
    joinsPrevious: boolean,
    joinsNext: boolean,
    splices: Splice[],
  ): void {
    const { run, insertionsBefore, insertionsAfter } = rewrite;
    if (insertionsBefore.length > 0) {
      const text = insertionsBefore.join("");
      const { insertion } = run;
      if (insertion && insertion.tag.end === run.start) {
        // First inside somebody's insertion: stand before it instead of splitting off nothing.
        splices.push({ start: insertion.tag.start, end: insertion.tag.start, text });
      } else {
        splices.push({ start: run.start, end: run.start, text: this.#outside(run, text) });
      }
    }
    if (rewrite.startsDeleted && !joinsPrevious) {
      splices.push({ start: run.start, end: run.start, text: this.#openDeletion(run) });
    }
    splices.push(...rewrite.replacements);
    let after = "";
    if (rewrite.endsDeleted && !joinsNext) after += `</${this.#vocabulary(run).element}del>`;
    let end = run.end;
    if (insertionsAfter.length > 0) {
      const text = insertionsAfter.join("");
      if (run.insertion && this.#source.startsWith("</", run.end)) {
        // Last inside somebody's insertion: stand behind it.
        end = this.#source.indexOf(">", run.end) + 1;
        after += this.#source.slice(run.end, end) + text;
      } else {
        after += this.#outside(run, text);
      }
    }
    if (after !== "") splices.push({ start: run.end, end, text: after });
  }

  #rewriteRun(run: Run, pieces: readonly Piece[]): RunRewrite {
    const rewrite: RunRewrite = {
      run,
      insertionsBefore: [],
      startsDeleted: false,
      replacements: [],
      endsDeleted: false,
      insertionsAfter: [],
    };
    const element = this.#vocabulary(run).element;
    const close = `</${run.name}>`;
    /** Which kind of run the text being written stands in; null before the first and between two. */
    let state: "keep" | "delete" | null = null;
    let claimed = false;
    let pending: string[] = [];
    /** The tags that lead from the current state to a run of the wanted kind. */
    const turn = (wanted: "keep" | "delete"): string => {
      let text = "";
      const inserted = pending.join("");
      pending = [];
      if (!claimed) {
        // The original start tag serves the first kept or deleted stretch, whatever it is.
        claimed = true;
        state = wanted;
        rewrite.startsDeleted = wanted === "delete";
        if (inserted) rewrite.insertionsBefore.push(inserted);
        return "";
      }
      if (state === wanted && !inserted) return "";
      text += close;
      if (state === "delete") text += `</${element}del>`;
      if (inserted) text += this.#outside(run, inserted);
      if (wanted === "delete") text += this.#openDeletion(run);
      text += this.#openRun(run);
      state = wanted;
      return text;
    };

    let gapFrom = run.properties?.end ?? run.openEnd;
    for (const piece of pieces) {
      if (this.#holdsContent(gapFrom, piece.tag.start)) {
        const text = turn("keep");
        // Goes directly before the gap, that is behind the previous piece.
        if (text !== "") rewrite.replacements.push({ start: gapFrom, end: gapFrom, text });
      }
      let text = "";
      for (const segment of this.#segments(piece)) {
        if (segment.kind === "insert") {
          pending.push(this.#insertedRun(run, segment.text, segment.like));
        } else if (segment.kind === "space") {
          text += turn("keep") + this.#element(piece, segment.raw);
        } else {
          text += turn(segment.kind) + this.#textElement(piece, segment);
        }
      }
      rewrite.replacements.push({ start: piece.tag.start, end: piece.tag.end, text });
      gapFrom = piece.tag.end;
    }
    if (this.#holdsContent(gapFrom, run.closeStart)) {
      const text = turn("keep");
      if (text !== "") rewrite.replacements.push({ start: gapFrom, end: gapFrom, text });
    }
    rewrite.endsDeleted = (state as string | null) === "delete";
    rewrite.insertionsAfter = pending;
    return rewrite;
  }

  /** Whether a run holds anything there but the white space of pretty-printed files. */
  #holdsContent(start: number, end: number): boolean {
    for (let at = start; at < end; at++) {
      const code = this.#source.charCodeAt(at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return true;
    }
    return false;
  }

  #segments(piece: Piece): Segment[] {
    const { text, operations } = this.#changes.get(piece) as PieceChange;
    const segments: Segment[] = [];
    // White space that Word does not show, because it is not preserved, must neither appear now
    // nor be lost: it gets a w:t of its own, which shows nothing.
    const { tag, preserved, sourceStart } = piece;
    const sourceEnd = piece.offsets?.at(-1) ?? sourceStart + text.length;
    const space = (start: number, end: number): void => {
      if (!preserved && !piece.cdata && end > start) {
        segments.push({ kind: "space", raw: this.#source.slice(start, end) });
      }
    };
    space(tag.openEnd, sourceStart);
    let at = 0;
    const keepUntil = (to: number): void => {
      if (to > at) segments.push({ kind: "keep", from: at, to });
      at = Math.max(at, to);
    };
    for (const operation of operations) {
      if (operation.kind === "insert") {
        keepUntil(operation.at);
        segments.push({ kind: "insert", text: operation.text, like: operation.like });
      } else {
        keepUntil(operation.from);
        const last = segments.at(-1);
        if (last?.kind === "delete") last.to = operation.to;
        else segments.push({ kind: "delete", from: operation.from, to: operation.to });
        at = operation.to;
      }
    }
    keepUntil(text.length);
    space(sourceEnd, tag.closeStart);
    return segments;
  }

  #element(piece: Piece, raw: string): string {
    const { start, openEnd, closeStart, end } = piece.tag;
    return `${this.#source.slice(start, openEnd)}${raw}${this.#source.slice(closeStart, end)}`;
  }

  /** Part of a w:t, as w:t or w:delText, characters as they stood in the source. */
  #textElement(
    piece: Piece,
    segment: { kind: "keep" | "delete"; from: number; to: number },
  ): string {
    const source = this.#source;
    const { text } = this.#changes.get(piece) as PieceChange;
    const shown = text.slice(segment.from, segment.to);
    let open = source.slice(piece.tag.start, piece.tag.openEnd);
    let close = source.slice(piece.tag.closeStart, piece.tag.end);
    if (segment.kind === "delete") {
      const name = /^<([^\s/>]*?)t(?=[\s/>])/.exec(open) as RegExpExecArray;
      open = `<${name[1]}delText${open.slice(name[0].length)}`;
      close = `</${name[1]}delText>`;
    }
    if (!piece.preserved && (shown.startsWith(" ") || shown.endsWith(" "))) open = preserve(open);
    return `${open}${this.#characters(piece, segment, shown)}${close}`;
  }

  #characters(piece: Piece, { from, to }: { from: number; to: number }, shown: string): string {
    if (piece.cdata) return escapeText(shown);
    const { offsets, sourceStart } = piece;
    const start = offsets ? (offsets[from] as number) : sourceStart + from;
    const end = offsets ? (offsets[to] as number) : sourceStart + to;
    return this.#source.slice(start, end);
  }

  /** The start of one more run like the given one. */
  #openRun(run: Run): string {
    const { properties, propertiesChange } = run;
    const open = this.#source.slice(run.start, run.openEnd);
    if (!properties) return open;
    if (!propertiesChange?.id) return open + this.#source.slice(properties.start, properties.end);
    // Somebody's tracked formatting goes with every part of the run, each under its own number.
    const { id } = propertiesChange;
    const before = this.#source.slice(properties.start, id.start);
    return `${open}${before}${NUMBER}${this.#source.slice(id.end, properties.end)}`;
  }

  #openDeletion(run: Run): string {
    return this.#openRevision(run, "del");
  }

  #openRevision(run: Run, name: "ins" | "del"): string {
    const { element, attribute, declaration } = this.#vocabulary(run);
    const { author, date } = this.#revision;
    return `<${element}${name}${declaration} ${attribute}id="${NUMBER}" ${attribute}author="${author}" ${attribute}date="${date}">`;
  }

  /** A whole w:ins with new text that looks like the run `like`. */
  #insertedRun(run: Run, text: string, like: Run): string {
    const source = this.#source;
    const { element } = this.#vocabulary(run);
    let properties = "";
    if (like.properties) {
      const { start, end } = like.properties;
      // New text has no earlier formatting that somebody could have changed.
      const change = like.propertiesChange ?? { start: end, end };
      properties = source.slice(start, change.start) + source.slice(change.end, end);
    }
    const prefix = like.name.slice(0, like.name.length - 1);
    const outerSpace = text.startsWith(" ") || text.endsWith(" ");
    const space = outerSpace ? ' xml:space="preserve"' : "";
    const open = source.slice(like.start, like.openEnd);
    return `${this.#openRevision(run, "ins")}${open}${properties}<${prefix}t${space}>${escapeText(text)}</${prefix}t></${like.name}></${element}ins>`;
  }

  /**
   * Our insertion beside a run. If the run stands in somebody's insertion, theirs is closed before
   * and opened again behind ours, with the same author and date and a number of its own.
   */
  #outside(run: Run, inserted: string): string {
    const { insertion } = run;
    if (!insertion) return inserted;
    const { tag, id } = insertion;
    const open = id
      ? `${this.#source.slice(tag.start, id.start)}${NUMBER}${this.#source.slice(id.end, tag.end)}`
      : this.#source.slice(tag.start, tag.end);
    const name = (/^<([^\s/>]+)/.exec(open) as RegExpExecArray)[1];
    return `</${name}>${inserted}${open}`;
  }

  #vocabulary(run: Run): Vocabulary {
    let known = this.#vocabularies.get(run.scope);
    if (!known) {
      known = new Map();
      this.#vocabularies.set(run.scope, known);
    }
    const prefix = run.name.includes(":") ? run.name.slice(0, run.name.indexOf(":")) : "";
    let vocabulary = known.get(prefix);
    if (!vocabulary) {
      vocabulary = chooseVocabulary(run.scope, prefix);
      known.set(prefix, vocabulary);
    }
    return vocabulary;
  }
}

/**
 * The prefix the run itself has, if it is bound outside the run as well. Attributes need a prefix
 * even where elements have none; if the file binds none, the element declares its own.
 */
function chooseVocabulary(scope: Scope, preferred: string): Vocabulary {
  const isWord = (prefix: string): boolean => isWordNamespace(scope.bindings.get(prefix) ?? "");
  const prefixes = [preferred, ...scope.bindings.keys()].filter(isWord);
  const elementPrefix = prefixes[0] ?? "";
  const attributePrefix = prefixes.find((prefix) => prefix !== "");
  const element = elementPrefix === "" ? "" : `${elementPrefix}:`;
  if (attributePrefix !== undefined) {
    return { element, attribute: `${attributePrefix}:`, declaration: "" };
  }
  let fresh = "w";
  for (let number = 1; scope.bindings.has(fresh); number++) fresh = `w${number}`;
  const uri = escapeAttribute(scope.bindings.get("") ?? "");
  return { element, attribute: `${fresh}:`, declaration: ` xmlns:${fresh}="${uri}"` };
}

/** Two runs side by side, the first ending and the second beginning deleted, share one w:del. */
function deletionJoins(first: RunRewrite, second: RunRewrite): boolean {
  return (
    first.endsDeleted &&
    second.startsDeleted &&
    first.insertionsAfter.length === 0 &&
    second.insertionsBefore.length === 0 &&
    first.run.end === second.run.start
  );
}

/** A start tag with xml:space="preserve". */
function preserve(tag: string): string {
  const given = /(\sxml:space\s*=\s*)(?:"[^"]*"|'[^']*')/;
  if (given.test(tag)) return tag.replace(given, '$1"preserve"');
  return `${tag.slice(0, -1)} xml:space="preserve">`;
}

function applySplices(source: string, splices: readonly Splice[], nextId: () => number): string {
  // Stable: splices at one place stay in the order in which they were made.
  const sorted = [...splices].sort((a, b) => a.start - b.start);
  const output: string[] = [];
  let at = 0;
  for (const splice of sorted) {
    const text = splice.text.replaceAll(NUMBER, () => String(nextId()));
    output.push(source.slice(at, splice.start), text);
    at = splice.end;
  }
  output.push(source.slice(at));
  return output.join("");
}
