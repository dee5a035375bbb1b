/** A line at the very top of a translated document that says what its English may be called. */
import { chooseVocabulary } from "../writing/revision-vocabulary.ts";
import type { Splice } from "../writing/splices.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { Scope } from "../xml/scope.ts";
import { escapeText } from "../xml/text.ts";
import type { EnglishLanguage } from "./formatting.ts";

/**
 * Puts the notice before the first words of the body, as a run of its own with a line end (w:cr,
 * ECMA-376 §17.3.3.4), so that the document has the paragraphs it had.
 *
 * @param outline of the body
 * @returns null for a body without paragraphs
 */
export function noticeSplice(
  outline: Outline,
  notice: string,
  language: EnglishLanguage,
): Splice | null {
  const element = firstParagraph(outline);
  if (!element) return null;
  let at = outline.openEnd(element);
  let child = outline.first(element);
  for (; child && outline.code(child) === W.pPr; child = outline.next(child))
    at = outline.end(child);
  const scope = outline.scope(element);
  const run = writeRun(outline.name(element), scope, child !== 0, notice, language);
  if (!outline.closesItself(element)) return { start: at, end: at, text: run };
  const open = outline.tag(element).replace(/\s*\/>$/, "");
  const text = `${open}>${run}</${outline.name(element)}>`;
  return { ...outline.span(element), text };
}

/** What a paragraph may stand in: in anything else, such as a content control, it may be bound to data. */
const plainParents = new Set<number>([W.document, W.body, W.tbl, W.tr, W.tc]);

/** The first paragraph that nothing but tables is around, else the first of all. */
function firstParagraph(outline: Outline): Element {
  let first: Element = 0;
  for (let element = 1; element < outline.size; element++) {
    if (outline.code(element) !== W.p) continue;
    first ||= element;
    let around = outline.parent(element);
    while (around && plainParents.has(outline.code(around))) around = outline.parent(around);
    if (!around) return element;
  }
  return first;
}

/**
 * Small, upright and in the colour of what is to be checked, whatever the paragraph looks like.
 * @param name of the paragraph, as written
 * @param hasContent whether something follows, which the notice parts from itself with a line end
 */
function writeRun(
  name: string,
  scope: Scope,
  hasContent: boolean,
  notice: string,
  language: string,
): string {
  const prefix = name.includes(":") ? name.slice(0, name.indexOf(":")) : "";
  const { element, attribute, declaration } = chooseVocabulary(scope, prefix);
  const value = (property: string, to: string): string =>
    `<${element}${property}${declaration} ${attribute}val="${to}"/>`;
  const off = ["b", "i", "caps", "smallCaps", "vanish"].map((property) => value(property, "0"));
  const properties = [...off, value("color", "765000"), value("sz", "20"), value("lang", language)];
  const lineEnd = hasContent ? `<${element}cr/>` : "";
  return `<${element}r><${element}rPr>${properties.join("")}</${element}rPr><${element}t>${escapeText(notice)}</${element}t>${lineEnd}</${element}r>`;
}
