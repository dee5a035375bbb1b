/** Citations by number: [1], [2–5, 7], (3), or raised. */
import type { CheckedParagraph, Place } from "../model.ts";

export type NumberedCitation = { place: Place; text: string; numbers: readonly number[] };
export type NumberStyle = "square" | "round" | "raised";

const list = String.raw`\d{1,3}(?:\s?[,;]\s?\d{1,3}|\s?[-–—−]\s?\d{1,3}){0,60}`;
const square = new RegExp(
  String.raw`\[\s?(?:see |e\.g\.,? |cf\.? |reviewed in )?(?:refs?\.? )?(${list})(?:,\s?(?:pp?\.|chap|sec|Fig|Table)[^[\]]{1,20})?\s?\]`,
  "giu",
);
const joined = /\[(\d{1,3})\]\s?[-–—]\s?\[(\d{1,3})\]/g;
const round = new RegExp(String.raw`(?<=[\p{L}\p{M}.,)”"’%]\s?)\((${list})\)`, "gu");
/** Before a bracket that holds numbers and no citation. */
const interval =
  /(?:\bCI|CrI|interval|range|between|IQR|median|mean|[=∈≈:×<>±]|\bin|\bfrom|\bto|\d|%|vector|matrix|\bset|array)\s?,?$/i;
const widest = 60;

/**
 * Every number that may be a citation, however unlikely its place: behind a year, among figures. An
 * entry with such a number is not told to be uncited.
 */
export function possibleNumbers({ text, raised }: CheckedParagraph, style: NumberStyle): number[] {
  if (style === "raised") {
    return raised.flatMap(({ start, end }) => numbersOf(text.slice(start, end)));
  }
  const shape = style === "square" ? /\[([^[\]]{1,200})\]/g : /\(([^()]{1,200})\)/g;
  return [...text.matchAll(shape)].flatMap(([, inside = ""]) => numbersOf(inside));
}

export function readNumbered(paragraph: CheckedParagraph, style: NumberStyle): NumberedCitation[] {
  const { id, text } = paragraph;
  const found: NumberedCitation[] = [];
  const take = (start: number, shown: string, numbers: number[]): void => {
    if (numbers.length === 0) return;
    found.push({
      place: { paragraph: id, start, end: start + shown.length },
      text: shown,
      numbers,
    });
  };
  if (style === "raised") {
    for (const { start, end } of paragraph.raised) {
      const shown = text.slice(start, end);
      if (
        /^[\s,.]*\d{1,3}(?:\s?[,;–—−-]\s?\d{1,3})*[\s,.]*$/.test(shown) &&
        mayBeRaised(text, start)
      ) {
        const lead = shown.search(/\d/);
        take(start + lead, shown.slice(lead).trimEnd(), numbersOf(shown));
      }
    }
    return found;
  }
  if (style === "square") {
    for (const { 0: shown, 1: from, 2: to, index } of text.matchAll(joined)) {
      take(index, shown, between(Number(from), Number(to)));
    }
  }
  for (const { 0: shown, 1: inside = "", index } of text.matchAll(
    style === "square" ? square : round,
  )) {
    const numbers = numbersOf(inside);
    if (/[,;–—−-]/.test(inside) && interval.test(text.slice(Math.max(0, index - 12), index)))
      continue;
    if (numbers.includes(0)) continue;
    take(index, shown, numbers);
  }
  return found.sort((a, b) => a.place.start - b.place.start);
}

/** Exponents, isotopes and the marks of units are raised as well. */
function mayBeRaised(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start).trimEnd();
  if (/[.,;:)\]”"’'»?!]$/.test(before)) return !/\d[.,]$/.test(before);
  const word = /[\p{L}\p{M}-]+$/u.exec(before)?.[0] ?? "";
  return (
    word.length >= 4 ||
    (word.length === 3 &&
      !/^(?:mol|min|log|sec|ppm|cos|sin|tan|Chi|chi|rad|bar|cal|day)$/.test(word))
  );
}

function numbersOf(inside: string): number[] {
  return inside.split(/[,;]/).flatMap((piece) => {
    const [from, to] = (piece.match(/\d{1,3}/g) ?? []).map(Number);
    if (from === undefined) return [];
    return to === undefined ? [from] : between(from, to);
  });
}

function between(from: number, to: number): number[] {
  if (to < from || to - from > widest) return [from, to];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
