import { tableMap } from "#data/tables.ts";
import { dataFile } from "#data/word-lists.ts";
/**
 * Text with inline tags: `<g id="1">…</g>` around text that looks different, `<x id="2"/>` for what
 * stands in it, and text escaped as in XML. What engines give back is read with patience; what is
 * written is exact.
 */

export type TaggedToken =
  | { kind: "text"; text: string }
  | { kind: "open"; id: number }
  | { kind: "close"; id: number }
  | { kind: "x"; id: number };

/** Ids of the g that must stand in a translation exactly once: links, content controls, insertions. */
export type FixedTags = ReadonlySet<number>;

export const noFixedTags: FixedTags = new Set();

/** The character that stands for an `x` in plain text. */
export const objectCharacter = "\uFFFC";

const tag =
  /<\s*(?:g\s+id\s*=\s*["']?(\d{1,9})["']?\s*>|(\/\s*g)\b[^<>]{0,20}>|x\s+id\s*=\s*["']?(\d{1,9})["']?\s*\/?\s*>|(\/\s*x\s*>))/iy;
/** Tags of web pages that engines add on their own. */
const webTag =
  /<\/?\s*(?:a|b|br|code|div|em|font|i|img|li|ol|p|s|small|span|strong|sub|sup|u|ul)(?:\s[^<>]{0,200})?\/?\s*>/iy;
const reference = /&(?:([a-z]{2,6})|#(\d{1,7})|#x([\da-f]{1,6}));/iy;

const named = tableMap(dataFile("translation/entities"), ["name", "character"]);

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 §2.2 and Word files cannot hold
const notWritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffc\ufffe\uffff]/g;

/**
 * Takes tagged text apart. The result is always sound: every g is closed, in order. A bare `<` or
 * `&` is text, an end tag too many and a g that never ends are left out, and so are characters that
 * no Word file can hold. Line breaks and tabs are spaces.
 */
export function readTagged(source: string): TaggedToken[] {
  const tokens: TaggedToken[] = [];
  const open: number[] = [];
  let text = "";
  const flush = (): void => {
    const clean = text
      .toWellFormed()
      .replace(notWritable, "")
      .replace(/\s*[\t\r\n]\s*/g, " ");
    if (clean !== "") tokens.push({ kind: "text", text: clean });
    text = "";
  };
  let at = 0;
  while (at < source.length) {
    const character = source.charAt(at);
    if (character === "&") {
      const found = matchAt(reference, source, at);
      const meant = found && characterOf(found);
      text += meant ?? "&";
      at += found && meant !== null ? found[0].length : 1;
    } else if (character === "<") {
      const found = matchAt(tag, source, at);
      if (!found) {
        const added = matchAt(webTag, source, at);
        if (!added) text += "<";
        at += added?.[0].length ?? 1;
        continue;
      }
      flush();
      at += found[0].length;
      if (found[1] !== undefined) {
        open.push(tokens.length);
        tokens.push({ kind: "open", id: Number(found[1]) });
      } else if (found[2] !== undefined) {
        const opener = tokens[open.pop() ?? -1];
        if (opener?.kind === "open") tokens.push({ kind: "close", id: opener.id });
      } else if (found[3] !== undefined) {
        tokens.push({ kind: "x", id: Number(found[3]) });
      }
    } else {
      const next = nextSpecial(source, at);
      text += source.slice(at, next);
      at = next;
    }
  }
  flush();
  const unclosed = new Set(open);
  return joinTexts(tokens.filter((_, index) => !unclosed.has(index)));
}

function nextSpecial(source: string, from: number): number {
  let at = from;
  while (at < source.length && source[at] !== "&" && source[at] !== "<") at++;
  return at;
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function characterOf([, name, decimal, hexadecimal]: RegExpExecArray): string | null {
  if (name !== undefined) return named().get(name.toLowerCase()) ?? null;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? null : String.fromCodePoint(code);
}

/** Tagged text as it goes out: canonical tags, escaped text. */
export function writeTagged(tokens: readonly TaggedToken[]): string {
  let written = "";
  for (const token of tokens) {
    if (token.kind === "text") written += escapeText(token.text);
    else if (token.kind === "open") written += `<g id="${token.id}">`;
    else if (token.kind === "close") written += "</g>";
    else written += `<x id="${token.id}"/>`;
  }
  return written;
}

/** Text as it stands between tags. */
function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (c) => (c === "&" ? "&amp;" : c === "<" ? "&lt;" : "&gt;"));
}

/** The words of a segment alone; an x is {@link objectCharacter}. */
export function plainText(tokens: readonly TaggedToken[]): string {
  let text = "";
  for (const token of tokens) {
    if (token.kind === "text") text += token.text;
    else if (token.kind === "x") text += objectCharacter;
  }
  return text;
}

/** Joins neighbouring text, so that a change of the tags leaves no seams. */
export function joinTexts(tokens: readonly TaggedToken[]): TaggedToken[] {
  const joined: TaggedToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (token.kind === "text" && last?.kind === "text") {
      joined[joined.length - 1] = { kind: "text", text: last.text + token.text };
    } else if (token.kind !== "text" || token.text !== "") {
      joined.push(token);
    }
  }
  return joined;
}

/** Whether a translation with these tags can be written into the document the source came from. */
export function hasSoundTags(
  source: readonly TaggedToken[],
  translated: readonly TaggedToken[],
  fixed: FixedTags,
): boolean {
  const wanted = tagPlaces(source, fixed);
  const given = tagPlaces(translated, fixed);
  for (const [key, place] of given) {
    const expected = wanted.get(key);
    if (!expected) return false;
    if (!place.once) continue;
    if (place.count > 1 || place.around !== expected.around) return false;
    if (expected.hasText && !place.hasText) return false;
  }
  for (const [key, place] of wanted) if (place.once && !given.has(key)) return false;
  return translated.some((token) => token.kind === "text" && token.text.trim() !== "");
}

type TagPlace = {
  once: boolean;
  count: number;
  /** The fixed g around it, 0 for none. */
  around: number;
  hasText: boolean;
};

/** Where each tag stands, by `g` or `x` and its id. */
export function tagPlaces(tokens: readonly TaggedToken[], fixed: FixedTags): Map<string, TagPlace> {
  const places = new Map<string, TagPlace>();
  const around: { id: number; place: TagPlace }[] = [];
  for (const token of tokens) {
    if (token.kind === "text") {
      if (token.text.trim() !== "") for (const { place } of around) place.hasText = true;
    } else if (token.kind === "close") {
      if (fixed.has(token.id)) around.pop();
    } else {
      const key = (token.kind === "x" ? "x" : "g") + token.id;
      const once = token.kind === "x" || fixed.has(token.id);
      const place = places.get(key) ?? { once, count: 0, around: 0, hasText: false };
      place.count++;
      place.around = around.at(-1)?.id ?? 0;
      places.set(key, place);
      if (token.kind === "open" && fixed.has(token.id)) around.push({ id: token.id, place });
    }
  }
  return places;
}
