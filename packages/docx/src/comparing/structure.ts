/** Which marks tell that paragraphs and rows came or went, and where paragraphs that went are written. */
import { endsSection } from "../accepting/elements.ts";
import type { StoryPart, WordDocument } from "../document.ts";
import { isRangeMark } from "../reading/range-marks.ts";
import type { Splice } from "../writing/splices.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import { insertRuns, markParagraph, markRow, type Stamp, vocabularyAt } from "./marks.ts";
import {
  paragraphIdentity,
  propertiesOf,
  removedParagraph,
  withoutIdentity,
} from "./removed-paragraph.ts";

export type Structure = {
  splices: Map<StoryPart, Splice[]>;
  added: number;
  removed: number;
  notMarked: { older: number[]; newer: number[] };
};

type Compared = {
  older: WordDocument;
  newer: WordDocument;
  pairs: readonly (number | null)[];
};

export function planStructure({ older, newer, pairs }: Compared, stamp: Stamp): Structure {
  const structure: Structure = {
    ...{ splices: new Map(), added: 0, removed: 0 },
    notMarked: { older: [], newer: [] },
  };
  const [main] = newer.source.parts;
  const isBody = (document: WordDocument, id: number) => document.paragraphs[id]?.story === "body";
  const added = new Set(
    pairs.flatMap((pair, id) => (pair === null && isBody(newer, id) ? [id] : [])),
  );
  for (const [id, pair] of pairs.entries()) {
    if (pair === null && !isBody(newer, id) && hasText(newer, id)) {
      if (!isInside(newer, id, added)) structure.notMarked.newer.push(id);
    }
  }
  const matched = new Set(pairs.filter((pair) => pair !== null));
  const removed = older.paragraphs.flatMap(({ id }) => (matched.has(id) ? [] : [id]));
  for (const id of removed) {
    if (!isBody(older, id) && hasText(older, id)) structure.notMarked.older.push(id);
  }
  if (!main) return structure;
  const splices: Splice[] = [];
  structure.splices.set(main, splices);
  const marks = new Marks(main.outline, splices, stamp);

  const ends = insertAdded(newer, added, marks, structure);
  writeRemoved(
    { older, newer, pairs },
    removed.filter((id) => isBody(older, id)),
    { marks, ends },
    structure,
    stamp,
  );
  return structure;
}

/** Marks of paragraphs, each written once. */
class Marks {
  readonly outline: Outline;
  readonly splices: Splice[];
  readonly #stamp: Stamp;
  readonly #marked = new Set<Element>();

  constructor(outline: Outline, splices: Splice[], stamp: Stamp) {
    this.outline = outline;
    this.splices = splices;
    this.#stamp = stamp;
  }

  has(paragraph: Element): boolean {
    return this.#marked.has(paragraph);
  }

