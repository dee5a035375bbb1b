/** Writes paragraphs of the older version into the newer one where they stood, as deleted. */
import { endsSection } from "../accepting/elements.ts";
import type { WordDocument } from "../document.ts";
import { paragraphIdentity, withoutIdentity } from "../reading/identity.ts";
import { W } from "../xml/names.ts";
import type { Element } from "../xml/outline.ts";
import { declaresNamespaces, firstBlock, hasText, isChanged, nextBlock } from "./blocks.ts";
import { type Stamp, vocabularyAt } from "./marks.ts";
import type { Compared, Marks, Structure } from "./plan.ts";
import { propertiesOf, removedParagraph } from "./removed-paragraph.ts";

export function writeRemoved(
  { older, newer, pairs }: Compared,
  removed: readonly number[],
  { marks, ends }: { marks: Marks; ends: ReadonlySet<Element> },
  structure: Structure,
  stamp: Stamp,
): void {
  const { outline } = marks;
  const alike = formatsAlike(older, newer);
  const newerOf = new Map(
    pairs.flatMap((pair, id) => (pair === null ? [] : [[pair, id] as const])),
  );
  const elementOf = (id: number) => newer.source.paragraphs[id]?.source.element ?? 0;
  const containerOf = (document: WordDocument, id: number): Element => {
    const located = document.source.paragraphs[id];
    return located ? located.part.outline.parent(located.source.element) : 0;
  };
  const known = identitiesOf(newer, pairs);
  /** Of paragraphs at the end of a container, in their order. */
  const atEnd = new Map<Element, string[]>();
  for (const id of removed) {
    const origin = older.source.paragraphs[id];
    if (!origin) continue;
    const refuse = (): void => {
      if (hasText(older, id)) structure.notMarked.older.push(id);
    };
    if (isChanged(older, id) || endsSection(origin.part.outline, origin.source.element)) {
      refuse();
      continue;
    }
    const container = containerOf(older, id);
    // The nearest neighbours of the same body, cell or content control that are still there.
    const before = nearest(older, id, -1, container, newerOf);
    const behind = nearest(older, id, 1, container, newerOf);
    const previous = before === null ? 0 : elementOf(before);
    const next = behind === null ? 0 : elementOf(behind);
    const parent = outline.parent(previous || next);
    const place = previous
      ? nextBlock(outline, previous)
      : next && outline.parent(next) === parent
        ? firstBlock(outline, parent)
        : 0;
    const declares =
      declaresNamespaces(origin.part.outline, origin.source.element) ||
      [previous, next, place].some((element) => declaresNamespaces(outline, element));
    if ((!previous && !next) || declares) {
      refuse();
      continue;
    }
    const words = vocabularyAt(outline, previous || next);
    const own = paragraphIdentity(origin.part.outline, origin.source.element);
    const options = { alike, keepsIdentity: own === null || !known.has(own) };
    if (place && outline.code(place) !== W.sectPr) {
      const text = removedParagraph(origin, words, stamp, options);
      const start = outline.start(place);
      marks.splices.push({ start, end: start, text });
    } else if (
      previous &&
      !marks.has(previous) &&
      !ends.has(previous) &&
      !isChanged(newer, before ?? -1)
    ) {
      // The mark of the last paragraph of a container cannot go; that of the one before it can.
      const properties = propertiesOf(outline, previous);
      const list = atEnd.get(previous) ?? [];
      list.push(removedParagraph(origin, words, stamp, { ...options, properties }));
      atEnd.set(previous, list);
    } else {
      refuse();
      continue;
    }
    if (hasText(older, id)) structure.removed++;
  }
  if (alike) keepIdentitiesApart({ older, newer, pairs }, removed, marks);
  for (const [previous, list] of atEnd) {
    marks.mark(previous, "del");
    const last = list.length - 1;
    const text = list.map((markup, at) => (at === last ? withoutMark(markup) : markup)).join("");
    const end = outline.end(previous);
    marks.splices.push({ start: end, end, text });
  }
}

/** By what the paragraphs are known that both versions have. */
function identitiesOf(newer: WordDocument, pairs: Compared["pairs"]): Set<string> {
  return new Set(
    pairs.flatMap((pair, id) => {
      const located = newer.source.paragraphs[id];
      const own = located && paragraphIdentity(located.part.outline, located.source.element);
      return pair !== null && own ? [own] : [];
    }),
  );
}

/** A paragraph that moved stands in the file twice: only the one that went keeps what must be unique. */
function keepIdentitiesApart(
  { older, newer, pairs }: Compared,
  removed: readonly number[],
  { outline, splices }: Marks,
): void {
  const taken = new Set(
    removed.flatMap((id) => {
      const origin = older.source.paragraphs[id];
      const own = origin && paragraphIdentity(origin.part.outline, origin.source.element);
      return own ? [own] : [];
    }),
  );
  for (const [id, pair] of pairs.entries()) {
    const located = newer.source.paragraphs[id];
    if (pair !== null || located?.part.outline !== outline) continue;
    const { element } = located.source;
    const own = paragraphIdentity(outline, element);
    if (!own || !taken.has(own) || outline.closesItself(element)) continue;
    const [start, end] = [outline.start(element), outline.openEnd(element)];
    splices.push({ start, end, text: withoutIdentity(outline.tag(element)) });
  }
}

/** The last of them keeps the mark that ends the container. */
function withoutMark(markup: string): string {
  return markup.replace(/<(\w*:?)rPr><\1del [^>]*\/><\/\1rPr>(?=<\/\1pPr>)/, "");
}

function nearest(
  older: WordDocument,
  id: number,
  step: 1 | -1,
  container: Element,
  newerOf: ReadonlyMap<number, number>,
): number | null {
  for (let at = id + step; older.paragraphs[at]; at += step) {
    const located = older.source.paragraphs[at];
    if (located?.source.story !== "body") continue;
    const found = newerOf.get(at);
    if (located.part.outline.parent(located.source.element) !== container) continue;
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether the same prefixes and styles stand behind both, so that formatting may be copied. */
function formatsAlike(older: WordDocument, newer: WordDocument): boolean {
  const [one, other] = [older.source.parts[0], newer.source.parts[0]];
  if (!one || !other || one.outline.tag(1) !== other.outline.tag(1)) return false;
  const entries = new Map(newer.source.archive.entries.map((entry) => [entry.name, entry]));
  return older.source.archive.entries
    .filter(({ name }) => /(?:styles|numbering)\.xml$/.test(name))
    .every(({ name, crc, size }) => {
      const counterpart = entries.get(name);
      return counterpart?.crc === crc && counterpart.size === size;
    });
}
