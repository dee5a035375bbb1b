/** Where a lost g belongs, and how it is put there. */
import { plainText, type TaggedToken } from "@curie/tagged-text";
import type { SourcePlace } from "./source-places.ts";
import { spansOf, splitAt, textRange } from "./tokens.ts";
import { find, isBlank, proportional, type Range, trimmed } from "./words.ts";

/** Where the words of a lost g stand in the translation; null for formatting whose words are not found. */
export function rangeFor(
  place: SourcePlace,
  places: readonly SourcePlace[],
  tokens: readonly TaggedToken[],
  isFixed: boolean,
  hint: string | undefined,
): Range | null {
  const target = plainText(tokens);
  const { text, start, end } = place;
  const inner = text.slice(start, end);
  if (isBlank(text.slice(0, start)) && isBlank(text.slice(end))) return trimmed(target);
  const share = start / Math.max(1, text.length);
  const found = find(target, inner, share) ?? (hint ? find(target, hint, share) : null);
  if (found) return found;
  const twin = places.find(
    (other) =>
      other.form === "g" && other.id !== place.id && other.start === start && other.end === end,
  );
  const around = twin && textRange(tokens, twin.id);
  if (around) return around;
  return isFixed ? proportional(target, share, end / Math.max(1, text.length)) : null;
}

/** Puts a g around a range of text, widened until it crosses no other tag. */
export function wrap(
  tokens: readonly TaggedToken[],
  range: Range,
  id: number,
): TaggedToken[] | null {
  if (range.end <= range.start) return null;
  const behind = splitAt(splitAt(tokens, range.start).tokens, range.end);
  const all = behind.tokens;
  let start = splitAt(all, range.start).last;
  let end = splitAt(all, range.end).first;
  const spans = spansOf(all);
  const opens = new Map([...spans].map(([open, { close }]) => [close, open]));
  for (let isOpen = true; isOpen; ) {
    isOpen = false;
    for (let index = start; index < end; index++) {
      const close = spans.get(index)?.close ?? -1;
      const open = opens.get(index) ?? Number.POSITIVE_INFINITY;
      if (close >= end) end = close + 1;
      else if (open < start) start = open;
      else continue;
      isOpen = true;
    }
  }
  return [
    ...all.slice(0, start),
    { kind: "open", id },
    ...all.slice(start, end),
    { kind: "close", id },
    ...all.slice(end),
  ];
}
