/** What accepting asks about elements besides where they stand. */
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";

/** The element behind `element` in document order, within `root`; past its content if `skip`. */
export function following(
  outline: Outline,
  element: Element,
  root: Element,
  skip: boolean,
): Element {
  const next = skip ? outline.after(element) : element + 1;
  return next < outline.after(root) ? next : 0;
}

/** Whether a paragraph's own properties end a section. */
export function endsSection(outline: Outline, paragraph: Element): boolean {
  const properties = outline.child(paragraph, W.pPr);
  return properties !== 0 && outline.child(properties, W.sectPr) !== 0;
}

/** Behind the start tag and the properties of a paragraph. */
export function headEnd(outline: Outline, paragraph: Element): number {
  const properties = outline.child(paragraph, W.pPr);
  return properties ? outline.end(properties) : outline.openEnd(paragraph);
}
