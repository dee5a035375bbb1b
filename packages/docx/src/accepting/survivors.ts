/**
 * What outlives the deleted content around it: the marks of bookmarks, comments and permissions,
 * whose other ends may stand outside; the anchors of comments; the marks of divided fields.
 */
import type { Element } from "./outline.ts";
import { childNamed, following } from "./outline.ts";

export type Survivors = {
  /** Marks that may stand between runs, between paragraphs, rows and cells alike. */
  marks: string;
  /** Runs, in order with the marks; they may stand in paragraphs only. */
  runs: string;
  /** Both, as they stood. */
  all: string;
};

const marks =
  /^w:(bookmark(Start|End)|comment(RangeStart|RangeEnd)|perm(Start|End)|(move|customXml)\w*Range(Start|End))$/;

/** What holds a story of its own, or a second copy of one: its marks go with it. */
const enclosed = new Set(["w:drawing", "w:pict", "w:object", "w:txbxContent"]);

/**
 * @param slice a stretch of the part with what is accepted in it
 * @param keptFieldParts marks and codes that must not go
 */
export function survivorsOf(
  slice: (start: number, end: number) => string,
  drop: Element,
  keptFieldParts: ReadonlySet<Element>,
): Survivors {
  const survivors: Survivors = { marks: "", runs: "", all: "" };
  let at = drop.first;
  while (at) {
    if (marks.test(at.name)) {
      const mark = slice(at.start, at.end);
      survivors.marks += mark;
      survivors.all += mark;
    } else if (at.name === "w:r") {
      const run = survivingRun(slice, at, keptFieldParts);
      survivors.runs += run;
      survivors.all += run;
    }
    at = following(at, drop, enclosed.has(at.name) || at.name === "w:rPr");
  }
  return survivors;
}

function survivingRun(
  slice: (start: number, end: number) => string,
  run: Element,
  fieldParts: ReadonlySet<Element>,
): string {
  let content = "";
  for (let child = run.first; child; child = child.next) {
    if (child.name === "w:commentReference" || fieldParts.has(child)) {
      content += asKept(slice(child.start, child.end), child.name);
    }
  }
  if (content === "") return "";
  const properties = childNamed(run, "w:rPr");
  const formatted = properties ? slice(properties.start, properties.end) : "";
  const open = slice(run.start, run.openEnd);
  return `${open}${formatted}${content}${slice(run.closeStart, run.end)}`;
}

/** A deleted field code has a name of its own (w:delInstrText); alive it is w:instrText. */
function asKept(text: string, name: string): string {
  if (name !== "w:delInstrText") return text;
  return text
    .replace(/^(<[^\s/>]*?)delInstrText/, "$1instrText")
    .replace(/delInstrText(\s*>)$/, "instrText$1");
}
