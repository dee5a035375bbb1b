import {
  type FixedTags,
  hasSoundTags,
  joinTexts,
  plainText,
  type TaggedToken,
  tagPlaces,
} from "@curie/tagged-text";

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

/** A tag of the source with the range of plain text it covers; an x covers its own character. */
type SourcePlace = {
  id: number;
  form: "g" | "x";
  start: number;
  end: number;
  /** The whole plain text of the source. */
  text: string;
};

function sourcePlaces(source: readonly TaggedToken[]): SourcePlace[] {
  const text = plainText(source);
  const places: SourcePlace[] = [];
  const open: SourcePlace[] = [];
  let at = 0;
  for (const token of source) {
    if (token.kind === "text") at += token.text.length;
    else if (token.kind === "x") {
      places.push({ id: token.id, form: "x", start: at, end: at + 1, text });
      at++;
    } else if (token.kind === "open") {
      const place: SourcePlace = { id: token.id, form: "g", start: at, end: at, text };
      open.push(place);
      places.push(place);
    } else {
      const place = open.pop();
      if (place) place.end = at;
    }
  }
  return places;
}

function hasTag(tokens: readonly TaggedToken[], form: "g" | "x", id: number): boolean {
  const kind = form === "g" ? "open" : "x";
  return tokens.some((token) => token.kind === kind && token.id === id);
}

/** g for formatting around words of the source that the translation has nowhere. */
function missingFormatting(
  source: readonly TaggedToken[],
  translated: readonly TaggedToken[],
  fixed: FixedTags,
): number[] {
  const given = tagPlaces(translated, fixed);
  return [...tagPlaces(source, fixed).keys()]
    .filter((key) => !given.has(key))
    .map((key) => Number(key.slice(1)));
}

