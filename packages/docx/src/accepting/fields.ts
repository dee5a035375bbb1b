/** Which marks of deleted fields must stand so that no field loses its beginning or its end. */
import type { Intervals } from "./intervals.ts";
import type { Element } from "./outline.ts";

type Field = { marks: Element[]; codes: Element[]; inResult: boolean };

/** Text boxes and notes have fields of their own. */
const stories = new Set(["w:txbxContent", "w:footnote", "w:endnote", "w:comment"]);

/**
 * The marks and codes, among what goes, of fields of which something stays. A field that goes with
 * all its marks needs none of them.
 */
export function dividedFields(elements: readonly Element[], gone: Intervals): Set<Element> {
  const kept = new Set<Element>();
  const settle = ({ marks, codes }: Field): void => {
    const away = marks.filter((mark) => gone.holds(mark.start));
    if (away.length === 0 || away.length === marks.length) return;
    for (const element of [...away, ...codes.filter((code) => gone.holds(code.start))]) {
      kept.add(element);
    }
  };
  const around: { end: number; fields: Field[] }[] = [];
  let fields: Field[] = [];
  for (const element of elements) {
    while (element.start >= (around.at(-1)?.end ?? Number.POSITIVE_INFINITY)) {
      fields = around.pop()?.fields ?? [];
    }
    if (stories.has(element.name)) {
      around.push({ end: element.end, fields });
      fields = [];
    } else if (element.name === "w:instrText" || element.name === "w:delInstrText") {
      const field = fields.at(-1);
      if (field && !field.inResult) field.codes.push(element);
    } else if (element.name === "w:fldChar") {
      follow(element, fields, settle);
    }
  }
  return kept;
}

function follow(mark: Element, fields: Field[], settle: (field: Field) => void): void {
  if (mark.value === "begin") {
    fields.push({ marks: [mark], codes: [], inResult: false });
    return;
  }
  const field = fields.at(-1);
  if (!field) return;
  field.marks.push(mark);
  if (mark.value === "separate") field.inResult = true;
  if (mark.value !== "end") return;
  fields.pop();
  settle(field);
}
