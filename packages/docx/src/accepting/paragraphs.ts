/**
 * Joins paragraphs whose mark is deleted with the ones behind them (ECMA-376 §17.13.5.15). The text
 * of all is one paragraph then, and has the properties of the last: they belong to its mark, which
 * is the one that stays. A paragraph of which nothing is left goes without a trace.
 */
import { isRangeMark } from "../reading/range-marks.ts";
import type { Splice } from "../writing/splices.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { AcceptWarningCode } from "./decisions.ts";
import { endsSection, following, headEnd } from "./elements.ts";

export type Joining = {
  outline: Outline;
  joins: ReadonlyMap<Element, Element>;
  isGone: (element: Element) => boolean;
  /** What takes the place of a dropped element; it is no text when it has no runs. */
  leavesRuns: (drop: Element) => boolean;
  /** A stretch of the part with what is accepted in it. */
  slice: (start: number, end: number) => string;
};

export type Joined = {
  splices: Splice[];
  /** Paragraphs that went, or begin elsewhere now. */
  moved: Set<Element>;
  warnings: AcceptWarningCode[];
  /** Deletions of marks that stay tracked. */
  left: number;
};

/** What may stand between paragraphs as well as in one (ECMA-376 §17.13.2, §17.13.6, §17.13.7). */
function isPlaceless(code: number): boolean {
  return code === W.proofErr || isRangeMark(code);
}

export function joinParagraphs(joining: Joining): Joined {
  const { outline, joins, isGone } = joining;
  const joined: Joined = { splices: [], moved: new Set(), warnings: [], left: 0 };
  const settled = new Set<Element>();
  for (const paragraph of joins.keys()) {
    if (settled.has(paragraph) || isGone(paragraph)) continue;
    const group = [paragraph];
    let last = paragraph;
    let settledMark: Element = 0;
    for (;;) {
      settled.add(last);
      const lastMark = joins.get(last);
      if (!lastMark || isGone(lastMark)) break;
      const verdict = judge(last, joining);
      if (verdict === "end") {
        settledMark = lastMark;
        break;
      }
      if (verdict !== "joins") {
        // An emptied paragraph before a table can go; one with text must stay a paragraph.
        if (verdict === "alone" && group.length === 1 && isEmptied(last, joining)) {
          takeShell(outline, last, joined);
        } else {
          joined.warnings.push(verdict === "alone" ? "paragraph-mark" : verdict);
          joined.left++;
        }
        break;
      }
      last = nextBlock(last, joining);
      group.push(last);
    }
    if (group.length > 1) joinGroup(group, settledMark, joining, joined);
    else if (settledMark) joined.splices.push({ ...outline.span(settledMark), text: "" });
  }
  return joined;
}

type Verdict = "joins" | "end" | "alone" | "section-break" | "paragraph-mark";

function judge(paragraph: Element, joining: Joining): Verdict {
  const { outline } = joining;
  if (endsSection(outline, paragraph)) return "section-break";
  const next = nextBlock(paragraph, joining);
  if (!next || outline.code(next) === W.sectPr) return "end";
  if (outline.code(next) !== W.p) {
    // Without the paragraph between them two tables would become one.
    const previous = previousBlock(paragraph, joining);
    return previous && outline.code(previous) === W.tbl ? "paragraph-mark" : "alone";
  }
  const declares = [paragraph, next].some((one) => outline.tag(one).includes("xmlns"));
  return declares ? "paragraph-mark" : "joins";
}

function nextBlock(element: Element, { outline, isGone }: Joining): Element {
  let next = outline.next(element);
  while (next && (isPlaceless(outline.code(next)) || isGone(next))) next = outline.next(next);
  return next;
}

function previousBlock(element: Element, { outline, isGone }: Joining): Element {
  let previous = outline.previous(element);
  while (previous && (isPlaceless(outline.code(previous)) || isGone(previous))) {
    previous = outline.previous(previous);
  }
  return previous;
}

/** Whether nothing a paragraph must hold is left: marks may stand without one. */
function isEmptied(paragraph: Element, { outline, isGone, leavesRuns }: Joining): boolean {
  let at = outline.first(paragraph);
  while (at) {
    const code = outline.code(at);
    if (isGone(at)) {
      if (leavesRuns(at)) return false;
      at = following(outline, at, paragraph, true);
    } else if (code === W.pPr || isPlaceless(code) || isEmptyRun(outline, at)) {
      at = following(outline, at, paragraph, true);
    } else if (code === W.ins || code === W.moveTo) {
      at = following(outline, at, paragraph, false);
    } else {
      return false;
    }
  }
  return true;
}

function isEmptyRun(outline: Outline, run: Element): boolean {
  if (outline.code(run) !== W.r) return false;
  for (let child = outline.first(run); child; child = outline.next(child)) {
    const code = outline.code(child);
    if (code !== W.rPr && code !== W.lastRenderedPageBreak) return false;
  }
  return true;
}

function takeShell(outline: Outline, paragraph: Element, joined: Joined): void {
  joined.moved.add(paragraph);
  const [start, end] = [outline.start(paragraph), headEnd(outline, paragraph)];
  joined.splices.push({ start, end, text: "" });
  takeEnd(outline, paragraph, joined);
}

function takeEnd(outline: Outline, paragraph: Element, joined: Joined): void {
  const [start, end] = [outline.closeStart(paragraph), outline.end(paragraph)];
  if (end > start) joined.splices.push({ start, end, text: "" });
}

/** @param mark the deletion of the last one's own mark, where nothing follows to be joined with */
function joinGroup(
  group: readonly Element[],
  mark: Element,
  joining: Joining,
  joined: Joined,
): void {
  const { outline, slice } = joining;
  const last = group.at(-1) as Element;
  const others = group.slice(0, -1);
  const first = others.find((paragraph) => !isEmptied(paragraph, joining));
  if (!first) {
    for (const paragraph of others) takeShell(outline, paragraph, joined);
    if (mark) joined.splices.push({ ...outline.span(mark), text: "" });
    return;
  }
  const lastStart = outline.start(last);
  const lastHeadEnd = headEnd(outline, last);
  for (const paragraph of others) {
    if (paragraph !== first) {
      takeShell(outline, paragraph, joined);
      continue;
    }
    const lastHead = mark
      ? slice(lastStart, outline.start(mark)) + slice(outline.end(mark), lastHeadEnd)
      : slice(lastStart, lastHeadEnd);
    const isOpen = outline.first(last) !== 0 || !lastHead.endsWith("/>");
    const head = isOpen ? lastHead : `${lastHead.slice(0, -2)}>`;
    joined.moved.add(first);
    const [start, end] = [outline.start(first), headEnd(outline, first)];
    joined.splices.push({ start, end, text: head });
    takeEnd(outline, first, joined);
  }
  joined.moved.add(last);
  const close = outline.closesItself(last)
    ? slice(outline.closeStart(first), outline.end(first))
    : "";
  joined.splices.push({ start: lastStart, end: lastHeadEnd, text: close });
}