function withoutUnknown(
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
function withoutRepeats(
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

/** For each opening tag where it closes, and the length of the text inside. */
function spansOf(tokens: readonly TaggedToken[]): Map<number, { close: number; length: number }> {
  const spans = new Map<number, { close: number; length: number }>();
  const open: { index: number; at: number }[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "text") at += token.text.length;
    else if (token.kind === "open") open.push({ index, at });
    else if (token.kind === "close") {
      const opened = open.pop();
      if (opened) spans.set(opened.index, { close: index, length: at - opened.at });
    }
  }
  return spans;
}

/** Takes out what left the fixed g it stood in, or came into one, and fixed g without their text. */
function withoutMisplaced(
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

type Range = { start: number; end: number };

/** Where the words of a lost g stand in the translation; null for formatting whose words are not found. */
function rangeFor(
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

function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

function trimmed(target: string): Range | null {
  const start = target.search(/\S/);
  return start < 0 ? null : { start, end: target.trimEnd().length };
}

/** The occurrence of words nearest to a share of the text. Half a word is none. */
function find(target: string, words: string, share: number): Range | null {
  const wanted = words
    .trim()
    .toLowerCase()
    .replace(/[.。]$/, "");
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
  const lower = target.toLowerCase();
  if (lower.length !== target.length) return null;
  let best: Range | null = null;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const range = { start: at, end: at + wanted.length };
    if (!isWordEdge(target, range.start) || !isWordEdge(target, range.end)) continue;
    const wish = share * target.length;
    if (!best || Math.abs(range.start - wish) < Math.abs(best.start - wish)) best = range;
  }
  return best;
}

function isWordEdge(text: string, at: number): boolean {
  const before = text.slice(0, at).at(-1) ?? " ";
  return !(/[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(text.charAt(at)));
}

/** The text range of a g that the translation has. */
function textRange(tokens: readonly TaggedToken[], id: number): Range | null {
  let at = 0;
  let start = -1;
  for (const token of tokens) {
    if (token.kind === "text") at += token.text.length;
    else if (token.kind === "x") at++;
    else if (token.id === id && token.kind === "open") start = at;
    else if (token.id === id && start >= 0) return { start, end: at };
  }
  return null;
}

/** At least one whole word about the same share of the text. */
function proportional(target: string, from: number, to: number): Range | null {
  const words = Array.from(
    target.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu),
  );
  if (words.length === 0) return null;
  const first = Math.min(words.length - 1, Math.floor(from * words.length));
  const last = Math.max(first, Math.min(words.length - 1, Math.round(to * words.length) - 1));
  const start = words[first]?.index ?? 0;
  const end = (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0);
  return { start, end };
}

/** Tokens with a boundary at a text offset, and the first index at that offset. */
function splitAt(
  tokens: readonly TaggedToken[],
  offset: number,
): { tokens: TaggedToken[]; first: number; last: number } {
  const split: TaggedToken[] = [];
  let at = 0;
  let first = -1;
  let last = -1;
  const note = (): void => {
    if (at !== offset) return;
    if (first < 0) first = split.length;
    last = split.length;
  };
  for (const token of tokens) {
    note();
    if (token.kind === "text" && at < offset && at + token.text.length > offset) {
      const cut = offset - at;
      split.push({ kind: "text", text: token.text.slice(0, cut) });
      at = offset;
      note();
      split.push({ kind: "text", text: token.text.slice(cut) });
      at += token.text.length - cut;
    } else {
      split.push(token);
      at += token.kind === "text" ? token.text.length : token.kind === "x" ? 1 : 0;
    }
  }
  note();
  return { tokens: split, first: Math.max(0, first), last: Math.max(0, last) };
}

/** Puts a g around a range of text, widened until it crosses no other tag. */
function wrap(tokens: readonly TaggedToken[], range: Range, id: number): TaggedToken[] | null {
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

/** Puts an x where the words and marks around it are, or else at the same share of the text. */
function insertObject(
  source: readonly TaggedToken[],
  tokens: readonly TaggedToken[],
  place: SourcePlace,
  fixed: FixedTags,
): TaggedToken[] {
  const around = tagPlaces(source, fixed).get(`x${place.id}`)?.around ?? 0;
  const bounds = around === 0 ? null : textRange(tokens, around);
  const target = plainText(tokens);
  let offset = offsetFor(place, target);
  if (bounds) offset = Math.min(bounds.end, Math.max(bounds.start, offset));
  let { tokens: split, first, last } = splitAt(tokens, offset);
  const home = enclosing(
    source,
    source.findIndex((t) => t.kind === "x" && t.id === place.id),
  );
  let index = -1;
  let best = Number.POSITIVE_INFINITY;
  for (let spot = first; spot <= last; spot++) {
    if (fixedAround(split, spot, fixed) !== around) continue;
    const there = enclosing(split, spot);
    const strangers = [...home, ...there].filter((id) => !(home.has(id) && there.has(id))).length;
    if (strangers < best) [index, best] = [spot, strangers];
  }
  if (index < 0) {
    // Inside a link that it must not enter: behind it.
    index = first;
    while (index < split.length && fixedAround(split, index, fixed) !== around) index++;
  }
  const free = spacesAround(place);
  const before = free.before && /[\p{L}\p{N}]$/u.test(textBefore(split, index)) ? " " : "";
  const after = free.after && /^[\p{L}\p{N}]/u.test(textAfter(split, index)) ? " " : "";
  split = [
    ...split.slice(0, index),
    { kind: "text", text: before },
    { kind: "x", id: place.id },
    { kind: "text", text: after },
    ...split.slice(index),
  ];
  return joinTexts(split);
}

/** The ids of all g around a place between two tokens. */
function enclosing(tokens: readonly TaggedToken[], index: number): Set<number> {
  const open: number[] = [];
  for (const token of tokens.slice(0, Math.max(0, index))) {
    if (token.kind === "open") open.push(token.id);
    else if (token.kind === "close") open.pop();
  }
  return new Set(open);
}

function fixedAround(tokens: readonly TaggedToken[], index: number, fixed: FixedTags): number {
  const open: number[] = [];
  for (const token of tokens.slice(0, index)) {
    if (token.kind === "open" && fixed.has(token.id)) open.push(token.id);
    else if (token.kind === "close" && fixed.has(token.id)) open.pop();
  }
  return open.at(-1) ?? 0;
}

function textBefore(tokens: readonly TaggedToken[], index: number): string {
  return plainText(tokens.slice(0, index));
}

function textAfter(tokens: readonly TaggedToken[], index: number): string {
  return plainText(tokens.slice(index));
}

/**
 * Where an x needs a space: an equation between words has two, a note's number behind a word has
 * none before it. Between Chinese characters there is no telling, and an equation is likelier.
 */
function spacesAround({ text, start, end }: SourcePlace): { before: boolean; after: boolean } {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isInHan = /\p{Script=Han}$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);
  return { before: isInHan || /\s$/.test(before), after: isInHan || /^\s/.test(after) };
}

const sentenceEnd = /[.!?。！？]/;
const clauseEnd = /[,;:，；：、]/;

/**
 * The offset in a translation that stands for a place in its source: beside the same number or
 * name, at a mark of the same kind, or else behind the word at the same share of the text.
 */
export function offsetFor(
  { text, start, end }: { text: string; start: number; end: number },
  target: string,
): number {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (isBlank(before)) return target.search(/\S/) < 0 ? 0 : target.search(/\S/);
  const finalMarks = /[\s.!?。！？…"”’»]*$/.exec(target)?.[0].length ?? 0;
  if (after.trim() === "") return target.trimEnd().length;
  if (isBlank(after)) return target.length - finalMarks;

  const share = start / text.length;
  const wish = share * target.length;
  const word =
    /([\p{L}\p{N}][\p{L}\p{N}.,'’-]*[\p{L}\p{N}]|[\p{L}\p{N}])[^\p{L}\p{N}\s]?\s?$/u.exec(
      before,
    )?.[1];
  const left = word && isTelling(word) ? find(target, word, share) : null;
  if (left) return left.end;
  const next = /^\s?([\p{L}\p{N}][\p{L}\p{N}.,'’-]*[\p{L}\p{N}]|[\p{L}\p{N}])/u.exec(after)?.[1];
  const right = next && isTelling(next) ? find(target, next, share) : null;
  if (right) return right.start;

  const mark = [sentenceEnd, clauseEnd].find((kind) => kind.test(after.trimStart().charAt(0)));
  const behind = [sentenceEnd, clauseEnd].find((kind) => kind.test(before.trimEnd().slice(-1)));
  const near = target.length * 0.25;
  const spots: number[] = [];
  for (let at = 1; at < target.length; at++) {
    if (mark?.test(target.charAt(at)) && /[\s]/.test(target.charAt(at + 1) || " ")) spots.push(at);
    if (behind?.test(target.charAt(at - 1)) && /\s/.test(target.charAt(at))) spots.push(at);
  }
  const spot = nearest(spots, wish);
  if (spot !== null && Math.abs(spot - wish) <= near) return spot;
  const wordEnds = Array.from(
    target.matchAll(/[\p{L}\p{N}](?![\p{L}\p{N}'’-])/gu),
    (m) => m.index + 1,
  );
  return nearest(wordEnds, wish) ?? target.length;
}

/** Words that an English text keeps: numbers, and names or terms in Latin letters. */
function isTelling(word: string): boolean {
  return /\d/.test(word) || (/^\p{Script=Latin}/u.test(word) && word.length >= 4);
}

function nearest(offsets: readonly number[], wish: number): number | null {
  let best: number | null = null;
  for (const offset of offsets) {
    if (best === null || Math.abs(offset - wish) < Math.abs(best - wish)) best = offset;
  }
  return best;
}

/** Leaves out g for formatting that an engine emptied. */
function withoutEmptyFormatting(
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
