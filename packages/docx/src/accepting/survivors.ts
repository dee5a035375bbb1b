/**
 * What outlives the deleted content around it: the marks of bookmarks, comments and permissions,
 * whose other ends may stand outside; the anchors of comments; the marks of divided fields.
 */
import { isRangeMark } from "../reading/range-marks.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import { following } from "./elements.ts";

export type Survivors = {
  /** Marks that may stand between runs, between paragraphs, rows and cells alike. */
  marks: string;
  /** Runs, in order with the marks; they may stand in paragraphs only. */
  runs: string;
  /** Both, as they stood. */
  all: string;
};

/** What holds a story of its own, or a second copy of one: its marks go with it. */
const enclosed = new Set<number>([W.drawing, W.pict, W.object, W.txbxContent]);

/** A stretch of the part with what is accepted in it. */
type Slice = (start: number, end: number) => string;

/** @param keptFieldParts marks and codes that must not go */
export function survivorsOf(
  outline: Outline,
  slice: Slice,
  drop: Element,
  keptFieldParts: ReadonlySet<Element>,
): Survivors {
  const survivors: Survivors = { marks: "", runs: "", all: "" };
  let at = outline.first(drop);
  while (at) {
    const code = outline.code(at);
    if (isRangeMark(code)) {
      const mark = slice(outline.start(at), outline.end(at));
      survivors.marks += mark;
      survivors.all += mark;
    } else if (code === W.r) {
      const run = survivingRun(outline, slice, at, keptFieldParts);
      survivors.runs += run;
      survivors.all += run;
    }
    at = following(outline, at, drop, enclosed.has(code) || code === W.rPr);
  }
  return survivors;
}

function survivingRun(
  outline: Outline,
  slice: Slice,
  run: Element,
  fieldParts: ReadonlySet<Element>,
): string {
  let content = "";
  for (let child = outline.first(run); child; child = outline.next(child)) {
    const code = outline.code(child);
    if (code !== W.commentReference && !fieldParts.has(child)) continue;
    const kept = slice(outline.start(child), outline.end(child));
    content += code === W.delInstrText ? asAlive(kept) : kept;
  }
  if (content === "") return "";
  const properties = outline.child(run, W.rPr);
  const formatted = properties ? slice(outline.start(properties), outline.end(properties)) : "";
  const open = slice(outline.start(run), outline.openEnd(run));
  return `${open}${formatted}${content}${slice(outline.closeStart(run), outline.end(run))}`;
}

/** A deleted field code has a name of its own (w:delInstrText); alive it is w:instrText. */
function asAlive(text: string): string {
  return text
    .replace(/^(<[^\s/>]*?)delInstrText/, "$1instrText")
    .replace(/delInstrText(\s*>)$/, "instrText$1");
}
