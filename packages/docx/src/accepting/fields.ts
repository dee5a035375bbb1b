/** Which marks of deleted fields must stand so that no field loses its beginning or its end. */
import type { Field } from "../reading/fields.ts";
import { fieldPart, followField } from "../reading/fields.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { Intervals } from "./intervals.ts";

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
    if (stories.has(outline.code(element))) {
      around.push({ after: outline.after(element), fields });
      fields = [];
      continue;
    }
    const part = fieldPart(outline, element);
    const field = part && followField(fields, part);
    if (field && part.kind === "end") settle(field);
  }
  return kept;
}
