import { DocxRefusal } from "@curie/docx";
import {
  type ManuscriptText,
  readManuscriptText,
  type TranslatedManuscript,
  type TranslatedParagraph,
  type TranslatedText,
  translationSides,
  type WriteOptions,
  writeTranslatedManuscript,
} from "@curie/manuscript";
import type { Refusal } from "#features/documents/rules.ts";
import type { TaskInput } from "#platform/cpu.ts";

export type ReadOutput =
  | { refused: Refusal }
  | {
      refused: null;
      segments: ManuscriptText["segments"];
      words: number;
      /** Codes of the warnings about the document. */
      warnings: string[];
    };
export type WriteInput = {
  bytes: Uint8Array;
  segments: ManuscriptText["segments"];
  english: TranslatedText;
  options: WriteOptions;
};

/** The text of one manuscript, on a worker thread. */
export async function read({ input }: TaskInput<{ bytes: Uint8Array }>): Promise<ReadOutput> {
  try {
    const { segments, words, warnings } = readManuscriptText(input.bytes);
    return { refused: null, segments, words, warnings: warnings.map(({ code }) => code) };
  } catch (error) {
    // Refusals cross the thread as values: an error class would arrive without its code.
    if (error instanceof DocxRefusal) {
      return { refused: { code: error.code, params: { ...error.params } } };
    }
    throw error;
  }
}

/** Both copies of a manuscript, on a worker thread. */
export async function write({ input }: TaskInput<WriteInput>): Promise<TranslatedManuscript> {
  const { bytes, segments, english, options } = input;
  return writeTranslatedManuscript(bytes, segments, english, options);
}

/** Original and translation paragraph by paragraph, on a worker thread. */
export async function sides({
  input,
}: TaskInput<{ original: Uint8Array; translated: Uint8Array }>): Promise<TranslatedParagraph[]> {
  return translationSides(input.original, input.translated);
}
