/** Whether every citation has its entry, and every entry is cited. */
import type { Found } from "../found.ts";
import type { CheckedParagraph } from "../model.ts";
import {
  type AuthorYearCitation,
  isBy,
  isMentioned,
  means,
  readAuthorYear,
  searchable,
} from "./author-year.ts";
import type { Entry, ReferenceList } from "./entries.ts";
import { fold } from "./names.ts";
import {
  type NumberedCitation,
  type NumberStyle,
  possibleNumbers,
  readNumbered,
} from "./numbered.ts";

/** Of fewer entries one cannot tell by counting in which way they are cited. */
const shortestList = 3;

export function checkCitations(
  citing: readonly CheckedParagraph[],
  { entries, isNumbered }: ReferenceList,
): Found[] {
  const byYear = citing.flatMap(readAuthorYear);
  const numbered = bestNumbered(
    citing,
    Math.max(entries.length, ...entries.map(({ number }) => number ?? 0)),
  );
  if (entries.length === 0) return missingList(byYear, numbered);
  if (entries.length < shortestList) {
    return checkShortList(byYear, numbered, { entries, isNumbered }, citing);
  }
  const named = byYear.filter((one) => entries.some((entry) => means(one, entry))).length;
  const enough = Math.max(2, Math.min(5, entries.length * 0.25));
  const isByNumber = numbered.known >= enough && (numbered.known > named || isNumbered);
  if (isByNumber && numbered.known * 2 >= named) return checkNumbered(numbered, byYear, entries);
  if (named >= enough) return checkAuthorYear(byYear, entries, citing);
  return [];
}

/** A list of one or two: the entries themselves say how they are cited, and only what is sure is told. */
function checkShortList(
  byYear: readonly AuthorYearCitation[],
  numbered: Numbered,
  { entries, isNumbered }: ReferenceList,
  citing: readonly CheckedParagraph[],
): Found[] {
  const sure = byYear.filter(({ isSure }) => isSure);
  if (isNumbered) {
    return numbered.known > 0 && sure.length === 0 ? checkNumbered(numbered, byYear, entries) : [];
  }
  const isNamed = entries.every(({ years, first }) => years.length > 0 && first.length > 0);
  if (!isNamed || sure.length === 0 || numbered.known > 0) return [];
  return checkAuthorYear(sure, entries, citing);
}

function missingList(byYear: readonly AuthorYearCitation[], numbered: Numbered): Found[] {
  const sure = byYear.filter(({ isSure }) => isSure);
  const least = 5;
  const isByYear = sure.length >= least;
  if (!isByYear && numbered.citations.length < least) return [];
  const first = isByYear ? sure[0] : numbered.citations[0];
  const count = isByYear ? sure.length : numbered.citations.length;
  return [
    {
      code: "reference-list-missing",
      params: { count },
      severity: "error",
      place: first?.place ?? null,
      about: "list",
    },
  ];
}

// --- by number

type Numbered = {
  citations: readonly NumberedCitation[];
  known: number;
  possible: ReadonlySet<number>;
};

/** The way of citing by number that reaches the most entries. */
function bestNumbered(citing: readonly CheckedParagraph[], highest: number): Numbered {
  const styles: readonly NumberStyle[] = ["square", "raised", "round"];
  let best: Numbered = { citations: [], known: 0, possible: new Set() };
  for (const style of styles) {
    const citations = citing.flatMap((one) => readNumbered(one, style));
    const numbers = new Set(
      citations.flatMap((one) => one.numbers).filter((one) => one <= highest),
    );
    // Rounds are put around much else: only where they reach nearly the whole list.
    const isLikely = style === "square" || numbers.size >= highest * 0.6;
    const size = highest === 0 ? 0 : numbers.size;
    if (isLikely && (size > best.known || (highest === 0 && style === "square"))) {
      const possible = new Set(citing.flatMap((one) => possibleNumbers(one, style)));
      best = { citations, known: size, possible };
    }
  }
  return best;
}

function checkNumbered(
  { citations, possible }: Numbered,
  byYear: readonly AuthorYearCitation[],
  entries: readonly Entry[],
): Found[] {
  const numberOf = (entry: Entry, index: number): number => entry.number ?? index + 1;
  const numbers = new Set(entries.map(numberOf));
  const highest = Math.max(...numbers);
  const found: Found[] = [];
  const told = new Set<number>();
  for (const { place, text, numbers: cited } of citations) {
    for (const number of cited) {
      if (numbers.has(number) || told.has(number)) continue;
      told.add(number);
      found.push({
        code: "citation-without-entry",
        params: { citation: cited.length > 1 ? `${text} (${number})` : text },
        severity: "error",
        place,
        about: String(number),
      });
    }
  }
  const cited = new Set([...citations.flatMap((one) => one.numbers), ...possible]);
  entries.forEach((entry, index) => {
    const number = numberOf(entry, index);
    if (cited.has(number) || number > highest) return;
    if (byYear.some((one) => means(one, entry))) return;
    found.push(neverCited(entry, `${number}. ${shorten(entry.text)}`));
  });
  return found;
}

// --- by author and year

function checkAuthorYear(
  citations: readonly AuthorYearCitation[],
  entries: readonly Entry[],
  citing: readonly CheckedParagraph[],
): Found[] {
  const found: Found[] = [];
  const told = new Set<string>();
  for (const citation of citations) {
    const { names, year, place, isSure } = citation;
    if (entries.some((entry) => means(citation, entry))) continue;
    const about = `${fold(names.join(" "))} ${year}`;
    // A word with a capital before a year may be anything, unless the list knows the name.
    const isKnownName = entries.some((entry) => isBy(names.slice(0, 1), entry));
    if (told.has(about) || !(isSure || isKnownName)) continue;
    told.add(about);
    found.push({
      code: "citation-without-entry",
      params: { citation: `${shownNames(citation)} ${year}` },
      severity: "error",
      place,
      about,
    });
  }
  const texts = citing.map(({ text }) => searchable(text));
  for (const entry of entries) {
    if (entry.years.length === 0 || isMentioned(entry, texts)) continue;
    if (citations.some((one) => means(one, entry))) continue;
    found.push(neverCited(entry, shorten(entry.text)));
  }
  return found;
}

function shownNames({ names, text }: AuthorYearCitation): string {
  if (/et\.?\s?al/i.test(text)) return `${names[0]} et al.`;
  if (names.length === 2) return `${names[0]} & ${names[1]}`;
  return names.length > 2 ? `${names[0]} et al.` : (names[0] ?? text);
}

function neverCited(entry: Entry, shown: string): Found {
  return {
    code: "entry-never-cited",
    params: { entry: shown },
    severity: "warning",
    place: entry.place,
    about: fold(entry.text).slice(0, 120),
  };
}

export function shorten(text: string): string {
  const clean = text.replace(/\s+/g, " ").trim();
  return clean.length > 70 ? `${clean.slice(0, 67).trimEnd()}…` : clean;
}
