/**
 * What accepting means for each tracked change of a part (ECMA-376 §17.13.5): what goes, what loses
 * its wrapper, what is written anew. Where text stands afterwards is decided elsewhere.
 */
import type { Splice } from "../writing/splices.ts";
import { Intervals } from "./intervals.ts";
import type { Element } from "./outline.ts";
import { childNamed, following, tagName } from "./outline.ts";

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

const earlierProperties =
  /^w:(rPr|pPr|sectPr|tblPr|tblPrEx|tblGrid|trPr|tcPr)Change$|^w:numberingChange$/;
const settledRange = /^w:(moveFrom|moveTo|customXmlIns|customXmlMoveTo)Range(Start|End)$/;
const keptRange = /^w:(customXmlDel|customXmlMoveFrom)RangeStart$/;

/** @param isChosen whether changes of an author are to be accepted; null stands for no name */
export function decide(
  source: string,
  elements: readonly Element[],
  isChosen: (author: string | null) => boolean,
): Decisions {
  const decisions: Decisions = {
    drops: new Set(),
    splices: [],
    joins: new Map(),
    accepted: new Set(),
    warnings: [],
  };
  const ranges = new Set<string>();
  const equationParts: Element[] = [];
  const remove = ({ start, end }: Element): void => {
    decisions.splices.push({ start, end, text: "" });
  };
  for (const element of elements) {
    const { name, parent, author } = element;
    if (!name.startsWith("w:") || !parent) continue;
    if (settledRange.test(name)) {
      const key = `${name.replace(/(Start|End)$/, "")} ${element.value}`;
      if (name.endsWith("Start") && isChosen(author)) ranges.add(key);
      if (ranges.has(key)) remove(element);
      continue;
    }
    const isChange = isRevision(name) || earlierProperties.test(name) || keptRange.test(name);
    if (!isChange || !isChosen(author)) continue;
    decisions.accepted.add(element);
    switch (name) {
      case "w:ins":
      case "w:moveTo":
        if (isProperties(parent.name)) remove(element);
        else unwrap(element, decisions.splices);
        break;
      case "w:del":
      case "w:moveFrom":
        if (parent.name === "w:rPr") {
          const paragraph = parent.parent?.name === "w:pPr" ? parent.parent.parent : null;
          if (paragraph?.name === "w:p") decisions.joins.set(paragraph, element);
          else decisions.accepted.delete(element);
        } else if (parent.name === "w:trPr") {
          if (parent.parent) decisions.drops.add(parent.parent);
        } else if (parent.name === "m:ctrlPr") {
          equationParts.push(element);
        } else {
          decisions.drops.add(element);
        }
        break;
      case "w:cellDel":
        if (parent.parent) decisions.drops.add(parent.parent);
        break;
      case "w:cellMerge":
        decisions.splices.push(...mergeCell(source, element, parent));
        break;
      default:
        if (keptRange.test(name)) {
          decisions.accepted.delete(element);
          decisions.warnings.push("content-control");
        } else {
          remove(element);
        }
    }
  }
  dropEmptied(elements, decisions, equationParts);
  return decisions;
}

function isRevision(name: string): boolean {
  switch (name) {
    case "w:ins":
    case "w:del":
    case "w:moveFrom":
    case "w:moveTo":
    case "w:cellIns":
    case "w:cellDel":
    case "w:cellMerge":
      return true;
  }
  return false;
}

/** Inside these, w:ins is a mark on a paragraph, row, cell or number. */
function isProperties(name: string): boolean {
  return name === "w:rPr" || name === "w:trPr" || name === "w:tcPr" || name === "w:numPr";
}

function unwrap({ start, openEnd, closeStart, end }: Element, splices: Splice[]): void {
  splices.push({ start, end: openEnd, text: "" });
  if (closeStart > openEnd) splices.push({ start: closeStart, end, text: "" });
}

