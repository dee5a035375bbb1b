/**
 * What accepting means for each tracked change of a part (ECMA-376 §17.13.5): what goes, what loses
 * its wrapper, what is written anew. Where text stands afterwards is decided elsewhere.
 */
import { isPropertyElement } from "../reading/changes.ts";
import { isRangeMark, rangeFamily } from "../reading/range-marks.ts";
import type { Splice } from "../writing/splices.ts";
import { M, W, X } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import { following } from "./elements.ts";

export type AcceptWarningCode =
  /** A deleted paragraph mark ends a section; joining the paragraphs would lose its page setup. */
  | "section-break"
  /** A deleted paragraph mark has no paragraph behind it that its text could be joined with. */
  | "paragraph-mark"
  /** Only a part of a field is deleted: its marks and code stand, untracked, and its text is gone. */
  | "divided-field"
  /** A row or cell holds a part of a field that goes on outside: it stays as it is, tracked. */
  | "field-across-cells"
  /** A content control or custom markup is deleted around text that stays. */
  | "content-control"
  /** A part of an equation is deleted around what stays. */
  | "equation"
  /** A comment lost the place where it is anchored. */
  | "comment-anchor";

export type Decisions = {
  /** Content that goes. */
  drops: Set<Element>;
  /** Start and end tags of wrappers, marks, earlier properties: nothing of the text. */
  splices: Splice[];
  /** Paragraphs whose mark is deleted, with that deletion. */
  joins: Map<Element, Element>;
  /** The changes this settles; the marks of moved ranges are not among them. */
  accepted: Set<Element>;
  warnings: AcceptWarningCode[];
};

/** Earlier properties, which the present ones replace. */
const earlierProperties: ReadonlySet<number> = new Set<number>([
  W.rPrChange,
  W.pPrChange,
  W.sectPrChange,
  W.tblPrChange,
  W.tblPrExChange,
  W.tblGridChange,
  W.trPrChange,
  W.tcPrChange,
  W.numberingChange,
]);
/** Wrappers and marks of what was inserted, deleted or moved. */
const revisions: ReadonlySet<number> = new Set<number>([
  W.ins,
  W.del,
  W.moveFrom,
  W.moveTo,
  W.cellIns,
  W.cellDel,
  W.cellMerge,
]);
/** Ranges that mean nothing once the changes in them are accepted. */
const settledRanges = new Set([
  "moveFromRange",
  "moveToRange",
  "customXmlInsRange",
  "customXmlMoveToRange",
]);
const keptRanges: ReadonlySet<number> = new Set<number>([
  W.customXmlDelRangeStart,
  W.customXmlMoveFromRangeStart,
]);

/** @param isChosen whether changes of an author are to be accepted; null stands for no name */
export function decide(outline: Outline, isChosen: (author: string | null) => boolean): Decisions {
  const decisions: Decisions = {
    drops: new Set(),
    splices: [],
    joins: new Map(),
    accepted: new Set(),
    warnings: [],
  };
  const { drops, splices, joins, accepted, warnings } = decisions;
  const ranges = new Set<string>();
  const equationParts: Element[] = [];
  const remove = (element: Element): void => {
    splices.push({ ...outline.span(element), text: "" });
  };
  for (let element = 2; element < outline.size; element++) {
    const code = outline.code(element);
    const range = isRangeMark(code) ? rangeFamily(code) : null;
    if (range && settledRanges.has(range.family)) {
      const key = `${range.family} ${outline.attribute(element, W.id)}`;
      if (range.side === "start" && isChosen(outline.attribute(element, W.author))) ranges.add(key);
      if (ranges.has(key)) remove(element);
      continue;
    }
    const isChange = revisions.has(code) || earlierProperties.has(code) || keptRanges.has(code);
    if (!isChange || !isChosen(outline.attribute(element, W.author))) continue;
    accepted.add(element);
    const parent = outline.parent(element);
    const parentCode = outline.code(parent);
    switch (code) {
      case W.ins:
      case W.moveTo:
        if (isPropertyElement(parentCode)) remove(element);
        else unwrap(outline, element, splices);
        break;
      case W.del:
      case W.moveFrom:
        if (parentCode === W.rPr) {
          const properties = outline.parent(parent);
          const paragraph = outline.parent(properties);
          const isOfParagraph =
            outline.code(properties) === W.pPr && outline.code(paragraph) === W.p;
          if (isOfParagraph) joins.set(paragraph, element);
          else accepted.delete(element);
        } else if (parentCode === W.trPr) {
          if (outline.parent(parent)) drops.add(outline.parent(parent));
        } else if (parentCode === M.ctrlPr) {
          equationParts.push(element);
        } else {
          drops.add(element);
        }
        break;
      case W.cellDel:
        if (outline.parent(parent)) drops.add(outline.parent(parent));
        break;
      case W.cellMerge:
        splices.push(...mergeCell(outline, element, parent));
        break;
      default:
        if (keptRanges.has(code)) {
          accepted.delete(element);
          warnings.push("content-control");
        } else {
          remove(element);
        }
    }
  }
  dropEmptied(outline, decisions, equationParts);
  return decisions;
}

