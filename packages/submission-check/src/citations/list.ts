/** What is wrong inside the reference list: entries twice, addresses that lead nowhere. */
import type { Found } from "../found.ts";
import type { CheckedParagraph } from "../model.ts";
import { shorten } from "./check.ts";
import type { Entry, ReferenceList } from "./entries.ts";
import { fold, plain } from "./names.ts";

/** How much of two entries must be the same words. */
const alike = 0.9;

export function checkDoubled({ entries }: ReferenceList): Found[] {
  const found: Found[] = [];
  const read = entries.map((entry) => ({
    entry,
    doi: doiOf(entry.text),
    words: new Set(plain(entry.text.replace(/https?:\S+|doi\S+/gi, ""))),
    figures: figuresOf(entry),
  }));
  read.forEach((one, index) => {
    const twin = read.slice(0, index).find((other) => isTwin(one, other));
    if (!twin) return;
    found.push({
      code: "entry-doubled",
      params: { entry: shorten(one.entry.text), other: shorten(twin.entry.text) },
      severity: "warning",
      place: one.entry.place,
      about: fold(one.entry.text).slice(0, 120),
    });
  });
  return found;
}

type Read = { entry: Entry; doi: string | null; words: ReadonlySet<string>; figures: string };

function isTwin(one: Read, other: Read): boolean {
  if (one.doi !== null && other.doi !== null && one.doi !== other.doi) return false;
  const [a, b] = [one.words, other.words];
  const common = [...a].filter((word) => b.has(word)).length;
  const likeness = (2 * common) / (a.size + b.size);
  if (one.doi !== null && one.doi === other.doi) return likeness > 0.3;
  if (a.size < 6 || b.size < 6) return false;
  // Chapters of one book and yearly reports differ in their figures alone.
  return likeness >= alike && one.figures === other.figures;
}

/** Years and pages without letters: two works of one author in one year have other pages. */
function figuresOf({ text, years }: Entry): string {
  const numbers = text.replace(/https?:\S+|doi\S+/gi, "").match(/\d+/g) ?? [];
  return `${years[0]?.slice(0, 4) ?? ""} ${[...new Set(numbers)].sort().join(" ")}`;
}

const soundDoi = /10\.\d{4,9}\/[^\s"<>]+/;

function doiOf(text: string): string | null {
  return (
    soundDoi
      .exec(text)?.[0]
      .replace(/[.,;)\]]+$/, "")
      .toLowerCase() ?? null
  );
}

/** What announces a DOI, with what stands behind it. */
const announced =
  /(?<![\p{L}\d=&?/])(?:https?:\s?\/\/\s?(?:dx\.\s?)?doi\.\s?org\s?\/?|(?:dx\.)?doi\.org\/|doi\s?:\s?|doi\s(?=10))((?:\s?(?:https?:\/\/)?(?:dx\.)?doi(?:\.org\/|:))?\s?[^\s;,<>\]"”]{0,120})/giu;
const bare = /(?<![\p{L}\d./-])10\.\d{1,9}(?:\s\/|\/\s|\\|\/)\s?[^\s;,<>"”]{0,80}/gu;

export function checkDois(paragraphs: readonly CheckedParagraph[]): Found[] {
  return paragraphs.flatMap(({ id, text }) => {
    if (!/doi|10\.\d/i.test(text)) return [];
    const found: Found[] = [];
    const tell = (shown: string, start: number): void => {
      const doi = shown.trim();
      if (found.some(({ place }) => place && place.start <= start && start < place.end)) return;
      found.push({
        code: "doi-malformed",
        params: { doi: doi.length > 80 ? `${doi.slice(0, 77)}…` : doi },
        severity: "warning",
        place: { paragraph: id, start, end: start + shown.trimEnd().length },
        about: doi.toLowerCase(),
      });
    };
    for (const { 0: shown, 1: behind = "", index } of text.matchAll(announced)) {
      // "doi: https://doi.org/10…" says it twice, and leads there.
      const isSaidTwice = /^doi/i.test(shown);
      const own = behind
        .trim()
        .replace(isSaidTwice ? /^https?:\/\/(?:dx\.)?doi\.org\// : "", "")
        .replace(/[.)]+$/, "");
      if (!isSound(own) && !isNoDoi(own, text.slice(index + shown.length))) tell(shown, index);
    }
    for (const { 0: shown, index } of text.matchAll(bare)) {
      const own = shown.replace(/[.)]+$/, "");
      if (!isSound(own) && /^10\.\d{4,9}/.test(own) && /\p{L}|\d{3}/u.test(own.slice(8)))
        tell(shown, index);
    }
    return found;
  });
}

function isSound(doi: string): boolean {
  return (
    /^10\.\d{4,9}(?:\.\d+)*\/[^\s"<>\uFFFC]+$/.test(doi) &&
    !/doi\.org|^10\.\d+\/\/|[…]|\/$/i.test(doi)
  );
}

/** "DOI: not available", "doi: pending", and where an object or the end of a heading follows. */
function isNoDoi(own: string, behind: string): boolean {
  if (own === "" || own.includes("\uFFFC")) return true;
  return (
    /^(?:n\/?a\b|not|none|pending|tbd|to$|in$|for$|the$|and$|xx|-+$|is$|of$|org|a$|if$|link|number)/i.test(
      own,
    ) && !behind.startsWith("/")
  );
}
