import {
  type FixedTags,
  hasSoundTags,
  joinTexts,
  plainText,
  type TaggedToken,
} from "@curie/tagged-text";
import { rangeFor, wrap } from "./formatting.ts";
import { insertObject } from "./objects.ts";
import {
  missingFormatting,
  withoutEmptyFormatting,
  withoutMisplaced,
  withoutRepeats,
  withoutUnknown,
} from "./removals.ts";
import { type SourcePlace, sourcePlaces } from "./source-places.ts";
import { hasTag } from "./tokens.ts";

export type PlacedTags = {
  tokens: TaggedToken[];
  /** Ids of tags that were put where neighbouring words say they belong. */
  placed: readonly number[];
  /** Ids of g for formatting alone that found no place and are left out. */
  dropped: readonly number[];
};

/**
 * Gives a translation the tags of its source: unknown ones go, each x and each fixed g stands once,
 * inside the fixed g it stood in, and a g that was lost comes back where its words can be found.
 *
 * It works in passes over the tokens. Tags that the source does not have, repetitions and tags in the
 * wrong surroundings are removed first. Then each missing g, from the outside in, is wrapped around a
 * range of the English: all of it if it held all the source; its own words if they appear unchanged (names,
 * numbers); the words of its hint; the range of a g that covered the same words. A fixed g that none of
 * these finds gets the same share of the sentence; a g for formatting alone is dropped. Each
 * missing x is inserted beside the words, punctuation or share of the sentence that it stood at. If the
 * result is not sound, the tags are put in the order of the source at proportional places.
 *
 * @param translated sound tokens; none of the tags need be there
 * @param hints translations of the text inside a g, by its id, to find that text again
 * @returns null when not even the order of the source yields a text that can be written
 */
export function placeTags(
  source: readonly TaggedToken[],
  translated: readonly TaggedToken[],
  fixed: FixedTags,
  hints: ReadonlyMap<number, string> = new Map(),
): PlacedTags | null {
  if (hasSoundTags(source, translated, fixed)) {
    const dropped = missingFormatting(source, translated, fixed);
    if (dropped.length === 0) return { tokens: [...translated], placed: [], dropped: [] };
  }
  const places = sourcePlaces(source);
  if (places.length * (plainText(translated).length + translated.length) > mostEffort) {
    return inSourceOrder(source, translated, fixed, places);
  }
  const placed: number[] = [];
  const dropped: number[] = [];
  let tokens = withoutUnknown(source, translated);
  tokens = withoutRepeats(tokens, places, fixed);
  tokens = withoutMisplaced(source, tokens, fixed);

  // From the outside in, so that what stands in a link finds the link.
  for (const place of places) {
    if (place.form !== "g" || hasTag(tokens, "g", place.id)) continue;
    const range = rangeFor(place, places, tokens, fixed.has(place.id), hints.get(place.id));
    const next = range && wrap(tokens, range, place.id);
    if (next) {
      tokens = next;
      placed.push(place.id);
    } else {
      dropped.push(place.id);
    }
  }
  for (const place of places) {
    if (place.form !== "x" || hasTag(tokens, "x", place.id)) continue;
    tokens = insertObject(source, tokens, place, fixed);
    placed.push(place.id);
  }
  tokens = withoutEmptyFormatting(tokens, fixed, dropped);
  if (hasSoundTags(source, tokens, fixed)) return { tokens: joinTexts(tokens), placed, dropped };

  return inSourceOrder(source, translated, fixed, places);
}

/**
 * Tags times characters up to which each tag's place is looked for: about a second of work. No
 * paragraph of a manuscript comes near it.
 */
export const mostEffort = 3_000_000;

function inSourceOrder(
  source: readonly TaggedToken[],
  translated: readonly TaggedToken[],
  fixed: FixedTags,
  places: readonly SourcePlace[],
): PlacedTags | null {
  const inOrder = alongSource(source, translated, fixed);
  if (!hasSoundTags(source, inOrder, fixed)) return null;
  const kept = new Set(inOrder.flatMap((token) => (token.kind === "text" ? [] : [token.id])));
  const ids = places.map(({ id }) => id);
  return {
    tokens: inOrder,
    placed: ids.filter((id) => kept.has(id)),
    dropped: ids.filter((id) => !kept.has(id)),
  };
}

/**
 * The last resort: the tags that must be there, in the order of the source, with the words of the
 * translation dealt out between them by share.
 */
function alongSource(
  source: readonly TaggedToken[],
  translated: readonly TaggedToken[],
  fixed: FixedTags,
): TaggedToken[] {
  const words = plainText(translated.filter(({ kind }) => kind === "text"));
  const cuts = [0, ...Array.from(words.matchAll(/\s+/g), (match) => match.index), words.length];
  const total = source.reduce(
    (sum, token) => sum + (token.kind === "text" ? token.text.length : 0),
    0,
  );
  const result: TaggedToken[] = [];
  let read = 0;
  let given = 0;
  let next = 1;
  for (const token of source) {
    if (token.kind === "text") {
      read += token.text.length;
      const wish = (read / Math.max(1, total)) * words.length;
      while (next < cuts.length - 1 && (cuts[next] ?? 0) < wish) next++;
      const cut = read === total ? words.length : (cuts[next] ?? words.length);
      if (token.text.trim() === "" || cut <= given) continue;
      result.push({ kind: "text", text: words.slice(given, cut) });
      given = cut;
    } else if (token.kind === "x" || fixed.has(token.id)) result.push(token);
  }
  if (given < words.length) result.push({ kind: "text", text: words.slice(given) });
  return joinTexts(result);
}
