/** Tagged text as a row of pieces, and back: what the draft engines have in common. */
import { readTagged, writeTagged as writeTokens } from "@curie/tagged-text";

export type Piece =
  | { kind: "text"; text: string; formatting: readonly string[] }
  | { kind: "object"; tag: string; formatting: readonly string[] };

/** Splits tagged text; `formatting` holds the ids of the `g` around a piece, the outermost first. */
export function piecesOf(segment: string): Piece[] {
  const pieces: Piece[] = [];
  let formatting: readonly string[] = [];
  for (const token of readTagged(segment)) {
    if (token.kind === "text") pieces.push({ kind: "text", text: token.text, formatting });
    else if (token.kind === "open") formatting = [...formatting, String(token.id)];
    else if (token.kind === "close") formatting = formatting.slice(0, -1);
    else pieces.push({ kind: "object", tag: writeTokens([token]), formatting });
  }
  return pieces;
}

/** A word or an object in its final place. */
export type Placed = {
  /** Escaped text, or the tag of an object. */
  content: string;
  /** Whether a space stands before it. */
  spaced: boolean;
  formatting: readonly string[];
  /** Where the word it comes from stands in the source; without it, what stands before counts. */
  position?: number;
};

/** A word of the source, with what must not get lost when English has no word for it. */
export type SourcePlace = {
  formatting: readonly string[];
  objects: readonly Placed[];
};

/**
 * Puts back what rules lost together with a word: an object goes behind the English of the words
 * before it, a formatted stretch onto the word that stands nearest.
 */
export function withLost(placed: readonly Placed[], source: readonly SourcePlace[]): Placed[] {
  const result = [...placed];
  const present = new Set(result.map(({ content }) => content));
  source.forEach(({ objects }, position) => {
    for (const object of objects) {
      if (present.has(object.content)) continue;
      const before = result.findLastIndex((one) => (one.position ?? Infinity) <= position);
      result.splice(before + 1, 0, { ...object, spaced: false, position });
    }
  });
  const shown = new Set(result.flatMap(({ formatting }) => formatting));
  source.forEach(({ formatting }, position) => {
    for (const id of formatting) {
      if (shown.has(id)) continue;
      const nearest = nearestTo(position, result);
      const host = result[nearest];
      if (!host) continue;
      result[nearest] = { ...host, formatting: [...host.formatting, id] };
      shown.add(id);
    }
  });
  return result;
}

/** Objects take a look only where there is no word at all. */
const farOff = 1_000_000;

function nearestTo(position: number, placed: readonly Placed[]): number {
  let nearest = -1;
  let least = Infinity;
  placed.forEach((one, index) => {
    const isObject = one.content.startsWith("<x");
    const distance = Math.abs((one.position ?? Infinity) - position) + (isObject ? farOff : 0);
    if (distance < least) {
      least = distance;
      nearest = index;
    }
  });
  return nearest;
}

type Stretch = { id: string; from: number; to: number };

/**
 * Writes words in their new order. Translation may have torn a formatted stretch apart: it is then
 * closed over gaps of a few words, or kept where most of it stands, because a `g` may occur once.
 */
export function writeTagged(placed: readonly Placed[]): string {
  const stretches = nestedStretches(placed);
  const opening = new Map<number, Stretch[]>();
  const closing = new Map<number, Stretch[]>();
  for (const stretch of stretches) {
    opening.set(stretch.from, [...(opening.get(stretch.from) ?? []), stretch]);
    closing.set(stretch.to, [stretch, ...(closing.get(stretch.to) ?? [])]);
  }
  let text = "";
  placed.forEach(({ content, spaced }, index) => {
    if (spaced && index > 0) text += " ";
    for (const { id } of opening.get(index) ?? []) text += `<g id="${id}">`;
    text += content;
    text += "</g>".repeat((closing.get(index) ?? []).length);
  });
  return text;
}

const closedGap = 3;

/** One stretch for each id, soundly nested, outer ones first. */
function nestedStretches(placed: readonly Placed[]): Stretch[] {
  type Look = {
    depth: number;
    parent: string | undefined;
    ancestors: readonly string[];
    at: number[];
  };
  const depths = new Map<string, Look>();
  placed.forEach(({ formatting }, index) => {
    formatting.forEach((id, depth) => {
      const known = depths.get(id);
      if (known) known.at.push(index);
      else {
        const ancestors = formatting.slice(0, depth);
        depths.set(id, { depth, parent: ancestors.at(-1), ancestors, at: [index] });
      }
    });
  });
  const accepted = new Map<string, Stretch>();
  const byDepth = [...depths].sort(([, one], [, other]) => one.depth - other.depth);
  for (const [id, { parent, at }] of byDepth) {
    const outer = parent === undefined ? undefined : accepted.get(parent);
    const siblings = [...accepted.values()].filter(
      (stretch) => depths.get(stretch.id)?.parent === parent,
    );
    const isFree = (index: number) =>
      (!outer || (index >= outer.from && index <= outer.to)) &&
      siblings.every(({ from, to }) => index < from || index > to);
    // A gap is closed only over words that have no other look.
    const ancestors = depths.get(id)?.ancestors ?? [];
    const canClose = (index: number) =>
      isFree(index) &&
      (placed[index]?.formatting.every((other) => ancestors.includes(other) || other === id) ??
        false);
    const stretch = longestStretch(at.filter(isFree), canClose);
    if (stretch) accepted.set(id, { id, ...stretch });
  }
  return [...accepted.values()];
}

function longestStretch(
  at: readonly number[],
  isFree: (index: number) => boolean,
): { from: number; to: number } | undefined {
  let best: { from: number; to: number; count: number } | undefined;
  let current: { from: number; to: number; count: number } | undefined;
  for (const index of at) {
    const last = current?.to ?? Number.NEGATIVE_INFINITY;
    let isJoined = current !== undefined && index - last <= closedGap + 1;
    for (let between = last + 1; isJoined && between < index; between += 1) {
      isJoined = isFree(between);
    }
    current =
      isJoined && current
        ? { ...current, to: index, count: current.count + 1 }
        : { from: index, to: index, count: 1 };
    if (!best || current.count > best.count) best = current;
  }
  return best;
}
