/**
 * Joins paragraphs whose mark is deleted with the ones behind them (ECMA-376 §17.13.5.15). The text
 * of all is one paragraph then, and has the properties of the last: they belong to its mark, which
 * is the one that stays. A paragraph of which nothing is left goes without a trace.
 */
import type { Span } from "../model.ts";
import type { Splice } from "../writing/splices.ts";
import type { AcceptWarningCode } from "./decisions.ts";
import { endsSection } from "./decisions.ts";
import type { Element } from "./outline.ts";
import { childNamed, following } from "./outline.ts";

export type Joining = {
  source: string;
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
const placeless =
  /^w:(bookmark(Start|End)|comment(RangeStart|RangeEnd)|perm(Start|End)|proofErr|(move|customXml)\w*Range(Start|End))$/;

export function joinParagraphs(joining: Joining): Joined {
  const { joins, isGone } = joining;
  const joined: Joined = { splices: [], moved: new Set(), warnings: [], left: 0 };
  const settled = new Set<Element>();
  for (const paragraph of joins.keys()) {
    if (settled.has(paragraph) || isGone(paragraph)) continue;
    const group = [paragraph];
    let last = paragraph;
    let settledMark: Element | null = null;
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
          takeShell(last, joined);
        } else {
          joined.warnings.push(verdict === "alone" ? "paragraph-mark" : verdict);
          joined.left++;
        }
        break;
      }
      last = nextBlock(last, joining) as Element;
      group.push(last);
    }
    if (group.length > 1) joinGroup(group, settledMark, joining, joined);
    else if (settledMark) joined.splices.push({ ...spanOf(settledMark), text: "" });
  }
  return joined;
}

type Verdict = "joins" | "end" | "alone" | "section-break" | "paragraph-mark";

function judge(paragraph: Element, joining: Joining): Verdict {
  if (endsSection(paragraph)) return "section-break";
  const next = nextBlock(paragraph, joining);
  if (!next || next.name === "w:sectPr") return "end";
  if (next.name !== "w:p") {
    // Without the paragraph between them two tables would become one.
    return previousBlock(paragraph, joining)?.name === "w:tbl" ? "paragraph-mark" : "alone";
  }
  const declares = [paragraph, next].some(({ start, openEnd }) =>
    joining.source.slice(start, openEnd).includes("xmlns"),
  );
  return declares ? "paragraph-mark" : "joins";
}

function nextBlock(element: Element, { isGone }: Joining): Element | null {
  let next = element.next;
  while (next && (placeless.test(next.name) || isGone(next))) next = next.next;
  return next;
}

function previousBlock(element: Element, { isGone }: Joining): Element | null {
  let previous = element.previous;
  while (previous && (placeless.test(previous.name) || isGone(previous))) {
    previous = previous.previous;
  }
  return previous;
}

/** Whether nothing a paragraph must hold is left: marks may stand without one. */
function isEmptied(paragraph: Element, { isGone, leavesRuns }: Joining): boolean {
  let at = paragraph.first;
  while (at) {
    if (isGone(at)) {
      if (leavesRuns(at)) return false;
      at = following(at, paragraph, true);
    } else if (at.name === "w:pPr" || placeless.test(at.name) || isEmptyRun(at)) {
      at = following(at, paragraph, true);
    } else if (at.name === "w:ins" || at.name === "w:moveTo") {
      at = following(at, paragraph, false);
    } else {
      return false;
    }
  }
  return true;
}

function isEmptyRun(run: Element): boolean {
  if (run.name !== "w:r") return false;
  for (let child = run.first; child; child = child.next) {
    if (child.name !== "w:rPr" && child.name !== "w:lastRenderedPageBreak") return false;
  }
  return true;
}

/** Behind the start tag and the properties. */
export function headEnd(paragraph: Element): number {
  return childNamed(paragraph, "w:pPr")?.end ?? paragraph.openEnd;
}

function spanOf({ start, end }: Element): Span {
  return { start, end };
}

function takeShell(paragraph: Element, joined: Joined): void {
  joined.moved.add(paragraph);
  joined.splices.push({ start: paragraph.start, end: headEnd(paragraph), text: "" });
  takeEnd(paragraph, joined);
}

function takeEnd({ closeStart, end }: Element, joined: Joined): void {
  if (end > closeStart) joined.splices.push({ start: closeStart, end, text: "" });
}

/** @param mark the deletion of the last one's own mark, where nothing follows to be joined with */
function joinGroup(
  group: readonly Element[],
  mark: Element | null,
  joining: Joining,
  joined: Joined,
): void {
  const { slice } = joining;
  const last = group.at(-1) as Element;
  const others = group.slice(0, -1);
  const first = others.find((paragraph) => !isEmptied(paragraph, joining));
  if (!first) {
    for (const paragraph of others) takeShell(paragraph, joined);
    if (mark) joined.splices.push({ ...spanOf(mark), text: "" });
    return;
  }
  for (const paragraph of others) {
    if (paragraph !== first) {
      takeShell(paragraph, joined);
      continue;
    }
    const lastHead = mark
      ? slice(last.start, mark.start) + slice(mark.end, headEnd(last))
      : slice(last.start, headEnd(last));
    const isOpen = last.first !== null || !lastHead.endsWith("/>");
    const head = isOpen ? lastHead : `${lastHead.slice(0, -2)}>`;
    joined.moved.add(first);
    joined.splices.push({ start: first.start, end: headEnd(first), text: head });
    takeEnd(first, joined);
  }
  joined.moved.add(last);
  const isSelfClosing = last.closeStart === last.openEnd && last.end === last.openEnd;
  const close = isSelfClosing ? slice(first.closeStart, first.end) : "";
  joined.splices.push({ start: last.start, end: headEnd(last), text: close });
}
