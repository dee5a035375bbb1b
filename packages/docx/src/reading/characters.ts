/** What characters a run shows: those of its w:t, and elements that stand for one. */
import type { LockReason, Span } from "../model.ts";
import { PLACEHOLDER } from "../model.ts";
import { W } from "../xml/names.ts";
import { readReference } from "../xml/text.ts";

/** A w:t whose end tag has not come yet. */
export type OpenText = {
  start: number;
  openEnd: number;
  preserved: boolean;
  parts: (Span & { cdata: boolean })[];
  /** Elements, comments or instructions inside, or attributes that w:delText may not have. */
  hasOther: boolean;
};

const plainTextTag = /^<[^\s>]+(\s+(xml:space|xmlns(:[^\s=]+)?)\s*=\s*("[^"]*"|'[^']*'))*\s*>$/;

/** Whether a w:t has no attributes but those that go with its text wherever it goes. */
export function hasPlainTag(tag: string): boolean {
  return plainTextTag.test(tag);
}

type Characters = {
  text: string;
  sourceStart: number;
  offsets: Int32Array | null;
  cdata: string | null;
  /** On how many of its two sides white space was left out. */
  trimmedSides: number;
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

/**
 * The characters of a w:t as Word shows them: references resolved, line ends and tabs of the source
 * as spaces, outer white space gone unless it is preserved (ECMA-376 §17.3.3.31).
 */
export function readCharacters(source: string, open: OpenText): Characters {
  const [first] = open.parts;
  if (!first)
    return { text: "", sourceStart: open.openEnd, offsets: null, cdata: null, trimmedSides: 0 };
  const raw = source.slice(first.start, first.end);
  if (open.parts.length === 1 && !first.cdata && !/[&\r]/.test(raw)) {
    const whole = { start: 0, end: raw.length };
    const { start, end } = open.preserved ? whole : withoutOuterSpace(raw);
    let text = raw.slice(start, end);
    if (/[\t\n]/.test(text)) text = text.replace(/[\t\n]/g, " ");
    const trimmedSides = Number(start > 0) + Number(end < raw.length);
    return { text, sourceStart: first.start + start, offsets: null, cdata: null, trimmedSides };
  }

  let text = "";
  const offsets: number[] = [];
  const hasCdata = open.parts.some((part) => part.cdata);
  let cdata = "";
  for (const part of open.parts) {
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
  offsets.push((open.parts.at(-1) as Span).end);
  let from = 0;
  let to = text.length;
  if (!open.preserved) {
    while (from < to && text.charCodeAt(from) === 32) from++;
    while (to > from && text.charCodeAt(to - 1) === 32) to--;
  }
  return {
    text: text.slice(from, to),
    sourceStart: offsets[from] as number,
    offsets: Int32Array.from(offsets.slice(from, to + 1)),
    cdata: hasCdata ? cdata.slice(from, to) : null,
    trimmedSides: Number(from > 0) + Number(to < text.length),
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
