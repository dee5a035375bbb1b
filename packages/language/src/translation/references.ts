import type { SourceLanguage } from "./engine.ts";
import { addressesIn } from "./numbers/number-token.ts";

/** A citation mark such as [3, 5–7], and what it says whatever its spaces and strokes. */
export type CitationMark = { start: number; end: number; raw: string; key: string };

const mark = /[[［【〔]\s*(\d{1,4}(?:\s*[,;，；、–—~～-]\s*\d{1,4})*)\s*[\]］】〕]/gu;

/** The numbered citation marks of a text, in reading order. */
export function citationMarks(text: string): CitationMark[] {
  return Array.from(text.matchAll(mark), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    raw: match[0],
    key: (match[1] ?? "")
      .replace(/\s/g, "")
      .replace(/[;，；、]/g, ",")
      .replace(/[–—~～]/g, "-"),
  }));
}

/** The same text, in which citation marks have no digits. */
export function withoutCitationMarks(text: string): string {
  return text.replace(mark, (found) => " ".repeat(found.length));
}

/** A citation mark as English prints it. */
export function markInEnglish({ key }: CitationMark): string {
  return `[${key.replace(/,/g, ", ").replace(/-/g, "–")}]`;
}

/** What one list has more than the other; an entry that stands twice counts twice. */
export function surplus<T>(
  list: readonly T[],
  other: readonly T[],
  keyOf: (entry: T) => string,
): T[] {
  const counts = new Map<string, number>();
  for (const entry of other) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return list.filter((entry) => {
    const left = counts.get(keyOf(entry)) ?? 0;
    counts.set(keyOf(entry), left - 1);
    return left <= 0;
  });
}

/**
 * References of one text that the other does not have: addresses, and authors cited with "et al.".
 * A translation may not lose one, and may not bring one of its own.
 */
export function referencesLost(source: string, translated: string, from: SourceLanguage): string[] {
  const lost = addressesIn(source).filter((address) => !translated.includes(address));
  const folded = fold(translated);
  for (const name of citedAuthors(source)) if (!folded.includes(fold(name))) lost.push(name);
  // A name written in Chinese characters has many spellings in English.
  if (from !== "zh_CN" || !/\p{Script=Han}(?:等|和|与)/u.test(source)) {
    const known = fold(source);
    for (const name of citedAuthors(translated)) if (!known.includes(fold(name))) lost.push(name);
  }
  for (const address of addressesIn(translated)) if (!source.includes(address)) lost.push(address);
  return lost;
}

const cited =
  /(?<!\p{L})(\p{Lu}[\p{Ll}\p{Lu}'’-]+)(?=,?\s?(?:et al\b|y col(?:s\b|\.|aboradores)|e col(?:s\b|\.|aboradores)|and colleagues|等人?[（(,，]))/gu;

function citedAuthors(text: string): string[] {
  return Array.from(text.matchAll(cited), ([, name = ""]) => name).filter((name) => name !== "");
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
