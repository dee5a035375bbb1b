/**
 * Decides what belongs together in a paragraph: a field with all its runs is one object, a plain
 * link made of a field encloses text, and range marks that an object would drag along leave it.
 */
import type { Span } from "../model.ts";
import type { Field } from "../reading/fields.ts";
import { fieldReason, followField } from "../reading/fields.ts";
import type { Element } from "../xml/outline.ts";
import type {
  Boundary,
  Chunk,
  Container,
  ContentItem,
  Draft,
  MarkItem,
  ObjectItem,
  RangeMark,
  Slice,
  TextItem,
} from "./content.ts";

/** Why a paragraph's text cannot be translated in place. */
export type Obstacle =
  /** A field begins or ends amid its text, in another wrapper or another paragraph. */
  | "field-across-text"
  /** Markup that must not be moved about, or that this package does not know. */
  | "markup";

/** Fields that show nothing: entries of indexes and contents, settings (ECMA-376 §17.16.5). */
export function isSilentField(instruction: string): boolean {
  return /^\s*(XE|TC|TA|RD|SET|PRIVATE)\b/i.test(instruction);
}

/** A complex field by the indexes of its first and last item, and of that with its separate mark. */
type PlacedField = Pick<ObjectItem, "pinned"> & {
  from: number;
  to: number;
  separate: number | null;
  instruction: string;
};

/** @returns the paragraph's content in order, or what is in the way */
export function settle(draft: Draft): ContentItem[] | Obstacle {
  if (draft.isOdd) return "markup";
  const fields = findFields(draft.items);
  const crossing = fields.some(({ from, to }) => {
    for (let index = from; index <= to; index++) {
      if (draft.items[index]?.kind !== "chunk") return true;
    }
    return false;
  });
  if (crossing) return "field-across-text";
  const grouped: (TextItem | Boundary | ObjectItem | Hidden)[] = [];
  let next = 0;
  for (const field of fields) {
    for (const item of draft.items.slice(next, field.from)) grouped.push(settleItem(item));
    for (const item of settleField(draft.items, field)) grouped.push(item);
    next = field.to + 1;
  }
  for (const item of draft.items.slice(next)) grouped.push(settleItem(item));
  return freeMarks(grouped);
}

/** A mark that still knows its range marks one by one. */
type Hidden = { kind: "mark"; slices: readonly Slice[]; marks: readonly RangeMark[] };

/** The outermost fields, in order; two that share a run count as one. */
function findFields(items: Draft["items"]): PlacedField[] {
  const found: PlacedField[] = [];
  const open: Field[] = [];
  /** Of the mark of a field, the index of its item. */
  const places = new Map<Element, number>();
  const add = (field: PlacedField): void => {
    let { from } = field;
    while (found.length > 0 && (found.at(-1) as PlacedField).to >= from) {
      from = Math.min(from, (found.pop() as PlacedField).from);
    }
    found.push({ ...field, from });
  };
  const addWhole = (field: Field, to: number, pinned: PlacedField["pinned"]): void => {
    const from = places.get(field.marks[0] as Element) as number;
    const separate = places.get(field.separate) ?? null;
    add({ from, to, separate, instruction: field.instruction, pinned });
  };
  items.forEach((item, index) => {
    if (item.kind !== "chunk") return;
    for (const part of item.fieldParts) {
      places.set(part.element, index);
      const field = followField(open, part);
      if (field) {
        if (part.kind === "end" && open.length === 0) addWhole(field, index, null);
      } else if (part.kind !== "instruction") {
        add({ from: 0, to: index, separate: 0, instruction: "", pinned: "start" });
      }
    }
  });
  const [endless] = open;
  if (endless) addWhole(endless, items.length - 1, "end");
  return found;
}

function settleItem(item: Draft["items"][number]): TextItem | Boundary | ObjectItem | Hidden {
  if (item.kind !== "chunk") return item;
  const { slices, shows, reason, marks, lockedText } = item;
  if (lockedText && reason === "break") return { kind: "text", ...lockedText };
  return item.isVisible
    ? { kind: "object", slices, shows, reason, marks, pinned: null }
    : { kind: "mark", slices, marks };
}

