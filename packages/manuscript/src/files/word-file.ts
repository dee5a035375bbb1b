/** Word files as manuscripts. */
import {
  compareParts,
  countWords,
  defaultLimits,
  type Limits,
  openWordDocument,
  readLanguages,
  readObjects,
  readObjectTexts,
  type WordDocument,
  writeTrackedChanges,
} from "@curie/docx";
import type { ManuscriptFile } from "./manuscript-file.ts";

/** What was accepted grows by its tracked changes, and must not be refused for that. */
export const afterWriting = Object.fromEntries(
  Object.entries(defaultLimits).map(([name, limit]) => [name, 2 * limit]),
) as Limits;

/** @throws DocxRefusal when the bytes are no Word file, or one that must not be edited */
export function openWordFile(bytes: Uint8Array): ManuscriptFile {
  return wordFile(openWordDocument(bytes));
}

export function wordFile(document: WordDocument): ManuscriptFile {
  const file: ManuscriptFile = {
    paragraphs: document.paragraphs,
    warnings: document.warnings,
    words: () => countWords(document),
    languages: () => readLanguages(document),
    objects: () => readObjects(document),
    objectTexts: () => readObjectTexts(document),
    write(edits, options) {
      const written = writeTrackedChanges(document, edits, options);
      const isSame = written.applied === 0;
      const edited = isSame ? document : openWordDocument(written.bytes, afterWriting);
      return {
        ...written,
        edited: isSame ? file : wordFile(edited),
        compareParts: () => compareParts(document, edited),
      };
    },
  };
  return file;
}
