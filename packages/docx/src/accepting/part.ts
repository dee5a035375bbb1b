/** Puts together what accepting changes in one part. */
import type { MarkupLimits } from "../limits.ts";
import type { Splice } from "../writing/splices.ts";
import type { AcceptWarningCode, Decisions } from "./decisions.ts";
import { decide, outermost } from "./decisions.ts";
import { dividedFields } from "./fields.ts";
import { Intervals } from "./intervals.ts";
import type { Element } from "./outline.ts";
import { readOutline, tagName } from "./outline.ts";
import { headEnd, joinParagraphs } from "./paragraphs.ts";
import { survivorsOf } from "./survivors.ts";

export type AcceptedPart = { text: string; accepted: number; warnings: AcceptWarningCode[] };

/** @param isChosen whether changes of an author are to be accepted; null stands for no name */
export function acceptInPart(
  source: string,
  limits: MarkupLimits,
  isChosen: (author: string | null) => boolean,
): AcceptedPart {
  const elements = readOutline(source, limits);
  const decisions = decide(source, elements, isChosen);
  const { warnings, drops } = decisions;
  const { gone, frozen, kept } = settleFields(elements, decisions);
  const isLive = ({ start }: { start: number }): boolean => !frozen.holds(start);

  const inner = decisions.splices.filter(isLive).sort((a, b) => a.start - b.start);
  const slice = (start: number, end: number): string => spliced(source, inner, start, end);
  const outer = new Set(gone.spans);
  const splices: Splice[] = inner.filter(({ start }) => !gone.holds(start));
  const withRuns = new Set<Element>();
  const waiting: { after: number; runs: string }[] = [];
  for (const drop of drops) {
    if (!outer.has(drop)) continue;
    const survivors = survivorsOf(slice, drop, kept);
    if (isRunLevel(drop)) {
      if (survivors.runs !== "") withRuns.add(drop);
      splices.push({ start: drop.start, end: drop.end, text: survivors.all });
    } else {
      splices.push({ start: drop.start, end: drop.end, text: survivors.marks });
      if (survivors.runs !== "") waiting.push({ after: drop.end, runs: survivors.runs });
    }
  }

  const isGone = (element: Element): boolean => gone.holds(element.start);
  const joins = new Map([...decisions.joins].filter(([paragraph]) => isLive(paragraph)));
  const joined = joinParagraphs({
    source,
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
        elements,
        waiting,
        (paragraph) => isGone(paragraph) || joined.moved.has(paragraph),
        warnings,
      ),
      ...neededParagraphs(source, drops, outer),
    ].sort((a, b) => a.start - b.start || a.end - b.end),
    0,
    source.length,
  );
  const accepted = [...decisions.accepted].filter(isLive).length - joined.left;
  return { text, accepted, warnings };
}

/**
 * Fields must keep both ends or lose both. Where a piece of one is deleted in running text, its
 * marks stand; a row or cell that holds such a piece is left alone.
 */
function settleFields(
  elements: readonly Element[],
  { drops, warnings }: Decisions,
): { gone: Intervals; frozen: Intervals; kept: Set<Element> } {
  const left: Element[] = [];
  for (let round = 0; ; round++) {
    const gone = outermost(drops);
    const kept = dividedFields(elements, gone);
    // Leaving one row may divide a field of another; after some rounds all with fields are left.
    const pieces = round < LONGEST_CHAIN ? kept : elements.filter(isFieldMark);
    const around = new Set([...pieces].map((element) => gone.around(element.start)));
    const blocks = [...drops].filter((drop) => !isRunLevel(drop) && around.has(drop));
    if (blocks.length === 0) {
      if (kept.size > 0) warnings.push("divided-field");
      return { gone, frozen: new Intervals(left), kept };
    }
    left.push(...blocks);
    for (const _block of blocks) warnings.push("field-across-cells");
    const leftNow = new Intervals(blocks);
    for (const drop of [...drops]) if (leftNow.holds(drop.start)) drops.delete(drop);
  }
}

const LONGEST_CHAIN = 4;

function isFieldMark({ name }: Element): boolean {
  return name === "w:fldChar";
}

/** Whether runs may stand in the place of what goes. */
function isRunLevel({ name, parent }: Element): boolean {
  if (name === "w:tr" || name === "w:tc" || name === "w:tbl") return false;
  if (name === "w:sdt" || name === "w:customXml") return false;
  if (!parent || parent.name.startsWith("m:")) return false;
  return parent.name === "w:sdtContent" || !containers.has(parent.name);
}

/** Anchors of comments that stood in rows and cells go to the next paragraph that is whole. */
function placeRuns(
  elements: readonly Element[],
  waiting: readonly { after: number; runs: string }[],
  isTaken: (paragraph: Element) => boolean,
  warnings: AcceptWarningCode[],
): Splice[] {
  if (waiting.length === 0) return [];
  const paragraphs = elements.filter(
    (element) => element.name === "w:p" && element.end > element.openEnd && !isTaken(element),
  );
  return waiting.flatMap(({ after, runs }): Splice[] => {
    let low = 0;
    let high = paragraphs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((paragraphs[middle] as Element).start < after) low = middle + 1;
      else high = middle;
    }
    const next = paragraphs[low];
    if (!next) {
      warnings.push("comment-anchor");
      return [];
    }
    const at = headEnd(next);
    return [{ start: at, end: at, text: runs }];
  });
}

/** What must hold at least one paragraph. */
const containers = new Set([
  "w:tc",
  "w:txbxContent",
  "w:footnote",
  "w:endnote",
  "w:comment",
  "w:hdr",
  "w:ftr",
  "w:body",
  "w:sdtContent",
]);
const blocks = new Set(["w:p", "w:tbl", "w:sdt", "w:customXml"]);

/** An empty paragraph for each container that lost its last table. */
function neededParagraphs(
  source: string,
  drops: ReadonlySet<Element>,
  outer: ReadonlySet<unknown>,
): Splice[] {
  const splices: Splice[] = [];
  const seen = new Set<Element>();
  for (const drop of drops) {
    const { parent } = drop;
    if (drop.name !== "w:tbl" || !outer.has(drop) || !parent || seen.has(parent)) continue;
    seen.add(parent);
    if (!containers.has(parent.name)) continue;
    let isFilled = false;
    for (let child = parent.first; child; child = child.next) {
      if (blocks.has(child.name) && !drops.has(child)) isFilled = true;
    }
    if (isFilled) continue;
    const prefix = tagName(source, drop).slice(0, -"tbl".length);
    splices.push({ start: drop.end, end: drop.end, text: `<${prefix}p/>` });
  }
  return splices;
}

/** A stretch of the source with the splices that lie in it; they must be sorted. */
function spliced(source: string, splices: readonly Splice[], from: number, to: number): string {
  let low = 0;
  let high = splices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((splices[middle] as Splice).start < from) low = middle + 1;
    else high = middle;
  }
  const output: string[] = [];
  let at = from;
  for (let index = low; index < splices.length; index++) {
    const splice = splices[index] as Splice;
    if (splice.start >= to) break;
    if (splice.start < at) continue;
    output.push(source.slice(at, splice.start), splice.text);
    at = splice.end;
  }
  output.push(source.slice(at, to));
  return output.join("");
}
