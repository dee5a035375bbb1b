import { DocxRefusal } from "@curie/docx";
import type { Dialect } from "@curie/language/editing";
import { editManuscript } from "@curie/manuscript";
import type { Refusal } from "#features/documents/rules.ts";
import type { TaskInput } from "#platform/cpu.ts";
import { editingEngine } from "#platform/editing-engine.ts";

export type EditInput = { bytes: Uint8Array; dialect: Dialect; date: string };
export type EditOutput =
  | { refused: Refusal }
  | {
      refused: null;
      bytes: Uint8Array;
      words: number;
      changes: number;
      editsLeftOut: number;
      /** Codes of the warnings about the document. */
      warnings: string[];
      engine: string;
    };
export type EditProgress = { done: number; total: number };

/** Edits one manuscript from bytes to bytes, on a worker thread. */
export async function edit({ input, port }: TaskInput<EditInput>): Promise<EditOutput> {
  const engine = editingEngine();
  try {
    const edited = await editManuscript(input.bytes, engine, {
      dialect: input.dialect,
      author: "Curie",
      date: input.date,
      onProgress: (done, total) => port?.postMessage({ done, total } satisfies EditProgress),
    });
    return {
      refused: null,
      bytes: edited.bytes,
      words: edited.words,
      changes: edited.changes,
      editsLeftOut: edited.warnings.filter(({ edit }) => edit !== undefined).length,
      warnings: edited.warnings.filter(({ edit }) => edit === undefined).map(({ code }) => code),
      engine: `${engine.name} ${engine.version}`,
    };
  } catch (error) {
    // Refusals cross the thread as values: an error class would arrive without its code.
    if (error instanceof DocxRefusal) {
      return { refused: { code: error.code, params: { ...error.params } } };
    }
    throw error;
  }
}
