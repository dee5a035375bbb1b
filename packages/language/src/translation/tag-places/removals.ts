/** Tags of a translation that cannot stay as they are: unknown, repeated, in the wrong surroundings, emptied. */
import { type FixedTags, plainText, type TaggedToken, tagPlaces } from "@curie/tagged-text";
import type { SourcePlace } from "./source-places.ts";
import { spansOf } from "./tokens.ts";

/** g for formatting around words of the source that the translation has nowhere. */
export function missingFormatting(
  source: readonly TaggedToken[],
  translated: readonly TaggedToken[],
  fixed: FixedTags,
): number[] {
  const given = tagPlaces(translated, fixed);
  return [...tagPlaces(source, fixed).keys()]
    .filter((key) => !given.has(key))
    .map((key) => Number(key.slice(1)));
}

export function withoutUnknown(
  source: readonly TaggedToken[],
  translated: readonly TaggedToken[],
): TaggedToken[] {
  const known = tagPlaces(source, new Set());
  return translated.filter((token) => {
    if (token.kind === "text") return true;
    return known.has((token.kind === "x" ? "x" : "g") + token.id);
  });
}

/** Keeps of each x the one whose place in the text is most like the source's, of a fixed g the longest. */
export function withoutRepeats(
  tokens: readonly TaggedToken[],
  places: readonly SourcePlace[],
  fixed: FixedTags,
): TaggedToken[] {
  const length = Math.max(1, plainText(tokens).length);
  const kept = new Map<string, { index: number; rank: number }>();
  const spans = spansOf(tokens);
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "x") {
      const place = places.find(({ id, form }) => form === "x" && id === token.id);
      const share = place ? place.start / Math.max(1, place.text.length) : 0;
      keepBest(kept, `x${token.id}`, index, -Math.abs(at / length - share));
      at++;
    } else if (token.kind === "text") at += token.text.length;
    else if (token.kind === "open" && fixed.has(token.id)) {
      keepBest(kept, `g${token.id}`, index, spans.get(index)?.length ?? 0);
    }
  }
  const removed = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "x" && kept.get(`x${token.id}`)?.index !== index) removed.add(index);
    if (token.kind !== "open" || !fixed.has(token.id)) continue;
    if (kept.get(`g${token.id}`)?.index === index) continue;
    removed.add(index);
    removed.add(spans.get(index)?.close ?? index);
  }
  return tokens.filter((_, index) => !removed.has(index));
}

function keepBest(
  kept: Map<string, { index: number; rank: number }>,
  key: string,
  index: number,
  rank: number,
): void {
  const best = kept.get(key);
  if (!best || rank > best.rank) kept.set(key, { index, rank });
}

/** Takes out what left the fixed g it stood in, or came into one, and fixed g without their text. */
export function withoutMisplaced(
  source: readonly TaggedToken[],
  tokens: readonly TaggedToken[],
  fixed: FixedTags,
): TaggedToken[] {
  const wanted = tagPlaces(source, fixed);
  const given = tagPlaces(tokens, fixed);
  const removed = new Set<string>();
  for (const [key, place] of given) {
    const expected = wanted.get(key);
    if (!place.once || !expected) continue;
    if (place.around !== expected.around || (expected.hasText && !place.hasText)) removed.add(key);
  }
  return tokens.filter(
    (token) => token.kind === "text" || !removed.has((token.kind === "x" ? "x" : "g") + token.id),
  );
}

/** Leaves out g for formatting that an engine emptied. */
export function withoutEmptyFormatting(
  tokens: readonly TaggedToken[],
  fixed: FixedTags,
  dropped: number[],
): TaggedToken[] {
  const rest: TaggedToken[] = [];
  const emptied = new Set<number>();
  for (const token of tokens) {
    const last = rest.at(-1);
    if (token.kind === "close" && last?.kind === "open" && !fixed.has(token.id)) {
      rest.pop();
      emptied.add(token.id);
    } else rest.push(token);
  }
  for (const token of rest) if (token.kind === "open") emptied.delete(token.id);
  dropped.push(...emptied);
  return rest;
}