  mark(paragraph: Element, name: "ins" | "del"): void {
    this.#marked.add(paragraph);
    this.splices.push(markParagraph(this.outline, paragraph, name, this.#stamp));
  }

  insert(paragraph: Element): void {
    this.splices.push(...insertRuns(this.outline, paragraph, this.#stamp));
  }

  row(row: Element): void {
    this.splices.push(markRow(this.outline, row, this.#stamp));
  }
}

/** @returns the paragraphs at the end of their container whose mark stands for that of the one before */
function insertAdded(
  newer: WordDocument,
  added: ReadonlySet<number>,
  marks: Marks,
  structure: Structure,
): Set<Element> {
  const { outline } = marks;
  const ids = new Map(newer.source.paragraphs.map(({ source }, id) => [source.element, id]));
  const isAdded = (element: Element) => added.has(ids.get(element) ?? -1);
  const done = new Set<Element>();
  const ends = new Set<Element>();
  const count = (element: Element): void => {
    if (hasText(newer, ids.get(element) ?? -1)) structure.added++;
  };
  for (const row of wholeRows(newer, added)) {
    marks.row(row);
    for (const [element] of ids) {
      if (!isWithin(outline, element, row)) continue;
      done.add(element);
      marks.insert(element);
      count(element);
    }
  }
  for (const id of added) {
    const first = newer.source.paragraphs[id]?.source.element ?? 0;
    if (done.has(first)) continue;
    // Side by side they come and go together.
    const group = [first];
    for (;;) {
      const next = nextBlock(outline, group.at(-1) as Element);
      if (!next || outline.code(next) !== W.p || !isAdded(next) || done.has(next)) break;
      group.push(next);
    }
    for (const element of group) done.add(element);
    const last = group.at(-1) as Element;
    const behind = nextBlock(outline, last);
    const before = previousBlock(outline, first);
    const canGo = group.every((element) => canBeMarked(newer, ids.get(element) ?? -1, outline));
    const joinsNext = behind !== 0 && outline.code(behind) === W.p;
    const joinsPrevious =
      before !== 0 &&
      outline.code(before) === W.p &&
      !endsSection(outline, before) &&
      !marks.has(before);
    if (!canGo || (!joinsNext && !joinsPrevious)) {
      for (const element of group) {
        const own = ids.get(element) ?? -1;
        if (hasText(newer, own)) structure.notMarked.newer.push(own);
      }
      continue;
    }
    const marked = joinsNext ? group : [before, ...group.slice(0, -1)];
    for (const element of marked) marks.mark(element, "ins");
    for (const element of group) {
      marks.insert(element);
      count(element);
    }
    if (!joinsNext) ends.add(last);
  }
  return ends;
}

function writeRemoved(
  { older, newer, pairs }: Compared,
  removed: readonly number[],
  { marks, ends }: { marks: Marks; ends: ReadonlySet<Element> },
  structure: Structure,
  stamp: Stamp,
): void {
  const { outline } = marks;
  const alike = formatsAlike(older, newer);
  const newerOf = new Map(
    pairs.flatMap((pair, id) => (pair === null ? [] : [[pair, id] as const])),
  );
  const elementOf = (id: number) => newer.source.paragraphs[id]?.source.element ?? 0;
  const containerOf = (document: WordDocument, id: number): Element => {
    const located = document.source.paragraphs[id];
    return located ? located.part.outline.parent(located.source.element) : 0;
  };
  const known = identitiesOf(newer, pairs);
  /** Of paragraphs at the end of a container, in their order. */
  const atEnd = new Map<Element, string[]>();
  for (const id of removed) {
    const origin = older.source.paragraphs[id];
    if (!origin) continue;
    const refuse = (): void => {
      if (hasText(older, id)) structure.notMarked.older.push(id);
    };
    if (isChanged(older, id) || endsSection(origin.part.outline, origin.source.element)) {
      refuse();
      continue;
    }
    const container = containerOf(older, id);
    // The nearest neighbours of the same body, cell or content control that are still there.
    const before = nearest(older, id, -1, container, newerOf);
    const behind = nearest(older, id, 1, container, newerOf);
    const previous = before === null ? 0 : elementOf(before);
    const next = behind === null ? 0 : elementOf(behind);
    const parent = outline.parent(previous || next);
    const place = previous
      ? nextBlock(outline, previous)
      : next && outline.parent(next) === parent
        ? firstBlock(outline, parent)
        : 0;
    if (!previous && !next) {
      refuse();
      continue;
    }
    const words = vocabularyAt(outline, previous || next);
    const own = paragraphIdentity(origin.part.outline, origin.source.element);
    const options = { alike, keepsIdentity: own === null || !known.has(own) };
    if (place && outline.code(place) !== W.sectPr) {
      const text = removedParagraph(origin, words, stamp, options);
      const start = outline.start(place);
      marks.splices.push({ start, end: start, text });
    } else if (
      previous &&
      !marks.has(previous) &&
      !ends.has(previous) &&
      !isChanged(newer, before ?? -1)
    ) {
      // The mark of the last paragraph of a container cannot go; that of the one before it can.
      const properties = propertiesOf(outline, previous);
      const list = atEnd.get(previous) ?? [];
      list.push(removedParagraph(origin, words, stamp, { ...options, properties }));
      atEnd.set(previous, list);
    } else {
      refuse();
      continue;
    }
    if (hasText(older, id)) structure.removed++;
  }
  if (alike) keepIdentitiesApart({ older, newer, pairs }, removed, marks);
  for (const [previous, list] of atEnd) {
    marks.mark(previous, "del");
    const last = list.length - 1;
    const text = list.map((markup, at) => (at === last ? withoutMark(markup) : markup)).join("");
    const end = outline.end(previous);
    marks.splices.push({ start: end, end, text });
  }
}

/** By what the paragraphs are known that both versions have. */
function identitiesOf(newer: WordDocument, pairs: Compared["pairs"]): Set<string> {
  return new Set(
    pairs.flatMap((pair, id) => {
      const located = newer.source.paragraphs[id];
      const own = located && paragraphIdentity(located.part.outline, located.source.element);
      return pair !== null && own ? [own] : [];
    }),
  );
}

/** A paragraph that moved stands in the file twice: only the one that went keeps what must be unique. */
function keepIdentitiesApart(
  { older, newer, pairs }: Compared,
  removed: readonly number[],
  { outline, splices }: Marks,
): void {
  const taken = new Set(
    removed.flatMap((id) => {
      const origin = older.source.paragraphs[id];
      const own = origin && paragraphIdentity(origin.part.outline, origin.source.element);
      return own ? [own] : [];
    }),
  );
  for (const [id, pair] of pairs.entries()) {
    const located = newer.source.paragraphs[id];
    if (pair !== null || located?.part.outline !== outline) continue;
    const { element } = located.source;
    const own = paragraphIdentity(outline, element);
    if (!own || !taken.has(own) || outline.closesItself(element)) continue;
    const [start, end] = [outline.start(element), outline.openEnd(element)];
    splices.push({ start, end, text: withoutIdentity(outline.tag(element)) });
  }
}

/** The last of them keeps the mark that ends the container. */
function withoutMark(markup: string): string {
  return markup.replace(/<(\w*:?)rPr><\1del [^>]*\/><\/\1rPr>(?=<\/\1pPr>)/, "");
}

function nearest(
  older: WordDocument,
  id: number,
  step: 1 | -1,
  container: Element,
  newerOf: ReadonlyMap<number, number>,
): number | null {
  for (let at = id + step; older.paragraphs[at]; at += step) {
    const located = older.source.paragraphs[at];
    if (located?.source.story !== "body") continue;
    const found = newerOf.get(at);
    if (located.part.outline.parent(located.source.element) !== container) continue;
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether the same prefixes and styles stand behind both, so that formatting may be copied. */
function formatsAlike(older: WordDocument, newer: WordDocument): boolean {
  const [one, other] = [older.source.parts[0], newer.source.parts[0]];
  if (!one || !other || one.outline.tag(1) !== other.outline.tag(1)) return false;
  const entries = new Map(newer.source.archive.entries.map((entry) => [entry.name, entry]));
  return older.source.archive.entries
    .filter(({ name }) => /(?:styles|numbering)\.xml$/.test(name))
    .every(({ name, crc, size }) => {
      const counterpart = entries.get(name);
      return counterpart?.crc === crc && counterpart.size === size;
    });
}

/** Rows of tables in which every paragraph is new. */
function wholeRows(newer: WordDocument, added: ReadonlySet<number>): Element[] {
  const rows = new Map<Element, boolean>();
  for (const [id, { part, source }] of newer.source.paragraphs.entries()) {
    if (part !== newer.source.parts[0]) continue;
    const { outline } = part;
    for (let at = outline.parent(source.element); at; at = outline.parent(at)) {
      if (outline.code(at) !== W.tr) continue;
      const isNew = source.story === "body" ? added.has(id) : true;
      const canGo = !isNew || canBeMarked(newer, id, outline);
      rows.set(at, (rows.get(at) ?? true) && isNew && canGo);
    }
  }
  const outline = newer.source.parts[0]?.outline;
  const whole = [...rows].filter(([, isNew]) => isNew).map(([row]) => row);
  // A row inside a new row comes with it.
  return whole.filter(
    (row) => !whole.some((one) => one !== row && outline && isWithin(outline, row, one)),
  );
}

/** Whether a paragraph can come as a whole: nobody else changed it, and no field goes beyond it. */
function canBeMarked(document: WordDocument, id: number, outline: Outline): boolean {
  const located = document.source.paragraphs[id];
  if (!located || isChanged(document, id) || endsSection(outline, located.source.element)) {
    return false;
  }
  const { element } = located.source;
  let depth = 0;
  for (let at = element + 1; at < outline.after(element); at++) {
    const code = outline.code(at);
    if (code === W.p && at !== element && depth === 0) continue;
    if (code !== W.fldChar) continue;
    const kind = outline.attribute(at, W.fldCharType);
    if (kind === "begin") depth++;
    else if (kind === "end") depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function isChanged(document: WordDocument, id: number): boolean {
  const located = document.source.paragraphs[id];
  return located?.part.changes.some(({ paragraph }) => paragraph === located.source) ?? false;
}

function hasText(document: WordDocument, id: number): boolean {
  return (document.paragraphs[id]?.text ?? "").trim() !== "";
}

/** Whether a paragraph stands in one of these: a text box goes with what it is anchored in. */
function isInside(document: WordDocument, id: number, paragraphs: ReadonlySet<number>): boolean {
  const located = document.source.paragraphs[id];
  if (!located) return false;
  const { outline } = located.part;
  return [...paragraphs].some((other) => {
    const around = document.source.paragraphs[other];
    return (
      around !== undefined &&
      around.part === located.part &&
      isWithin(outline, located.source.element, around.source.element)
    );
  });
}

function isWithin(outline: Outline, element: Element, around: Element): boolean {
  return element > around && element < outline.after(around);
}

/** Marks of ranges may stand between paragraphs; they are no blocks. */
function nextBlock(outline: Outline, element: Element): Element {
  let next = outline.next(element);
  while (next && isPlaceless(outline.code(next))) next = outline.next(next);
  return next;
}

function previousBlock(outline: Outline, element: Element): Element {
  let previous = outline.previous(element);
  while (previous && isPlaceless(outline.code(previous))) previous = outline.previous(previous);
  return previous;
}

function firstBlock(outline: Outline, parent: Element): Element {
  const first = outline.first(parent);
  if (!first) return 0;
  return isPlaceless(outline.code(first)) || outline.code(first) === W.tcPr
    ? nextBlock(outline, first)
    : first;
}

function isPlaceless(code: number): boolean {
  return code === W.proofErr || isRangeMark(code);
}
