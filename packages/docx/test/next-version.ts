/** Makes another version of a real Word file, as an author would: paragraphs go, come, and change places. */

import { replaceEntries } from "../src/container/archive.ts";
import { openWordDocument, type WordDocument } from "../src/index.ts";
import { applySplices, type Splice } from "../src/writing/splices.ts";
import { encodeXml } from "../src/xml/encoding.ts";
import { codeOf, W } from "../src/xml/names.ts";
import { escapeText } from "../src/xml/text.ts";

/** What happens to paragraphs of the body, by `Paragraph.id`. */
export type Rearrangement = {
  removed?: readonly number[];
  /** New paragraphs of plain text, each before one that stands. */
  added?: readonly { before: number; text: string }[];
  /** Paragraphs that come to stand before another one. */
  moved?: readonly { paragraph: number; before: number }[];
};

/** The paragraphs that can come and go: directly in the body, and with nothing in them but text. */
export function movableParagraphs(document: WordDocument): number[] {
  return document.source.paragraphs.flatMap(({ part, source }, id) => {
    const { outline } = part;
    const { element } = source;
    if (part.kind !== "body" || outline.code(outline.parent(element)) !== W.body) return [];
    const next = outline.next(element);
    if (outline.code(next) !== W.p || outline.code(outline.previous(element)) !== W.p) return [];
    for (let at = element + 1; at < outline.after(element); at++) {
      if (!plain.has(outline.code(at))) return [];
    }
    return [id];
  });
}

const wordNamespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/** Properties, whatever they say, stand for themselves; alignment has the code of all that have none of their own. */
const plain: ReadonlySet<number> = new Set([
  ...[W.pPr, W.rPr, W.r, W.t, W.pStyle, W.rStyle, W.rFonts, W.lang, W.vertAlign, W.numPr],
  ...[W.outlineLvl, W.proofErr, W.lastRenderedPageBreak, codeOf(wordNamespace, "jc")],
]);

export function rearranged(document: WordDocument, rearrangement: Rearrangement): Uint8Array {
  const { removed = [], added = [], moved = [] } = rearrangement;
  const main = document.source.parts[0];
  if (!main) throw new Error("no main part");
  const { outline, decoded } = main;
  const elementOf = (id: number) => document.source.paragraphs[id]?.source.element ?? 0;
  const splices: Splice[] = [];
  for (const id of [...removed, ...moved.map(({ paragraph }) => paragraph)]) {
    splices.push({ ...outline.span(elementOf(id)), text: "" });
  }
  for (const { before, text } of added) {
    const element = elementOf(before);
    const prefix = outline.name(element).slice(0, -1);
    const start = outline.start(element);
    const made = `<${prefix}p><${prefix}r><${prefix}t>${escapeText(text)}</${prefix}t></${prefix}r></${prefix}p>`;
    splices.push({ start, end: start, text: made });
  }
  for (const { paragraph, before } of moved) {
    const start = outline.start(elementOf(before));
    splices.push({ start, end: start, text: outline.markup(elementOf(paragraph)) });
  }
  const pieces = applySplices(decoded.text, splices, () => 0);
  const part = new Map([[main.name, encodeXml(pieces, decoded)]]);
  const bytes = replaceEntries(document.source.archive, part);
  openWordDocument(bytes);
  return bytes;
}
