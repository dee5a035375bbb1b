/** What characters a run shows: those of its w:t, and elements that stand for one. */
import type { LockReason, Span } from "../model.ts";
import { PLACEHOLDER } from "../model.ts";
import { W, X } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import { readReference } from "../xml/text.ts";

const plainTextTag = /^<[^\s>]+(\s+(xml:space|xmlns(:[^\s=]+)?)\s*=\s*("[^"]*"|'[^']*'))*\s*>$/;

/** Whether a w:t has no attributes but those that go with its text wherever it goes. */
export function hasPlainTag(outline: Outline, element: Element): boolean {
  const attributes = outline.attributeCount(element);
  if (attributes === 0) return true;
  if (attributes === 1 && outline.attribute(element, X.xmlSpace) !== null) return true;
  return plainTextTag.test(outline.tag(element));
}

type Characters = {
  text: string;
  sourceStart: number;
  offsets: Int32Array | null;
  cdata: string | null;
  /** On how many of its two sides white space was left out. */
  trimmedSides: number;
  /** Whether elements, comments or instructions stand among the characters. */
  hasOther: boolean;
};

/** Where the text begins and ends without the white space around it. */
function withoutOuterSpace(raw: string): Span {
  const isSpace = (at: number): boolean => {
    const code = raw.charCodeAt(at);
    return code === 32 || code === 9 || code === 10 || code === 13;
  };
  let start = 0;
  let end = raw.length;
  while (start < end && isSpace(start)) start++;
  while (end > start && isSpace(end - 1)) end--;
  return { start, end };
}

const markup =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

/** The character data in an element: stretches of it, without the markup between them. */
export function characterData(
  outline: Outline,
  element: Element,
): { parts: (Span & { cdata: boolean })[]; hasOther: boolean } {
  const parts: (Span & { cdata: boolean })[] = [];
  let hasOther = false;
  const { source } = outline;
  const [from, to] = [outline.openEnd(element), outline.closeStart(element)];
  let at = from;
  const take = (start: number, end: number, cdata: boolean): void => {
    if (end > start || cdata) parts.push({ start, end, cdata });
  };
  for (const { 0: found, 1: cdata, index } of source.slice(from, to).matchAll(markup)) {
    take(at, from + index, false);
    at = from + index + found.length;
    if (cdata === undefined) hasOther = true;
    else take(from + index + 9, at - 3, true);
  }
  take(at, to, false);
  return { parts, hasOther };
}

/**
 * The characters of a w:t as Word shows them: references resolved, line ends and tabs of the source
 * as spaces, outer white space gone unless it is preserved (ECMA-376 §17.3.3.31).
 */
export function readCharacters(outline: Outline, element: Element, preserved: boolean): Characters {
  const { source } = outline;
  const [from, to] = [outline.openEnd(element), outline.closeStart(element)];
  const raw = source.slice(from, to);
  if (!/[<&\r]/.test(raw)) {
    const whole = { start: 0, end: raw.length };
    const { start, end } = preserved ? whole : withoutOuterSpace(raw);
    let text = raw.slice(start, end);
    if (/[\t\n]/.test(text)) text = text.replace(/[\t\n]/g, " ");
    const trimmedSides = Number(start > 0) + Number(end < raw.length);
    const sourceStart = from + start;
    return { text, sourceStart, offsets: null, cdata: null, trimmedSides, hasOther: false };
  }

  const { parts, hasOther } = characterData(outline, element);
  let text = "";
  const offsets: number[] = [];
  const hasCdata = parts.some((part) => part.cdata);
  let cdata = "";
  for (const part of parts) {
    for (let at = part.start; at < part.end; ) {
      const code = source.charCodeAt(at);
      let character = source.charAt(at);
      let end = at + 1;
      if (code === 38 && !part.cdata) {
        ({ text: character, end } = readReference(source, at));
      } else if (code === 13) {
        character = "\n";
        if (source.charCodeAt(end) === 10 && end < part.end) end++;
      }
      if (hasCdata) cdata += character;
      if (character === "\t" || character === "\n" || character === "\r") character = " ";
      for (let unit = 0; unit < character.length; unit++) offsets.push(at);
      text += character;
      at = end;
    }
  }
  offsets.push(parts.at(-1)?.end ?? from);
  let first = 0;
  let last = text.length;
  if (!preserved) {
    while (first < last && text.charCodeAt(first) === 32) first++;
    while (last > first && text.charCodeAt(last - 1) === 32) last--;
  }
  return {
    text: text.slice(first, last),
    sourceStart: offsets[first] as number,
    offsets: Int32Array.from(offsets.slice(first, last + 1)),
    cdata: hasCdata ? cdata.slice(first, last) : null,
    trimmedSides: Number(first > 0) + Number(last < text.length),
    hasOther,
  };
}

type CharacterElement = { text: string; reason: LockReason };

const datesAndPages = [
  W.dayShort,
  W.monthShort,
  W.yearShort,
  W.dayLong,
  W.monthLong,
  W.yearLong,
  W.pgNum,
];

/** Elements of a run that are one character of its text (ECMA-376 §17.3.3), by code. */
export const characterElements: ReadonlyMap<number, CharacterElement> = new Map<
  number,
  CharacterElement
>([
  [W.tab, { text: "\t", reason: "break" }],
  [W.ptab, { text: "\t", reason: "break" }],
  [W.br, { text: "\n", reason: "break" }],
  [W.cr, { text: "\n", reason: "break" }],
  [W.noBreakHyphen, { text: "\u2011", reason: "break" }],
  [W.softHyphen, { text: "\u00AD", reason: "break" }],
  [W.sym, { text: PLACEHOLDER, reason: "symbol" }],
  [W.footnoteReference, { text: PLACEHOLDER, reason: "note" }],
  [W.endnoteReference, { text: PLACEHOLDER, reason: "note" }],
  ...datesAndPages.map((code): [number, CharacterElement] => [
    code,
    { text: PLACEHOLDER, reason: "field" },
  ]),
]);