function settleField(
  items: Draft["items"],
  field: PlacedField,
): (TextItem | Boundary | ObjectItem | Hidden)[] {
  const link = settleLink(items, field);
  if (link) return link;
  const slices: Slice[] = [];
  const marks: RangeMark[] = [];
  let shows = "";
  let isDeleted = true;
  for (const item of items.slice(field.from, field.to + 1)) {
    if (item.kind !== "chunk") continue;
    for (const slice of item.slices) slices.push(slice);
    for (const mark of item.marks) marks.push(mark);
    shows += item.shows;
    isDeleted &&= item.isDeleted;
  }
  if (isDeleted || isSilentField(field.instruction)) return [{ kind: "mark", slices, marks }];
  const reason = fieldReason(field.instruction);
  return [{ kind: "object", slices, shows, reason, marks, pinned: field.pinned }];
}

/** Text that is an address says the same in every language. */
const address = /:\/\/|www\.|@|^\s*(doi|10\.\d{4})/i;

/**
 * A HYPERLINK field (ECMA-376 §17.16.5.25) around plain text is a link like any other. Its
 * instruction goes before the text, its end behind it, and nothing else may be in either.
 */
function settleLink(
  items: Draft["items"],
  { from, to, separate, instruction, pinned }: PlacedField,
): (TextItem | Boundary | Hidden)[] | null {
  if (!/^\s*HYPERLINK\b/i.test(instruction) || pinned || separate === null) return null;
  if (separate === from || separate === to) return null;
  const isCode = (item: Draft["items"][number]): item is Chunk =>
    item.kind === "chunk" && !item.isVisible && item.marks.length === 0;
  const before = items.slice(from, separate + 1).filter(isCode);
  const after = items.slice(to, to + 1).filter(isCode);
  if (before.length !== separate + 1 - from || after.length !== 1) return null;
  const inside: (TextItem | Hidden)[] = [];
  let shown = "";
  for (const item of items.slice(separate + 1, to)) {
    if (item.kind !== "chunk" || item.fieldParts.length > 0) return null;
    if (item.lockedText) {
      inside.push({ kind: "text", ...item.lockedText });
      shown += item.lockedText.text;
    } else if (item.isVisible) {
      return null;
    } else {
      inside.push({ kind: "mark", slices: item.slices, marks: item.marks });
    }
  }
  if (!/\p{L}/u.test(shown) || address.test(shown)) return null;
  const container: Container = {
    meaning: "link",
    open: before.flatMap(({ slices }) => slices),
    close: after.flatMap(({ slices }) => slices),
  };
  return [{ kind: "open", container }, ...inside, { kind: "close", container }];
}

/**
 * Takes a range mark out of an object when its partner stands elsewhere in the paragraph: the object
 * may move, and the end of a range must not come before its start.
 */
function freeMarks(items: readonly (TextItem | Boundary | ObjectItem | Hidden)[]): ContentItem[] {
  const places = new Map<string, number>();
  items.forEach((item, index) => {
    if (item.kind !== "object" && item.kind !== "mark") return;
    for (const { key } of item.marks) {
      const place = places.get(key);
      places.set(key, place === undefined || place === index ? index : SEVERAL);
    }
  });
  const output: ContentItem[] = [];
  for (const item of items) {
    if (item.kind === "mark") {
      const keys = item.marks.map(({ key }) => key);
      const isStart = item.marks[0]?.side === "start";
      output.push({ kind: "mark", slices: item.slices, keys, side: isStart ? "start" : "end" });
    } else if (item.kind === "object") {
      const loose = item.marks.filter(
        ({ key, side }) => side !== "reference" && places.get(key) === SEVERAL,
      );
      for (const mark of loose) if (mark.side === "start") output.push(freed(mark));
      output.push({ ...item, slices: loose.reduce(without, item.slices) });
      for (const mark of loose) if (mark.side === "end") output.push(freed(mark));
    } else {
      output.push(item);
    }
  }
  return output;
}

/** In place of an item's index: a key that stands in more than one item. */
const SEVERAL = -1;

function freed({ start, end, key, side }: RangeMark): MarkItem {
  return {
    kind: "mark",
    slices: [{ start, end }],
    keys: [key],
    side: side === "start" ? "start" : "end",
  };
}

function without(slices: readonly Slice[], cut: Span): readonly Slice[] {
  return slices.flatMap((slice) => {
    if (typeof slice === "string" || cut.start < slice.start || cut.end > slice.end) return [slice];
    return [
      { start: slice.start, end: cut.start },
      { start: cut.end, end: slice.end },
    ];
  });
}
