import type { EditableParagraph } from "./edit.ts";
import type { Lexicon } from "./spelling/lexicon.ts";
import type { Word } from "./tokens.ts";

const number = "(?:\\d+\\.?\\s+|[IVX]+\\.\\s+)?";
const referencesHeading = new RegExp(
  `^\\s*${number}(?:references|reference list|references and notes|bibliography|literature cited|works cited|literature)\\s*[:.]?\\s*$`,
  "i",
);
const laterHeading = new RegExp(
  `^\\s*${number}(?:appendi(?:x|ces)\\b|supplement|supporting information|(?:figure|table) (?:legends?|captions?)|figures?\\s*$|tables?\\s*$|acknowledge?ments?|author contributions?|funding|abbreviations|conflicts? of interest)`,
  "i",
);

/** "Smith J, Lee K (2010) Title. J Exp Biol 12: 34–56." in any of the usual styles. */
function isReferenceEntry(text: string): boolean {
  if (text.length > 700 || !/\b(?:1[6-9]|20)\d\d\b/.test(text)) return false;
  const authors =
    /^\s*(?:\[?\d+[\].)]?\s+)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?,?\s+(?:\p{Lu}\.?[\s-]?){1,3}(?:,|;|\.|\s*\(|\s+and\b|\s*&)/u;
  const pages = /\b\d+\s*(?:\(\d+\))?\s*[:,]\s*(?:pp?\.\s*)?[a-z]?\d+|\bdoi\b|10\.\d{4,}\//iu;
  return authors.test(text) && pages.test(text);
}

/**
 * Which paragraphs may be edited at all: those the reader says are editable, outside a reference
 * list. A list begins at a heading such as "References" and ends at the next known heading; single
 * entries are known by their shape, because some manuscripts have no heading.
 */
export function editableParagraphs(paragraphs: readonly EditableParagraph[]): boolean[] {
  let inReferences = false;
  return paragraphs.map(({ text, editable }) => {
    if (referencesHeading.test(text)) inReferences = true;
    else if (inReferences && text.length < 80 && laterHeading.test(text)) inReferences = false;
    return editable && !inReferences && /\p{L}/u.test(text) && !isReferenceEntry(text);
  });
}

const otherScript = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Whether a paragraph is in another language: most of its words are in no English dictionary, or
 * most of its letters are of another script.
 */
export function isForeign(words: readonly Word[], lexicon: Lexicon): boolean {
  let plain = 0;
  let unknown = 0;
  let letters = 0;
  let otherLetters = 0;
  for (const { text } of words) {
    letters += text.length;
    if (otherScript.test(text)) otherLetters += text.length;
    if (!/^\p{L}\p{Ll}{3,}$/u.test(text)) continue;
    plain++;
    if (!lexicon.knows(text)) unknown++;
  }
  return otherLetters * 2 > letters || (unknown > 4 && unknown > plain * 0.35);
}
