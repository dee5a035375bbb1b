/** Writes a paragraph of the older file into the newer one, as deleted. */
import type { StoryPart } from "../document.ts";
import { PLACEHOLDER } from "../model.ts";
import { withoutIdentity } from "../reading/identity.ts";
import type { SourceParagraph } from "../reading/source.ts";
import type { Vocabulary } from "../writing/revision-vocabulary.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import { escapeText } from "../xml/text.ts";
import { type Stamp, stamped } from "./marks.ts";

/** A paragraph and the part that it was read from. */
export type Origin = { part: StoryPart; source: SourceParagraph };

/**
 * @param alike whether formatting of the older file means the same in the newer one: the same prefixes and styles
 * @param properties of the paragraph, instead of its own
 * @param keepsIdentity whether nothing in the newer file is known by what it was known by
 */
export function removedParagraph(
  { part, source }: Origin,
  words: Vocabulary,
  stamp: Stamp,
  {
    alike,
    properties,
    keepsIdentity,
  }: { alike: boolean; properties?: string; keepsIdentity: boolean },
): string {
  const w = words.element;
  const { outline } = part;
  const own = alike && properties === undefined ? outline.child(source.element, W.pPr) : 0;
  const ofMark = own ? outline.child(own, W.rPr) : 0;
  const format = ofMark ? formatOfMark(outline, ofMark) : "";
  const mark = `${ofMark ? openTag(outline, ofMark) : `<${w}rPr>`}${stamped(words, "del", stamp)}/>${format}</${w}rPr>`;
  const formatted = properties ?? (alike ? propertiesOf(outline, source.element) : "");
  const head = `${own ? openTag(outline, own) : `<${w}pPr>`}${formatted}${mark}</${w}pPr>`;
  const runs =
    (alike ? plainRuns(part.outline, source.element) : null) ?? runsOf(part, source, w, alike);
  const deleted = runs === "" ? "" : `${stamped(words, "del", stamp)}>${runs}</${w}del>`;
  const tag = alike ? openTag(part.outline, source.element) : `<${w}p>`;
  return `${keepsIdentity ? tag : withoutIdentity(tag)}${head}${deleted}</${w}p>`;
}

function openTag(outline: Outline, element: Element): string {
  return outline.tag(element).replace(/\s*\/>$/, ">");
}

/** What the properties of a paragraph say, without what belongs to its mark, its section and its history. */
export function propertiesOf(outline: Outline, paragraph: Element): string {
  const properties = outline.child(paragraph, W.pPr);
  if (!properties) return "";
  const left: ReadonlySet<number> = new Set([W.rPr, W.sectPr, W.pPrChange]);
  let text = "";
  for (let child = outline.first(properties); child; child = outline.next(child)) {
    if (!left.has(outline.code(child))) text += outline.markup(child);
  }
  return text;
}

/** How the mark of a paragraph is formatted, without its history. */
function formatOfMark(outline: Outline, ofMark: Element): string {
  const left: ReadonlySet<number> = new Set([W.ins, W.del, W.moveFrom, W.moveTo, W.rPrChange]);
  let text = "";
  for (let child = outline.first(ofMark); child; child = outline.next(child)) {
    if (!left.has(outline.code(child))) text += outline.markup(child);
  }
  return text;
}

/** What stands for itself in a run. */
const plain: ReadonlySet<number> = new Set([
  ...[W.t, W.tab, W.br, W.cr, W.noBreakHyphen, W.softHyphen, W.sym, W.lastRenderedPageBreak],
]);

/** The runs of a paragraph as they stand, where they hold nothing but text; else null. */
function plainRuns(outline: Outline, paragraph: Element): string | null {
  let markup = "";
  for (let child = outline.first(paragraph); child; child = outline.next(child)) {
    const code = outline.code(child);
    if (code === W.pPr || code === W.proofErr) continue;
    if (code !== W.r) return null;
    let at = outline.start(child);
    for (let inner = outline.first(child); inner; inner = outline.next(inner)) {
      const isText = outline.code(inner) === W.t;
      if (outline.code(inner) === W.rPr) {
        if (outline.child(inner, W.rPrChange)) return null;
      } else if (!plain.has(outline.code(inner))) return null;
      if (!isText) continue;
      markup += outline.source.slice(at, outline.start(inner)) + asDeleted(outline, inner);
      at = outline.end(inner);
    }
    markup += outline.source.slice(at, outline.end(child));
  }
  return markup;
}

function asDeleted(outline: Outline, text: Element): string {
  const name = outline.name(text);
  const deleted = `${name.slice(0, -1)}delText`;
  const whole = outline.markup(text);
  const open = `<${deleted}${whole.slice(1 + name.length)}`;
  return outline.closesItself(text)
    ? open
    : `${open.slice(0, open.length - name.length - 1)}${deleted}>`;
}

/** The text in runs, each with its formatting; objects are left out, which have no text. */
function runsOf(part: StoryPart, source: SourceParagraph, w: string, alike: boolean): string {
  const { text, pieces } = source;
  let markup = "";
  let at = 0;
  const write = (stretch: string, format: string): void => {
    const content = contentOf(stretch, w);
    if (content !== "") markup += `<${w}r>${format}${content}</${w}r>`;
  };
  for (const { start, end, run } of pieces) {
    write(text.slice(at, start), "");
    const { properties, propertiesChange } = run;
    let format = "";
    if (alike && properties) {
      const change = propertiesChange ?? { start: properties.end, end: properties.end };
      format =
        part.decoded.text.slice(properties.start, change.start) +
        part.decoded.text.slice(change.end, properties.end);
    }
    write(text.slice(start, end), format);
    at = end;
  }
  write(text.slice(at), "");
  return markup;
}

function contentOf(text: string, w: string): string {
  return text
    .split(/([\t\n\uFFFC])/)
    .map((piece) => {
      if (piece === "\t") return `<${w}tab/>`;
      if (piece === "\n") return `<${w}br/>`;
      if (piece === "" || piece === PLACEHOLDER) return "";
      return `<${w}delText xml:space="preserve">${escapeText(piece)}</${w}delText>`;
    })
    .join("");
}
