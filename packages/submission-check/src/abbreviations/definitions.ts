/** Where a text says what an abbreviation stands for. */
import type { CheckedParagraph, Place } from "../model.ts";

export type Definition = {
  abbreviation: string;
  /** The words it stands for. */
  meaning: string;
  /** Of the abbreviation. */
  place: Place;
  /** "long form (LF)"; the others are lists and legends: "LF, long form". */
  inText: boolean;
};

/** Letters with at least two capitals, or a capital and a figure; a plural s is no part of it. */
export const abbreviationShape = String.raw`(?:\p{Lu}|\p{Ll}{1,2}(?=\p{Lu}))[\p{L}\d&/-]{0,9}[\p{Lu}\d]`;
const inBrackets = new RegExp(
  String.raw`[(\[](?:(?:hereafter|henceforth|abbreviated|i\.e\.,?|termed|called|or|the)\s(?:as\s)?)?[“"'‘]?(${abbreviationShape})s?[”"'’]?(?:[;,]\s[^()\[\]]{1,120})?[)\]]`,
  "gu",
);
const meaningInBrackets = new RegExp(
  String.raw`(?<![\p{L}\d-])(${abbreviationShape})s?\s\((?:the\s|or\s|i\.e\.,?\s)?([\p{L}][\p{L}\s'’/-]{5,90})(?:[;,][^()]{1,80})?\)`,
  "gu",
);
const glossed = new RegExp(
  String.raw`(?<![\p{L}\d-])(${abbreviationShape})s?(?:\s?=\s?|:\s|,\s|\s[–—-]\s|\t+)([\p{L}][\p{L}\s'’/()-]{4,90}?)(?=[;.,\n\t]|$)`,
  "gu",
);

export function definitionsIn({ id, text }: CheckedParagraph): Definition[] {
  if (!/\p{Lu}[\p{Lu}\d]|\p{Ll}\p{Lu}/u.test(text)) return [];
  const found: Definition[] = [];
  const take = (abbreviation: string, meaning: string, at: number, inText: boolean): void => {
    if (found.some(({ place }) => place.start === at)) return;
    const place = { paragraph: id, start: at, end: at + abbreviation.length };
    found.push({ abbreviation, meaning, place, inText });
  };
  for (const { 0: whole, 1: abbreviation = "", index } of text.matchAll(inBrackets)) {
    if (!isAbbreviation(abbreviation)) continue;
    const at = index + whole.indexOf(abbreviation, 1);
    const meaning = longForm(abbreviation, text.slice(Math.max(0, index - 200), index));
    if (meaning) take(abbreviation, meaning, at, true);
  }
  for (const { 1: abbreviation = "", 2: words = "", index } of text.matchAll(meaningInBrackets)) {
    if (isAbbreviation(abbreviation) && stands(abbreviation, words))
      take(abbreviation, words.trim(), index, true);
  }
  for (const { 1: abbreviation = "", 2: words = "", index } of text.matchAll(glossed)) {
    if (isAbbreviation(abbreviation) && stands(abbreviation, words))
      take(abbreviation, words.trim(), index, false);
  }
  return found.sort((a, b) => a.place.start - b.place.start);
}

export function isAbbreviation(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return (
    text.length >= 2 &&
    text.length <= 10 &&
    capitals >= 2 &&
    !/^[IVXLC]+$/.test(text) &&
    !/^\d/.test(text)
  );
}

/**
 * The words right before an abbreviation that it stands for, or null: its letters stand in them in
 * their order, and the first letter begins the first word (Schwartz and Hearst, 2003).
 */
function longForm(abbreviation: string, before: string): string | null {
  const sentence = before.slice(before.search(/[^.;:()[\]\n]*$/)).trimEnd();
  const letters = abbreviation.replace(/[^\p{L}\d]/gu, "").toLowerCase();
  const text = sentence.toLowerCase();
  let at = text.length - 1;
  for (let index = letters.length - 1; index >= 0; index--) {
    const letter = letters.charAt(index);
    const isFirst = index === 0;
    while (
      at >= 0 &&
      (text.charAt(at) !== letter || (isFirst && /[\p{L}\d]/u.test(text.charAt(at - 1))))
    )
      at--;
    if (at < 0) return null;
    at--;
  }
  const meaning = sentence.slice(at + 1).trim();
  if (meaning.includes(", ")) return null;
  const words = meaning.split(/[\s-]+/).length;
  const most = Math.min(letters.length + 5, letters.length * 2 + 1);
  return words <= most &&
    words >= 1 &&
    meaning.length > abbreviation.length &&
    meaning !== abbreviation
    ? meaning
    : null;
}

/** Whether words could be what an abbreviation stands for: most of its letters begin one. */
export function stands(abbreviation: string, words: string): boolean {
  const letters = abbreviation.replace(/[^\p{L}]/gu, "").toLowerCase();
  const list = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (letters.length < 2 || list.length === 0 || list.length > letters.length * 2 + 2) return false;
  if (list[0]?.charAt(0) !== letters.charAt(0)) return false;
  const long = longForm(letters, words);
  return long !== null && long.length >= words.trim().length * 0.6;
}
