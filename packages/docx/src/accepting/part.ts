/** Puts together what accepting changes in one part. */
import { firstIndex } from "../sorted.ts";
import type { Splice } from "../writing/splices.ts";
import { spliced } from "../writing/splices.ts";
import { isInEquation, W, X } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { AcceptWarningCode, Decisions } from "./decisions.ts";
import { decide } from "./decisions.ts";
import { headEnd } from "./elements.ts";
import { dividedFields } from "./fields.ts";
import { Intervals } from "./intervals.ts";
import { joinParagraphs } from "./paragraphs.ts";
import { survivorsOf } from "./survivors.ts";

export type AcceptedPart = { text: string; accepted: number; warnings: AcceptWarningCode[] };

/** @param isChosen whether changes of an author are to be accepted; null stands for no name */
export function acceptInPart(
  outline: Outline,
  isChosen: (author: string | null) => boolean,
): AcceptedPart {
  const { source } = outline;
  const decisions = decide(outline, isChosen);
  const { warnings, drops } = decisions;
  const { gone, frozen, kept } = settleFields(outline, decisions);
  const isLive = ({ start }: { start: number }): boolean => !frozen.holds(start);

  const inner = decisions.splices.filter(isLive).sort((a, b) => a.start - b.start);
  const slice = (start: number, end: number): string => spliced(source, inner, start, end);
  const splices: Splice[] = inner.filter(({ start }) => !gone.holds(start));
  const withRuns = new Set<Element>();
  const waiting: { after: number; runs: string }[] = [];
  for (const drop of drops) {
    if (!isOutermost(outline, drop, gone)) continue;
    const span = outline.span(drop);
    const survivors = survivorsOf(outline, slice, drop, kept);
    if (isRunLevel(outline, drop)) {
      if (survivors.runs !== "") withRuns.add(drop);
      splices.push({ ...span, text: survivors.all });
    } else {
      splices.push({ ...span, text: survivors.marks });
      if (survivors.runs !== "") waiting.push({ after: span.end, runs: survivors.runs });
    }
  }

  const isGone = (element: Element): boolean => gone.holds(outline.start(element));
  const isStanding = (element: Element): boolean => !frozen.holds(outline.start(element));
  const joins = new Map([...decisions.joins].filter(([paragraph]) => isStanding(paragraph)));
  const joined = joinParagraphs({
    outline,
    joins,
    isGone,
    leavesRuns: (drop) => withRuns.has(drop),
    slice,
  });
  warnings.push(...joined.warnings);
  const heads = new Intervals(joined.splices.filter(({ start, end }) => end > start));
  const text = spliced(
    source,
    [
      // What is accepted inside a head goes with the head.
      ...splices.filter(({ start }) => !heads.holds(start)),
      ...joined.splices,
      ...placeRuns(
        outline,
        waiting,
        (paragraph) => isGone(paragraph) || joined.moved.has(paragraph),
        warnings,
      ),
      ...neededParagraphs(outline, drops, gone),
    ].sort((a, b) => a.start - b.start || a.end - b.end),
    0,
    source.length,
  );
  const accepted = [...decisions.accepted].filter(isStanding).length - joined.left;
  return { text, accepted, warnings };
}

/**
 * Fields must keep both ends or lose both. Where a piece of one is deleted in running text, its
 * marks stand; a row or cell that holds such a piece is left alone.
 */
