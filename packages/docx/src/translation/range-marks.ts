/**
 * Where range marks, deleted text and other things nobody sees go in a translation. One that touched
 * a tag or an edge touches it again; others go to the word at the same share of the text. Those of
 * one bookmark or comment keep their order.
 */
import { firstIndex } from "../sorted.ts";
import { splitsCharacter } from "../writing/edits.ts";
import type { MarkItem, Slice } from "./content.ts";
import type { Formatting } from "./formatting.ts";
import type { TemplateToken } from "./templates.ts";

export type OutlineText = {
  kind: "text";
  text: string;
  formatting: Formatting;
  region: number;
  at: number;
};

/**
 * A translation on one line of numbers: each unit of text takes one, and so does each object and
 * each edge of a wrapper. A region is the id of the wrapper directly around, 0 for none.
 */
export type Outline = {
  entries: (OutlineText | { kind: "slices"; slices: readonly Slice[]; at: number })[];
  tags: Map<
    number,
    { start: number; innerStart: number; innerEnd: number; end: number; region: number }
  >;
  objects: Map<number, { start: number; end: number; region: number }>;
  end: number;
};

export type PlacedMark = { mark: MarkItem; at: number };

/** A mark as it stood in the source: its region, its neighbours, and how much text was before it. */
type Standing = {
  mark: MarkItem;
  region: number;
  before: TemplateToken | null;
  after: TemplateToken | null;
  textBefore: number;
};

/** @returns the marks in the order in which they are written */
export function placeMarks(tokens: readonly TemplateToken[], outline: Outline): PlacedMark[] {
  const { standings, lengths } = findStandings(tokens);
  if (standings.length === 0) return [];
  const regions = textsByRegion(outline);
  const reached = new Map<string, number>();
  const placed = standings.map((standing): PlacedMark => {
    const share = standing.textBefore / Math.max(1, lengths.get(standing.region) ?? 0);
    let at = touching(standing, outline) ?? atShare(standing, share, regions, outline);
    for (const key of standing.mark.keys) at = Math.max(at, reached.get(key) ?? 0);
    for (const key of standing.mark.keys) reached.set(key, at);
    return { mark: standing.mark, at };
  });
  return placed.sort((a, b) => a.at - b.at);
}

function findStandings(tokens: readonly TemplateToken[]): {
  standings: Standing[];
  /** Length of the text directly in each region. */
  lengths: Map<number, number>;
} {
  const standings: Standing[] = [];
  const lengths = new Map<number, number>();
  const regions = [0];
  let before: TemplateToken | null = null;
  let waiting: Standing[] = [];
  for (const token of tokens) {
    const region = regions.at(-1) ?? 0;
    if (token.kind === "mark") {
      const textBefore = lengths.get(region) ?? 0;
      const standing = { mark: token.mark, region, before, after: null, textBefore };
      standings.push(standing);
      waiting.push(standing);
      continue;
    }
    for (const standing of waiting) standing.after = token;
    waiting = [];
    before = token;
    if (token.kind === "text") lengths.set(region, (lengths.get(region) ?? 0) + token.text.length);
    else if (token.kind === "open" && token.isContainer) regions.push(token.id);
    else if (token.kind === "close" && token.isContainer) regions.pop();
  }
  return { standings, lengths };
}

/** The place beside the same neighbour, if it still stands in the same wrapper. */
function touching({ mark, region, before, after }: Standing, outline: Outline): number | null {
  if (before === null) return 0;
  if (after === null) return outline.end;
  const behind = edge(before, "behind", region, outline);
  const ahead = edge(after, "ahead", region, outline);
  return mark.side === "start" ? (ahead ?? behind) : (behind ?? ahead);
}

/** Where a neighbour ends (for what stands behind it) or begins. */
function edge(
  token: TemplateToken,
  side: "behind" | "ahead",
  region: number,
  outline: Outline,
): number | null {
  if (token.kind === "x") {
    const place = outline.objects.get(token.id);
    if (place?.region !== region) return null;
    return side === "behind" ? place.end : place.start;
  }
  if (token.kind !== "open" && token.kind !== "close") return null;
  const place = outline.tags.get(token.id);
  if (!place) return null;
  const isEdgeOfRegion = token.isContainer && token.id === region;
  if (isEdgeOfRegion) return side === "behind" ? place.innerStart : place.innerEnd;
  if (place.region !== region) return null;
  return token.kind === "open" ? place.start : place.end;
}

/** The text directly in one wrapper, with how much of it stands before each stretch. */
type RegionText = { texts: OutlineText[]; before: number[]; length: number };

function textsByRegion(outline: Outline): Map<number, RegionText> {
  const regions = new Map<number, RegionText>();
  for (const entry of outline.entries) {
    if (entry.kind !== "text") continue;
    let region = regions.get(entry.region);
    if (!region) {
      region = { texts: [], before: [], length: 0 };
      regions.set(entry.region, region);
    }
    region.texts.push(entry);
    region.before.push(region.length);
    region.length += entry.text.length;
  }
  return regions;
}

/** The edge of a word at that share of the region's text. */
function atShare(
  { mark, region }: Standing,
  share: number,
  regions: ReadonlyMap<number, RegionText>,
  outline: Outline,
): number {
  const inside = regions.get(region);
  if (!inside) return outline.tags.get(region)?.innerStart ?? 0;
  const wanted = Math.round(share * inside.length);
  const last = Math.max(0, firstIndex(inside.before, (before) => before > wanted) - 1);
  const { text, at } = inside.texts[last] as OutlineText;
  return at + edgeOfWord(text, wanted - (inside.before[last] as number), mark);
}

/** Longer ones are no words, and a mark may stand in them. */
const LONGEST_WORD = 60;

/** A range takes in the words it cuts, and no white space beyond; other marks go to the nearer edge. */
function edgeOfWord(text: string, near: number, { side, keys }: MarkItem): number {
  const back = walkWord(text, near, -1);
  const ahead = walkWord(text, near, 1);
  if (keys.length === 0) return near - back <= ahead - near ? back : ahead;
  let at = side === "start" ? back : ahead;
  for (let steps = 0; steps < LONGEST_WORD; steps++) {
    const isBeyond = side === "start" ? isBlank(text[at]) : isBlank(text[at - 1]);
    if (!isBeyond) break;
    at += side === "start" ? 1 : -1;
  }
  return at;
}

function walkWord(text: string, near: number, step: 1 | -1): number {
  let at = near;
  for (let steps = 0; steps < LONGEST_WORD && isInWord(text, at); steps++) at += step;
  while (splitsCharacter(text, at)) at += step;
  return at;
}

function isBlank(character: string | undefined): boolean {
  return character === " " || character === "\u00A0";
}

function isInWord(text: string, at: number): boolean {
  return at > 0 && at < text.length && isWord(text[at - 1]) && isWord(text[at]);
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}\p{M}\uD800-\uDFFF]/u.test(character);
}
