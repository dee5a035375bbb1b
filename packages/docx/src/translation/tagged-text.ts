/**
 * Text with inline tags, as engines see it: `<g id="1">…</g>` around text, `<x id="2"/>` for what
 * stands in it, and the five references of XML. Strict: what is not exactly that is a problem.
 */
import { PLACEHOLDER } from "../model.ts";
import { isXmlText } from "../xml/text.ts";

export type TaggedToken =
  | { kind: "text"; text: string }
  | { kind: "open"; id: number }
  | { kind: "close"; id: number }
  | { kind: "x"; id: number };

/** What a tag of a segment stands for, as far as a translation must know it. */
export type TagRule = {
  id: number;
  form: "g" | "x";
  /**
   * Whether it must stand in the translation exactly once: every x, and a g that is a link, content
   * control or tracked insertion. A g for formatting may be left out or used again.
   */
  once: boolean;
};

/** What is wrong with a translated segment; `at` is an offset into it. */
export type SegmentProblem =
  /** A bare `<` or `&`, a tag of another shape, or an end tag too many. */
  | { code: "malformed"; at: number }
  | { code: "unclosed-tag"; id: number }
  /** A control character or placeholder, which no text in a Word file can hold. */
  | { code: "text-not-writable"; at: number }
  | { code: "unknown-tag"; id: number }
  | { code: "missing-tag"; id: number }
  | { code: "repeated-tag"; id: number }
  /** It left the link or content control it stood in, or came into one. */
  | { code: "misplaced-tag"; id: number }
  /** A link or content control that enclosed text encloses none. */
  | { code: "empty-tag"; id: number }
  | { code: "no-text" };

const tag =
  /<(?:g\s+id\s*=\s*["'](\d{1,9})["']\s*>|(\/g)\s*>|x\s+id\s*=\s*["'](\d{1,9})["']\s*\/>)/y;
const reference = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#[xX]([\da-fA-F]{1,6}));/y;
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
  }),
);

/** Takes tagged text apart; white space of any kind in it is a space. */
export function parseTagged(source: string): {
  tokens: TaggedToken[];
  problems: SegmentProblem[];
} {
  const tokens: TaggedToken[] = [];
  const problems: SegmentProblem[] = [];
  const open: number[] = [];
  let text = "";
  const flush = (): void => {
    if (text !== "") tokens.push({ kind: "text", text: text.replace(/[\t\r\n]/g, " ") });
    text = "";
  };
  let at = 0;
  while (at < source.length) {
    const special = nextSpecial(source, at);
    if (special > at) {
      const stretch = source.slice(at, special);
      if (!isWritable(stretch)) problems.push({ code: "text-not-writable", at });
      text += stretch;
      at = special;
    } else if (source.charAt(at) === "&") {
      const found = matchAt(reference, source, at);
      const character = found && characterOf(found);
      if (character === null) problems.push({ code: "malformed", at });
      else if (!isWritable(character)) problems.push({ code: "text-not-writable", at });
      text += character ?? "";
      at += found?.[0].length ?? 1;
    } else {
      const found = matchAt(tag, source, at);
      const isStrayEnd = found?.[2] !== undefined && open.length === 0;
      if (!found || isStrayEnd) {
        problems.push({ code: "malformed", at });
        at += found?.[0].length ?? 1;
        continue;
      }
      flush();
      at += found[0].length;
      if (found[1] !== undefined) {
        open.push(Number(found[1]));
        tokens.push({ kind: "open", id: Number(found[1]) });
      } else if (found[3] !== undefined) {
        tokens.push({ kind: "x", id: Number(found[3]) });
      } else {
        tokens.push({ kind: "close", id: open.pop() as number });
      }
    }
  }
  flush();
  for (const id of open) problems.push({ code: "unclosed-tag", id });
  return { tokens, problems };
}

function nextSpecial(source: string, from: number): number {
  let at = from;
  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (code === 38 || code === 60) break;
    at++;
  }
  return at;
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function characterOf([, name, decimal, hexadecimal]: RegExpExecArray): string | null {
  if (name !== undefined) return named.get(name) ?? null;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? null : String.fromCodePoint(code);
}

function isWritable(text: string): boolean {
  return isXmlText(text) && !text.includes(PLACEHOLDER);
}

/**
 * What keeps a translated segment from being written, if anything.
 *
 * @param source the segment as it went out
 * @param tags of the segment: with them, links and content controls are checked to be there once
 * @returns an empty list when `writeTranslation` will take it
 */
export function validateSegment(
  source: string,
  translated: string,
  tags: readonly TagRule[] = [],
): SegmentProblem[] {
  const { tokens, problems } = parseTagged(translated);
  if (problems.length > 0) return problems;
  const fixed = new Set(tags.filter(({ form, once }) => form === "g" && once).map(({ id }) => id));
  const wanted = placesOf(parseTagged(source).tokens, fixed);
  const given = placesOf(tokens, fixed);
  for (const [key, place] of given) {
    const expected = wanted.get(key);
    const { id } = place;
    if (!expected) {
      problems.push({ code: "unknown-tag", id });
    } else if (place.form === "x" || fixed.has(id)) {
      if (place.count > 1) problems.push({ code: "repeated-tag", id });
      else if (place.around !== expected.around) problems.push({ code: "misplaced-tag", id });
      else if (expected.hasText && !place.hasText) problems.push({ code: "empty-tag", id });
    }
  }
  for (const [key, { id, form }] of wanted) {
    const isNeeded = form === "x" || fixed.has(id);
    if (isNeeded && !given.has(key)) problems.push({ code: "missing-tag", id });
  }
  if (!tokens.some((token) => token.kind === "text" && token.text.trim() !== "")) {
    problems.push({ code: "no-text" });
  }
  return problems;
}

type TagPlace = {
  id: number;
  form: "g" | "x";
  count: number;
  /** The fixed tag around it, 0 for none. */
  around: number;
  /** Whether text stands directly or further down in it. */
  hasText: boolean;
};

function placesOf(
  tokens: readonly TaggedToken[],
  fixed: ReadonlySet<number>,
): Map<string, TagPlace> {
  const places = new Map<string, TagPlace>();
  const around: TagPlace[] = [];
  const note = (form: "g" | "x", id: number): TagPlace => {
    const key = `${form}${id}`;
    const place = places.get(key) ?? { id, form, count: 0, around: 0, hasText: false };
    place.count++;
    place.around = around.at(-1)?.id ?? 0;
    places.set(key, place);
    return place;
  };
  for (const token of tokens) {
    if (token.kind === "x") note("x", token.id);
    else if (token.kind === "open") {
      const place = note("g", token.id);
      if (fixed.has(token.id)) around.push(place);
    } else if (token.kind === "close") {
      const closed = fixed.has(token.id) ? around.pop() : undefined;
      const outer = around.at(-1);
      if (closed?.hasText && outer) outer.hasText = true;
    } else if (token.text.trim() !== "") {
      const inner = around.at(-1);
      if (inner) inner.hasText = true;
    }
  }
  return places;
}
