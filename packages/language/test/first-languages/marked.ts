import { readFileSync } from "node:fs";
import { applyEdits, type Edit, type Span } from "#editing/edit.ts";

/** One error of a sentence: where it stands, how it may read instead, and of what kind it is. */
export type MarkedError = Span & { right: readonly string[]; kind: string };

/** A sentence as its author wrote it, with its errors. */
export type MarkedSentence = { language: string; text: string; errors: readonly MarkedError[] };

const mark = /\{([^{}]*)=>([^{}|]*)\|([a-z-]+)\}( ?)/g;

/** Takes `{wrong=>right~also right|kind}` apart: the text as it was written, and its errors. */
export function markedSentence(language: string, line: string): MarkedSentence {
  const errors: MarkedError[] = [];
  let text = "";
  let position = 0;
  for (const found of line.matchAll(mark)) {
    const [whole, wrong = "", right = "", kind = "", space = ""] = found;
    text += line.slice(position, found.index);
    const start = text.length;
    text += wrong;
    errors.push({ start, end: text.length, right: right.split("~"), kind });
    // Where a word is missing there is one space, and where it was written there are two.
    text += wrong === "" ? "" : space;
    position = found.index + whole.length;
  }
  text += line.slice(position);
  return { language, text: text.charAt(0).toUpperCase() + text.slice(1), errors };
}

/** The sentences of one of the two files beside this one; the README tells them apart. */
export function markedSentences(file: "seen" | "put-away"): MarkedSentence[] {
  const url = new URL(`./${file}.tsv`, import.meta.url);
  const [, ...lines] = readFileSync(url, "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [language = "", sentence = ""] = line.split("\t");
    return markedSentence(language, sentence);
  });
}

/** What became of a sentence: each error mended or not, and the edits that touch no error. */
export type Outcome = { mended: boolean[]; extra: Edit[] };

/** Judges the edits of a sentence place by place; neighbours that were changed as well do not matter. */
export function outcomeOf({ text, errors }: MarkedSentence, edits: readonly Edit[]): Outcome {
  const near = (error: Span, edit: Span) =>
    edit.start <= wordEnd(text, error.end) && edit.end >= wordStart(text, error.start);
  const mended = errors.map((error) => {
    const own = edits.filter((edit) => near(error, edit));
    if (own.length === 0) return false;
    const from = Math.min(wordStart(text, error.start), ...own.map(({ start }) => start));
    const to = Math.max(wordEnd(text, error.end), ...own.map(({ end }) => end));
    const inside = errors.filter(({ start, end }) => start >= from && end <= to);
    const read = plain(changed(text, { start: from, end: to }, own));
    // An error beside this one may be left, or mended in any of its ways.
    const wanted = waysOf(text, { start: from, end: to }, inside, error);
    return wanted.some((way) => plain(way) === read);
  });
  const extra = edits.filter((edit) => !errors.some((error) => near(error, edit)));
  return { mended, extra };
}

function wordStart(text: string, at: number): number {
  // A word that is put in may be hung on the end of the word before.
  return at - (/\S*\s?$/u.exec(text.slice(0, at))?.[0].length ?? 0);
}

function wordEnd(text: string, at: number): number {
  return at + (/^\S*/u.exec(text.slice(at))?.[0].length ?? 0);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s,.;:]+/gu, " ")
    .trim();

function changed(text: string, { start, end }: Span, edits: readonly Edit[]): string {
  const shifted = edits.map((edit) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  return applyEdits(text.slice(start, end), shifted);
}

/** Every way the stretch may read when `error` is mended. */
function waysOf(
  text: string,
  { start, end }: Span,
  inside: readonly MarkedError[],
  error: MarkedError,
): string[] {
  let ways = [""];
  let position = start;
  for (const one of inside) {
    const between = text.slice(position, one.start);
    const own = one === error ? one.right : [text.slice(one.start, one.end), ...one.right];
    // A word put in or taken out leaves its space to whoever compares.
    ways = ways.flatMap((way) => own.map((right) => `${way}${between} ${right} `));
    position = one.end;
  }
  return ways.map((way) => way + text.slice(position, end));
}
