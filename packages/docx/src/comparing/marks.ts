/** Marks of paragraphs and rows that came or went with changes tracked (ECMA-376 §17.13.5.15–20). */
import { chooseVocabulary, type Vocabulary } from "../writing/revision-vocabulary.ts";
import { NUMBER, type Splice } from "../writing/splices.ts";
import { W, X } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";

/** Author and date as the content of attributes. */
export type Stamp = { author: string; date: string };

export function vocabularyAt(outline: Outline, element: Element): Vocabulary {
  const name = outline.name(element);
  const prefix = name.includes(":") ? name.slice(0, name.indexOf(":")) : "";
  return chooseVocabulary(outline.outerScope(element), prefix);
}

/** The start of an element that says who changed something, and when; without its closing sign. */
export function stamped(
  { element, attribute, declaration }: Vocabulary,
  name: "ins" | "del",
  { author, date }: Stamp,
): string {
  return `<${element}${name}${declaration} ${attribute}id="${NUMBER}" ${attribute}author="${author}" ${attribute}date="${date}"`;
}

/** Marks the end of a paragraph as inserted or deleted. */
export function markParagraph(
  outline: Outline,
  paragraph: Element,
  name: "ins" | "del",
  stamp: Stamp,
): Splice {
  const words = vocabularyAt(outline, paragraph);
  const mark = `${stamped(words, name, stamp)}/>`;
  const own = `${words.element}rPr`;
  const properties = outline.child(paragraph, W.pPr);
  if (!properties) {
    const whole = `<${words.element}pPr><${own}>${mark}</${own}></${words.element}pPr>`;
    if (!outline.closesItself(paragraph)) return at(outline.openEnd(paragraph), whole);
    const tag = outline.tag(paragraph).replace(/\s*\/>$/, ">");
    return {
      ...outline.span(paragraph),
      text: `${tag}${whole}</${outline.name(paragraph)}>`,
    };
  }
  const ofMark = outline.child(properties, W.rPr);
  if (ofMark) return intoProperties(outline, ofMark, mark);
  const behind = outline.child(properties, W.sectPr) || outline.child(properties, W.pPrChange) || 0;
  if (behind) return at(outline.start(behind), `<${own}>${mark}</${own}>`);
  if (outline.closesItself(properties)) {
    return intoProperties(outline, properties, `<${own}>${mark}</${own}>`);
  }
  return at(outline.closeStart(properties), `<${own}>${mark}</${own}>`);
}

/** Marks a row of a table as inserted. */
export function markRow(outline: Outline, row: Element, stamp: Stamp): Splice {
  const words = vocabularyAt(outline, row);
  const mark = `${stamped(words, "ins", stamp)}/>`;
  const properties = outline.child(row, W.trPr);
  if (properties) {
    if (outline.closesItself(properties)) return intoProperties(outline, properties, mark);
    const changed = outline.child(properties, W.trPrChange);
    return at(changed ? outline.start(changed) : outline.closeStart(properties), mark);
  }
  let before = outline.first(row);
  // Exceptions of the table's properties stand first.
  while (before && outline.code(before) !== W.tc && /tblPrEx$/.test(outline.name(before))) {
    before = outline.next(before);
  }
  const place = before ? outline.start(before) : outline.openEnd(row);
  return at(place, `<${words.element}trPr>${mark}</${words.element}trPr>`);
}

/** Inside the properties, before everything else. */
function intoProperties(outline: Outline, properties: Element, text: string): Splice {
  if (!outline.closesItself(properties)) return at(outline.openEnd(properties), text);
  const tag = outline.tag(properties).replace(/\s*\/>$/, ">");
  return { ...outline.span(properties), text: `${tag}${text}</${outline.name(properties)}>` };
}

function at(place: number, text: string): Splice {
  return { start: place, end: place, text };
}

/** What may stand in a tracked insertion beside others of its kind. */
const runs: ReadonlySet<number> = new Set([W.r, X.oMath, X.oMathPara]);
/** What is around runs and may not stand in an insertion itself. */
const around: ReadonlySet<number> = new Set([
  ...[W.hyperlink, W.fldSimple, W.smartTag, W.customXml, W.dir, W.bdo, W.sdt, W.sdtContent],
]);

/** Puts all runs of an element into insertions, those that stand side by side into one. */
export function insertRuns(outline: Outline, parent: Element, stamp: Stamp): Splice[] {
  const splices: Splice[] = [];
  let open: { start: number; end: number; words: Vocabulary } | null = null;
  const close = (): void => {
    if (!open) return;
    splices.push(at(open.start, `${stamped(open.words, "ins", stamp)}>`));
    splices.push(at(open.end, `</${open.words.element}ins>`));
    open = null;
  };
  for (let child = outline.first(parent); child; child = outline.next(child)) {
    const code = outline.code(child);
    if (runs.has(code)) {
      const words = vocabularyAt(outline, child);
      open ??= { start: outline.start(child), end: 0, words };
      open.end = outline.end(child);
      continue;
    }
    // What ends a page on the last screen, or marks a spelling, is no text.
    if (open && (code === W.proofErr || code === W.lastRenderedPageBreak)) continue;
    close();
    if (around.has(code)) splices.push(...insertRuns(outline, child, stamp));
  }
  close();
  return splices;
}