function settleFields(
  outline: Outline,
  { drops, warnings }: Decisions,
): { gone: Intervals; frozen: Intervals; kept: Set<Element> } {
  const left: Element[] = [];
  for (let round = 0; ; round++) {
    const gone = new Intervals([...drops].map((drop) => outline.span(drop)));
    const kept = dividedFields(outline, gone);
    // Leaving one row may divide a field of another; after some rounds all with fields are left.
    const pieces = round < LONGEST_CHAIN ? kept : fieldMarks(outline);
    const around = new Set([...pieces].map((piece) => gone.around(outline.start(piece))?.start));
    const blocks = [...drops].filter(
      (drop) => !isRunLevel(outline, drop) && around.has(outline.start(drop)),
    );
    if (blocks.length === 0) {
      if (kept.size > 0) warnings.push("divided-field");
      const frozen = new Intervals(left.map((block) => outline.span(block)));
      return { gone, frozen, kept };
    }
    left.push(...blocks);
    for (const _block of blocks) warnings.push("field-across-cells");
    const leftNow = new Intervals(blocks.map((block) => outline.span(block)));
    for (const drop of [...drops]) if (leftNow.holds(outline.start(drop))) drops.delete(drop);
  }
}

const LONGEST_CHAIN = 4;

function fieldMarks(outline: Outline): Element[] {
  const marks: Element[] = [];
  for (let element = 1; element < outline.size; element++) {
    if (outline.code(element) === W.fldChar) marks.push(element);
  }
  return marks;
}

/** Whether something that goes does not go with another element around it. */
function isOutermost(outline: Outline, drop: Element, gone: Intervals): boolean {
  const start = outline.start(drop);
  return gone.around(start)?.start === start;
}

function isMath(code: number): boolean {
  return code === X.oMath || code === X.oMathPara || isInEquation(code);
}

/** Whether runs may stand in the place of what goes. */
function isRunLevel(outline: Outline, element: Element): boolean {
  switch (outline.code(element)) {
    case W.tr:
    case W.tc:
    case W.tbl:
    case W.sdt:
    case W.customXml:
      return false;
  }
  const parent = outline.code(outline.parent(element));
  if (parent < 0 || isMath(parent)) return false;
  return parent === W.sdtContent || !containers.has(parent);
}

/** Anchors of comments that stood in rows and cells go to the next paragraph that is whole. */
function placeRuns(
  outline: Outline,
  waiting: readonly { after: number; runs: string }[],
  isTaken: (paragraph: Element) => boolean,
  warnings: AcceptWarningCode[],
): Splice[] {
  if (waiting.length === 0) return [];
  const paragraphs: Element[] = [];
  for (let element = 1; element < outline.size; element++) {
    if (outline.code(element) !== W.p || outline.closesItself(element)) continue;
    if (!isTaken(element)) paragraphs.push(element);
  }
  return waiting.flatMap(({ after, runs }): Splice[] => {
    const next = paragraphs[firstIndex(paragraphs, (one) => outline.start(one) >= after)];
    if (next === undefined) {
      warnings.push("comment-anchor");
      return [];
    }
    const at = headEnd(outline, next);
    return [{ start: at, end: at, text: runs }];
  });
}

/** What must hold at least one paragraph. */
const containers = new Set<number>([
  W.tc,
  W.txbxContent,
  W.footnote,
  W.endnote,
  W.comment,
  W.hdr,
  W.ftr,
  W.body,
  W.sdtContent,
]);
const blocks = new Set<number>([W.p, W.tbl, W.sdt, W.customXml]);

/** An empty paragraph for each container that lost its last table. */
function neededParagraphs(
  outline: Outline,
  drops: ReadonlySet<Element>,
  gone: Intervals,
): Splice[] {
  const splices: Splice[] = [];
  const seen = new Set<Element>();
  for (const drop of drops) {
    const parent = outline.parent(drop);
    if (outline.code(drop) !== W.tbl || seen.has(parent)) continue;
    if (!isOutermost(outline, drop, gone)) continue;
    seen.add(parent);
    if (!containers.has(outline.code(parent))) continue;
    let isFilled = false;
    for (let child = outline.first(parent); child; child = outline.next(child)) {
      if (blocks.has(outline.code(child)) && !drops.has(child)) isFilled = true;
    }
    if (isFilled) continue;
    const prefix = outline.name(drop).slice(0, -"tbl".length);
    const at = outline.end(drop);
    splices.push({ start: at, end: at, text: `<${prefix}p/>` });
  }
  return splices;
}
