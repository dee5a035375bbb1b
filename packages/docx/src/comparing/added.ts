/** Marks paragraphs and rows of the newer version that the older one had not. */
import { endsSection } from "../accepting/elements.ts";
import type { WordDocument } from "../document.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import {
  declaresNamespaces,
  hasText,
  isChanged,
  isWithin,
  nextBlock,
  previousBlock,
} from "./blocks.ts";
import type { Marks, Structure } from "./plan.ts";

/** @returns the paragraphs at the end of their container whose mark stands for that of the one before */
export function insertAdded(
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
    const canGo =
      ![before, ...group, behind].some((element) => declaresNamespaces(outline, element)) &&
      group.every((element) => canBeMarked(newer, ids.get(element) ?? -1, outline));
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
