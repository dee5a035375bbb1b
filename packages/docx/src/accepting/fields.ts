/** Which marks of deleted fields must stand so that no field loses its beginning or its end. */
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { Intervals } from "./intervals.ts";

type Field = { marks: Element[]; codes: Element[]; inResult: boolean };

/** Text boxes and notes have fields of their own. */
const stories = new Set<number>([W.txbxContent, W.footnote, W.endnote, W.comment]);

/**
 * The marks and codes, among what goes, of fields of which something stays. A field that goes with
 * all its marks needs none of them.
 */
export function dividedFields(outline: Outline, gone: Intervals): Set<Element> {
  const kept = new Set<Element>();
  const isGone = (element: Element): boolean => gone.holds(outline.start(element));
  const settle = ({ marks, codes }: Field): void => {
    const away = marks.filter(isGone);
    if (away.length === 0 || away.length === marks.length) return;
    for (const element of [...away, ...codes.filter(isGone)]) kept.add(element);
  };
  const around: { after: Element; fields: Field[] }[] = [];
  let fields: Field[] = [];
  for (let element = 1; element < outline.size; element++) {
    while (element >= (around.at(-1)?.after ?? Number.POSITIVE_INFINITY)) {
      fields = around.pop()?.fields ?? [];
    }
    const code = outline.code(element);
    if (stories.has(code)) {
      around.push({ after: outline.after(element), fields });
      fields = [];
    } else if (code === W.instrText || code === W.delInstrText) {
      const field = fields.at(-1);
      if (field && !field.inResult) field.codes.push(element);
    } else if (code === W.fldChar) {
      follow(element, outline.attribute(element, W.fldCharType), fields, settle);
    }
  }
  return kept;
}

function follow(
  mark: Element,
  type: string | null,
  fields: Field[],
  settle: (field: Field) => void,
): void {
  if (type === "begin") {
    fields.push({ marks: [mark], codes: [], inResult: false });
    return;
  }
  const field = fields.at(-1);
  if (!field) return;
  field.marks.push(mark);
  if (type === "separate") field.inResult = true;
  if (type !== "end") return;
  fields.pop();
  settle(field);
}
