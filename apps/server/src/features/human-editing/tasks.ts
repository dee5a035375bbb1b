import { DocxRefusal } from "@curie/docx";
import { checkHumanEdit, type HumanEditCheck } from "@curie/manuscript";
import type { Refusal } from "#features/documents/rules.ts";
import type { TaskInput } from "#platform/cpu.ts";

export type CompareInput = { source: Uint8Array; edited: Uint8Array };
export type CompareOutput = { refused: Refusal } | { refused: null; compared: HumanEditCheck };

/** Compares an edited file with the one that was handed out, on a worker thread. */
export async function compare({ input }: TaskInput<CompareInput>): Promise<CompareOutput> {
  try {
    return { refused: null, compared: checkHumanEdit(input.source, input.edited) };
  } catch (error) {
    // Refusals cross the thread as values: an error class would arrive without its code.
    if (!(error instanceof DocxRefusal)) throw error;
    return { refused: { code: error.code, params: { ...error.params } } };
  }
}
