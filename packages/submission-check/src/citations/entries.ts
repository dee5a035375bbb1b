/** The reference list: one entry after the other, with what a citation can name it by. */
import type { CheckedParagraph, Place } from "../model.ts";
import type { Sections } from "../reading/sections.ts";
import { plain } from "./names.ts";

export type Entry = {
  place: Place;
  /** Without its number. */
  text: string;
  /** As written before it, or counted by the program that shows the list; null in lists without. */
  number: number | null;
  /** Of the first author or the organisation, without marks and capitals. */
  first: readonly string[];
  /** Every name and word before the year, likewise. */
  people: readonly string[];
  /** What an organisation is called for short, where the entry says so: UNESCO. */
  acronyms: readonly string[];
  /** With their letters: 2019, 2019a. The first is that of the publication, as far as one can tell. */
  years: readonly string[];
};

export type ReferenceList = {
  entries: readonly Entry[];
  /** Whether the list itself shows numbers. */
  isNumbered: boolean;
};

const explicitNumber =
  /^\s*(?:\[(\d{1,3})\]|\((\d{1,3})\)|(\d{1,3})(?:[.)\]](?!\d)|(?=\s+\p{Lu})| ?\t))\s*/u;
const looksLikeEntry =
  /\b(?:1[6-9]|20)\d\d[a-z]?\b|doi|https?:|in press|forthcoming|n\.d\.|\bISBN\b/i;

export function readEntries(
  paragraphs: readonly CheckedParagraph[],
  { regions }: Sections,
): ReferenceList {
  const listed = paragraphs.filter(
    ({ id, kind, part, inTable, text }) =>
      regions[id] === "references" &&
      part === "body" &&
      !inTable &&
      kind !== "heading" &&
      text.replaceAll("\uFFFC", "").trim().length > 20,
  );
  const lines = listed.flatMap(linesOf);
  const written = lines.filter(({ text }) => explicitNumber.test(text));
  const isExplicit = written.length >= 2 && written.length >= lines.length * 0.6;
  const counted = listed.filter(({ numbered }) => numbered).length;
  const isCounted = !isExplicit && counted >= 2 && counted >= listed.length * 0.8;
  const entries: Entry[] = [];
  let shown = 0;
  let before: Entry | null = null;
  for (const { place, text, numbered } of lines) {
    const number = explicitNumber.exec(text);
    if (isExplicit && !number) continue;
    if (isCounted) {
      if (!numbered) continue;
      shown += 1;
    }
    const own = isExplicit && number ? text.slice(number[0].length) : text;
    if (!looksLikeEntry.test(own) && !(isExplicit || isCounted)) continue;
    const said = isExplicit ? Number(number?.[1] ?? number?.[2] ?? number?.[3]) : null;
    const entry = makeEntry(own, place, said ?? (isCounted ? shown : null), before);
    entries.push(entry);
    before = entry;
  }
  return { entries, isNumbered: isExplicit || isCounted };
}

type Line = { place: Place; text: string; numbered: boolean };

/** Some lists are one paragraph with a line break behind each entry. */
function linesOf({ id, text, numbered }: CheckedParagraph): Line[] {
  const pieces = text.split("\n");
  const isList = pieces.length > 2 && pieces.every((piece) => piece.trim().length > 30);
  if (!isList) return [{ place: { paragraph: id, start: 0, end: text.length }, text, numbered }];
  let start = 0;
  return pieces.map((piece) => {
    const place = { paragraph: id, start, end: start + piece.length };
    start += piece.length + 1;
    return { place, text: piece, numbered };
  });
}

const yearShape = /(?<![\d\p{L}/.-])((?:1[6-9]|20)\d\d)([a-z])?(?![\d\p{L}])/gu;
const sameAuthors = /^\s*[-–—_]{2,}/;

function makeEntry(text: string, place: Place, number: number | null, before: Entry | null): Entry {
  const readable = text.replaceAll("\uFFFC", " ");
  // Years stand in addresses and in the numbers of pages as well, and those come later.
  const found = [
    ...readable
      .replace(/https?:\S+|doi:?\s?\S+/gi, (one) => " ".repeat(one.length))
      .matchAll(yearShape),
  ];
  const years = found.map(([, year = "", letter = ""]) => year + letter);
  if (/\b(?:in press|forthcoming|accepted|in review|submitted)\b/i.test(readable))
    years.push("in press");
  if (/\bn\.\s?d\./i.test(readable)) years.push("n.d.");
  const [firstYear] = found;
  const authors = readable.slice(0, Math.min(firstYear?.index ?? 200, 400));
  if (sameAuthors.test(text) && before) {
    const { first, people, acronyms } = before;
    return { place, text, number, first, people, acronyms, years };
  }
  const acronyms = [...authors.matchAll(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu)].map(([one]) =>
    one.toLowerCase(),
  );
  return {
    place,
    text,
    number,
    first: firstNames(authors),
    people: plain(authors),
    acronyms,
    years,
  };
}

/** What stands before the first sign that parts one author from the next. */
function firstNames(authors: string): string[] {
  const cut = /[,;(]|\s(?:and|&|y|et|und|e)\s|\.\s(?=\p{Lu}\p{Ll}{2,}\s\p{Ll})|:/u.exec(authors);
  const start = authors.slice(0, cut ? cut.index : 80);
  const names = plain(start);
  // "Smith, J." may begin with a title or an initial alone.
  return names.some((name) => name.length > 1) ? names : plain(authors.slice(0, 60));
}