/** What comes before w:vMerge in w:tcPr (ECMA-376 §17.4.69). */
const beforeMerge = new Set(["w:cnfStyle", "w:tcW", "w:gridSpan", "w:hMerge", "w:vMerge"]);

/** w:cellMerge says how the cell is merged from now on; w:vMerge says how it is. */
function mergeCell(source: string, mark: Element, properties: Element): Splice[] {
  const splices: Splice[] = [{ start: mark.start, end: mark.end, text: "" }];
  if (mark.value === null) return splices;
  const prefix = tagName(source, mark).slice(0, -"cellMerge".length);
  // Attributes have a prefix even where elements have none: the mark's own attributes show which.
  const attributePrefix =
    /\s([^\s=:]+:)vMerge\s*=/.exec(source.slice(mark.start, mark.openEnd))?.[1] ?? prefix;
  const restart = mark.value === "rest" ? ` ${attributePrefix}val="restart"` : "";
  let at = properties.openEnd;
  for (let child = properties.first; child; child = child.next) {
    if (child.name === "w:vMerge") splices.push({ start: child.start, end: child.end, text: "" });
    if (beforeMerge.has(child.name)) at = child.end;
  }
  splices.push({ start: at, end: at, text: `<${prefix}vMerge${restart}/>` });
  return splices;
}

/** Rows without cells, tables without rows and equations without text go with what they held. */
function dropEmptied(
  elements: readonly Element[],
  decisions: Decisions,
  equationParts: readonly Element[],
): void {
  const { drops } = decisions;
  // Backwards, so that what is inside is settled before what is around it.
  for (let index = equationParts.length - 1; index >= 0; index--) {
    const part = equationParts[index] as Element;
    const object = part.parent?.parent?.parent;
    if (object && !holdsKept(object, "m:r", drops)) {
      drops.add(object);
    } else {
      decisions.accepted.delete(part);
      decisions.warnings.push("equation");
    }
  }
  if (drops.size === 0) return;
  const emptied = new Set<Element>();
  for (const drop of drops) {
    for (let at = drop.parent; at && !emptied.has(at); at = at.parent) emptied.add(at);
  }
  for (let index = elements.length - 1; index >= 0; index--) {
    const element = elements[index] as Element;
    if (!emptied.has(element) || drops.has(element)) continue;
    if (isEmptied(element, drops)) drops.add(element);
  }
}

function isEmptied(element: Element, drops: ReadonlySet<Element>): boolean {
  switch (element.name) {
    case "w:tr":
      return !holdsKept(element, "w:tc", drops);
    case "w:tbl":
      return !holdsKept(element, "w:tr", drops);
    case "w:sdt":
    case "w:customXml":
      return isAroundRowsOrCells(element) && !holdsKept(element, "w:tc", drops);
    case "m:oMath":
    case "m:oMathPara":
      return !holdsKept(element, "m:r", drops);
  }
  return false;
}

/** A content control may stand around rows of a table, or cells of a row. */
function isAroundRowsOrCells(element: Element): boolean {
  for (let at = element.parent; at; at = at.parent) {
    if (at.name === "w:tbl" || at.name === "w:tr") return true;
    if (at.name === "w:tc" || at.name === "w:p") return false;
  }
  return false;
}

function holdsKept(root: Element, name: string, drops: ReadonlySet<Element>): boolean {
  let at: Element | null = root.first;
  while (at) {
    const isDropped = drops.has(at);
    if (!isDropped && at.name === name) return true;
    at = following(at, root, isDropped);
  }
  return false;
}

/** What goes, without what goes inside it. */
export function outermost(drops: ReadonlySet<Element>): Intervals {
  return new Intervals(drops);
}

/** Whether a paragraph's own properties end a section. */
export function endsSection(paragraph: Element): boolean {
  const properties = childNamed(paragraph, "w:pPr");
  return properties !== null && childNamed(properties, "w:sectPr") !== null;
}
