import type { WordDocument } from "./document.ts";
import type { LockedSpan } from "./model.ts";
import { PLACEHOLDER } from "./model.ts";

/**
 * Chinese and Japanese characters, full-width letters and digits among them: a word counter counts
 * each of these.
 */
const countedEach =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u30FC\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu;

const dash = /[\u2013\u2014]/;

/** Parts words but is none: full-width punctuation, and dashes, as in "1990–1995". */
const parting =
  /[\u2013\u2014\u3000-\u3003\u3008-\u3020\u30FB\uFE10-\uFE1F\uFE30-\uFE6B\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/g;

/** Has no width: soft hyphens, zero-width spaces, byte order marks, and objects in the text. */
const unseen = /[\u00AD\u200B\uFEFF\uFFFC]/g;

/** Scripts that put no spaces between words. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** Letters, digits or symbols: what is a word even where it touches a Chinese character. */
const substance = /[\p{L}\p{N}\p{S}]/u;

/** Stands where a counted character stood. */
const TAKEN = "\0";

/**
 * Words of a text as word processors count them: what stands between spaces or dashes, and every
 * Chinese or Japanese character as one; their punctuation not, nor quotation marks between them.
 * Words of Thai, Lao, Khmer and Burmese come from a dictionary.
 */
export function countWordsIn(text: string): number {
  let words = 0;
  const rest = text
    .replace(unseen, "")
    .replace(countedEach, () => {
      words++;
      return TAKEN;
    })
    .replace(unspaced, (stretch) => {
      words += countByDictionary(stretch);
      return TAKEN;
    })
    .replace(parting, (mark) => (dash.test(mark) ? " " : TAKEN));
  for (const token of rest.match(/\S+/g) ?? []) {
    if (!token.includes(TAKEN)) words++;
    else for (const piece of token.split(TAKEN)) if (substance.test(piece)) words++;
  }
  return words;
}

let dictionary: Intl.Segmenter | null = null;

function countByDictionary(text: string): number {
  // Loading it takes time, and few manuscripts need it. The scripts, not the locale, choose the words.
  dictionary ??= new Intl.Segmenter("th", { granularity: "word" });
  let words = 0;
  for (const segment of dictionary.segment(text)) if (segment.isWordLike) words++;
  return words;
}

/**
 * The word count of a document: body, tables, text boxes (once, although files hold them twice),
 * footnotes and endnotes; field results but not field codes; tracked insertions but not deletions;
 * not headers and footers, hidden text, comments, equations or the numbers of lists.
 */
export function countWords(document: WordDocument): number {
  let words = 0;
  for (const { part, source } of document.source.paragraphs) {
    if (part.kind === "header" || part.kind === "footer") continue;
    words += countWordsIn(withSymbols(source.text, source.locked));
  }
  return words;
}

/** A character of a symbol font is part of a word ("α-helix"), unlike other objects. */
function withSymbols(text: string, locked: readonly LockedSpan[]): string {
  if (!text.includes(PLACEHOLDER)) return text;
  let result = "";
  let at = 0;
  for (const { start, end, reason } of locked) {
    if (reason !== "symbol") continue;
    result += text.slice(at, start) + "s".repeat(end - start);
    at = end;
  }
  return result + text.slice(at);
}
