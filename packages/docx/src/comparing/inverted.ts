/**
 * Turns tracked changes round: what was to be deleted becomes inserted text, and what was to be inserted deleted
 * text. Changes that lead from a newer file to an older one so become those that lead from the older to the newer.
 */

import type { Splice } from "../writing/splices.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";

/** How the names of the changes and of the text in them change. */
const counterpart: ReadonlyMap<number, string> = new Map([
  [W.ins, "del"],
  [W.del, "ins"],
]);

/**
 * @param own the author by whom the changes to turn round are known; no other text of the part holds this name
 * @param author as the content of an attribute
 */
export function invertedChanges(outline: Outline, own: string, author: string): Splice[] {
  const splices: Splice[] = [];
  for (let element = 1; element < outline.size; ) {
    if (!isOwn(outline, element, own)) {
      element++;
      continue;
    }
    const next = outline.next(element);
    const { start, end } = outline.span(element);
    const inverted = invertedMarkup(outline, element).replaceAll(own, author);
    // A reader expects what went before what came: the writer put them the other way round for the other way.
    const isPair =
      next !== 0 &&
      outline.code(element) === W.del &&
      outline.code(next) === W.ins &&
      outline.start(next) === end &&
      isOwn(outline, next, own);
    if (isPair) {
      const other = invertedMarkup(outline, next).replaceAll(own, author);
      splices.push({ start, end: outline.end(next), text: other + inverted });
      element = outline.after(next);
    } else {
      splices.push({ start, end, text: inverted });
      element = outline.after(element);
    }
  }
  return splices;
}

function isOwn(outline: Outline, element: Element, own: string): boolean {
  return counterpart.has(outline.code(element)) && outline.attribute(element, W.author) === own;
}

/** The markup of a change with the other names; it holds nothing but runs of text. */
function invertedMarkup(outline: Outline, change: Element): string {
  const { source } = outline;
  let text = "";
  let at = outline.start(change);
  const rename = (element: Element, local: string): void => {
    const name = outline.name(element);
    const renamed = name.slice(0, name.lastIndexOf(":") + 1) + local;
    pieces.push({ at: outline.start(element) + 1, length: name.length, renamed });
    if (!outline.closesItself(element)) {
      pieces.push({ at: outline.closeStart(element) + 2, length: name.length, renamed });
    }
  };
  const pieces: { at: number; length: number; renamed: string }[] = [];
  const isDeletion = outline.code(change) === W.del;
  rename(change, isDeletion ? "ins" : "del");
  for (let element = change + 1; element < outline.after(change); element++) {
    if (isDeletion && outline.code(element) === W.delText) rename(element, "t");
    if (!isDeletion && outline.code(element) === W.t) rename(element, "delText");
  }
  for (const piece of pieces.sort((a, b) => a.at - b.at)) {
    text += source.slice(at, piece.at) + piece.renamed;
    at = piece.at + piece.length;
  }
  return text + source.slice(at, outline.end(change));
}