function unwrap(outline: Outline, element: Element, splices: Splice[]): void {
  const { start, end } = outline.span(element);
  const [openEnd, closeStart] = [outline.openEnd(element), outline.closeStart(element)];
  splices.push({ start, end: openEnd, text: "" });
  if (closeStart > openEnd) splices.push({ start: closeStart, end, text: "" });
}

/** What comes before w:vMerge in w:tcPr (ECMA-376 §17.4.69). */
const beforeMerge: ReadonlySet<number> = new Set<number>([
  W.cnfStyle,
  W.tcW,
  W.gridSpan,
  W.hMerge,
  W.vMerge,
]);

/** w:cellMerge says how the cell is merged from now on; w:vMerge says how it is. */
function mergeCell(outline: Outline, mark: Element, properties: Element): Splice[] {
  const splices: Splice[] = [{ ...outline.span(mark), text: "" }];
  const value = outline.attribute(mark, W.vMerge);
  if (value === null) return splices;
  const prefix = outline.name(mark).slice(0, -"cellMerge".length);
  // Attributes have a prefix even where elements have none: the mark's own attributes show which.
  const attributePrefix = /\s([^\s=:]+:)vMerge\s*=/.exec(outline.tag(mark))?.[1] ?? prefix;
  const restart = value === "rest" ? ` ${attributePrefix}val="restart"` : "";
  let at = outline.openEnd(properties);
  for (let child = outline.first(properties); child; child = outline.next(child)) {
    const code = outline.code(child);
    if (code === W.vMerge) splices.push({ ...outline.span(child), text: "" });
    if (beforeMerge.has(code)) at = outline.end(child);
  }
  splices.push({ start: at, end: at, text: `<${prefix}vMerge${restart}/>` });
  return splices;
}

/** Rows without cells, tables without rows and equations without text go with what they held. */
function dropEmptied(
  outline: Outline,
  { drops, accepted, warnings }: Decisions,
  equationParts: readonly Element[],
): void {
  // Backwards, so that what is inside is settled before what is around it.
  for (const part of equationParts.toReversed()) {
    const object = outline.parent(outline.parent(outline.parent(part)));
    if (object && !holdsKept(outline, object, M.r, drops)) {
      drops.add(object);
    } else {
      accepted.delete(part);
      warnings.push("equation");
    }
  }
  if (drops.size === 0) return;
  const emptied = new Set<Element>();
  for (const drop of drops) {
    let at = outline.parent(drop);
    for (; at && !emptied.has(at); at = outline.parent(at)) emptied.add(at);
  }
  for (const element of [...emptied].sort((a, b) => b - a)) {
    if (!drops.has(element) && isEmptied(outline, element, drops)) drops.add(element);
  }
}

function isEmptied(outline: Outline, element: Element, drops: ReadonlySet<Element>): boolean {
  switch (outline.code(element)) {
    case W.tr:
      return !holdsKept(outline, element, W.tc, drops);
    case W.tbl:
      return !holdsKept(outline, element, W.tr, drops);
    case W.sdt:
    case W.customXml:
      return isAroundRowsOrCells(outline, element) && !holdsKept(outline, element, W.tc, drops);
    case X.oMath:
    case X.oMathPara:
      return !holdsKept(outline, element, M.r, drops);
  }
  return false;
}

/** A content control may stand around rows of a table, or cells of a row. */
function isAroundRowsOrCells(outline: Outline, element: Element): boolean {
  for (let at = outline.parent(element); at; at = outline.parent(at)) {
    const code = outline.code(at);
    if (code === W.tbl || code === W.tr) return true;
    if (code === W.tc || code === W.p) return false;
  }
  return false;
}

function holdsKept(
  outline: Outline,
  root: Element,
  code: number,
  drops: ReadonlySet<Element>,
): boolean {
  let at = outline.first(root);
  while (at) {
    const isDropped = drops.has(at);
    if (!isDropped && outline.code(at) === code) return true;
    at = following(outline, at, root, isDropped);
  }
  return false;
}
