/** Where a lost x belongs, and how it is put there. */
import {
  type FixedTags,
  joinTexts,
  plainText,
  type TaggedToken,
  tagPlaces,
} from "@curie/tagged-text";
import type { SourcePlace } from "./source-places.ts";
import { splitAt, textRange } from "./tokens.ts";
import { find, isBlank } from "./words.ts";

/** Puts an x where the words and marks around it are, or else at the same share of the text. */
export function insertObject(
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
