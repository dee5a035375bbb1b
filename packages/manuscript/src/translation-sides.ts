import { openWordDocument } from "@curie/docx";

/** A paragraph of a manuscript and what became of it. */
export type TranslatedParagraph = {
  original: string;
  /** Null: it stayed as it was. */
  english: string | null;
  /** 1–9 for headings. */
  headingLevel: number | null;
};

/**
 * A manuscript and its translation, paragraph by paragraph in reading order; those without words are left out.
 *
 * @throws DocxRefusal when the bytes are no Word file
 * @throws Error when the second one is no translation of the first: it has other paragraphs
 */
export function translationSides(
  original: Uint8Array,
  translated: Uint8Array,
): TranslatedParagraph[] {
  const [before, after] = [openWordDocument(original), openWordDocument(translated)];
  if (before.paragraphs.length !== after.paragraphs.length) {
    throw new Error("the translation has other paragraphs than its original");
  }
  return before.paragraphs.flatMap(({ text, headingLevel }, index) => {
    const english = after.paragraphs[index]?.text ?? "";
    if (text.trim() === "" && english.trim() === "") return [];
    return [{ original: text, english: english === text ? null : english, headingLevel }];
  });
}
