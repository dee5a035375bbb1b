/** Paragraphs and tables that stand side by side, and what is known of a paragraph. */
import type { WordDocument } from "../document.ts";
import { isRangeMark } from "../reading/range-marks.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";

export function isChanged(document: WordDocument, id: number): boolean {
  const located = document.source.paragraphs[id];
  return located?.part.changes.some(({ paragraph }) => paragraph === located.source) ?? false;
}

export function hasText(document: WordDocument, id: number): boolean {
  return (document.paragraphs[id]?.text ?? "").trim() !== "";
}

/** Whether a paragraph stands in one of these: a text box goes with what it is anchored in. */
export function isInside(
  document: WordDocument,
  id: number,
  paragraphs: ReadonlySet<number>,
): boolean {
  const located = document.source.paragraphs[id];
  if (!located) return false;
  const { outline } = located.part;
  return [...paragraphs].some((other) => {
    const around = document.source.paragraphs[other];
    return (
      around !== undefined &&
      around.part === located.part &&
      isWithin(outline, located.source.element, around.source.element)
    );
  });
}

export function isWithin(outline: Outline, element: Element, around: Element): boolean {
  return element > around && element < outline.after(around);
}

/** Paragraphs that declare namespaces are never joined with others, so none of them can come or go as one. */
export function declaresNamespaces(outline: Outline, paragraph: Element): boolean {
  return paragraph !== 0 && outline.tag(paragraph).includes("xmlns");
}

/** Marks of ranges may stand between paragraphs; they are no blocks. */
export function nextBlock(outline: Outline, element: Element): Element {
  let next = outline.next(element);
  while (next && isPlaceless(outline.code(next))) next = outline.next(next);
  return next;
}

export function previousBlock(outline: Outline, element: Element): Element {
  let previous = outline.previous(element);
  while (previous && isPlaceless(outline.code(previous))) previous = outline.previous(previous);
  return previous;
}

export function firstBlock(outline: Outline, parent: Element): Element {
  const first = outline.first(parent);
  if (!first) return 0;
  return isPlaceless(outline.code(first)) || outline.code(first) === W.tcPr
    ? nextBlock(outline, first)
    : first;
}

function isPlaceless(code: number): boolean {
  return code === W.proofErr || isRangeMark(code);
}
