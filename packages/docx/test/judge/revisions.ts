/** Tracked changes of one author, accepted or rejected in a tree (ECMA-376 §17.13.5). */
import type { Element } from "./tree.ts";
import { attribute, walk } from "./tree.ts";

/** Wrappers around runs, or marks inside properties. */
export const insertions: ReadonlySet<string> = new Set(["w:ins", "w:moveTo"]);
export const deletions: ReadonlySet<string> = new Set(["w:del", "w:moveFrom"]);

export const revisionNames: ReadonlySet<string> = new Set([
  ...insertions,
  ...deletions,
  ...["rPr", "pPr", "sectPr", "tblPr", "tblGrid", "trPr", "tcPr", "tblPrEx"].map(
    (name) => `w:${name}Change`,
  ),
  "w:numberingChange",
  "w:cellIns",
  "w:cellDel",
  "w:cellMerge",
]);

/**
 * The tree with the author's insertions and deletions resolved; others' stand. Marks on paragraphs
 * and rows are not told apart: the package never writes any.
 */
export function resolveRevisions(root: Element, how: "accept" | "reject", author: string): Element {
  const goes = how === "accept" ? deletions : insertions;
  const isOurs = (element: Element): boolean =>
    (insertions.has(element.name) || deletions.has(element.name)) &&
    attribute(element, "w:author") === author;
  const elements: Element[] = [];
  walk(root, {
    enter(element) {
      elements.push(element);
      return true;
    },
  });
  // Backwards, so that what is inside is settled before what is around it.
  const copies = new Map<Element, Element>();
  for (const element of elements.reverse()) {
    const children: Element["children"] = [];
    for (const child of element.children) {
      const copy = typeof child === "string" ? child : (copies.get(child) ?? child);
      if (typeof copy === "string" || !isOurs(copy)) {
        children.push(copy);
      } else if (!goes.has(copy.name)) {
        if (copy.name === "w:del") revive(copy);
        for (const inner of copy.children) children.push(inner);
      }
    }
    copies.set(element, { ...element, children });
  }
  return copies.get(root) ?? root;
}

/** What is deleted has names of its own; when the deletion is rejected it has the usual ones again. */
function revive(deletion: Element): void {
  walk(deletion, {
    enter(element) {
      if (element.name === "w:delText") element.name = "w:t";
      if (element.name === "w:delInstrText") element.name = "w:instrText";
      return element === deletion || !deletions.has(element.name);
    },
  });
}
