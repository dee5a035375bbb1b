/** What is wrong with a clean copy of a document: it must read like the text as accepted. */
import { isDeepStrictEqual } from "node:util";
import { acceptAll, openWordDocument, readChanges, type WordDocument } from "@curie/docx";

/** Changes that take whole paragraphs away: the copy has fewer of them. */
const structural = new Set(["paragraph-deleted", "row-deleted", "cell-deleted"]);

/** The text of each story that has any, whatever paragraphs it is in. */
function storyTexts(document: WordDocument): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { story, text } of document.paragraphs) {
    if (text !== "") texts[story] = (texts[story] ?? "") + text;
  }
  return texts;
}

const paragraphTexts = (document: WordDocument): string[] =>
  document.paragraphs.map(({ text }) => text);

/** Accepts every change and answers, one sentence each, how the copy differs from what it should be. */
export function cleanCopyDamage(document: WordDocument): string[] {
  const { bytes, warnings } = acceptAll(document);
  const copy = openWordDocument(bytes);
  const damage: string[] = [];
  if (!isDeepStrictEqual(storyTexts(copy), storyTexts(document))) {
    damage.push("the clean copy has another text");
  }
  const keepsParagraphs = !readChanges(document).some(({ kind }) => structural.has(kind));
  if (keepsParagraphs && !isDeepStrictEqual(paragraphTexts(copy), paragraphTexts(document))) {
    damage.push("the clean copy has other paragraphs");
  }
  const left = warnings.length === 0 ? readChanges(copy) : [];
  if (left.length > 0) damage.push(`the clean copy has ${left.length} changes left`);
  return damage;
}
