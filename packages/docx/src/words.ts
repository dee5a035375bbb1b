import type { WordDocument } from "./document.ts";

/** Scripts written without spaces, in which a word counter counts characters: Chinese, Japanese. */
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC]/gu;

/** Full-width punctuation parts words but is none. */
const widePunctuation =
  /[\u3000-\u3003\u3008-\u3020\u30FB\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/g;

/**
 * Words of a text as word processors count them: what stands between spaces, and every Chinese or
 * Japanese character as one.
 */
export function countWordsIn(text: string): number {
  let characters = 0;
  const rest = text
    .replace(/[\uFFFC\u00AD]/g, "")
    .replace(ideograph, () => {
      characters++;
      return " ";
    })
    .replace(widePunctuation, " ");
  return characters + (rest.match(/[^\s\u200B]+/g)?.length ?? 0);
}

/**
 * The word count of a document: body, tables, text boxes (once, although files hold them twice),
 * footnotes and endnotes; field results but not field codes; tracked insertions but not deletions;
 * not headers and footers, not hidden text.
 */
export function countWords(document: WordDocument): number {
  let words = 0;
  for (const { part, source } of document.source.paragraphs) {
    if (part.kind !== "header" && part.kind !== "footer") words += countWordsIn(source.text);
  }
  return words;
}
