/** Whether a translation can be written into the document that its source came from. */
import { parseTagged, type TaggedTextProblem } from "./parse.ts";
import type { TaggedToken } from "./tokens.ts";

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

/** Ids of the g that must stand in a translation exactly once: links, content controls, insertions. */
export type FixedTags = ReadonlySet<number>;

export const noFixedTags: FixedTags = new Set();

/** What is wrong with a translated segment; `at` is an offset into it. */
export type SegmentProblem =
  | TaggedTextProblem
  | { code: "unknown-tag"; id: number }
  | { code: "missing-tag"; id: number }
  | { code: "repeated-tag"; id: number }
  /** It left the link or content control it stood in, or came into one. */
  | { code: "misplaced-tag"; id: number }
  /** A link or content control that enclosed text encloses none. */
  | { code: "empty-tag"; id: number }
  | { code: "no-text" };

/**
 * What keeps a translated segment from being written, if anything.
 *
 * @param source the segment as it went out
 * @param tags of the segment: with them, links and content controls are checked to be there once
 * @returns an empty list when the segment can be written
 */
export function validateSegment(
  source: string,
  translated: string,
  tags: readonly TagRule[] = [],
): SegmentProblem[] {
  const { tokens, problems } = parseTagged(translated);
  if (problems.length > 0) return problems;
  const fixed = new Set(tags.filter(({ form, once }) => form === "g" && once).map(({ id }) => id));
  return problemsOfTags(parseTagged(source).tokens, tokens, fixed);
}

/** Whether a translation with these tags can be written. */
export function hasSoundTags(
  source: readonly TaggedToken[],
  translated: readonly TaggedToken[],
  fixed: FixedTags,
): boolean {
  return problemsOfTags(source, translated, fixed).length === 0;
}

function problemsOfTags(
  source: readonly TaggedToken[],
  translated: readonly TaggedToken[],
  fixed: FixedTags,
): SegmentProblem[] {
  const problems: SegmentProblem[] = [];
  const wanted = tagPlaces(source, fixed);
  const given = tagPlaces(translated, fixed);
  for (const [key, place] of given) {
    const expected = wanted.get(key);
    const { id } = place;
    if (!expected) {
      problems.push({ code: "unknown-tag", id });
    } else if (place.once) {
      if (place.count > 1) problems.push({ code: "repeated-tag", id });
      else if (place.around !== expected.around) problems.push({ code: "misplaced-tag", id });
      else if (expected.hasText && !place.hasText) problems.push({ code: "empty-tag", id });
    }
  }
  for (const [key, { id, once }] of wanted) {
    if (once && !given.has(key)) problems.push({ code: "missing-tag", id });
  }
  if (!translated.some((token) => token.kind === "text" && token.text.trim() !== "")) {
    problems.push({ code: "no-text" });
  }
  return problems;
}

type TagPlace = {
  id: number;
  /** It must stand exactly once. */
  once: boolean;
  count: number;
  /** The fixed g around it, 0 for none. */
  around: number;
  /** Of a fixed g: whether text stands directly or further down in it. */
  hasText: boolean;
};

/** Where each tag stands, by `g` or `x` and its id. */
export function tagPlaces(tokens: readonly TaggedToken[], fixed: FixedTags): Map<string, TagPlace> {
  const places = new Map<string, TagPlace>();
  const around: TagPlace[] = [];
  for (const token of tokens) {
    if (token.kind === "text") {
      if (token.text.trim() !== "") for (const place of around) place.hasText = true;
    } else if (token.kind === "close") {
      if (fixed.has(token.id)) around.pop();
    } else {
      const { id } = token;
      const key = (token.kind === "x" ? "x" : "g") + id;
      const once = token.kind === "x" || fixed.has(id);
      const place = places.get(key) ?? { id, once, count: 0, around: 0, hasText: false };
      place.count++;
      place.around = around.at(-1)?.id ?? 0;
      places.set(key, place);
      if (token.kind === "open" && once) around.push(place);
    }
  }
  return places;
}
